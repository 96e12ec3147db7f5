import { Children, type ComponentPropsWithRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './breadcrumbs.module.css'

type BreadcrumbsProps = ComponentPropsWithRef<'nav'> & { label: string }

/** Children are links from the top down; the last is `<span aria-current="page">`. */
export function Breadcrumbs({ label, className, children, ...rest }: BreadcrumbsProps) {
  return (
    <nav {...rest} aria-label={label} className={joinClasses(styles.crumbs, className)}>
      <ol>
        {Children.map(children, (crumb) => (
          <li>{crumb}</li>
        ))}
      </ol>
    </nav>
  )
}
