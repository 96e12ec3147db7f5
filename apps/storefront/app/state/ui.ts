import type { NewToast, ToastQueue } from '@shop/ui/toast/toast-queue'
import { useSyncExternalStore } from 'react'

let queue: ToastQueue | null = null
const listeners = new Set<() => void>()

/** Most visits never see a toast, so the queue comes with the first one. */
export async function showToast(toast: NewToast): Promise<void> {
  const { createToastQueue } = await import('@shop/ui/toast/toast-queue')
  if (!queue) {
    queue = createToastQueue()
    for (const listener of listeners) listener()
  }
  queue.add(toast)
}

/** Null until there is something to show. */
export function useToasts(): ToastQueue | null {
  return useSyncExternalStore(
    subscribe,
    () => queue,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
