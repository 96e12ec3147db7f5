import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './empty-state.module.css'

type EmptyStateProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  title: ReactNode
  /** Level of the heading in the page around. */
  heading?: 'h2' | 'h3' | undefined
  action?: ReactNode
}

/** Says what is missing and the way on. With `data-tint` it stands on that tint. */
export function EmptyState({ title, heading: Heading = 'h3', action, className, children, ...rest }: EmptyStateProps) {
  return (
    <section {...rest} className={joinClasses(styles.empty, className)}>
      <Heading className="h3">{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action}
    </section>
  )
}
