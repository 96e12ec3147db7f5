import type { DeliveryPromise } from '../calendar/delivery-promise.ts'
import { type Refusal, refuse } from '../result.ts'
import type { Packaging, Parcel, Piece } from '../shipment/parcel.ts'
import { type ParcelPlanRefusal, planParcels } from './plan-parcels.ts'
import { needsPickupPoint, type ShippingMethod } from './shipping-method.ts'
import { type FreeShippingTerms, priceShipping, type ShippingPrice } from './shipping-price.ts'

export type ShippingRefusal = ParcelPlanRefusal | 'country_not_served'

type PossibleShipping = {
  readonly isPossible: true
  readonly methodCode: string
  readonly needsPoint: boolean
  readonly price: ShippingPrice
  readonly plan: readonly Parcel[]
  /** What the heaviest parcel still takes; null when the method has no limit. */
  readonly roomGrams: number | null
  readonly promise: DeliveryPromise | null
  readonly isCheapest: boolean
  readonly isFastest: boolean
}

export type ShippingOption =
  | PossibleShipping
  | { readonly isPossible: false; readonly methodCode: string; readonly refusal: Refusal<ShippingRefusal> }

export type ShippingQuestion = {
  readonly methods: readonly ShippingMethod[]
  readonly pieces: readonly Piece[]
  readonly country: string
  readonly terms: FreeShippingTerms
  readonly packaging: Packaging
  /** By method code, computed by the calendar from cut-off, holidays and the days of the carrier. */
  readonly promises: Readonly<Record<string, DeliveryPromise>>
  /** What the way costs when it is the one chosen, where that choice moves the price of the cart too; null leaves the terms in force. */
  readonly priceOf?: (method: ShippingMethod) => ShippingPrice | null
}

export function listShippingOptions(question: ShippingQuestion): ShippingOption[] {
  const options = question.methods
    .toSorted((a, b) => a.position - b.position)
    .map((method) => toOption(method, question))
  const possible = options.filter((option) => option.isPossible)
  const lowest = Math.min(...possible.map(({ price }) => price.amount))
  const soonest = possible.flatMap(({ promise }) => promise?.latest.date ?? []).toSorted()[0]
  return options.map((option) =>
    option.isPossible
      ? { ...option, isCheapest: option.price.amount === lowest, isFastest: option.promise?.latest.date === soonest }
      : option,
  )
}

function toOption(method: ShippingMethod, question: ShippingQuestion): ShippingOption {
  const { pieces, country, terms, packaging, promises, priceOf } = question
  const methodCode = method.code
  if (!method.countries.includes(country)) {
    return { isPossible: false, methodCode, refusal: refuse('country_not_served', { country }) }
  }
  const planned = planParcels(pieces, method, packaging)
  if (!planned.ok) return { isPossible: false, methodCode, refusal: planned }

  const heaviest = Math.max(packaging.weightGrams, ...planned.value.map(({ weightGrams }) => weightGrams))
  const { maxWeightGrams } = method.limits
  return {
    isPossible: true,
    methodCode,
    needsPoint: needsPickupPoint(method),
    price: priceOf?.(method) ?? priceShipping(method, planned.value.length, terms),
    plan: planned.value,
    roomGrams: maxWeightGrams === null ? null : maxWeightGrams - heaviest,
    promise: promises[methodCode] ?? null,
    isCheapest: false,
    isFastest: false,
  }
}
