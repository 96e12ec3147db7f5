import type { ReactNode } from 'react'

export interface WordFieldProps {
  title: string
  value: string
  maxLength: number
  /** A line when nobody says how many. */
  rows?: number
  isDisabled?: boolean
  hint?: ReactNode
  onChange(value: string): void
}

/** Words under their title, in a line or in an area. */
export function WordField({ title, value, maxLength, rows, isDisabled = false, hint, onChange }: WordFieldProps) {
  if (rows === undefined) {
    return (
      <label className="fld wide">
        <span>{title}</span>
        <input
          className="inp"
          maxLength={maxLength}
          disabled={isDisabled}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        {hint}
      </label>
    )
  }
  return (
    <label className="fld wide">
      <span>{title}</span>
      <textarea
        className="inp"
        rows={rows}
        maxLength={maxLength}
        disabled={isDisabled}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint}
    </label>
  )
}
