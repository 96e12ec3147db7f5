import { ok, type Result, refuse } from '../result.ts'
import { type PackingRefusal, packParcels } from '../shipment/pack-parcels.ts'
import type { Packaging, Parcel, Piece } from '../shipment/parcel.ts'
import type { ShippingMethod } from './shipping-method.ts'

export type ParcelPlanRefusal = PackingRefusal | 'needs_more_parcels'

/** The parcels a method would take the goods in. A pickup point or a box takes a single one. */
export function planParcels(
  pieces: readonly Piece[],
  method: ShippingMethod,
  packaging: Packaging,
): Result<Parcel[], ParcelPlanRefusal> {
  const packed = packParcels(pieces, method.limits, packaging)
  if (!packed.ok) return refuse(packed.code, { ...packed.details, maxWeightGrams: method.limits.maxWeightGrams })
  if (packed.value.length > 1 && !method.allowMultiParcel) {
    const weightGrams = pieces.reduce((sum, { weightGrams: each, count }) => sum + each * count, packaging.weightGrams)
    const { maxWeightGrams } = method.limits
    return refuse('needs_more_parcels', { parcels: packed.value.length, weightGrams, maxWeightGrams })
  }
  return ok(packed.value)
}
