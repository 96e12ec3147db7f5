import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './badge.module.css'

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** `theme` takes the colour of the nearest `data-tint`. */
  tone?: 'ink' | 'highlight' | 'outline' | 'success' | 'warn' | 'off' | 'danger' | 'theme' | undefined
}

export function Badge({ tone = 'ink', className, ...rest }: BadgeProps) {
  return <span {...rest} className={joinClasses(styles.badge, className)} data-tone={tone} />
}
