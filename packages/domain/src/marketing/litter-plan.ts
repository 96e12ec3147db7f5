import { addDays } from '../calendar/local-date.ts'
import { handoverDay, packsDay } from '../litter/litter-calendar.ts'
import { starterPacks } from '../litter/starter-packs.ts'

interface LitterPlan {
  /** ISO days. */
  steps: { code: 'born' | 'first_food' | 'report' | 'weaned' | 'handed_over'; on: string }[]
  /** Days of weighing that the book keeps, from the birth on. */
  weighings: string[]
  packs: number
}

const FIRST_FOOD_DAYS = 24
const WEANED_DAYS = 49
/** Packs travel with an ordinary order, so the shop wants to know this long before. */
const REPORT_BEFORE_DAYS = 21
const MOST_PACKS = 10
const WEEKS = 8

/** A litter from its birth to its new homes, eight weeks later at the earliest. */
export function litterPlan(bornOn: string, puppies: number): LitterPlan {
  return {
    steps: [
      { code: 'born', on: bornOn },
      { code: 'first_food', on: addDays(bornOn, FIRST_FOOD_DAYS) },
      { code: 'report', on: packsDay(bornOn, REPORT_BEFORE_DAYS) },
      { code: 'weaned', on: addDays(bornOn, WEANED_DAYS) },
      { code: 'handed_over', on: handoverDay(bornOn) },
    ],
    weighings: Array.from({ length: WEEKS + 1 }, (_, week) => addDays(bornOn, week * 7)),
    packs: starterPacks(puppies, MOST_PACKS),
  }
}
