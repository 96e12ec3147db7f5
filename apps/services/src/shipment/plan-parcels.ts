import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { actorId, type Caller } from '#app/http/context'
import { insertParcelLines, lockBatches } from '#app/shipment/batches.sql'
import { type PackedOrder, selectPackedOrder } from '#app/shipment/packed-order.sql'
import { insertParcel, selectParcels } from '#app/shipment/parcels.sql'
import { pickBatches } from '#app/shipment/pick-batches'
import { loadShipmentSettings } from '#app/shipment/shipment-settings'
import { tagBatches } from '#app/shipment/tags.sql'
import type { Db } from '#app/store/database'
import { newUid } from '#app/store/new-uid'

interface PackingContext extends Caller {
  db: Db
}

/** A picker opens the order: parcels as they were promised, each line with the batch to take. The caller holds the order. */
export async function planParcels(context: PackingContext, orderId: number): Promise<void> {
  const { db, now, actor } = context
  if ((await selectParcels(db, orderId)).some(({ state }) => state !== 'cancelled')) return
  const order = await selectPackedOrder(db, orderId)
  if (!order) throw new Error(`Order ${orderId} is gone.`)
  const settings = await loadShipmentSettings(db)
  const today = toPragueTime(now).date
  const batches = await lockBatches(db, [...new Set(order.lines.map(({ variantId }) => variantId))])
  for (const [index, planned] of toPlan(order).entries()) {
    const promised = { groupDays: order.groupDays, shopDays: settings.minimumDaysLeft }
    const lines = pickBatches(planned.items, batches, { today, ...promised })
    const parcel = await insertParcel(
      db,
      {
        orderId,
        carrier: order.carrier,
        carrierCode: order.carrierCode,
        weightGrams: planned.weightGrams,
        value: worthOf(order, planned.items),
        // The carrier collects for the whole order at one door.
        codAmount: index === 0 ? order.cash : 0,
        issuedAt: null,
        uid: newUid(),
        now,
      },
      { actorKind: actor.kind, actorId: actorId(actor) },
    )
    await insertParcelLines(db, parcel.id, lines)
    await tagBatches(db, parcel.id, lines.map(newUid), now)
  }
}

interface PlannedParcel {
  weightGrams: number
  items: { variantId: number; pieces: number }[]
}

/** The plan of the order, or one parcel of everything where it has none, as for goods fetched in person. */
function toPlan({ plan, lines }: PackedOrder): PlannedParcel[] {
  if (plan.length === 0) {
    const weightGrams = lines.reduce((sum, { weightGrams: weight, pieces }) => sum + weight * pieces, 0)
    return [
      { weightGrams: Math.max(1, weightGrams), items: lines.map(({ variantId, pieces }) => ({ variantId, pieces })) },
    ]
  }
  return plan.map(({ weightGrams, items }) => ({
    weightGrams,
    items: items.map(({ itemId, pieces }) => ({ variantId: Number(itemId), pieces })),
  }))
}

function worthOf({ lines }: PackedOrder, items: PlannedParcel['items']): number {
  return items.reduce((sum, { variantId, pieces }) => {
    const line = lines.find((one) => one.variantId === variantId)
    return sum + (line ? Math.round((line.gross * pieces) / line.pieces) : 0)
  }, 0)
}
