import type { LocalDate } from '../../calendar/local-date.ts'
import { energyNeed } from '../energy/energy-need.ts'
import { type DailyBowl, dailyBowl } from './daily-bowl.ts'
import { bowlKey, guessEaters } from './guess-eaters.ts'
import type { Eater, LarderBag, LarderDog, LarderFood } from './larder.ts'
import { type BagNote, type BagState, openedBags } from './opened-bags.ts'

type LarderState = {
  /** What each dog finds in its bowl every day; none when the dog or its foods are not known well enough. */
  readonly bowls: ReadonlyMap<number, DailyBowl>
  readonly bags: readonly (BagState & { readonly productId: number; readonly eaters: readonly Eater[] })[]
  /** Somebody said who eats what; otherwise everybody eats one bag of kibble after another. */
  readonly isStated: boolean
}

type Household = {
  readonly dogs: readonly LarderDog[]
  readonly foods: readonly LarderFood[]
  readonly bags: readonly LarderBag[]
  readonly notes: readonly BagNote[]
}

/** Who eats what, what is open and until when it lasts. An estimate: dogs of one weight differ. */
export function householdLarder({ dogs, foods, bags, notes }: Household, today: LocalDate): LarderState {
  const isStated = dogs.some(({ eats }) => eats.length > 0)
  const guessed = isStated ? new Map<number, readonly Eater[]>() : guessEaters(dogs, foods, bags, today)
  const bowls = new Map(
    dogs.flatMap((one): [number, DailyBowl][] => {
      const bowl = isStated ? statedBowl(one, foods, today) : guessedBowl(one, guessed, bags)
      return bowl ? [[one.id, bowl]] : []
    }),
  )
  const fed = bags.map((bag) => {
    const eaters = isStated ? eatersByBowls(bowls, bag.productId) : (guessed.get(bag.productId) ?? [])
    return { ...bag, eaters, gramsPerDay: eaters.reduce((sum, { gramsPerDay }) => sum + gramsPerDay, 0) }
  })
  // Stated foods are eaten side by side; guessed ones one after another by the same dogs.
  const queues = Map.groupBy(fed, (bag) => (isStated ? bag.productId : bowlKey(bag.eaters)))
  const states = new Map(
    [...queues.values()].flatMap((queue) => openedBags(queue, notes, today)).map((state) => [state.id, state]),
  )
  return {
    bowls,
    isStated,
    bags: fed.flatMap(({ id, productId, eaters }) => {
      const state = states.get(id)
      return state ? [{ ...state, productId, eaters }] : []
    }),
  }
}

function statedBowl({ dog, eats }: LarderDog, foods: readonly LarderFood[], today: LocalDate): DailyBowl | null {
  const need = dog && energyNeed(dog, today)
  if (!need || need.certainty === 'unavailable' || eats.length === 0) return null
  const fed = eats.flatMap(({ productId, portion }) => {
    const kcalPer100g = foods.find((food) => food.productId === productId)?.kcalPer100g
    return kcalPer100g ? [{ productId, portion, kcalPer100g }] : []
  })
  const bowl = dailyBowl(need.kcalPerDay, fed)
  return bowl.ok ? bowl.value : null
}

function eatersByBowls(bowls: ReadonlyMap<number, DailyBowl>, productId: number): Eater[] {
  return [...bowls].flatMap(([dogId, { parts }]) => {
    const gramsPerDay = parts.find((part) => part.productId === productId)?.gramsPerDay ?? 0
    return gramsPerDay > 0 ? [{ dogId, gramsPerDay }] : []
  })
}

/** The newest bag that the dog eats from stands for its food. */
function guessedBowl(
  { id }: LarderDog,
  guessed: ReadonlyMap<number, readonly Eater[]>,
  bags: readonly LarderBag[],
): DailyBowl | null {
  const own = bags.flatMap(({ productId, deliveredOn }) => {
    const eater = guessed.get(productId)?.find(({ dogId }) => dogId === id)
    return eater ? [{ productId, deliveredOn, gramsPerDay: eater.gramsPerDay }] : []
  })
  const newest = own.reduce<(typeof own)[number] | null>(
    (best, bag) => (best && best.deliveredOn >= bag.deliveredOn ? best : bag),
    null,
  )
  if (!newest) return null
  const { productId, gramsPerDay } = newest
  return { parts: [{ productId, kind: 'share', gramsPerDay, savedGrams: 0 }], treatsOverBudget: false }
}
