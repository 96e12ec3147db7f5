import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './line-item.module.css'

type LineItemProps = ComponentPropsWithRef<'article'> & {
  /** On the tint of `data-tint`, with its colour as the lower edge. */
  picture: ReactNode
  /** A link or plain text. */
  name: ReactNode
  /** Remarks under the name. */
  details?: ReactNode
  sum: ReactNode
  size?: 'medium' | 'small' | undefined
}

/** One row of a list of things with a sum. Children are its controls, below and across. */
export function LineItem({ picture, name, details, sum, size, className, children, ...rest }: LineItemProps) {
  return (
    <article {...rest} className={joinClasses(styles.line, className)} data-size={size}>
      <div className={styles.picture}>{picture}</div>
      <div>
        <div className={styles.name}>{name}</div>
        {details}
      </div>
      <div className={styles.sum}>{sum}</div>
      {children ? <div className={styles.controls}>{children}</div> : null}
    </article>
  )
}
