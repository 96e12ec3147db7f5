import type { NewToast } from '@shop/ui/toast/toast-queue'

const waiting: NewToast[] = []
let show: ((toast: NewToast) => unknown) | null = null

/** Any code may have something to say; what shows it may come to the page later and takes over what has waited. */
export function showToast(toast: NewToast): void {
  if (show) show(toast)
  else waiting.push(toast)
}

/** From now on toasts go there; the answer gives the place up. */
export function takeToasts(taker: (toast: NewToast) => unknown): () => void {
  show = taker
  for (const toast of waiting.splice(0)) taker(toast)
  return () => {
    show = null
  }
}
