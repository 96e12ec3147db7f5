import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './check.module.css'

type CheckProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  /** The label. */
  children: ReactNode
  /** A number at the end of the row. */
  count?: ReactNode
}

export function Check({ children, count, className, ...rest }: CheckProps) {
  return (
    <label className={joinClasses(styles.check, className)}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </label>
  )
}
