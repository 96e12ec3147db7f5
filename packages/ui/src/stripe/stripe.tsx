import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../join-classes.ts'

/** The nine theme colours in their one order; also the keys of `data-protein`. */
export const THEME_KEYS = [
  'kure',
  'hovezi',
  'losos',
  'jehneci',
  'kachna',
  'zverina',
  'kruta',
  'kralik',
  'vegetarianske',
] as const

export type ThemeKey = (typeof THEME_KEYS)[number]

/** The nine stripes under the header and at the very end of the page. */
export function Stripe({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div aria-hidden="true" {...rest} className={joinClasses('stripe', className)}>
      {THEME_KEYS.map((key) => (
        <i key={key} data-protein={key} />
      ))}
    </div>
  )
}
