import type { LocalDate } from '../../calendar/local-date.ts'
import type { Dog } from '../dog.ts'
import { findAllergyConflicts } from '../food/allergy-conflict.ts'
import { packRunway } from '../household/pack-runway.ts'
import { rationOf } from '../ration/ration.ts'
import { choosePack } from './choose-pack.ts'
import { excludeFood, exclusionMarks, FOOD_EXCLUSIONS, type FoodExclusion } from './exclude-food.ts'
import type { FinderFood } from './finder-food.ts'
import { type FoodOffer, rankOffers } from './rank-offers.ts'

export type AlternativeReason = 'cheaper_day' | 'single_protein' | 'grain_free' | 'other_meat'

export type Alternative = FoodOffer & { readonly reason: AlternativeReason }

type Recommendation = {
  readonly total: number
  readonly fitting: number
  /** Together with `fitting` exactly `total`. */
  readonly excluded: Readonly<Record<FoodExclusion, number>>
  /** What it was about the foods of each group, every mark once, in the order of the alphabet. */
  readonly marks: Readonly<Record<FoodExclusion, readonly string[]>>
  /** All that fit, the best first. */
  readonly offers: readonly FoodOffer[]
  readonly best: FoodOffer | null
  /** At most two, each for its own reason. */
  readonly alternatives: readonly Alternative[]
  /** When nothing fits: the food with the fewest forbidden things, and which they are. Never to be offered without them. */
  readonly nearest: { readonly food: FinderFood; readonly allergens: readonly string[] } | null
}

const MOST_ALTERNATIVES = 2

/** One food for one dog. The order of the list does not matter; what is forbidden, unknown or for another age never comes. */
export function recommendFood(foods: readonly FinderFood[], dog: Dog, today: LocalDate): Recommendation {
  const excluded = Object.fromEntries(FOOD_EXCLUSIONS.map((code) => [code, 0])) as Record<FoodExclusion, number>
  const marks = Object.fromEntries(FOOD_EXCLUSIONS.map((code) => [code, [] as readonly string[]])) as Record<
    FoodExclusion,
    readonly string[]
  >
  const offers: FoodOffer[] = []
  for (const food of foods) {
    const because = excludeFood(food, dog, today)
    if (because) {
      excluded[because] += 1
      marks[because] = [...new Set([...marks[because], ...exclusionMarks(food, dog, because)])].sort()
    } else offers.push(...toOffer(food, dog, today))
  }
  const ranked = rankOffers(offers, dog)
  const best = ranked[0] ?? null
  return {
    total: foods.length,
    fitting: ranked.length,
    excluded,
    marks,
    offers: ranked,
    best,
    alternatives: best ? findAlternatives(best, ranked.slice(1)) : [],
    nearest: best ? null : findNearest(foods, dog, today),
  }
}

function toOffer(food: FinderFood, dog: Dog, today: LocalDate): FoodOffer[] {
  const ration = rationOf(dog, food.kcalPer100g, today)
  const pack = ration.ok ? choosePack(food.packs, ration.value.gramsPerDay) : null
  if (!ration.ok || !pack) return []
  const { days, halerePerDay } = packRunway(pack, ration.value.gramsPerDay)
  return [{ food, pack, ration: ration.value, days, halerePerDay }]
}

/** Whole crowns, as they are shown: a difference nobody sees is no reason. */
export function crownsPerDay({ halerePerDay }: Pick<FoodOffer, 'halerePerDay'>): number {
  return Math.round(halerePerDay / 100)
}

function findAlternatives(best: FoodOffer, others: readonly FoodOffer[]): Alternative[] {
  const cheapest = [...others].sort(
    (a, b) => Number(a.food.isPlant) - Number(b.food.isPlant) || a.halerePerDay - b.halerePerDay,
  )
  const byReason: Record<AlternativeReason, (taken: readonly FoodOffer[]) => FoodOffer | undefined> = {
    cheaper_day: (taken) =>
      cheapest.find((offer) => !taken.includes(offer) && crownsPerDay(offer) < crownsPerDay(best)),
    single_protein: (taken) => pick(taken, ({ food }) => food.isSingleProtein && !best.food.isSingleProtein),
    grain_free: (taken) => pick(taken, ({ food }) => food.isGrainFree && !best.food.isGrainFree),
    other_meat: (taken) => pick(taken, ({ food }) => food.protein !== best.food.protein),
  }
  const pick = (taken: readonly FoodOffer[], suits: (offer: FoodOffer) => boolean) =>
    others.find((offer) => !taken.includes(offer) && suits(offer))
  const taken: FoodOffer[] = []
  const found: Alternative[] = []
  for (const [reason, find] of Object.entries(byReason) as [AlternativeReason, (typeof byReason)['other_meat']][]) {
    const offer = found.length < MOST_ALTERNATIVES ? find(taken) : undefined
    if (!offer) continue
    taken.push(offer)
    found.push({ ...offer, reason })
  }
  return found
}

function findNearest(foods: readonly FinderFood[], dog: Dog, today: LocalDate): Recommendation['nearest'] {
  const harmless = { ...dog, allergies: [] }
  const candidates = foods
    .filter((food) => excludeFood(food, harmless, today) === null)
    .map((food) => ({
      food,
      allergens: findAllergyConflicts(dog.allergies, food.ingredients).map(({ allergen }) => allergen),
    }))
    .sort((a, b) => a.allergens.length - b.allergens.length || (a.food.id < b.food.id ? -1 : 1))
  return candidates[0] ?? null
}
