import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { JobContext } from '#app/jobs/job'
import { insertMovements, selectCursor, selectNewMovements, upsertCursor } from '#app/payment/bank.sql'
import { takeMovement } from '#app/payment/take-movement'
import { inTransaction } from '#app/store/database'

const BANK = 'fio'
const FIRST_LOOK_DAYS = 30

/** Stores what is new on the account, then matches whatever is stored and not matched yet. */
export async function importBank(context: JobContext): Promise<void> {
  const problem = await readNew(context)
  await matchNew(context)
  if (problem) throw new Error(problem)
}

/**
 * The bank moves its marker when we read; ours moves in the transaction that stores the page. When the two differ, a page
 * got lost between them and is asked for again. Without a marker of ours the last days are read as a whole.
 */
async function readNew({ deps, log, now }: JobContext): Promise<string | null> {
  const { bank, pool } = deps
  const today = toPragueTime(now).date
  const cursor = await selectCursor(pool, BANK)
  const read = cursor === null ? await bank.readPeriod(addDays(today, -FIRST_LOOK_DAYS), today) : await bank.readNew()
  if (!read.ok) {
    if (read.code === 'refused' && read.details.reason === 'too_soon') return null
    // A token that has expired looks the same as a bank that is down: a person must hear of it when it lasts.
    log.error({ answer: read.code, details: read.details }, 'bank.not_read')
    return 'The bank did not give its movements.'
  }
  const { movements, cursor: next, previousCursor } = read.value
  const isLost = cursor !== null && previousCursor !== null && previousCursor !== cursor
  await inTransaction(pool, async (db) => {
    await insertMovements(db, BANK, movements, now)
    if (next !== null && !isLost) await upsertCursor(db, BANK, next, now)
  })
  if (movements.length > 0) log.info({ movements: movements.length }, 'bank.read')
  if (!isLost) return null
  log.warn({ movements: movements.length }, 'bank.page_lost')
  await bank.rewindTo(cursor)
  return null
}

/** Each movement by itself: one that cannot be matched must not hold back the money of others. */
async function matchNew(context: JobContext): Promise<void> {
  const { deps, log } = context
  const failed: number[] = []
  for (const id of await selectNewMovements(deps.pool)) {
    try {
      const outcome = await inTransaction(deps.pool, (db) => takeMovement({ ...context, db }, id))
      log.info({ movementId: id, outcome }, 'bank.matched')
    } catch (error) {
      failed.push(id)
      log.error({ err: error, movementId: id }, 'bank.match_failed')
    }
  }
  if (failed.length > 0) throw new Error(`Movements that could not be matched: ${failed.join(', ')}`)
}
