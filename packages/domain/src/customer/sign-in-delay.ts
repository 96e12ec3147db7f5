const FREE_FAILURES = 5
const FIRST_DELAY_SECONDS = 15
const LONGEST_DELAY_SECONDS = 15 * 60

/**
 * How long the same person from the same network waits after so many failures. The first five cost nothing, then every
 * failure doubles the wait. It is never a lock: whoever comes from elsewhere, or by a link from the mailbox, gets in at once.
 */
export function signInDelaySeconds(failures: number): number {
  if (failures < FREE_FAILURES) return 0
  return Math.min(FIRST_DELAY_SECONDS * 2 ** (failures - FREE_FAILURES), LONGEST_DELAY_SECONDS)
}
