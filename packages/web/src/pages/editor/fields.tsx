// Fields of the editor: a text, a number, a word out of a list, several words, yes or no. Each says what it is called.

import { type InputHTMLAttributes, useId, useState } from 'react'
import { Select } from '../../ui/select.tsx'
import { plainId } from './document.ts'
import { editorWords } from './words.ts'

interface FieldProps {
  readonly label: string
  /** The label is heard, not seen: a heading above says it. */
  readonly bare?: boolean
}

interface TextProps extends FieldProps {
  readonly value: string
  readonly placeholder?: string
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  write(text: string): void
  done?(): void
}

export function TextField({ label, bare, value, write, done, ...rest }: TextProps) {
  const id = useId()
  return (
    <p className="editor-field">
      <label htmlFor={id} className={bare ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={event => write(event.target.value)}
        onBlur={done}
      />
    </p>
  )
}

interface NumberProps extends FieldProps {
  readonly value: number | undefined
  readonly least?: number
  readonly most?: number
  write(n: number): void
}

export function NumberField({ label, bare, value, least = 0, most, write }: NumberProps) {
  const id = useId()
  return (
    <p className="editor-field editor-field-number">
      <label htmlFor={id} className={bare ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        min={least}
        max={most}
        value={value ?? ''}
        onChange={event => {
          const n = event.target.valueAsNumber
          if (Number.isFinite(n)) write(n)
        }}
      />
    </p>
  )
}

interface ChoiceProps extends FieldProps {
  readonly value: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  choose(value: string): void
}

/** What stands in the data is offered even where it is none of the choices: a fault says so. */
export function ChoiceField({ label, bare, value, options, choose }: ChoiceProps) {
  const id = useId()
  const known = options.some(option => option.value === value)
  return (
    <p className="editor-field">
      <label htmlFor={id} className={bare ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <Select
        id={id}
        value={value}
        options={known ? options : [{ value, text: value || '—' }, ...options]}
        onChange={choose}
      />
    </p>
  )
}

interface YesProps extends FieldProps {
  readonly value: boolean
  set(value: boolean): void
}

export const YesField = ({ label, value, set }: YesProps) => (
  <label className="editor-yes">
    <input type="checkbox" checked={value} onChange={event => set(event.target.checked)} />
    <span>{label}</span>
  </label>
)

interface NameProps extends FieldProps {
  readonly value: string
  rename(name: string): void
}

/** A name as data have it, taken when it is left or Enter is pressed: halves of names are nobody's. */
export function NameField({ label, value, rename }: NameProps) {
  const [typed, setTyped] = useState<string>()
  const id = useId()
  const take = () => {
    if (typed !== undefined) rename(typed.replace(/-$/, ''))
    setTyped(undefined)
  }
  return (
    <p className="editor-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={typed ?? value}
        autoComplete="off"
        spellCheck={false}
        onChange={event => setTyped(plainId(event.target.value))}
        onKeyDown={event => event.key === 'Enter' && take()}
        onBlur={take}
      />
    </p>
  )
}

interface WordsProps extends FieldProps {
  readonly value: readonly string[]
  readonly options: readonly { readonly value: string; readonly text: string }[]
  set(value: readonly string[]): void
}

/** A list of words, each with a button that takes it away, and a list of those that can be added. */
export function WordsField({ label, value, options, set }: WordsProps) {
  const t = editorWords.use()
  const id = useId()
  const textOf = (word: string) => options.find(option => option.value === word)?.text ?? word
  return (
    <div className="editor-field editor-words">
      <label htmlFor={id}>{label}</label>
      <span className="editor-chips">
        {value.map((word, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may be there twice
            key={i}
            type="button"
            className="editor-chip"
            aria-label={t('take-away', { name: textOf(word) })}
            onClick={() => set(value.toSpliced(i, 1))}
          >
            {textOf(word)} <span aria-hidden="true">×</span>
          </button>
        ))}
        <Select
          id={id}
          value=""
          options={[{ value: '', text: t('add') }, ...options]}
          onChange={word => word !== '' && set([...value, word])}
        />
      </span>
    </div>
  )
}
