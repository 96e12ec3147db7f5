import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { creditsAfterReturns } from '@shop/domain/credits/credits-after-returns'
import { takeBackCredits } from '@shop/domain/credits/take-back-credits'
import { releaseEarnedCredits } from '#app/order/earned-credits.sql'
import { returnOrderCredits } from '#app/order/order-credits'
import { selectUsableLots } from '#app/order/order-credits.sql'
import {
  insertTakings,
  type ReturnedOrder,
  selectLotLeft,
  selectReturnedOrder,
  writeDebt,
} from '#app/order/returned-credits.sql'
import type { Db } from '#app/store/database'

interface Settling {
  db: Db
  now: Date
}

/**
 * Brings the credits of an order to what its returned goods leave of them: those spent on them come back, those earned by them
 * are taken. It looks at what is done already, so it may be told as often as anybody likes. An order that ended gives back
 * everything by itself. The caller holds the customer and the order.
 */
export async function settleOrderCredits({ db, now }: Settling, orderId: number): Promise<void> {
  const order = await selectReturnedOrder(db, orderId)
  if (!order || order.customerId === null || order.state === 'cancelled' || order.state === 'expired') return
  const { customerId, creditValue, minimumDays, lines } = order
  const today = toPragueTime(now).date
  const { giveBack, takeBack } = creditsAfterReturns(lines, order, creditValue)
  if (giveBack > 0) await returnOrderCredits(db, { customerId, orderId, credits: giveBack, minimumDays, now, today })
  await releaseEarnedCredits(db, orderId, now)
  await take(db, { ...order, customerId, orderId, credits: takeBack, now, today })
}

interface Taking extends Pick<ReturnedOrder, 'lotId'> {
  customerId: number
  orderId: number
  credits: number
  now: Date
  today: string
}

async function take(db: Db, { customerId, orderId, lotId, credits, now, today }: Taking): Promise<void> {
  if (lotId === null) return
  const lots = await selectUsableLots(db, customerId, now)
  const others = lots.filter(({ id }) => id !== lotId).map((lot) => ({ ...lot, usableFrom: today }))
  const own = { id: lotId, usableFrom: null, expiresOn: null, left: await selectLotLeft(db, lotId) }
  const ledger = {
    lots: [own, ...others],
    entries: [own, ...others].map(({ id, left }) => ({ lotId: id, kind: 'earn' as const, credits: left })),
  }
  const { entries, missing } = takeBackCredits(credits, lotId, ledger, today)
  if (entries.length > 0) await insertTakings(db, { customerId, lotId, entries, now })
  await writeDebt(db, orderId, missing, now)
}
