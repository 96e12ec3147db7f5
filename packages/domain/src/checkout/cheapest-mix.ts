import type { Halere } from '../money/halere.ts'
import { packParcels } from '../shipment/pack-parcels.ts'
import type { Packaging, Parcel, Piece } from '../shipment/parcel.ts'
import type { ShippingMethod } from './shipping-method.ts'
import { type FreeShippingTerms, priceShipping } from './shipping-price.ts'

type MixedParcel = { readonly methodCode: string; readonly parcel: Parcel; readonly price: Halere }
type ParcelMix = { readonly parcels: readonly MixedParcel[]; readonly amount: Halere }

type Packed = { readonly parcel: Parcel; readonly pieces: readonly Piece[] }

/**
 * The cheapest way found to send goods to one address by several carriers. Each method leads once: what fits it is
 * packed by its limits, the rest by the others; then every parcel goes to the cheapest carrier that takes it.
 */
export function cheapestMix(
  pieces: readonly Piece[],
  methods: readonly ShippingMethod[],
  packaging: Packaging,
  terms: FreeShippingTerms,
): ParcelMix | null {
  const cheapestFirst = methods.filter(({ allowMultiParcel }) => allowMultiParcel).toSorted((a, b) => a.price - b.price)
  const mixes = cheapestFirst.flatMap((leader) => {
    const others = cheapestFirst.filter((method) => method !== leader)
    const packed = packWith(pieces, [leader, ...others], packaging)
    return packed ? [priceMix(packed, cheapestFirst, packaging, terms)] : []
  })
  const [best] = mixes.toSorted((a, b) => a.amount - b.amount || a.parcels.length - b.parcels.length)
  return best ?? null
}

function packWith(
  pieces: readonly Piece[],
  [method, ...others]: readonly ShippingMethod[],
  packaging: Packaging,
): Packed[] | null {
  if (pieces.length === 0) return []
  if (!method) return null
  const fitting = pieces.filter((piece) => packParcels([piece], method.limits, packaging).ok)
  const packed = packParcels(fitting, method.limits, packaging)
  const rest = packWith(
    pieces.filter((piece) => !fitting.includes(piece)),
    others,
    packaging,
  )
  if (!packed.ok || rest === null) return null
  const own = packed.value.map((parcel) => ({ parcel, pieces: piecesIn(parcel, fitting) }))
  return [...own, ...rest]
}

function priceMix(
  packed: readonly Packed[],
  cheapestFirst: readonly ShippingMethod[],
  packaging: Packaging,
  terms: FreeShippingTerms,
): ParcelMix {
  const parcels = packed.flatMap(({ parcel, pieces }) => {
    const method = cheapestFirst.find(({ limits }) => {
      const alone = packParcels(pieces, limits, packaging)
      return alone.ok && alone.value.length === 1
    })
    return method ? [{ methodCode: method.code, parcel, method }] : []
  })
  // Free shipping covers the dearest parcels, as a single carrier would.
  const dearestFirst = parcels.toSorted((a, b) => b.method.price - a.method.price)
  const priced = dearestFirst.map(({ methodCode, parcel, method }, index) => {
    const isFree = index < terms.parcels && priceShipping(method, 1, terms).freeParcels > 0
    return { methodCode, parcel, price: isFree ? 0 : method.price }
  })
  return { parcels: priced, amount: priced.reduce((sum, { price }) => sum + price, 0) }
}

function piecesIn(parcel: Parcel, pieces: readonly Piece[]): Piece[] {
  return parcel.items.flatMap(({ itemId, pieces: count }) => {
    const one = pieces.find((piece) => piece.itemId === itemId)
    return one ? [{ ...one, count }] : []
  })
}
