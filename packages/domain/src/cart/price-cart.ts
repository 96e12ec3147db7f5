import { paymentRefusal } from '../checkout/payment-refusal.ts'
import { roundForCash } from '../money/cash-rounding.ts'
import type { Halere } from '../money/halere.ts'
import { sumVat } from '../money/vat.ts'
import type { CartPrice, CartProblem, PricedCart } from './cart-price.ts'
import { chooseOffer } from './choose-offer.ts'
import { type PricedDelivery, priceDelivery } from './price-delivery.ts'
import { type PricedGoods, priceGoods } from './price-goods.ts'
import { sumOf } from './price-part.ts'
import type { PriceInput } from './pricing-input.ts'
import type { TraceEntry } from './pricing-trace.ts'
import { taxCart } from './tax-cart.ts'

/** The only place where a cart gets its price. Every amount of the result has its reason in the trace. */
export function priceCart(input: PriceInput): PricedCart {
  const entered = priceWithCoupon(input)
  return chooseOffer(input, entered, priceWithCoupon) ?? entered
}

function priceWithCoupon(input: PriceInput): PricedCart {
  const goods = priceGoods(input)
  const delivery = priceDelivery(input, goods)
  const { lines, sideCosts, vat, trace: taxTrace } = taxCart(input, goods, delivery)
  const sums = sumVat(vat)
  const isCash = input.payment?.kind === 'cod'
  const { payable, rounding } = isCash
    ? roundForCash(sums.gross, input.settings.cashStep)
    : { payable: sums.gross, rounding: 0 }
  const cashTrace: TraceEntry[] = isCash ? [{ code: 'rounding.cash', total: sums.gross, rounding, payable }] : []
  const minimum = checkMinimum(input, goods.afterCoupon)

  const result = {
    basis: input.buyer.group.basis,
    lines,
    sideCosts,
    vat,
    goods: sumGoods(goods),
    coupon: goods.coupon.answer,
    offer: null,
    credits: goods.credits,
    shipping: delivery.shipping,
    freeShipping: delivery.freeShipping,
    total: sums.gross,
    rounding,
    payable,
    problems: [...minimum.problems, ...findProblems(input, delivery, sumVat(lines).base, payable)],
  }
  const recap: TraceEntry = { code: 'vat.recap', rows: vat }
  return { result, trace: [...goods.trace, ...minimum.trace, ...delivery.trace, ...taxTrace, recap, ...cashTrace] }
}

function sumGoods({ lines, parts, afterCoupon }: PricedGoods): CartPrice['goods'] {
  return {
    list: lines.reduce((sum, line) => sum + line.listPrice * line.pieces, 0),
    discounted: lines.reduce((sum, line) => sum + line.unitPrice * line.pieces, 0),
    afterCoupon,
    paid: sumOf(parts),
  }
}

function checkMinimum({ buyer }: PriceInput, goods: Halere): { problems: CartProblem[]; trace: TraceEntry[] } {
  const minimum = buyer.group.minimumOrder
  const missing = Math.max(0, minimum - goods)
  return {
    problems: missing > 0 ? [{ code: 'minimum_order', minimum, missing }] : [],
    trace: minimum > 0 ? [{ code: 'order.minimum', goods, minimum, missing }] : [],
  }
}

function findProblems(input: PriceInput, delivery: PricedDelivery, netGoods: Halere, payable: Halere): CartProblem[] {
  const { payment, buyer, shipping, lines } = input
  const refusal =
    payment &&
    paymentRefusal(payment, {
      group: buyer.group,
      shipping,
      pointTakesCod: null,
      hasRegularDelivery: lines.some(({ regularWeeks }) => regularWeeks !== null),
      payable,
      netGoods,
      cashBlockedUntil: buyer.cashBlockedUntil,
      invoiceStoppedSince: buyer.invoiceStoppedSince,
    })
  return [
    ...(delivery.refusal ? [{ code: 'shipping_impossible' as const, refusal: delivery.refusal }] : []),
    ...(refusal ? [{ code: 'payment_impossible' as const, refusal }] : []),
  ]
}
