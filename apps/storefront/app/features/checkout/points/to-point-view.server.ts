import type { PickupPointView } from '@shop/contract/checkout'
import { formatZip } from '@shop/czech/format-contact'
import { nonBreaking } from '@shop/czech/non-breaking'
import { SHORT_WEEKDAYS } from '@shop/czech/weekdays'
import { parseWeekHours } from '@shop/domain/calendar/opening-hours'
import { openingState } from '@shop/domain/calendar/opening-state'
import { checkoutShippingTexts as texts } from '#app/texts/checkout/checkout-shipping.ts'
import type { PointView } from './point-view.ts'

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

function todayAt({ openingHours }: PickupPointView, now: Date): string {
  const week = openingHours && parseWeekHours(SHORT_WEEKDAYS.map((day) => openingHours[day] ?? null))
  if (!week?.ok) return ''
  if (week.value.every(([range]) => range?.from === '00:00' && range.to === '24:00')) return texts.point.nonstop
  const state = openingState({ week: week.value, onHolidays: 'closed' }, now)
  if (state.open) return texts.openUntil(state.closesAt)
  return state.next ? texts.opens(state.next.relation, state.next.date, state.next.time) : texts.point.closedNow
}
