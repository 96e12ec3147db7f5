import type { OwnPrice } from '@shop/contract/wholesale/own-prices'
import { Suspense } from 'react'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'

// Only those who have a price of their own ask why; everybody else carries none of it.
const OwnPriceNote = lazyWithTimeout(() => import('./own-price-note.tsx'), 'OwnPriceNote')

/** Below a price: nothing for whoever pays what everybody does. */
export function OwnPricePlace({
  own,
  of,
  steps,
}: {
  own: OwnPrice | undefined
  of: string
  steps?: boolean | undefined
}) {
  if (!own) return null
  return (
    <Suspense>
      <OwnPriceNote own={own} of={of} steps={steps} />
    </Suspense>
  )
}
