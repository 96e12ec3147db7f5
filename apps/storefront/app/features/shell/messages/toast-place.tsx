import { createToastQueue } from '@shop/ui/toast/toast-queue'
import { Toaster } from '@shop/ui/toast/toaster'
import { useEffect, useState } from 'react'
import { takeToasts } from '#app/state/ui.ts'
import { cartTexts } from '#app/texts/cart/cart.ts'

/** Where toasts appear. */
export function ToastPlace() {
  const [queue] = useState(createToastQueue)

  // Toasts are added by code outside of React.
  useEffect(() => takeToasts(queue.add), [queue])

  return <Toaster queue={queue} label={cartTexts.messages} closeLabel={cartTexts.closeMessage} />
}
