import { pointRefusal } from '@shop/domain/checkout/pickup-point'
import { planParcels } from '@shop/domain/checkout/plan-parcels'
import { ok, type Result, refuse } from '@shop/domain/result'
import { cutParcels } from '@shop/domain/shipment/cut-parcels'
import type { Parcel, Piece } from '@shop/domain/shipment/parcel'
import { selectPoint, toDomainPoint } from '#app/checkout/points.sql'
import type { CommandContext } from '#app/http/context'
import type { RevisedOrder, StoredLine } from '#app/order/revision/order-revisions.sql'
import type { PricedAddition } from '#app/sales/lines/price-added'

/**
 * Delivery was agreed for so many parcels and is not charged again: what is added must fit into them. What goes out leaves them as
 * they were planned.
 */
export async function replanParcels(
  { db }: CommandContext,
  order: RevisedOrder,
  lines: readonly StoredLine[],
  addition: PricedAddition | null,
): Promise<Result<readonly Parcel[], 'parcel_full' | 'point_refused'>> {
  const { parcels } = order.content.order
  if (!addition) {
    const left = new Map(toPieces(lines, null).map(({ itemId, count }) => [itemId, count]))
    const were = toPieces(order.content.lines, null)
    return ok(
      cutParcels(
        parcels,
        were.map((piece) => ({ ...piece, count: left.get(piece.itemId) ?? 0 })),
      ),
    )
  }
  const { shipping, pricing, payment } = addition
  const planned = planParcels(toPieces(lines, addition), shipping, pricing.rules.pricing.packaging)
  if (!planned.ok || planned.value.length > Math.max(1, parcels.length)) return refuse('parcel_full')
  const { pickupPointId } = order
  if (pickupPointId === null || !shipping.pointNetwork) return ok(planned.value)
  const point = await selectPoint(db, pickupPointId, shipping.pointNetwork)
  const refusal = pointRefusal(shipping, point && toDomainPoint(point), planned.value, payment.kind === 'cod')
  return refusal ? refuse('point_refused') : ok(planned.value)
}

function toPieces(lines: readonly StoredLine[], addition: PricedAddition | null): Piece[] {
  const pieces = new Map<string, Piece>()
  for (const { variant_id: id, pieces: count, weight_g: weightGrams } of lines) {
    if (id === null) continue
    const itemId = String(id)
    const dimensions = addition?.pricing.goods.get(itemId)?.variant.dimensions ?? null
    pieces.set(itemId, { itemId, weightGrams, dimensions, count: (pieces.get(itemId)?.count ?? 0) + count })
  }
  return [...pieces.values()]
}
