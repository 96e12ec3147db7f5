import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './timeline.module.css'

export function Timeline({ className, ...rest }: ComponentPropsWithRef<'ol'>) {
  return <ol {...rest} className={joinClasses(styles.timeline, className)} />
}

type TimelineItemProps = Omit<ComponentPropsWithRef<'li'>, 'title'> & {
  state: 'done' | 'current' | 'ahead'
  title: ReactNode
  icon?: IconName | undefined
}

export function TimelineItem({ state, title, icon, children, ...rest }: TimelineItemProps) {
  return (
    <li {...rest} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.point}>
        <Icon name={icon ?? 'check'} />
      </span>
      <span>
        <b>{title}</b>
        {children}
      </span>
    </li>
  )
}
