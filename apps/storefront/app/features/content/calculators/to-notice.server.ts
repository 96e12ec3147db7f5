import { formatOnWeekdayDate, formatWeekdayDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { addDays } from '@shop/domain/calendar/local-date'
import type { PlanOffer } from './load-plan-foods.server.ts'
import type { Notice } from './notice-example.tsx'

const WEEKS = 5
const NOTICE_DAYS = 3

/** The notice that the owner of the best-known bag would get, at today's price. */
export function toNotice({ foods: [food], deliveries }: PlanOffer): Notice | null {
  const pack = food?.packs.toSorted((one, other) => other.grams - one.grams)[0]
  const day = deliveries[WEEKS]?.[1]
  if (!food || !pack || !day) return null
  return {
    food: `${food.name}, ${pack.name}`,
    sentOn: formatOnWeekdayDate(addDays(day, -NOTICE_DAYS)),
    packedOn: formatWeekdayDate(day),
    price: formatPrice(pack.regularPrice),
    formerPrice: formatPrice(pack.price),
  }
}
