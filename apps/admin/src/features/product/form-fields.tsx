import type { ReactNode } from 'react'

interface FieldProps {
  title: string
  value: string
  onChange(value: string): void
  maxLength?: number
  isWide?: boolean
  isDisabled?: boolean
  hint?: ReactNode
}

export function TextField({ title, value, onChange, maxLength = 300, isWide, isDisabled, hint }: FieldProps) {
  return (
    <label className={isWide ? 'fld wide' : 'fld'}>
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

interface SelectFieldProps {
  title: string
  value: string
  choices: readonly { code: string; name: string }[]
  onChange(value: string): void
  /** What stands for nothing; missing where something must be chosen. */
  none?: string
  isDisabled?: boolean
}

export function SelectField({ title, value, choices, onChange, none, isDisabled }: SelectFieldProps) {
  return (
    <label className="fld">
      <span>{title}</span>
      <select className="inp" value={value} disabled={isDisabled} onChange={({ target }) => onChange(target.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** In a cell of a table, where the head of the column is its title. */
export function CellInput({ label, value, onChange, isNumber, isDisabled }: CellInputProps) {
  return (
    <input
      className={isNumber ? 'inp cell num' : 'inp cell'}
      aria-label={label}
      value={value}
      disabled={isDisabled}
      maxLength={160}
      inputMode={isNumber ? 'decimal' : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface CellInputProps {
  label: string
  value: string
  onChange(value: string): void
  isNumber?: boolean
  isDisabled?: boolean
}
