import type { PickupPointView } from '@shop/contract/checkout'
import { pointRefusal } from '@shop/domain/checkout/pickup-point'
import { ok, refuse } from '@shop/domain/result'
import type { Parcel } from '@shop/domain/shipment/parcel'
import { describeCart, loadContextOf } from '#app/cart/describe-cart'
import { findCart } from '#app/cart/read-cart'
import { findPoints, type PointRow, toDomainPoint } from '#app/checkout/points.sql'
import type { Context } from '#app/http/context'
import type { ShippingRow } from '#app/rules/shop-rules.sql'

/** The points around, also those that cannot take this cart: the list says why instead of hiding them. */
export async function pickupPoints(context: Context, { near, shippingCode }: { near: string; shippingCode: string }) {
  const { db } = context
  const { row, cart } = await findCart(context)
  const pricing = await loadContextOf(context, row, cart)
  const method = pricing.rules.shipping.find(({ code }) => code === shippingCode)
  if (!method?.pointNetwork) return refuse('method_unknown')
  const { priced } = await describeCart(db, row, cart, pricing)
  const option = priced.options.find(({ methodCode }) => methodCode === shippingCode)
  const plan = option?.isPossible ? option.plan : []
  const isCod = priced.choice.payment?.kind === 'cod'
  const points = await findPoints(db, near, method.pointNetwork, method.kind)
  return ok({ points: points.map((point) => toPointView(method, point, plan, isCod)) })
}

export function toPointView(
  method: ShippingRow,
  row: PointRow,
  plan: readonly Parcel[],
  isCod: boolean,
): PickupPointView {
  const { network: _network, country: _country, externalId: _externalId, ...view } = row
  const refusal = pointRefusal(method, toDomainPoint(row), plan, isCod)
  return { ...view, refusal: refusal && { code: refusal.code, details: refusal.details } }
}
