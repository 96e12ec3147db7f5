import type { LocalDate } from '@shop/domain/calendar/local-date'
import type { Dog } from '@shop/domain/dog/dog'
import type { CalculatedNeed } from '@shop/domain/dog/energy/energy-answer'
import { energyNeed } from '@shop/domain/dog/energy/energy-need'
import type { FoodExclusion } from '@shop/domain/dog/finder/exclude-food'
import { FOOD_EXCLUSIONS } from '@shop/domain/dog/finder/exclude-food'
import { type FoodOffer, isMild } from '@shop/domain/dog/finder/rank-offers'
import {
  type Alternative,
  type AlternativeReason,
  crownsPerDay,
  recommendFood,
} from '@shop/domain/dog/finder/recommend-food'
import { feedingNotices } from '@shop/domain/dog/food/feeding-notices'
import { roundToScale } from '@shop/domain/dog/ration/grams'
import type { Tint } from '@shop/ui/stripe/stripe'
import type { ImageView } from '#app/goods/card-parts.ts'
import { type FinderFoodView, toFinderFood } from './finder-food-view.ts'

/** A food in the pack for this dog. */
export interface OfferView {
  slug: string
  name: string
  theme: Tint | null
  image: ImageView | null
  variantId: number
  pack: string
  price: number
  gramsPerDay: number
  days: number
  crownsPerDay: number
  lifeStage: FinderFoodView['food']['stage']
  breedSize: FinderFoodView['food']['size']
  kcalPer100g: number
}

export interface AlternativeView extends OfferView {
  reason: AlternativeReason | 'first_choice'
  /** Whole crowns a day less than the one above. */
  saves: number
}

export type RecommendationView =
  | { kind: 'too_young' }
  | {
      kind: 'nothing'
      total: number
      forbidden: string[]
      nearest: { slug: string; name: string; allergens: string[] } | null
    }
  | {
      kind: 'found'
      hero: OfferView
      isOwnChoice: boolean
      cheapest: 'of_all' | 'of_mild' | null
      total: number
      fitting: number
      excluded: { code: FoodExclusion; count: number; marks: string[] }[]
      /** All that fit, the best first. */
      offers: OfferView[]
      alternatives: AlternativeView[]
      need: Pick<CalculatedNeed, 'kcalPerDay' | 'method' | 'basisKg'>
      isOverweight: boolean
      /** Grams of the new food at a quarter, a half, three quarters and the whole. */
      transition: number[]
    }

interface Asked {
  foods: readonly FinderFoodView[]
  dog: Dog
  today: LocalDate
  /** Slug of a food chosen in the place of the recommended one. */
  chosen: string | null
}

/** Everything the result says, in the browser and on the server the same. */
export function toRecommendationView({ foods, dog, today, chosen }: Asked): RecommendationView {
  const need = energyNeed(dog, today)
  if (need.certainty === 'unavailable') return { kind: 'too_young' }
  const found = recommendFood(foods.map(toFinderFood), dog, today)
  const { best, offers, total, fitting, excluded, marks, nearest } = found
  const draw = (offer: FoodOffer) => toOfferView(offer, foods)
  if (!best) {
    const name = foods.find(({ slug }) => slug === nearest?.food.id)?.name ?? ''
    return {
      kind: 'nothing',
      total,
      forbidden: [...dog.allergies],
      nearest: nearest && { slug: nearest.food.id, name, allergens: [...nearest.allergens] },
    }
  }
  const hero = offers.find(({ food }) => food.id === chosen) ?? best
  return {
    kind: 'found',
    hero: draw(hero),
    isOwnChoice: hero !== best,
    cheapest: cheapestOf(hero, offers),
    total,
    fitting,
    excluded: FOOD_EXCLUSIONS.flatMap((code) =>
      excluded[code] > 0 ? [{ code, count: excluded[code], marks: [...marks[code]] }] : [],
    ),
    offers: offers.map(draw),
    alternatives: others(hero, best, found.alternatives).map(({ offer, reason }) => ({
      ...draw(offer),
      reason,
      saves: crownsPerDay(hero) - crownsPerDay(offer),
    })),
    need: { kcalPerDay: Math.round(need.kcalPerDay), method: need.method, basisKg: need.basisKg },
    isOverweight: feedingNotices(dog, today).some(({ code }) => code === 'losing_weight'),
    transition: [0.25, 0.5, 0.75, 1].map((share) => roundToScale(hero.ration.gramsPerDay * share)),
  }
}

/** Whoever chose an alternative sees our first choice in its place. */
function others(hero: FoodOffer, best: FoodOffer, alternatives: readonly Alternative[]) {
  const rest = alternatives
    .filter(({ food }) => food.id !== hero.food.id)
    .map((offer) => ({ offer, reason: offer.reason }))
  if (hero === best) return rest
  return [
    { offer: best, reason: 'first_choice' as const },
    ...rest.filter(({ reason }) => reason !== 'cheaper_day'),
  ].slice(0, 2)
}

function cheapestOf(hero: FoodOffer, offers: readonly FoodOffer[]): 'of_all' | 'of_mild' | null {
  const isLowest = (among: readonly FoodOffer[]) =>
    among.length > 1 && among.every(({ halerePerDay }) => halerePerDay >= hero.halerePerDay)
  if (isLowest(offers)) return 'of_all'
  return isMild(hero.food) && isLowest(offers.filter(({ food }) => isMild(food))) ? 'of_mild' : null
}

function toOfferView(offer: FoodOffer, foods: readonly FinderFoodView[]): OfferView {
  const view = foods.find(({ slug }) => slug === offer.food.id)
  const pack = view?.packs.find(({ id }) => id === offer.pack.id)
  return {
    slug: offer.food.id,
    name: view?.name ?? '',
    theme: view?.theme ?? null,
    image: pack?.image ?? null,
    variantId: offer.pack.id,
    pack: pack?.name ?? '',
    price: offer.pack.priceHalere,
    gramsPerDay: offer.ration.gramsPerDay,
    days: offer.days,
    crownsPerDay: crownsPerDay(offer),
    lifeStage: offer.food.lifeStage,
    breedSize: offer.food.breedSize,
    kcalPer100g: offer.food.kcalPer100g ?? 0,
  }
}
