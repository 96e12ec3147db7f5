import type { ReactNode } from 'react'
import { createListeners } from '../listeners/create-listeners.ts'

export const TOAST_LIFE_MS = 5000
export const TOAST_MIN_LIFE_MS = 1000
/** More than three at once nobody reads; the others wait for a place. */
export const TOASTS_SHOWN = 3

export type ToastTone = 'success' | 'info' | 'danger'
export type NewToast = { title: ReactNode; text?: ReactNode; tone?: ToastTone; life?: number }
export type ShownToast = NewToast & { id: number; life: number; held: boolean }

/** Why the clock of a toast stands: the pointer is over it, or the focus is in it. */
type HoldReason = 'pointer' | 'focus'

type Clock = {
  left: number
  startedAt: number
  timer: ReturnType<typeof setTimeout> | undefined
  holds: Set<HoldReason>
}

export type ToastQueue = ReturnType<typeof createToastQueue>

/** Toasts outside of React: any code may add one, a `<Toaster>` shows them. */
export function createToastQueue() {
  const { subscribe, notify } = createListeners()
  const clocks = new Map<number, Clock>()
  const waiting: ShownToast[] = []
  let shown: readonly ShownToast[] = []
  let lastId = 0

  function publish(next: readonly ShownToast[]) {
    shown = next
    notify()
  }
  function run(id: number, clock: Clock) {
    clock.startedAt = Date.now()
    clock.timer = setTimeout(() => dismiss(id), clock.left)
  }
  function show(toast: ShownToast) {
    const clock: Clock = { left: toast.life, startedAt: 0, timer: undefined, holds: new Set() }
    clocks.set(toast.id, clock)
    run(toast.id, clock)
    publish([...shown, toast])
  }
  function mark(id: number, held: boolean) {
    publish(shown.map((toast) => (toast.id === id ? { ...toast, held } : toast)))
  }

  function add(toast: NewToast): number {
    lastId += 1
    const life = Math.max(toast.life ?? TOAST_LIFE_MS, TOAST_MIN_LIFE_MS)
    const next = { ...toast, id: lastId, life, held: false }
    if (shown.length < TOASTS_SHOWN) show(next)
    else waiting.push(next)
    return lastId
  }
  function dismiss(id: number) {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    publish(shown.filter((toast) => toast.id !== id))
    const next = shown.length < TOASTS_SHOWN ? waiting.shift() : undefined
    if (next) show(next)
  }
  function hold(id: number, reason: HoldReason) {
    const clock = clocks.get(id)
    if (!clock) return
    clock.holds.add(reason)
    if (clock.holds.size > 1 || clock.timer === undefined) return
    clearTimeout(clock.timer)
    clock.timer = undefined
    clock.left -= Date.now() - clock.startedAt
    mark(id, true)
  }
  function release(id: number, reason: HoldReason) {
    const clock = clocks.get(id)
    if (!clock?.holds.delete(reason) || clock.holds.size > 0) return
    run(id, clock)
    mark(id, false)
  }
  return { add, dismiss, hold, release, subscribe, getShown: () => shown }
}
