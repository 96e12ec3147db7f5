import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from '../check/check.module.css'
import { joinClasses } from '../join-classes.ts'

type RadioProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> & {
  /** The label. */
  children: ReactNode
  /** A number at the end of the row. */
  count?: ReactNode
}

export function Radio({ children, count, className, ...rest }: RadioProps) {
  return (
    <label className={joinClasses(styles.check, className)}>
      <input {...rest} type="radio" />
      <span>{children}</span>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </label>
  )
}
