import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './check-chip.module.css'

type CheckChipProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  /** One of several instead of any of them. */
  type?: 'checkbox' | 'radio'
  children: ReactNode
}

/** A small choice that a form sends; looks like a chip and is a checkbox or a radio. */
export function CheckChip({ type = 'checkbox', children, className, ...rest }: CheckChipProps) {
  return (
    <label className={joinClasses(styles.chip, className)}>
      <input {...rest} type={type} />
      {children}
    </label>
  )
}
