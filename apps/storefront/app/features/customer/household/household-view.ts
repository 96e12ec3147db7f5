import type { DailyBowl, FedFood } from '@shop/domain/dog/larder/daily-bowl'
import { householdLarder } from '@shop/domain/dog/larder/household-larder'
import type { Eater } from '@shop/domain/dog/larder/larder'
import type { BagNote } from '@shop/domain/dog/larder/opened-bags'
import type { AccountDog } from '#app/features/customer/dogs/dog-row.ts'
import { toKeptDog } from '#app/features/customer/dogs/to-kept-dog.ts'
import type { HouseholdBag, HouseholdFood } from './household-rows.ts'

interface BowlPartView {
  food: Pick<HouseholdFood, 'productId' | 'slug' | 'name' | 'protein'>
  kind: 'share' | 'treat'
  gramsPerDay: number
  savedGrams: number
}

export interface BagView extends HouseholdBag {
  food: BowlPartView['food']
  state: 'sealed' | 'open' | 'empty'
  openedOn: string | null
  leftGrams: number
  leftPercent: number
  /** The first day without a full ration from it; null when nobody is known to eat it. */
  runsOutOn: string | null
  eaters: readonly Eater[]
}

export interface FedDog extends AccountDog {
  eats: readonly { productId: number; portion: FedFood['portion'] }[]
  /** What it finds in its bowl every day; empty when we do not know enough. */
  bowl: BowlPartView[]
  treatsOverBudget: boolean
  /** The food whose ration stands for the dog; the diary counts with it. */
  mainFood: { name: string; kcalPer100g: number } | null
  /** When the last bag this dog eats from is empty. */
  runsOutOn: string | null
}

export interface HouseholdView {
  dogs: FedDog[]
  /** Open and sealed bags, the one that ends first on top; then those that nobody is known to eat. */
  bags: BagView[]
  /** The owner has said who eats what; otherwise all of it is our guess. */
  isStated: boolean
}

interface Known {
  dogs: readonly AccountDog[]
  eats: ReadonlyMap<number, FedDog['eats']>
  foods: readonly HouseholdFood[]
  bags: readonly HouseholdBag[]
  notes: readonly BagNote[]
}

/** The whole household as pages show it. Pure: what is known of it goes in, today too. */
export function toHouseholdView({ dogs, eats, foods, bags, notes }: Known, today: string): HouseholdView {
  const larder = householdLarder(
    {
      dogs: dogs.map((dog) => ({
        id: dog.id,
        dog: dog.weights.length > 0 ? toKeptDog(dog).dog : null,
        eats: eats.get(dog.id) ?? [],
      })),
      foods,
      bags,
      notes,
    },
    today,
  )
  const named = (productId: number) => foods.find((food) => food.productId === productId)
  const views = larder.bags.flatMap((state): BagView[] => {
    const bag = bags.find(({ id }) => id === state.id)
    const food = named(state.productId)
    if (!bag || !food || state.state === 'empty') return []
    return [{ ...bag, ...state, food: nameOf(food), leftPercent: Math.round((state.leftGrams / bag.grams) * 100) }]
  })
  return {
    isStated: larder.isStated,
    bags: views.sort(endsFirst),
    dogs: dogs.map((dog) => {
      const bowl = larder.bowls.get(dog.id)
      return {
        ...dog,
        eats: eats.get(dog.id) ?? [],
        treatsOverBudget: bowl?.treatsOverBudget ?? false,
        mainFood: mainFoodOf(bowl, named),
        bowl: (bowl?.parts ?? []).flatMap(({ productId, ...part }) => {
          const food = named(productId)
          return food ? [{ ...part, food: nameOf(food) }] : []
        }),
        runsOutOn: lastDay(views.filter(({ eaters }) => eaters.some(({ dogId }) => dogId === dog.id))),
      }
    }),
  }
}

interface RunOut {
  productId: number
  slug: string
  name: string
  /** Of the pack that was bought last. */
  variantId: number
  variantName: string
  /** The first day without a full ration, all bags of the food counted. */
  runsOutOn: string
  /** What is left of all its bags. */
  leftPercent: number
}

/** Foods that are being eaten, the one that runs out first on top. */
export function runOutsOf({ bags }: HouseholdView): RunOut[] {
  const foods = Map.groupBy(bags, ({ productId }) => productId)
  return [...foods.values()]
    .flatMap((own): RunOut[] => {
      const newest = own.reduce((best, bag) => (bag.deliveredOn > best.deliveredOn ? bag : best))
      const runsOutOn = lastDay(own)
      if (!runsOutOn) return []
      const grams = own.reduce((sum, bag) => sum + bag.grams, 0)
      const left = own.reduce((sum, bag) => sum + bag.leftGrams, 0)
      const { productId, food, variantId, variantName } = newest
      const { slug, name } = food
      return [
        { productId, slug, name, variantId, variantName, runsOutOn, leftPercent: Math.round((left / grams) * 100) },
      ]
    })
    .sort((a, b) => (a.runsOutOn < b.runsOutOn ? -1 : Number(a.runsOutOn > b.runsOutOn)))
}

/** Of a mix the food that gives the most energy: by weight it would often be the can. */
function mainFoodOf(
  bowl: DailyBowl | undefined,
  named: (productId: number) => HouseholdFood | undefined,
): FedDog['mainFood'] {
  const energy = (productId: number, grams: number) => (named(productId)?.kcalPer100g ?? 0) * grams
  const [main] = (bowl?.parts ?? [])
    .filter(({ kind }) => kind === 'share')
    .sort((a, b) => energy(b.productId, b.gramsPerDay) - energy(a.productId, a.gramsPerDay))
  const food = main && named(main.productId)
  return food?.kcalPer100g ? { name: food.name, kcalPer100g: food.kcalPer100g } : null
}

function nameOf({ productId, slug, name, protein }: HouseholdFood): BowlPartView['food'] {
  return { productId, slug, name, protein }
}

function lastDay(bags: readonly BagView[]): string | null {
  return bags.reduce<string | null>(
    (last, { runsOutOn }) => (runsOutOn && (!last || runsOutOn > last) ? runsOutOn : last),
    null,
  )
}

function endsFirst(a: BagView, b: BagView): number {
  return (a.runsOutOn ?? '9999').localeCompare(b.runsOutOn ?? '9999') || a.id.localeCompare(b.id)
}
