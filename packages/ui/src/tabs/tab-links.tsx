import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './tabs.module.css'

type TabLinksProps = ComponentPropsWithRef<'nav'> & { label: string }

/** The look of tabs for links between pages; the current one carries `aria-current`. */
export function TabLinks({ label, className, ...rest }: TabLinksProps) {
  return <nav {...rest} aria-label={label} className={joinClasses(styles.tabs, className)} />
}
