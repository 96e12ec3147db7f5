import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'
import type { AsProps } from '../as-props.ts'
import { Icon } from '../icon/icon.tsx'
import { joinClasses } from '../join-classes.ts'
import styles from './chip.module.css'

type Own = {
  /** A dot in the colour of the nearest `data-tint`. */
  dot?: boolean | undefined
  /** Soft ground and a cross: pressing it takes the choice back. */
  removable?: boolean | undefined
  className?: string | undefined
  children?: ReactNode
}

type ChipProps<T extends ElementType = 'button'> = AsProps<T, Own>

/** A small choice. Chosen is `aria-pressed` on a button and `aria-current` on a link. */
export function Chip<T extends ElementType = 'button'>(props: ChipProps<T>) {
  const { as, dot, removable, className, children, ...rest } = props
  const Element: ElementType = as ?? 'button'
  return (
    <Element
      {...(Element === 'button' ? { type: 'button' } : undefined)}
      {...rest}
      className={joinClasses(styles.chip, className)}
      data-removable={removable || undefined}
    >
      {dot ? <span className={styles.dot} /> : null}
      {children}
      {removable ? <Icon name="x" className={styles.cross} /> : null}
    </Element>
  )
}

type ChipsProps = ComponentPropsWithRef<'div'> & {
  /** One line that scrolls sideways instead of wrapping. */
  scroll?: boolean | undefined
}

export function Chips({ scroll, className, ...rest }: ChipsProps) {
  return <div {...rest} className={joinClasses(styles.chips, className)} data-scroll={scroll || undefined} />
}
