import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './check-chip.module.css'

type CheckChipProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & { children: ReactNode }

/** A small choice of several that a form sends; looks like a chip and is a checkbox. */
export function CheckChip({ children, className, ...rest }: CheckChipProps) {
  return (
    <label className={joinClasses(styles.chip, className)}>
      <input {...rest} type="checkbox" />
      {children}
    </label>
  )
}
