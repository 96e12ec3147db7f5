import type { ShippingOptionView } from '@shop/contract/cart-view'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import { checkoutSummaryTexts } from '#app/texts/checkout/checkout-summary.ts'

export function priceOf({ amount }: Pick<ShippingOptionView, 'amount'>): string {
  return amount ? formatPrice(amount) : texts.free
}

type Way = Pick<ShippingOptionView, 'promise' | 'parcels'>

/** When it comes, and in how many parcels when that is more than one. */
export function describeDays({ promise, parcels }: Way): string {
  const days = promise ? checkoutSummaryTexts.days(promise.earliest, promise.latest) : ''
  return [days, parcels > 1 ? texts.parcels(parcels) : ''].filter(Boolean).join(' · ')
}

/** The same for whoever still compares, with how often it was so. */
export function describeOption(option: Way): string {
  const { record } = option.promise ?? {}
  return [describeDays(option), record ? checkoutSummaryTexts.record(record) : ''].filter(Boolean).join(' · ')
}

/** The least a way costs and when it may come, for the tile. Our own counter is in one town, so it speaks for nobody else. */
export function describeWay(all: readonly ShippingOptionView[]): string {
  const elsewhere = all.filter(({ kind }) => kind !== 'personal-pickup')
  const options = elsewhere.length > 0 ? elsewhere : all
  const [first] = options.toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0))
  if (!first) return texts.wayClosed
  const prices = new Set(options.map(({ amount }) => amount ?? 0))
  const price = prices.size > 1 && first.amount ? texts.from(priceOf(first)) : priceOf(first)
  const soonest = options
    .flatMap(({ promise }) => promise ?? [])
    .toSorted((a, b) => a.earliest.date.localeCompare(b.earliest.date))
  const [day] = soonest
  return nonBreaking([price, day ? checkoutSummaryTexts.day(day.earliest) : ''].filter(Boolean).join(' · '))
}
