const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** After the first try, the second and so on; the last one holds for all that follow. */
const WAITS_MS = [5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS] as const

const PATIENCE_MS = 3 * DAY_MS

/** Failures in a row after which the first success wakes everything that waits. */
const SILENT_AFTER = 5

/** When an event that was tried so many times is tried again. */
export function nextTryAfter(tries: number, now: Date): Date {
  const wait = WAITS_MS[Math.min(Math.max(tries, 1), WAITS_MS.length) - 1] ?? HOUR_MS
  return new Date(now.getTime() + wait)
}

/** An endpoint that has answered nothing well for days is no longer tried until its partner says so. */
export function isGivenUp(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= PATIENCE_MS
}

/** Whether an endpoint was away rather than at odds with one event: what waits for it need not wait any longer. */
export function isBack(failures: number): boolean {
  return failures >= SILENT_AFTER
}
