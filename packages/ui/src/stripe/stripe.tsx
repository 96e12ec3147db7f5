import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '../join-classes.ts'

/** The nine colours in their one order; also the values of `data-tint`. */
export const TINTS = ['yellow', 'red', 'coral', 'green', 'violet', 'brown', 'pink', 'blue', 'lime'] as const

export type Tint = (typeof TINTS)[number]

/** The nine stripes under the header and at the very end of the page. */
export function Stripe({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div aria-hidden="true" {...rest} className={joinClasses('stripe', className)}>
      {TINTS.map((key) => (
        <i key={key} data-tint={key} />
      ))}
    </div>
  )
}
