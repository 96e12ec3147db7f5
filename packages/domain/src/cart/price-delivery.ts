import type { ParcelPlanRefusal } from '../checkout/plan-parcels.ts'
import { planParcels } from '../checkout/plan-parcels.ts'
import { priceShipping, type ShippingPrice } from '../checkout/shipping-price.ts'
import type { Halere } from '../money/halere.ts'
import type { Refusal } from '../result.ts'
import type { Parcel, Piece } from '../shipment/parcel.ts'
import type { FreeShippingProgress } from './cart-price.ts'
import { piecesOfLines } from './pieces-of-lines.ts'
import type { PricedGoods } from './price-goods.ts'
import type { PriceInput } from './pricing-input.ts'
import type { TraceEntry } from './pricing-trace.ts'

export type PricedDelivery = {
  readonly shipping: (ShippingPrice & { methodCode: string; plan: readonly Parcel[] }) | null
  readonly refusal: Refusal<ParcelPlanRefusal> | null
  readonly paymentFee: Halere
  readonly freeShipping: FreeShippingProgress
  readonly trace: readonly TraceEntry[]
}

/** Shipping by parcels and the fee of the payment method, both with VAT. */
export function priceDelivery(input: PriceInput, goods: PricedGoods): PricedDelivery {
  const freeShipping = progressToFree(input, goods.afterCoupon)
  const { from, missing, isReached } = freeShipping
  const threshold: TraceEntry = {
    code: 'shipping.threshold',
    goods: goods.afterCoupon,
    from,
    missing,
    reached: isReached,
  }
  const planned = planShipping(input, goods)
  const fee = priceFee(input, planned.shipping?.freeBy === 'threshold')
  return {
    ...planned,
    paymentFee: fee.amount,
    freeShipping,
    trace: [threshold, ...planned.trace, ...fee.trace],
  }
}

function progressToFree({ buyer, shipping, settings }: PriceInput, goods: Halere): FreeShippingProgress {
  const from = buyer.group.freeShippingFrom ?? (shipping ? shipping.freeFrom : settings.freeShipping.from)
  const missing = from === null ? 0 : Math.max(0, from - goods)
  return { from, goods, missing, isReached: from !== null && missing === 0 }
}

function planShipping(input: PriceInput, goods: PricedGoods): Pick<PricedDelivery, 'shipping' | 'refusal' | 'trace'> {
  const { shipping: method, settings, buyer } = input
  if (!method) return { shipping: null, refusal: null, trace: [] }
  const planned = planParcels(piecesToSend(input, goods), method, settings.packaging)
  if (!planned.ok) return { shipping: null, refusal: planned, trace: [] }

  const plan = planned.value
  const price = priceShipping(method, plan.length, {
    goods: goods.afterCoupon,
    groupFrom: buyer.group.freeShippingFrom,
    couponMethods: goods.coupon.freeShippingMethods,
    parcels: settings.freeShipping.parcels,
  })
  const methodCodes = goods.coupon.freeShippingMethods
  const other: TraceEntry[] =
    methodCodes.length > 0 && !methodCodes.includes(method.code) && input.coupon
      ? [{ code: 'coupon.other_shipping', coupon: input.coupon.coupon.code, methodCodes }]
      : []
  return {
    shipping: { ...price, methodCode: method.code, plan },
    refusal: null,
    trace: [
      { code: 'shipping.parcels', method: method.code, weightsGrams: plan.map(({ weightGrams }) => weightGrams) },
      { code: 'shipping.price', method: method.code, ...price },
      ...other,
    ],
  }
}

function piecesToSend(input: PriceInput, goods: PricedGoods): Piece[] {
  const gift = input.coupon?.gift?.variant
  const gifts = gift
    ? goods.lines.filter(({ kind }) => kind === 'gift').map(({ pieces }) => ({ variant: gift, pieces }))
    : []
  return piecesOfLines([...input.lines, ...gifts])
}

function priceFee(
  { payment, settings }: PriceInput,
  hasFreeShipping: boolean,
): { amount: Halere; trace: TraceEntry[] } {
  if (!payment) return { amount: 0, trace: [] }
  const amount = hasFreeShipping && settings.freeShipping.waivesPaymentFee ? 0 : payment.fee
  return { amount, trace: [{ code: 'payment.fee', method: payment.code, fee: payment.fee, amount }] }
}
