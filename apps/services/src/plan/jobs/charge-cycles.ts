import { CHARGE_LIMIT } from '@shop/contract/plan/card-consent'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { isDaytime } from '@shop/domain/plan/cycle-days'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { chargeCycle } from '#app/plan/charge-cycle'
import { followMandate, stopStray, voidMandate, warnOfCard } from '#app/plan/follow-mandate'
import { askToPay } from '#app/plan/jobs/ask-to-pay'
import { BATCH } from '#app/plan/jobs/in-batches'
import {
  selectCyclesToCharge,
  selectEndingCards,
  selectMandatesToAsk,
  selectMandatesToVoid,
  selectStrayRecurrences,
} from '#app/plan/mandates.sql'
import { inTransaction } from '#app/store/database'

// A month ahead, as it is promised.
const WARNED_DAYS = 31

/** Everything a plan has to do with the gateway: leaves that came, leaves that ended, charges that are due, by day. */
export async function chargeCycles(context: JobContext): Promise<void> {
  const { deps, now } = context
  const ended = await selectMandatesToVoid(deps.pool, now, BATCH)
  await eachItem(context, { name: 'void-mandates', items: ended, keyOf: ({ id }) => id }, (one) =>
    voidMandate(context, one),
  )
  const asked = await selectMandatesToAsk(deps.pool, now, BATCH)
  await eachItem(context, { name: 'follow-mandates', items: asked, keyOf: ({ id }) => id }, (one) =>
    followMandate(context, one),
  )
  const strays = await selectStrayRecurrences(deps.pool, now, BATCH)
  await eachItem(context, { name: 'stop-strays', items: strays, keyOf: ({ gatewayId }) => gatewayId }, (one) =>
    stopStray(context, one),
  )
  await askToPay(context)
  if (!isDaytime(now)) return
  const until = addDays(toPragueDay(now), WARNED_DAYS)
  const ending = await selectEndingCards(deps.pool, until, BATCH)
  await eachItem(context, { name: 'warn-of-cards', items: ending, keyOf: ({ id }) => id }, (one) =>
    inTransaction(deps.pool, (db) => warnOfCard({ ...context, db }, one)),
  )
  const due = await selectCyclesToCharge(deps.pool, { now, limit: BATCH, most: CHARGE_LIMIT })
  await eachItem(context, { name: 'charge-cycles', items: due, keyOf: (id) => id }, (id) => chargeCycle(context, id))
}
