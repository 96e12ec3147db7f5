const MINUTE_MS = 60_000
// After five, fifteen and sixty minutes, then every day for ten days; then the gateway has surely said its last word.
const STEPS_MINUTES = [5, 15, 60, ...Array.from({ length: 10 }, (_, day) => (day + 1) * 24 * 60)]

/** States after which the gateway has nothing more to say by itself. */
const ENDED = new Set(['PAID', 'CANCELED', 'TIMEOUTED', 'REFUNDED', 'PARTIALLY_REFUNDED'])

/** When to ask the gateway for the (n + 1)-th time, counted from the beginning of the attempt; null when never again. */
export function nextCheckAt(createdAt: Date, checks: number, now: Date): Date | null {
  const minutes = STEPS_MINUTES[checks]
  if (minutes === undefined) return null
  return new Date(Math.max(createdAt.getTime() + minutes * MINUTE_MS, now.getTime() + MINUTE_MS))
}

export function isEndedAtGateway(state: string): boolean {
  return ENDED.has(state)
}
