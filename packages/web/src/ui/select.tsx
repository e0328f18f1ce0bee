// A choice from a list: the browser's own select, with our edge and arrow.

import type { SelectHTMLAttributes } from 'react'
import { Icon } from './icons.tsx'
import './select.css'

interface SelectProps<Value extends string> extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  readonly options: readonly { readonly value: Value; readonly text: string }[]
  onChange(value: Value): void
}

export const Select = <Value extends string>({ options, onChange, className = '', ...rest }: SelectProps<Value>) => (
  <span className={`select ${className}`}>
    <select {...rest} onChange={event => onChange(options[event.target.selectedIndex].value)}>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
    <Icon name="down" />
  </span>
)
