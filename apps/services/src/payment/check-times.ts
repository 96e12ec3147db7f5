const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
// After five, fifteen and sixty minutes, after three and eight hours, then every day for ten days; then the gateway has surely said
// its last word. The hours are for money paid in a window left open: it must be known before the parcel is closed.
const STEPS_MINUTES = [5, 15, 60, 3 * 60, 8 * 60, ...Array.from({ length: 10 }, (_, day) => (day + 1) * 24 * 60)]

/**
 * States after which the gateway has nothing more to say by itself. Not those of a payment that was given up: a bank may bring
 * its money days later, and the ring about it may get lost like any other.
 */
const ENDED = new Set(['PAID', 'REFUNDED', 'PARTIALLY_REFUNDED'])

/**
 * When to ask the gateway next, counted from the beginning of the attempt; null when never again. By time, not by how often
 * it was asked: rings and return pages ask too, and a customer who reloads must not use the poller up.
 */
export function nextCheckAt(createdAt: Date, now: Date): Date | null {
  const times = STEPS_MINUTES.map((minutes) => createdAt.getTime() + minutes * MINUTE_MS)
  const next = times.find((time) => time >= now.getTime() + MINUTE_MS)
  return next === undefined ? null : new Date(next)
}

/** Money that is on its way back may be asked for long after the attempt; it is watched until it has arrived. */
export function nextRefundCheckAt(createdAt: Date, now: Date): Date {
  return nextCheckAt(createdAt, now) ?? new Date(now.getTime() + DAY_MS)
}

/** After a silence: soon, and then less and less often. */
export function retryCheckAt(checks: number, now: Date): Date {
  return new Date(now.getTime() + (STEPS_MINUTES[Math.min(checks, 2)] ?? 60) * MINUTE_MS)
}

export function isEndedAtGateway(state: string): boolean {
  return ENDED.has(state)
}
