import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'
// One cached file outside the bundle: an icon costs a `<use>` in the page and no JavaScript of its own. It must stay a
// file, browsers refuse a data: address in `<use>`.
import spriteUrl from './icons.svg?no-inline'

type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  name: IconName
  /** Drawn as a filled shape instead of an outline. */
  filled?: boolean | undefined
  /** Only where no text stands beside the icon; without it the icon is decoration. */
  label?: string | undefined
}

export function Icon({ name, filled, label, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={joinClasses(styles.icon, className)}
      data-filled={filled || undefined}
    >
      <use href={`${spriteUrl}#i-${name}`} />
    </svg>
  )
}
