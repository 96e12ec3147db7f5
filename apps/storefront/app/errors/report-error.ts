import { isFailure } from './is-failure.ts'

const PENDING = 'unreported-errors'
const MOST_PENDING = 5

interface StoredError {
  name: string
  message: string
}

let pending: unknown[] = []
let wake: (() => void) | undefined

/** Hands an error to monitoring. Its library is loaded late, so errors wait here until it is ready to take them. */
export function reportError(error: unknown, { afterReload = false } = {}): void {
  if (!isFailure(error)) return
  if (afterReload) {
    keepForNextPage(error)
    return
  }
  pending = [...pending, error].slice(-MOST_PENDING)
  wake?.()
}

/** Called whenever something waits; `drain` gives it out once. */
export function onWaitingErrors(listener: () => void): void {
  wake = listener
  pending = [...takeKept(), ...pending]
  if (pending.length > 0) listener()
}

export function drainErrors(): unknown[] {
  const errors = pending
  pending = []
  return errors
}

function keepForNextPage(error: unknown): void {
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) }
  sessionStorage.setItem(PENDING, JSON.stringify([{ name, message } satisfies StoredError]))
}

function takeKept(): Error[] {
  const kept = sessionStorage.getItem(PENDING)
  if (!kept) return []
  sessionStorage.removeItem(PENDING)
  const stored = JSON.parse(kept) as StoredError[]
  return stored.map(({ name, message }) => Object.assign(new Error(message), { name }))
}
