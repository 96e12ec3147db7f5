import type { ComponentPropsWithRef, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './filter-group.module.css'

type FilterGroupProps = ComponentPropsWithRef<'fieldset'> & { legend: ReactNode }

export function FilterGroup({ legend, className, children, ...rest }: FilterGroupProps) {
  return (
    <fieldset {...rest} className={joinClasses(styles.group, className)}>
      <legend>{legend}</legend>
      <div className={styles.content}>{children}</div>
    </fieldset>
  )
}
