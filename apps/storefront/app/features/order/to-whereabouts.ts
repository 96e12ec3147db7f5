import type { OrderDetail } from '@shop/contract/order-detail'
import { formatDays } from '@shop/czech/format-date'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { answerTexts } from '#app/texts/catalog/answers.ts'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'
import { hasArrived, hasEnded, isWaiting } from './order-trail.ts'

/** Where an order is now, in a few words: its state, the day that was promised, and each parcel with its carrier. */
export function toWhereabouts({ order, payment, parcels }: OrderDetail, to: ShopAddress) {
  const { deliveryFrom, deliveryTo } = order
  const isComing = !hasArrived(order) && !hasEnded(order) && !isWaiting(order)
  return {
    to,
    number: order.number,
    state: texts.statuses[payment.status],
    expected:
      isComing && deliveryFrom && deliveryTo ? answerTexts.expected(formatDays(deliveryFrom, deliveryTo)) : null,
    parcels: isComing
      ? parcels
          .filter(({ trackingNumber }) => trackingNumber !== null)
          .map(({ number, state, carrier, trackingNumber, trackingUrl, storedUntil }) => ({
            words: [
              `${texts.parcel(number)}: ${texts.parcelStates[state]}`,
              texts.parcelFacts(carrier, trackingNumber, 0),
              storedUntil ? texts.storedUntil(storedUntil) : null,
            ]
              .filter(Boolean)
              .join(', '),
            trackingUrl,
          }))
      : [],
  }
}
