import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './field.module.css'
import { FieldContext } from './field-context.ts'

export type FieldProps = Omit<ComponentPropsWithRef<'div'>, 'id'> & {
  label: ReactNode
  /** Id of the control, for links from an error summary; made up when missing. */
  id?: string | undefined
  /** Said after the label in a quiet voice: that the field may stay empty. */
  optional?: ReactNode
  hint?: ReactNode
  /** One sentence; its presence makes the field invalid. */
  error?: ReactNode
  /** The value was checked and is right. */
  valid?: boolean | undefined
}

/** Label, hint and error around one control, which takes its id and descriptions from here. */
export function Field({ label, id, optional, hint, error, valid, className, children, ...rest }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ') || undefined
  return (
    <div {...rest} className={joinClasses(styles.field, className)}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
        {optional ? <span className={styles.optional}> {optional}</span> : null}
      </label>
      <FieldContext value={{ id: controlId, describedBy, invalid: Boolean(error), valid: Boolean(valid && !error) }}>
        {children}
      </FieldContext>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
