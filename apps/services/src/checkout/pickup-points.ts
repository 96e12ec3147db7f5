import type { PickupPointView } from '@shop/contract/checkout'
import { pointRefusal } from '@shop/domain/checkout/pickup-point'
import { ok, refuse } from '@shop/domain/result'
import type { Parcel } from '@shop/domain/shipment/parcel'
import { describeCart, loadContextOf } from '#app/cart/describe-cart'
import { findCart } from '#app/cart/read-cart'
import { findPoints, type PointRow, toDomainPoint } from '#app/checkout/points.sql'
import type { Context } from '#app/http/context'
import type { ShippingRow } from '#app/rules/shop-rules.sql'

interface Asked {
  near: string
  shippingCode: string | null
  parcel: 'cart' | 'any'
}

/** The points around, also those that cannot take this cart: the list says why instead of hiding them. */
export async function pickupPoints(context: Context, { near, shippingCode, parcel }: Asked) {
  const { db } = context
  const { row, cart } = await findCart(context)
  const pricing = await loadContextOf(context, row, cart)
  const asked = pricing.rules.shipping.find(({ code }) => code === shippingCode)
  if (shippingCode !== null && !asked?.pointNetwork) return refuse('method_unknown')
  const { priced } = await describeCart(db, row, cart, pricing)
  const planOf = (code: string) => {
    const option = priced.options.find(({ methodCode }) => methodCode === code)
    return option?.isPossible ? option.plan : null
  }
  // A carrier that cannot take the cart anywhere says so once, not at each of its points.
  const isOffered = ({ code }: ShippingRow) => parcel === 'any' || planOf(code) !== null
  const methods = asked ? [asked] : pricing.rules.shipping.filter(isOffered)
  const isCod = parcel === 'cart' && priced.choice.payment?.kind === 'cod'
  const parcelsBy = (code: string) => (parcel === 'any' ? [] : (planOf(code) ?? []))
  const points = await findPoints(db, near, asked?.pointNetwork ?? null, asked?.kind ?? null)
  return ok({
    points: points.flatMap((point) => {
      const method = methods.find(({ pointNetwork, kind }) => pointNetwork === point.network && kind === point.kind)
      if (!method) return []
      return [{ ...toPointView(method, point, parcelsBy(method.code), isCod), shippingCode: method.code }]
    }),
  })
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
