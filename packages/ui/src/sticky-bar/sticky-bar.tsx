import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './sticky-bar.module.css'

/** The amount and the one action, at hand at the lower edge of a small screen. It sticks as far as its parent reaches. */
export function StickyBar({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={joinClasses(styles.bar, className)} />
}
