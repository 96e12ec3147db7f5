import { findAllergyConflicts } from '@shop/domain/dog/food/allergy-conflict'
import { productForDogs } from '@shop/domain/dog/food/product-for-dogs'
import { type FoodSupply, foodSupply } from '@shop/domain/dog/household/food-supply'
import type { OrderState } from '@shop/domain/order/order-state'
import { toFoodProduct } from '#app/features/catalog/card/food-for-dogs.ts'
import type { BoughtGoods, OrderGlance } from '#app/features/customer/orders/load-order.server.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'

export interface DogSupply {
  dogId: string
  food: CardView
  /** The newest order it came with, for ordering it again. */
  orderId: number
  gramsPerDay: number
  supply: FoodSupply | null
}

/** Never paid or never sent: no bag of these is at home. */
const NOT_HOME: readonly OrderState[] = [
  'awaiting_payment',
  'awaiting_approval',
  'expired',
  'cancelled',
  'not_collected',
]

interface Bag {
  orderId: number
  cameOn: string
  grams: number
  card: CardView
}

/** Complete food that came home, the newest first. */
export function bagsAtHome(orders: readonly OrderGlance[]): Bag[] {
  return orders
    .filter(({ state }) => !NOT_HOME.includes(state))
    .flatMap(({ id, cameOn, goods }) => goods.flatMap((one) => toBag(one, id, cameOn)))
    .toSorted((a, b) => (a.cameOn < b.cameOn ? 1 : -1))
}

/** Until when bags of one food last those dogs that may eat it. */
export function supplyOf(
  card: CardView,
  bags: readonly Bag[],
  dogs: readonly KeptDog[],
  today: string,
): FoodSupply | null {
  const eaters = dogs.filter((dog) => mayEat(card, dog))
  return foodSupply(bags, rationOf(card, eaters, today), today)
}

/** What each dog eats by what was bought for it last, and until when it lasts. Dogs that share a food share the bag. */
export function toSupplies(orders: readonly OrderGlance[], dogs: readonly KeptDog[], today: string): DogSupply[] {
  const bags = bagsAtHome(orders)
  const eats = dogs.flatMap((dog) => {
    const bag = bags.find(({ card }) => mayEat(card, dog))
    return bag ? [{ dog, bag }] : []
  })
  return eats.flatMap(({ dog, bag }) => {
    const eaters = eats.filter((one) => one.bag.card.slug === bag.card.slug).map((one) => one.dog)
    const own = rationOf(bag.card, [dog], today)
    if (own === 0) return []
    const same = bags.filter(({ card }) => card.slug === bag.card.slug)
    const supply = supplyOf(bag.card, same, eaters, today)
    return [{ dogId: dog.id, food: bag.card, orderId: bag.orderId, gramsPerDay: own, supply }]
  })
}

function toBag({ card, grams, pieces }: BoughtGoods, orderId: number, cameOn: string): Bag[] {
  return card?.food?.role === 'complete' && grams ? [{ orderId, cameOn, grams: grams * pieces, card }] : []
}

function mayEat({ food }: CardView, dog: KeptDog): boolean {
  if (!food || dog.dog.weightKg === 0) return false
  return findAllergyConflicts(dog.dog.allergies, toFoodProduct(food).ingredients).length === 0
}

/** Grams a day of these dogs together; nought when nobody can tell. */
function rationOf({ food, price, grams }: CardView, dogs: readonly KeptDog[], today: string): number {
  if (!food) return 0
  const pack = { grams: grams || 1000, priceHalere: price }
  return productForDogs(toFoodProduct(food), pack, dogs, today).runway?.gramsPerDay ?? 0
}
