import type { OrderEvent } from '@shop/domain/order/order-state'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { type AgedOrder, selectAgedOrders } from '#app/order/aged-orders.sql'
import { changeOrder } from '#app/order/change-order'
import { takeCompanyOrdersToRemind } from '#app/order/company/deciders.sql'
import { queueWaiting } from '#app/order/company/queue-company-mails'
import { loadShipmentSettings } from '#app/shipment/shipment-settings'
import { inTransaction } from '#app/store/database'

/** What time alone brings to orders that have left: a reminder at the point, a delivery nobody reported, the end. */
export async function ageOrders(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const settings = await loadShipmentSettings(deps.pool)
  const due: AgedOrder[] = await selectAgedOrders(deps.pool, now, settings)
  const idOf = ({ orderId }: AgedOrder) => orderId
  const batch = { name: 'age-orders', items: due, keyOf: idOf, orderOf: idOf }
  const outcome = await eachItem(context, batch, async ({ orderId, event }) => {
    await inTransaction(deps.pool, (db) => changeOrder({ ...context, db }, orderId, event satisfies OrderEvent))
  })
  if (due.length > 0) log.info(outcome, 'order.aged')
  await remindCompanies(context)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Whoever may agree hears once more, a day before the goods are let go. */
async function remindCompanies(context: JobContext): Promise<void> {
  const { deps, now } = context
  await inTransaction(deps.pool, async (db) => {
    const before = new Date(now.getTime() + DAY_MS)
    for (const orderId of await takeCompanyOrdersToRemind(db, now, before)) {
      await queueWaiting({ ...context, db }, orderId, 'reminder')
    }
  })
}
