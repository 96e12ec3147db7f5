import type { CartView, ShippingOptionView } from '@shop/contract/cart-view'

interface WeightNote {
  grams: number
  /** Of the best pickup point: what it takes and what still fits; null when none takes the cart. */
  point: { limit: number; room: number } | null
  /** What a pickup point would take at most, when the cart is too much for it. */
  pointLimit: number | null
  /** How many parcels a courier would bring. */
  parcels: number
  fitsBox: boolean
  /** Share of the limit already used, in percent. */
  used: number
}

/** What can still be added without changing the way it is sent; null when nothing is to be sent. */
export function describeWeight({ weightGrams, shippingOptions }: Pick<CartView, 'weightGrams' | 'shippingOptions'>) {
  if (weightGrams === 0) return null
  const points = shippingOptions.filter(({ kind }) => kind === 'pickup-point')
  const point = roomiest(points.filter(({ refusal }) => refusal === null))
  const limits = points.flatMap(({ maxWeightGrams }) => maxWeightGrams ?? [])
  const couriers = shippingOptions.filter(({ kind, refusal }) => kind === 'address' && refusal === null)
  const pointLimit = point || limits.length === 0 ? null : Math.max(...limits)
  const note: WeightNote = {
    grams: weightGrams,
    point,
    pointLimit,
    parcels: couriers.length === 0 ? 0 : Math.min(...couriers.map(({ parcels }) => parcels)),
    fitsBox: shippingOptions.some(({ kind, refusal }) => kind === 'box' && refusal === null),
    used: point ? Math.round(((point.limit - point.room) / point.limit) * 100) : 100,
  }
  return note
}

function roomiest(points: readonly ShippingOptionView[]): WeightNote['point'] {
  const rooms = points.flatMap(({ maxWeightGrams: limit, roomGrams: room }) =>
    limit === null || room === null ? [] : [{ limit, room }],
  )
  return rooms.toSorted((one, other) => other.room - one.room)[0] ?? null
}
