// What a guest is called: the field for it, kept on this device and told to the server when it is used.

import { useId, useState } from 'react'
import { change, settings } from '../settings.ts'
import { type ApiResult, changeMe } from './api.ts'
import { commonWords } from './common-words.ts'
import { mySession, ready } from './me.ts'

const LONGEST_NAME = 24

export interface NameWish {
  readonly value: string
  set(value: string): void
  /** Keeps it; whoever is a guest already is called so from now on. */
  keep(): Promise<ApiResult<unknown>>
}

export function useName(): NameWish {
  const [value, set] = useState(() => settings().name)
  return {
    value,
    set,
    async keep() {
      const name = value.trim()
      if (name !== settings().name) change({ name })
      await ready()
      const { me } = mySession()
      // An account has a name of its own; nobody yet becomes a guest with this one.
      if (!me?.guest || name === '' || name === me.name) return { value: undefined }
      return changeMe({ name })
    },
  }
}

export function NameField({ name }: { readonly name: NameWish }) {
  const say = commonWords.use()
  const id = useId()
  return (
    <label className="field" htmlFor={id}>
      <span>{say('name')}</span>
      <input
        id={id}
        value={name.value}
        maxLength={LONGEST_NAME}
        placeholder={say('name.guest')}
        autoComplete="nickname"
        onChange={event => name.set(event.target.value)}
      />
    </label>
  )
}
