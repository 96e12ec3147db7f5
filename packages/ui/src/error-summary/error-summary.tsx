import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './error-summary.module.css'

type ErrorSummaryProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: ReactNode
  /** In the order of the fields; `field` is the id of the control. */
  errors: { field: string; message: ReactNode }[]
}

/** Stands above a form that was refused and leads to each wrong field. Draws nothing when nothing is wrong. */
export function ErrorSummary({ title, errors, className, ...rest }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return (
    <div role="alert" tabIndex={-1} {...rest} className={joinClasses(styles.summary, className)}>
      <b>{title}</b>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
