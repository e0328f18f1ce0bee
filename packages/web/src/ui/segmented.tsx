// A segmented control: a few choices side by side, one of them chosen. Acts at once.

import './segmented.css'

interface SegmentedProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly {
    readonly value: T
    readonly text: string
    readonly label?: string
    readonly lang?: string
  }[]
  onChange(value: NoInfer<T>): void
}

export const Segmented = <T extends string>({ label, value, options, onChange }: SegmentedProps<T>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that a tool bar has no room for
  <span className="segmented" role="group" aria-label={label}>
    {options.map(option => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        aria-label={option.label}
        lang={option.lang}
        onClick={() => onChange(option.value)}
      >
        {option.text}
      </button>
    ))}
  </span>
)
