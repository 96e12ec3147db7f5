import type { ShippingOptionView } from '@shop/contract/cart-view'
import type { FoundPoint, PickupPointView } from '@shop/contract/checkout'
import { formatZip } from '@shop/czech/format-contact'
import { formatPrice } from '@shop/czech/format-price'
import { nonBreaking } from '@shop/czech/non-breaking'
import { SHORT_WEEKDAYS } from '@shop/czech/weekdays'
import { parseWeekHours } from '@shop/domain/calendar/opening-hours'
import { openingState } from '@shop/domain/calendar/opening-state'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import type { PointChoice, PointView } from './point-view.ts'

export function toPointView(point: PickupPointView, now: Date): PointView {
  const { id, kind, name, place, street, city, zip, openingHoursShort, maxWeightGrams, refusal, lat, lng } = point
  const { takesCod, takesCard, isWheelchairAccessible } = point
  return {
    id,
    kind,
    name,
    place: nonBreaking(place),
    address: nonBreaking(`${street}, ${formatZip(zip)} ${city}`),
    today: todayAt(point, now),
    hours: openingHoursShort,
    notes: [
      ...(maxWeightGrams === null ? [] : [texts.maxWeight(maxWeightGrams)]),
      takesCod ? texts.point.cod : texts.point.noCod,
      ...(takesCard ? [texts.point.card] : []),
      ...(isWheelchairAccessible ? [texts.point.wheelchair] : []),
    ],
    refusal: refusal && texts.pointRefusal(refusal.code, refusal.details),
    lat,
    lng,
  }
}

export function toPointChoice(point: FoundPoint, options: readonly ShippingOptionView[], now: Date): PointChoice {
  const option = options.find(({ code }) => code === point.shippingCode)
  return {
    ...toPointView(point, now),
    value: `${point.shippingCode}:${point.id}`,
    carrier: option ? shortName(option) : '',
    price: option?.amount ? formatPrice(option.amount) : texts.free,
  }
}

/** „Zásilkovna – Z-BOX“ is a Z-BOX, „Zásilkovna – výdejní místo“ is Zásilkovna: what people call it. */
function shortName({ name, kind }: ShippingOptionView): string {
  const parts = name.split(' – ')
  return nonBreaking((kind === 'box' ? parts.at(-1) : parts[0]) ?? name)
}

function todayAt({ openingHours }: PickupPointView, now: Date): string {
  const week = openingHours && parseWeekHours(SHORT_WEEKDAYS.map((day) => openingHours[day] ?? null))
  if (!week?.ok) return ''
  if (week.value.every(([range]) => range?.from === '00:00' && range.to === '24:00')) return texts.point.nonstop
  const state = openingState({ week: week.value, onHolidays: 'closed' }, now)
  if (state.open) return texts.openUntil(state.closesAt)
  return state.next ? texts.opens(state.next.relation, state.next.date, state.next.time) : texts.point.closedNow
}
