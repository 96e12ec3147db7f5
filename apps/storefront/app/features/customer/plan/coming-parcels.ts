import type { PlanView } from '@shop/contract/plan/plan'
import { addDays, type LocalDate, toLocalDate, weekdayOf } from '@shop/domain/calendar/local-date'
import { publicHolidayOn } from '@shop/domain/calendar/public-holidays'
import type { PlanItem } from './load-plans.server.ts'

const SHOWN = 4
const MONTHS = 3

export interface ComingParcel {
  planId: number
  comesOn: LocalDate
  /** Whose it is; null when nobody was named. */
  dog: string | null
  goods: string[]
  protein: string | null
  payable: number
  /** The planned one can be changed; those after it are only foreseen. */
  isPlanned: boolean
  canChange: boolean
}

/** What comes next, of all plans together. */
export function toComingParcels(items: readonly Pick<PlanItem, 'plan' | 'dog'>[]): ComingParcel[] {
  return items
    .flatMap(({ plan, dog }) => parcelsOf(plan).map((parcel) => ({ ...parcel, dog: dog?.name ?? null })))
    .toSorted((a, b) => (a.comesOn < b.comesOn ? -1 : a.comesOn > b.comesOn ? 1 : a.planId - b.planId))
    .slice(0, SHOWN)
}

function parcelsOf(plan: PlanView): Omit<ComingParcel, 'dog'>[] {
  const { planId, cycle, later, lines } = plan
  if (plan.state !== 'active' || !cycle) return []
  const protein = lines[0]?.protein ?? null
  const goodsOf = (variantIds: readonly number[]) =>
    lines.filter(({ variantId }) => variantIds.includes(variantId)).map(toWords)
  return [
    {
      ...{ planId, protein, isPlanned: true, canChange: cycle.canChange },
      ...{ comesOn: cycle.deliveryTo, goods: cycle.lines.map(toWords), payable: cycle.payable },
    },
    ...later.map(({ comesOn, variantIds, payable }) => ({
      ...{ planId, protein, isPlanned: false, canChange: false },
      ...{ comesOn, goods: goodsOf(variantIds), payable },
    })),
  ]
}

const toWords = ({ name, variantName }: { name: string; variantName: string }): string => `${name} ${variantName}`

export interface MonthOfDays {
  month: LocalDate
  days: { day: LocalDate; isToday: boolean; isOff: boolean; protein: string | null | undefined }[]
  /** Empty places before the first day of a month that does not begin on a Monday. */
  before: number
}

/** This month and the two after it; on days with a parcel the protein of its food, null when it has none. */
export function toMonths(today: LocalDate, parcels: readonly ComingParcel[]): MonthOfDays[] {
  const coming = new Map(parcels.map(({ comesOn, protein }) => [comesOn, protein]))
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, index) => {
    const first = firstOf(year, month + index)
    const length = Number(addDays(firstOf(year, month + index + 1), -1).slice(8))
    const days = Array.from({ length }, (__, number) => {
      const day = addDays(first, number)
      return { day, isToday: day === today, isOff: publicHolidayOn(day) !== null, protein: coming.get(day) }
    })
    return { month: first, days, before: weekdayOf(first) - 1 }
  })
}

const firstOf = (year: number, month: number): LocalDate =>
  toLocalDate(year + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1, 1)
