/** A browser that is never idle does it all the same after this time, in ms. */
const IDLE_TIMEOUT = 2000

export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_TIMEOUT })
  else setTimeout(work, IDLE_TIMEOUT)
}
