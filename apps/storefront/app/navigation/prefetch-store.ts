import { useSyncExternalStore } from 'react'
import { mayPrefetch } from './connection.ts'

/** A browser that is never idle still starts to fetch ahead after this time. */
const IDLE_TIMEOUT = 2000

let isIdle = false
let waits = false
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

function waitForIdle() {
  if (waits) return
  waits = true
  const done = () => {
    isIdle = true
    notify()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: IDLE_TIMEOUT })
  else setTimeout(done, IDLE_TIMEOUT)
}

function subscribe(listener: () => void) {
  waitForIdle()
  if (listeners.size === 0) {
    addEventListener('online', notify)
    addEventListener('offline', notify)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('online', notify)
    removeEventListener('offline', notify)
  }
}

/** False on the server and until the browser has drawn the page and rests. */
export function useMayPrefetch(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isIdle && mayPrefetch(navigator),
    () => false,
  )
}
