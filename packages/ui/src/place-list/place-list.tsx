import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import type { AsProps } from '../as-props.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './place-list.module.css'

export function PlaceList({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return <ul {...rest} className={joinClasses(styles.list, className)} />
}

type Own = {
  name: ReactNode
  /** Right edge of the first line. */
  aside?: ReactNode
  /** Lines below. */
  children?: ReactNode
}

type PlaceProps<T extends ElementType = 'button'> = AsProps<T, Own>

/** One place to choose; the chosen one carries `aria-current`. */
export function Place<T extends ElementType = 'button'>({ as, name, aside, children, ...rest }: PlaceProps<T>) {
  const Element: ElementType = as ?? 'button'
  return (
    <li>
      <Element {...(Element === 'button' ? { type: 'button' } : undefined)} {...rest}>
        <span className="row-between">
          <b>{name}</b>
          <span className="small muted">{aside}</span>
        </span>
        {children}
      </Element>
    </li>
  )
}
