import type { ElementType, MouseEvent, ReactNode } from 'react'
import type { AsProps } from '../as-props.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './button.module.css'

type Own = {
  variant?: 'primary' | 'highlight' | 'line' | 'white' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Takes the whole width. */
  block?: boolean | undefined
  /** Keeps the width and the focus, shows the working nose and swallows clicks. */
  loading?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

export type ButtonProps<T extends ElementType = 'button'> = AsProps<T, Own>

export function Button<T extends ElementType = 'button'>(props: ButtonProps<T>) {
  const { as, variant = 'primary', size = 'medium', block, loading, className, children, ...rest } = props
  const Element: ElementType = as ?? 'button'
  // Not `disabled`: that would drop the focus, and the Enter key in a field would still submit the form.
  const busy = loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: swallow } : undefined
  return (
    <Element
      {...(Element === 'button' ? { type: 'button' } : undefined)}
      {...rest}
      {...busy}
      className={joinClasses(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
    >
      {loading ? <span className={styles.content}>{children}</span> : children}
    </Element>
  )
}

function swallow(event: MouseEvent) {
  event.preventDefault()
}
