// A choice from a list: the browser's own select, with our edge and arrow.

import type { SelectHTMLAttributes } from 'react'
import { Icon } from './icons.tsx'
import './select.css'

interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  readonly options: readonly { readonly value: string; readonly text: string }[]
  onChange(value: string): void
}

export const Select = ({ options, onChange, className = '', ...rest }: SelectProps) => (
  <span className={`select ${className}`}>
    <select {...rest} onChange={event => onChange(event.target.value)}>
      {options.map(option => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
    <Icon name="down" />
  </span>
)
