import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { eachItem } from '#app/jobs/each-item'
import type { Job } from '#app/jobs/job'
import { loadShipmentSettings } from '#app/shipment/shipment-settings'
import { inTransaction } from '#app/store/database'
import { keepOffer, loadShortDateRules, movePieces } from '#app/warehouse/sell-short-dates'
import { selectOpenShortVariants, selectShortBatches } from '#app/warehouse/short-dates.sql'

/** Pieces first, then prices: until it has a price, nobody can buy it. */
export const sellShortDates: Job<'sell-short-dates'> = async (context) => {
  const { deps, now, log } = context
  const today = toPragueTime(now).date
  const rules = await loadShortDateRules(deps.pool)
  const batches = await selectShortBatches(deps.pool, addDays(today, rules.firstDays))
  const { minimumDaysLeft } = await loadShipmentSettings(deps.pool)
  const keepsUntil = addDays(today, minimumDaysLeft)
  const moved = await eachItem(
    context,
    { name: 'sell-short-dates', items: batches, keyOf: ({ batchId }) => `batch:${batchId}` },
    (batch) => inTransaction(deps.pool, (db) => movePieces({ ...context, db }, batch, keepsUntil)),
  )
  const kept = await eachItem(
    context,
    {
      name: 'sell-short-dates',
      items: await selectOpenShortVariants(deps.pool),
      keyOf: ({ variantId }) => `variant:${variantId}`,
    },
    (variant) => inTransaction(deps.pool, (db) => keepOffer({ ...context, db }, variant, { rules, today })),
  )
  log.info({ moved: moved.done, kept: kept.done }, 'short_dates.kept')
}
