import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './cookie-card.module.css'

type CookieCardProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  label: string
  title: ReactNode
  /** Buttons of equal weight: refusing must be as easy as agreeing. */
  actions: ReactNode
}

export function CookieCard({ label, title, actions, className, children, ...rest }: CookieCardProps) {
  return (
    <section {...rest} aria-label={label} className={joinClasses(styles.card, 'on-light', className)}>
      <div>
        <h2 className="h3">{title}</h2>
        <div className={styles.text}>{children}</div>
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
