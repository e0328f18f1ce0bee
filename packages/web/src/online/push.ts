// Notices of this browser while the page is closed (Web Push): asked for by a click, told to the server, taken back.

import { type ApiResult, dropPush, keepPush, pushKey } from './api.ts'

export type PushState = 'on' | 'off' | 'denied' | 'unable'

const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : Promise.resolve(undefined)

export async function pushState(): Promise<PushState> {
  if (!('PushManager' in window) || !('Notification' in window)) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  const found = await registration()
  if (!found) return 'unable'
  return (await found.pushManager.getSubscription()) ? 'on' : 'off'
}

const unable: ApiResult<never> = { trouble: { code: 'push-unable', message: 'This browser cannot be notified.' } }

export async function pushOn(): Promise<ApiResult<unknown>> {
  const found = await registration()
  if (!found) return unable
  const key = await pushKey()
  if (key.trouble) return key
  try {
    const made = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key })
    const { endpoint, keys } = made.toJSON()
    const answer = await keepPush({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } })
    if (answer.trouble) await made.unsubscribe()
    return answer
  } catch {
    return unable
  }
}

/** Somebody has come, or has a new password: the server has forgotten this browser, which still wants to be told. */
export async function pushAgain(): Promise<void> {
  const made = await (await registration())?.pushManager?.getSubscription()
  if (!made) return
  const { endpoint, keys } = made.toJSON()
  await keepPush({ endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } })
}

export async function pushOff(): Promise<ApiResult<unknown>> {
  const made = await (await registration())?.pushManager.getSubscription()
  if (!made) return { value: undefined }
  await made.unsubscribe()
  return dropPush(made.endpoint)
}
