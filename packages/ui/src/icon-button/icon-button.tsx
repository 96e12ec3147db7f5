import type { ElementType, ReactNode } from 'react'
import type { AsProps } from '../as-props.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.ts'
import { joinClasses } from '../join-classes.ts'
import styles from './icon-button.module.css'

type Own = {
  icon: IconName
  /** What the button does: its only name. */
  label: string
  outlined?: boolean | undefined
  className?: string | undefined
  /** A count or dot laid over the icon. */
  children?: ReactNode
}

type IconButtonProps<T extends ElementType = 'button'> = AsProps<T, Own>

export function IconButton<T extends ElementType = 'button'>(props: IconButtonProps<T>) {
  const { as, icon, label, outlined, className, children, ...rest } = props
  const Element: ElementType = as ?? 'button'
  return (
    <Element
      {...(Element === 'button' ? { type: 'button' } : undefined)}
      {...rest}
      aria-label={label}
      className={joinClasses(styles.button, className)}
      data-outlined={outlined || undefined}
    >
      <Icon name={icon} />
      {children}
    </Element>
  )
}
