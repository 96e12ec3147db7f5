import type { OrderEvent } from '@shop/domain/order/order-state'
import type { JobContext } from '#app/jobs/job'
import { type AgedOrder, selectAgedOrders } from '#app/order/aged-orders.sql'
import { changeOrder } from '#app/order/change-order'
import { loadShipmentSettings } from '#app/shipment/shipment-settings'
import { inTransaction } from '#app/store/database'

/** What time alone brings to orders that have left: a reminder at the point, a delivery nobody reported, the end. */
export async function ageOrders(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const settings = await loadShipmentSettings(deps.pool)
  const due: AgedOrder[] = await selectAgedOrders(deps.pool, now, settings)
  const failed: number[] = []
  for (const { orderId, event } of due) {
    try {
      await inTransaction(deps.pool, (db) => changeOrder({ ...context, db }, orderId, event satisfies OrderEvent))
    } catch (error) {
      failed.push(orderId)
      log.error({ err: error, orderId, event }, 'order.aging_failed')
    }
  }
  if (due.length > 0) log.info({ due: due.length, failed: failed.length }, 'order.aged')
  if (failed.length > 0) throw new Error(`Orders that could not age: ${failed.join(', ')}`)
}
