import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './plan-list.module.css'

type PlanListProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  items: { when: ReactNode; what: ReactNode; aside?: ReactNode }[]
}

/** What comes when, line by line. */
export function PlanList({ items, className, ...rest }: PlanListProps) {
  return (
    <ol {...rest} className={joinClasses(styles.list, className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are a fixed list without identity
        <li key={index}>
          <span className={styles.when}>{item.when}</span>
          <span className="small">{item.what}</span>
          <b>{item.aside}</b>
        </li>
      ))}
    </ol>
  )
}
