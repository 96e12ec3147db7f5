import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { isPageLost, newerMarker } from '@shop/domain/payment/bank-marker'
import type { StatementPage } from '@shop/partners/ports/bank-statements'
import type { JobContext } from '#app/jobs/job'
import { insertMovements } from '#app/payment/bank.sql'
import {
  beginReading,
  endReading,
  forgetCall,
  insertOddRow,
  insertPage,
  type Reading,
  updateMissing,
} from '#app/payment/statement.sql'
import { type Db, inTransaction } from '#app/store/database'
import { closeStaffTaskAbout, openStaffTask } from '#app/tasks/staff-tasks.sql'

const BANK = 'fio'
const FIRST_LOOK_DAYS = 30
// The bank tells older days only when somebody unlocks them.
const HISTORY_DAYS = 89
// A movement may be booked on a day that was over when it came.
const OVERLAP_DAYS = 3

const PAGE_LOST = { kind: 'bank_page_lost' as const, subject: `bank:${BANK}` }
const NOT_READ = { kind: 'bank_not_read' as const, subject: `bank:${BANK}` }

/**
 * Stores what is new on the account. One call a run, because the bank answers once in thirty seconds. Usually it is asked for what
 * is new, which moves its marker; when a page may have got lost, or nothing is known yet, for whole days, which moves nothing.
 */
export async function readStatement(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const reading = await beginReading(deps.pool, BANK, now)
  if (!reading) return
  const today = toPragueTime(now).date
  const since = firstDay(reading, today)
  if (reading.missingSince) await reportLost(deps.pool, reading.missingSince, now)
  const read = since ? await deps.bank.readPeriod(since, today) : await deps.bank.readNew()
  if (read.ok) {
    await inTransaction(deps.pool, (db) => storePage({ ...context, db }, reading, read.value, since))
    return
  }
  // A token that has expired looks the same as a bank that is down; a truth says so when it lasts.
  log.error({ answer: read.code, details: read.details, since }, 'bank.not_read')
  // Nobody was reached: the marker is where it was.
  if (read.code === 'unavailable' && read.details.cause === 'unreachable') return forgetCall(deps.pool, BANK)
  if (read.code !== 'refused') return
  const { reason } = read.details
  if (reason === 'too_soon') return forgetCall(deps.pool, BANK)
  if (reason === 'too_many' && !since) return updateMissing(deps.pool, BANK, reading.cursorOn ?? today)
  await openStaffTask(deps.pool, { ...NOT_READ, orderId: null, details: { reason, since }, now })
}

/** Null when only what is new is wanted. */
function firstDay({ cursor, missingSince }: Reading, today: string): string | null {
  if (missingSince === null) return cursor === null ? addDays(today, -FIRST_LOOK_DAYS) : null
  const days = [addDays(today, -HISTORY_DAYS), addDays(missingSince, -OVERLAP_DAYS)]
  return days.toSorted().at(-1) ?? today
}

async function reportLost(db: Db, since: string, now: Date): Promise<void> {
  await openStaffTask(db, { ...PAGE_LOST, orderId: null, details: { since }, now })
}

/** Movements, rows nobody can read, the page itself and our marker: all of it or nothing. */
async function storePage(
  { db, now, log }: JobContext & { db: Db },
  reading: Reading,
  { movements, odd, raw, cursor, previousCursor }: StatementPage,
  since: string | null,
): Promise<void> {
  const stored = await insertMovements(db, BANK, movements, now)
  if (movements.length + odd.length > 0) {
    const pageId = await insertPage(db, { bank: BANK, way: since ? 'period' : 'new', body: raw, now })
    for (const { key, problem } of odd) await insertOddRow(db, { bank: BANK, key, problem, pageId, now })
  }
  const isLost = since === null && isPageLost(reading.cursor, previousCursor)
  const days = movements.map(({ bookedOn }) => bookedOn)
  await endReading(db, BANK, {
    cursor: movements.reduce((newest, { id }) => newerMarker(newest, id), newerMarker(reading.cursor, cursor)),
    cursorOn: [reading.cursorOn, ...days].reduce((newest, day) => ((day ?? '') > (newest ?? '') ? day : newest), null),
    missingSince: isLost ? (reading.cursorOn ?? toPragueTime(now).date) : null,
  })
  const closing = { closedBy: 'system', note: `Výpis je přečtený, nových pohybů: ${stored}.`, now }
  await closeStaffTaskAbout(db, NOT_READ, closing)
  if (isLost) {
    log.warn({ movements: movements.length }, 'bank.page_lost')
    await reportLost(db, reading.cursorOn ?? '', now)
  } else if (reading.missingSince) await closeStaffTaskAbout(db, PAGE_LOST, closing)
  if (movements.length > 0) log.info({ movements: movements.length, stored, odd: odd.length, since }, 'bank.read')
}
