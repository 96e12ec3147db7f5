import type { ElementType, ReactNode } from 'react'
import type { AsProps } from '../as-props.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './text-link.module.css'

type Own = {
  /** For a link that stands alone: a row of 44 px to press. */
  standalone?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

type TextLinkProps<T extends ElementType = 'a'> = AsProps<T, Own>

export function TextLink<T extends ElementType = 'a'>({ as, standalone, className, ...rest }: TextLinkProps<T>) {
  const Element: ElementType = as ?? 'a'
  return <Element {...rest} className={joinClasses(styles.link, className)} data-standalone={standalone || undefined} />
}
