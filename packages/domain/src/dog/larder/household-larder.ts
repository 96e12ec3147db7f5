import { daysBetween, type LocalDate } from '../../calendar/local-date.ts'
import { energyNeed } from '../energy/energy-need.ts'
import { type DailyBowl, dailyBowl } from './daily-bowl.ts'
import { type FoodSupply, foodSupply } from './food-supply.ts'
import { bowlKey, guessEaters } from './guess-eaters.ts'
import type { Eater, LarderBag, LarderDog, LarderFood } from './larder.ts'
import { learnedPace } from './learned-pace.ts'
import { type BagNote, type BagState, openedBags, type QueuedBag } from './opened-bags.ts'

type LarderBagState = BagState & { readonly productId: number; readonly eaters: readonly Eater[] }

type LarderState = {
  /** What each dog finds in its bowl every day; none when the dog or its foods are not known well enough. */
  readonly bowls: ReadonlyMap<number, DailyBowl>
  readonly bags: readonly LarderBagState[]
  /** Until when each food lasts, all its bags counted. */
  readonly foodSupplies: ReadonlyMap<number, FoodSupply>
  /** Until when the bowl lasts that each of these foods goes to: a bag of another one that is eaten after it counts too. */
  readonly bowlSupplies: ReadonlyMap<number, FoodSupply>
  /** Until when each dog has a full ration: what it eats side by side ends with the first of them. */
  readonly dogSupplies: ReadonlyMap<number, FoodSupply>
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
export function householdLarder(household: Household, today: LocalDate): LarderState {
  const { dogs, foods, bags, notes } = household
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
  const queues = [...Map.groupBy(fed, (bag) => (isStated ? bag.productId : bowlKey(bag.eaters))).values()].map(
    (queue) => eatQueue(queue, notes, today),
  )
  const left = isStated ? new Set<string>() : leftBowls(queues, today)
  if (left.size > 0) return householdLarder({ ...household, bags: bags.filter(({ id }) => !left.has(id)) }, today)
  const states = new Map(queues.flat().map((state) => [state.id, state]))
  const foodSupplies = foodSuppliesOf([...states.values()], today)
  return {
    bowls,
    isStated,
    bags: bags.flatMap(({ id }) => states.get(id) ?? []),
    foodSupplies,
    bowlSupplies: bowlSuppliesOf(foodSupplies, queues, today),
    dogSupplies: new Map([...bowls].flatMap(([dogId, bowl]) => dogSupply(dogId, bowl, queues, today))),
  }
}

/** Bags of guessed bowls that were empty long ago: whoever stood there eats from another one now, and not the half of it. */
function leftBowls(queues: readonly (readonly LarderBagState[])[], today: LocalDate): ReadonlySet<string> {
  const isLive = (queue: readonly LarderBagState[]) => foodSupply(queue, today) !== null
  const fed = new Set(queues.filter(isLive).flatMap(dogsOf))
  const left = queues.filter((queue) => !isLive(queue) && dogsOf(queue).some((dogId) => fed.has(dogId)))
  return new Set(left.flat().map(({ id }) => id))
}

function dogsOf(queue: readonly LarderBagState[]): number[] {
  return queue.flatMap(({ eaters }) => eaters.map(({ dogId }) => dogId))
}

type FedBag = QueuedBag & Pick<LarderBagState, 'productId' | 'eaters'>

function eatQueue(queue: readonly FedBag[], notes: readonly BagNote[], today: LocalDate): LarderBagState[] {
  const fed = new Map(queue.map((bag) => [bag.id, bag]))
  const pace = learnedPace(queue, notes)
  const real = queue.map((bag) => ({ ...bag, gramsPerDay: bag.gramsPerDay * pace }))
  return openedBags(real, notes, today).flatMap((state): LarderBagState[] => {
    const bag = fed.get(state.id)
    return bag ? [{ ...state, productId: bag.productId, eaters: bag.eaters }] : []
  })
}

function foodSuppliesOf(bags: readonly LarderBagState[], today: LocalDate): ReadonlyMap<number, FoodSupply> {
  return new Map(
    [...Map.groupBy(bags, ({ productId }) => productId)].flatMap(([id, own]): [number, FoodSupply][] => {
      const supply = foodSupply(own, today)
      return supply ? [[id, supply]] : []
    }),
  )
}

function bowlSuppliesOf(
  foodSupplies: ReadonlyMap<number, FoodSupply>,
  queues: readonly (readonly LarderBagState[])[],
  today: LocalDate,
): ReadonlyMap<number, FoodSupply> {
  return new Map(
    [...foodSupplies].map(([id, own]) => {
      const queue = queues.find((bags) => bags.some(({ productId }) => productId === id)) ?? []
      return [id, foodSupply(queue, today) ?? own]
    }),
  )
}

/** Treats are no ration: a dog without them still eats. */
function dogSupply(
  dogId: number,
  { parts }: DailyBowl,
  queues: readonly (readonly LarderBagState[])[],
  today: LocalDate,
): [number, FoodSupply][] {
  const treats = parts.flatMap(({ kind, productId }) => (kind === 'treat' ? [productId] : []))
  const own = queues
    .filter((queue) =>
      queue.some(({ productId, eaters }) => !treats.includes(productId) && eaters.some((one) => one.dogId === dogId)),
    )
    .flatMap((queue) => foodSupply(queue, today) ?? [])
  const [first] = own.toSorted((a, b) => daysBetween(b.emptyOn, a.emptyOn))
  return first ? [[dogId, first]] : []
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

/** The newest bag at home that the dog eats from stands for its food; one on its way only where there is no other. */
function guessedBowl(
  { id }: LarderDog,
  guessed: ReadonlyMap<number, readonly Eater[]>,
  bags: readonly LarderBag[],
): DailyBowl | null {
  const own = bags.flatMap((bag) => {
    const eater = guessed.get(bag.productId)?.find(({ dogId }) => dogId === id)
    return eater ? [{ ...bag, gramsPerDay: eater.gramsPerDay }] : []
  })
  const atHome = own.filter(({ isComing }) => !isComing)
  const [newest] = (atHome.length > 0 ? atHome : own).toSorted((a, b) => daysBetween(a.arrivesOn, b.arrivesOn))
  if (!newest) return null
  const { productId, gramsPerDay } = newest
  return { parts: [{ productId, kind: 'share', gramsPerDay, savedGrams: 0 }], treatsOverBudget: false }
}
