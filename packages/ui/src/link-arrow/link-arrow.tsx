import type { ElementType, ReactNode } from 'react'
import type { AsProps } from '../as-props.ts'
import { Icon } from '../icon/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './link-arrow.module.css'

type Own = { className?: string | undefined; children?: ReactNode }

type LinkArrowProps<T extends ElementType = 'a'> = AsProps<T, Own>

export function LinkArrow<T extends ElementType = 'a'>({ as, className, children, ...rest }: LinkArrowProps<T>) {
  const Element: ElementType = as ?? 'a'
  return (
    <Element {...rest} className={joinClasses(styles.link, className)}>
      {children}
      <Icon name="arrow" className={styles.arrow} />
    </Element>
  )
}
