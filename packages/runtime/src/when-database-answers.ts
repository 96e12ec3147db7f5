import { setTimeout as delay } from 'node:timers/promises'
import { isOutage } from './database-outage.ts'
import type { Logger } from './logger.ts'

interface Waiting {
  log: Pick<Logger, 'warn' | 'info'>
  firstMs?: number
  longestMs?: number
}

const FIRST_MS = 250
const LONGEST_MS = 5000

/**
 * The first work of a start, repeated for as long as the database is away: a process that ended instead would be started again and
 * again, and supervisors give up on those. Everything else that is wrong, such as a password, ends the start at once.
 */
export async function whenDatabaseAnswers<Result>(
  { log, firstMs = FIRST_MS, longestMs = LONGEST_MS }: Waiting,
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now()
  for (let waitMs = firstMs; ; waitMs = Math.min(2 * waitMs, longestMs)) {
    try {
      const result = await work()
      if (waitMs > firstMs) log.info({ ms: Math.round(performance.now() - began) }, 'database.answers')
      return result
    } catch (error) {
      if (!isOutage(error)) throw error
      log.warn({ err: error, waitMs }, 'database.awaited')
      await delay(waitMs)
    }
  }
}
