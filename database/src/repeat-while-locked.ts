import { setTimeout as delay } from 'node:timers/promises'

interface Repetition {
  say(line: string): void
  tries?: number
  firstPauseMs?: number
  longestPauseMs?: number
}

/** What the server says when a lock was not had in time, as it comes through dbmate: only words. */
const LOCKED = /canceling statement due to lock timeout|55P03/
const TRIES = 12
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000

/**
 * A migration that waits for a table makes everybody behind it wait too, readers included. It therefore gives up after two seconds
 * (`migration-url.ts`), lets them pass and tries again; what was applied before it stays applied.
 */
export async function repeatWhileLocked<Result>(
  work: () => Promise<Result>,
  { say, tries = TRIES, firstPauseMs = FIRST_PAUSE_MS, longestPauseMs = LONGEST_PAUSE_MS }: Repetition,
): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await work()
    } catch (error) {
      if (turn === tries || !isLocked(error)) throw error
      const pause = Math.min(firstPauseMs * 2 ** (turn - 1), longestPauseMs)
      say(`Somebody holds a table that a migration needs; try ${turn + 1} of ${tries} in ${pause} ms.`)
      await delay(pause)
    }
  }
}

function isLocked(error: unknown): boolean {
  const { message = '', stderr = '' } = error as { message?: string; stderr?: string }
  return LOCKED.test(message) || LOCKED.test(stderr)
}
