// Passkeys, by the browser's own means: the server's options in, the key's answer out, both as JSON.

import { type ApiResult, ask } from './api.ts'
import { arrive } from './me.ts'

export interface PasskeyCard {
  readonly id: string
  readonly name?: string
  readonly createdAt?: string
}

export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

const cancelled: ApiResult<never> = { trouble: { code: 'passkey-cancelled', message: 'The passkey was not used.' } }

/** What the browser or the key says; it throws when the person says no. */
async function answerOf(credential: Promise<Credential | null>): Promise<unknown> {
  try {
    const found = await credential
    return found instanceof PublicKeyCredential ? found.toJSON() : undefined
  } catch {
    return undefined
  }
}

export const passkeys = () => ask<readonly PasskeyCard[]>('GET', '/auth/passkey/list-user-passkeys')

export const dropPasskey = (id: string) => ask<unknown>('POST', '/auth/passkey/delete-passkey', { id })

export async function addPasskey(name: string): Promise<ApiResult<unknown>> {
  const options = await ask<PublicKeyCredentialCreationOptionsJSON>('GET', '/auth/passkey/generate-register-options')
  if (options.trouble) return options
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options.value)
  const response = await answerOf(navigator.credentials.create({ publicKey }))
  if (response === undefined) return cancelled
  return ask('POST', '/auth/passkey/verify-registration', { response, name })
}

export async function signInWithPasskey(): Promise<ApiResult<unknown>> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('GET', '/auth/passkey/generate-authenticate-options')
  if (options.trouble) return options
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.value)
  const response = await answerOf(navigator.credentials.get({ publicKey }))
  if (response === undefined) return cancelled
  return arrive(await ask('POST', '/auth/passkey/verify-authentication', { response }))
}
