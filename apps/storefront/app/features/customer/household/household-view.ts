import type { DailyBowl, FedFood } from '@shop/domain/dog/larder/daily-bowl'
import type { FoodSupply } from '@shop/domain/dog/larder/food-supply'
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
  state: 'coming' | 'sealed' | 'open' | 'empty'
  openedOn: string | null
  leftGrams: number
  leftPercent: number
  /** The first day without a full ration from it; null when nobody is known to eat it. */
  runsOutOn: string | null
  eaters: readonly Eater[]
}

/** Until when a food lasts, and where to order it again. */
export interface SupplyView extends Omit<FoodSupply, 'open' | 'lastBagId'> {
  food: BowlPartView['food'] & { isDry: boolean }
  open: { emptyOn: string; eatenPercent: number } | null
  /** It came, or is coming, with this one. */
  orderId: number
}

export interface FedDog extends AccountDog {
  eats: readonly { productId: number; portion: FedFood['portion'] }[]
  /** What it finds in its bowl every day; empty when we do not know enough. */
  bowl: BowlPartView[]
  treatsOverBudget: boolean
  /** The food whose ration stands for the dog; the diary counts with it. */
  mainFood: { name: string; kcalPer100g: number } | null
  /** The food this dog is without first. */
  supply: SupplyView | null
}

export interface HouseholdView {
  dogs: FedDog[]
  /** Bags at home and on their way, the one that ends first on top; then those that nobody is known to eat. */
  bags: BagView[]
  /** Of every food that is eaten, the one that ends first on top. */
  supplies: SupplyView[]
  /** Of the bowl each of these foods goes to, whatever is eaten after it. */
  bowlSupplies: { productId: number; supply: SupplyView }[]
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
  const toSupply = (supply: FoodSupply | undefined) => toSupplyView(supply, bags, foods)
  return {
    isStated: larder.isStated,
    bags: views.sort(endsFirst),
    supplies: [...larder.foodSupplies.values()]
      .flatMap((supply) => toSupply(supply) ?? [])
      .sort((a, b) => a.emptyOn.localeCompare(b.emptyOn)),
    bowlSupplies: [...larder.bowlSupplies].flatMap(([productId, of]) => {
      const supply = toSupply(of)
      return supply ? [{ productId, supply }] : []
    }),
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
        supply: toSupply(larder.dogSupplies.get(dog.id)),
      }
    }),
  }
}

function toSupplyView(
  supply: FoodSupply | undefined,
  bags: readonly HouseholdBag[],
  foods: readonly HouseholdFood[],
): SupplyView | null {
  if (!supply) return null
  const { open, lastBagId, ...rest } = supply
  const last = bags.find(({ id }) => id === lastBagId)
  const eaten = open ? bags.find(({ id }) => id === open.bagId) : last
  const food = foods.find(({ productId }) => productId === eaten?.productId)
  if (!last || !food) return null
  return {
    ...rest,
    food: { ...nameOf(food), isDry: food.isDry },
    open: open && { emptyOn: open.emptyOn, eatenPercent: open.eatenPercent },
    orderId: last.orderId,
  }
}

/** Of all its food together, treats aside. */
export function gramsInBowl({ bowl }: FedDog): number {
  return bowl.filter(({ kind }) => kind === 'share').reduce((sum, part) => sum + part.gramsPerDay, 0)
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

function endsFirst(a: BagView, b: BagView): number {
  return (a.runsOutOn ?? '9999').localeCompare(b.runsOutOn ?? '9999') || a.id.localeCompare(b.id)
}
