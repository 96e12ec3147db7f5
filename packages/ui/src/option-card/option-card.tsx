import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './option-card.module.css'

type OptionCardProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'title' | 'children'> & {
  title: ReactNode
  icon?: IconName | undefined
  description?: ReactNode
  /** Right edge of the row: what the choice costs. */
  aside?: ReactNode
  /** Shown under the row while the card is chosen: further fields, a place. Never inside the label. */
  children?: ReactNode
}

/** One row, one decision: a radio the size of a card. Why an option is closed belongs to its description. */
export function OptionCard({ title, icon, description, aside, children, className, ...rest }: OptionCardProps) {
  return (
    <div className={joinClasses(styles.card, className)}>
      <label className={styles.row}>
        <input {...rest} type="radio" />
        {icon ? <Icon name={icon} /> : null}
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {description ? <span className={styles.description}>{description}</span> : null}
        </span>
        {aside === undefined ? null : <span className={styles.aside}>{aside}</span>}
      </label>
      {children ? <div className={styles.more}>{children}</div> : null}
    </div>
  )
}

/** A column of cards. */
export function OptionCards({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={joinClasses(styles.cards, className)} />
}
