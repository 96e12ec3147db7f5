import { addDays } from '@shop/domain/calendar/local-date'
import { fromPragueTime } from '@shop/domain/calendar/prague-time'
import { giveBackCredits } from '@shop/domain/credits/give-back-credits'
import { spendCredits } from '@shop/domain/credits/spend-credits'
import { RequestError } from '#app/http/request-error'
import { insertReversal, insertSpending, selectSpent, selectUsableLots } from '#app/order/order-credits.sql'
import type { Db } from '#app/store/database'

interface Spending {
  customerId: number
  orderId: number
  credits: number
  now: Date
  today: string
}

/** Takes credits for an order, those that end first. The caller holds the customer's lock. */
export async function spendOrderCredits(db: Db, { customerId, orderId, credits, now, today }: Spending): Promise<void> {
  const lots = await selectUsableLots(db, customerId, now)
  // The statement has already judged by the minute; the rule chooses among what it found.
  const ledger = {
    lots: lots.map(({ id, expiresOn }) => ({ id, usableFrom: today, expiresOn })),
    entries: lots.map(({ id, left }) => ({ lotId: id, kind: 'earn' as const, credits: left })),
  }
  const spent = spendCredits(credits, ledger, today)
  if (!spent.ok) throw new RequestError('credits_refused', { reason: spent.code, ...(spent.details as object) })
  await insertSpending(db, { customerId, orderId, entries: spent.value, now })
}

interface Returning {
  customerId: number
  orderId: number
  /** Null for everything that has not come back yet. */
  credits: number | null
  minimumDays: number
  now: Date
  today: string
}

/** What an order spent, with the original end of each lot, but never sooner than agreed. */
export async function returnOrderCredits(
  db: Db,
  { customerId, orderId, credits: wanted, minimumDays, now, today }: Returning,
): Promise<number> {
  const spent = await selectSpent(db, customerId, orderId)
  const credits = wanted ?? -spent.reduce((sum, entry) => sum + entry.credits, 0)
  const entries = spent.map(({ lotId, credits: taken }) => ({ lotId, kind: 'spend' as const, credits: taken }))
  const lots = spent.map(({ lotId, usableFrom, expiresOn }) => ({ id: lotId, usableFrom, expiresOn }))
  for (const { fromLotId, credits: back, expiresOn, needsNewLot } of giveBackCredits(
    credits,
    entries,
    lots,
    today,
    minimumDays,
  )) {
    const entry = spent.find(({ lotId }) => lotId === fromLotId)
    if (!entry) continue
    const expiresAt = needsNewLot && expiresOn ? endOfDay(expiresOn) : entry.expiresAt
    await insertReversal(db, { customerId, entryId: entry.id, credits: back, expiresAt, now })
  }
  return credits
}

function endOfDay(day: string): Date {
  return new Date(fromPragueTime(addDays(day, 1), '00:00').getTime() - 1)
}
