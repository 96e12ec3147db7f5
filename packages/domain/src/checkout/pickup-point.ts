import { type Refusal, refuse } from '../result.ts'
import type { Parcel } from '../shipment/parcel.ts'
import { needsPickupPoint, type ShippingMethod } from './shipping-method.ts'

export type PickupPoint = {
  readonly id: string
  readonly kind: 'pickup-point' | 'box'
  readonly country: string
  readonly maxWeightGrams: number | null
  readonly takesCod: boolean
  readonly status: 'open' | 'full' | 'vacation' | 'closing'
}

export type PointRefusal =
  | 'point_missing'
  | 'point_not_used'
  | 'point_of_other_kind'
  | 'point_in_other_country'
  | 'point_closed'
  | 'point_too_weak'
  | 'no_cod_at_point'

/** Asked when the point is chosen and again at placement: it may have filled up meanwhile. */
export function pointRefusal(
  method: ShippingMethod,
  point: PickupPoint | null,
  plan: readonly Parcel[],
  isCod: boolean,
): Refusal<PointRefusal> | null {
  if (!needsPickupPoint(method)) return point ? refuse('point_not_used', { method: method.code }) : null
  if (!point) return refuse('point_missing', { method: method.code })
  if (point.kind !== method.kind) return refuse('point_of_other_kind', { kind: point.kind })
  if (!method.countries.includes(point.country)) return refuse('point_in_other_country', { country: point.country })
  if (point.status !== 'open') return refuse('point_closed', { status: point.status })

  const heaviest = Math.max(0, ...plan.map(({ weightGrams }) => weightGrams))
  const { maxWeightGrams } = point
  if (maxWeightGrams !== null && heaviest > maxWeightGrams) {
    return refuse('point_too_weak', { weightGrams: heaviest, maxWeightGrams })
  }
  return isCod && !point.takesCod ? refuse('no_cod_at_point') : null
}
