import { type ComponentPropsWithRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './quantity.module.css'

type QuantityProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'defaultValue'> & {
  labels: { value: string; less: string; more: string }
  name?: string | undefined
  /** Given from outside; without it the stepper keeps its own number, starting at `defaultValue`. */
  value?: number | undefined
  defaultValue?: number | undefined
  min?: number | undefined
  max?: number | undefined
  size?: 'medium' | 'large' | undefined
  disabled?: boolean | undefined
  onValueChange?: ((value: number) => void) | undefined
}

/** A number field between two buttons. The field alone does the work where scripts do not run. */
export function Quantity(props: QuantityProps) {
  const { labels, name, value, defaultValue, min = 1, max, size, disabled, onValueChange, className, ...rest } = props
  const [own, setOwn] = useState(value ?? defaultValue ?? min)
  // While somebody types, the field may hold what is no number yet.
  const [draft, setDraft] = useState<string>()
  const current = value ?? own

  function change(next: number) {
    const kept = Math.min(Math.max(next, min), max ?? next)
    setOwn(kept)
    if (kept !== current) onValueChange?.(kept)
  }
  function type(text: string) {
    setDraft(text)
    const typed = Number.parseInt(text, 10)
    if (typed >= min && typed <= (max ?? typed)) change(typed)
  }
  function settle() {
    const typed = Number.parseInt(draft ?? '', 10)
    setDraft(undefined)
    if (Number.isFinite(typed)) change(typed)
  }
  return (
    <div {...rest} className={joinClasses(styles.quantity, className)} data-size={size}>
      <button
        type="button"
        aria-label={labels.less}
        disabled={disabled || current <= min}
        onClick={() => change(current - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={labels.value}
        min={min}
        max={max}
        disabled={disabled}
        value={draft ?? current}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
      />
      <button
        type="button"
        aria-label={labels.more}
        disabled={disabled || (max !== undefined && current >= max)}
        onClick={() => change(current + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
