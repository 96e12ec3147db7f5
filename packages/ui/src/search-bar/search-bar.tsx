import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './search-bar.module.css'

type SearchBarProps = ComponentPropsWithRef<'input'> & {
  label: string
  submitLabel: string
  /** Takes the place of the plain input: a late loaded combobox with the same look. */
  children?: ReactNode
}

/** The inside of a search form; wrap it into `<search><form>` so that it works without scripts. */
export function SearchBar({ label, submitLabel, children, className, ...rest }: SearchBarProps) {
  return (
    <div className={joinClasses(styles.bar, className)}>
      {children ?? <input {...rest} type="search" aria-label={label} />}
      <button type="submit" aria-label={submitLabel}>
        <Icon name="search" />
      </button>
    </div>
  )
}
