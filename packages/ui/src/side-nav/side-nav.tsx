import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './side-nav.module.css'

type SideNavProps = ComponentPropsWithRef<'nav'> & { label: string }

/** Links of a section: a scrolling row on small and medium screens, a column on large ones. */
export function SideNav({ label, className, ...rest }: SideNavProps) {
  return <nav {...rest} aria-label={label} className={joinClasses(styles.nav, className)} />
}
