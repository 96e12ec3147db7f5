import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dogOf } from '../dog.ts'
import type { FedFood } from './daily-bowl.ts'
import { householdLarder } from './household-larder.ts'
import type { LarderBag, LarderDog, LarderFood } from './larder.ts'

const TODAY = '2026-11-16'

const food = (productId: number, known: Partial<LarderFood> = {}): LarderFood => ({
  productId,
  kcalPer100g: 353,
  isComplete: true,
  isDry: true,
  ingredients: { contains: [], mayContain: [], isDeclared: true },
  ...known,
})
const salmon = food(1, { ingredients: { contains: ['losos'], mayContain: [], isDeclared: true } })
const chicken = food(2, { ingredients: { contains: ['kure'], mayContain: [], isDeclared: true } })
const lamb = food(3)
const can = food(4, { kcalPer100g: 100, isDry: false })
const treats = food(5, { kcalPer100g: 247, isComplete: false, isDry: false })
const foods = [salmon, chicken, lamb, can, treats]

const bag = (id: string, productId: number, arrivesOn = '2026-11-10', grams = 6000): LarderBag => ({
  id,
  productId,
  arrivesOn,
  isComing: false,
  grams,
})
const share = (productId: number, percent: number) => ({
  productId,
  portion: { kind: 'share', percent } satisfies FedFood['portion'],
})
const bady: LarderDog = { id: 7, dog: dogOf({ weightKg: 14, activity: 'moderate', allergies: ['kure'] }), eats: [] }
const rezi: LarderDog = { id: 8, dog: dogOf({ weightKg: 8, activity: 'moderate', allergies: ['losos'] }), eats: [] }

describe('nobody has said who eats what', () => {
  test('one dog eats one bag of kibble after another, whatever the recipe', () => {
    const bags = [bag('a', 1, '2026-11-01'), bag('b', 3, '2026-11-10')]
    const larder = householdLarder({ dogs: [bady], foods, bags, notes: [] }, TODAY)
    expect(larder.bags).toMatchObject([
      { id: 'a', state: 'open', eaters: [{ dogId: 7, gramsPerDay: 225 }], runsOutOn: '2026-11-27' },
      { id: 'b', state: 'sealed', openedOn: '2026-11-27', runsOutOn: '2026-12-24' },
    ])
    expect(larder.bowls.get(7)?.parts).toMatchObject([{ productId: 3, gramsPerDay: 225 }])
    expect(larder.isStated).toBe(false)
  })

  test('the bowl is empty when the last of them is, and what was eaten long ago is not spoken of', () => {
    const bags = [bag('old', 2, '2026-03-01'), bag('a', 1, '2026-11-01'), bag('b', 3, '2026-11-10')]
    const free = { ...bady, dog: dogOf({ weightKg: 14, activity: 'moderate' }) }
    const { bowlSupplies, foodSupplies } = householdLarder({ dogs: [free], foods, bags, notes: [] }, TODAY)
    expect([...bowlSupplies].map(([productId, { emptyOn }]) => [productId, emptyOn])).toEqual([
      [1, '2026-12-24'],
      [3, '2026-12-24'],
    ])
    expect(foodSupplies.get(1)?.emptyOn).toBe('2026-11-27')
  })

  test('two dogs share the bag both may eat', () => {
    const { bags } = householdLarder({ dogs: [bady, rezi], foods, bags: [bag('a', 3)], notes: [] }, TODAY)
    expect(bags[0]?.eaters).toEqual([
      { dogId: 7, gramsPerDay: 225 },
      { dogId: 8, gramsPerDay: 150 },
    ])
  })

  test('each eats its own where neither may eat the other’s', () => {
    const bags = [bag('a', 1), bag('b', 2)]
    const larder = householdLarder({ dogs: [bady, rezi], foods, bags, notes: [] }, TODAY)
    expect(larder.bags).toMatchObject([
      { id: 'a', state: 'open', eaters: [{ dogId: 7, gramsPerDay: 225 }] },
      { id: 'b', state: 'open', eaters: [{ dogId: 8, gramsPerDay: 150 }] },
    ])
  })

  test('a dog at two bowls eats half from each', () => {
    const { bags } = householdLarder({ dogs: [bady, rezi], foods, bags: [bag('a', 1), bag('b', 3)], notes: [] }, TODAY)
    expect(bags.map(({ eaters }) => eaters)).toEqual([
      [{ dogId: 7, gramsPerDay: 112.5 }],
      [
        { dogId: 7, gramsPerDay: 112.5 },
        { dogId: 8, gramsPerDay: 150 },
      ],
    ])
  })

  test('a bowl that was emptied long ago takes nothing from the one there is now', () => {
    const bags = [bag('old', 3, '2026-03-01'), bag('a', 1)]
    const larder = householdLarder({ dogs: [bady, rezi], foods, bags, notes: [] }, TODAY)
    expect(larder.bags).toMatchObject([{ id: 'a', eaters: [{ dogId: 7, gramsPerDay: 225 }] }])
    // Nothing else is there for the other dog, so the last bag still says what it used to eat.
    const alone = householdLarder({ dogs: [rezi], foods, bags: [bag('old', 3, '2026-03-01')], notes: [] }, TODAY)
    expect(alone.bowls.get(8)?.parts).toMatchObject([{ productId: 3, gramsPerDay: 150 }])
  })

  test('cans beside kibble and treats have no date; cans alone are the food', () => {
    const beside = householdLarder(
      { dogs: [bady], foods, bags: [bag('a', 1), bag('b', 4), bag('c', 5)], notes: [] },
      TODAY,
    )
    expect(beside.bags.map(({ runsOutOn }) => runsOutOn !== null)).toEqual([true, false, false])
    const alone = householdLarder({ dogs: [bady], foods, bags: [bag('b', 4)], notes: [] }, TODAY)
    expect(alone.bags[0]).toMatchObject({ state: 'open', eaters: [{ dogId: 7, gramsPerDay: 795 }] })
  })

  test('a dog that was never weighed eats nothing we could count', () => {
    const { bags, bowls } = householdLarder(
      { dogs: [{ ...bady, dog: null }], foods, bags: [bag('a', 1)], notes: [] },
      TODAY,
    )
    expect([bags[0]?.runsOutOn, bowls.size]).toEqual([null, 0])
  })
})

describe('the owner has said it', () => {
  const mixed: LarderDog = {
    ...bady,
    eats: [share(1, 75), share(4, 25), { productId: 5, portion: { kind: 'treat', grams: 20 } }],
  }

  test('kibble and cans are eaten side by side, treats count', () => {
    const bags = [bag('a', 1), bag('b', 4, '2026-11-10', 2400), bag('c', 5, '2026-11-10', 200)]
    const larder = householdLarder({ dogs: [mixed], foods, bags, notes: [] }, TODAY)
    expect(larder.bowls.get(7)?.parts).toEqual([
      { productId: 1, kind: 'share', gramsPerDay: 160, savedGrams: 10 },
      { productId: 4, kind: 'share', gramsPerDay: 188, savedGrams: 12 },
      { productId: 5, kind: 'treat', gramsPerDay: 20, savedGrams: 0 },
    ])
    expect(larder.bags.map(({ runsOutOn }) => runsOutOn)).toEqual(['2026-12-17', '2026-11-22', '2026-11-20'])
  })

  test('a dog nobody spoke of is not counted, and a food nobody eats has no date', () => {
    const larder = householdLarder({ dogs: [mixed, rezi], foods, bags: [bag('a', 1), bag('b', 3)], notes: [] }, TODAY)
    expect([...larder.bowls.keys()]).toEqual([7])
    expect(larder.bags.map(({ eaters }) => eaters.length)).toEqual([1, 0])
    expect(larder.bags[1]?.runsOutOn).toBeNull()
  })
})

describe('the day a dog is without a full ration', () => {
  const supplyOf = (dogs: LarderDog[], bags: LarderBag[]) =>
    householdLarder({ dogs, foods, bags, notes: [] }, TODAY).dogSupplies.get(7)
  const coming = (id: string, productId: number) => ({ ...bag(id, productId, '2026-11-18'), isComing: true })

  test('comes when the last bag of the bowl is empty, the one on its way too', () => {
    expect(supplyOf([bady], [bag('a', 1)])).toMatchObject({ emptyOn: '2026-12-06', comingBags: 0, lastBagId: 'a' })
    expect(supplyOf([bady], [bag('a', 1), coming('b', 3)])).toMatchObject({
      ...{ emptyOn: '2027-01-02', comingBags: 1, lastBagId: 'b', open: { bagId: 'a', emptyOn: '2026-12-06' } },
    })
  })

  test('comes sooner with company', () => {
    expect(supplyOf([bady, rezi], [bag('a', 3)])?.emptyOn).toBe('2026-11-26')
  })

  test('of a mix comes with the food that ends first, never with treats', () => {
    const mixed = {
      ...bady,
      eats: [share(1, 75), share(4, 25), { productId: 5, portion: { kind: 'treat' as const, grams: 20 } }],
    }
    const bags = [bag('a', 1), bag('b', 4, '2026-11-10', 2400), bag('c', 5, '2026-11-10', 200)]
    expect(supplyOf([mixed], bags)).toMatchObject({ emptyOn: '2026-11-22', lastBagId: 'b' })
  })

  test('is not said of what the dog must not eat', () => {
    expect(supplyOf([bady], [bag('a', 2)])).toBeUndefined()
  })

  test('what is on its way is not in the bowl yet, unless there is nothing else', () => {
    const bowlOf = (bags: LarderBag[]) => householdLarder({ dogs: [bady], foods, bags, notes: [] }, TODAY).bowls.get(7)
    expect(bowlOf([coming('b', 3), bag('a', 1)])?.parts).toMatchObject([{ productId: 1 }])
    expect(bowlOf([coming('b', 3)])?.parts).toMatchObject([{ productId: 3 }])
  })
})

test('what the dogs take from a bag together is what the bag loses', () => {
  const kg = fc.integer({ min: 1, max: 80 })
  fc.assert(
    fc.property(fc.array(kg, { minLength: 1, maxLength: 5 }), fc.boolean(), (weights, stated) => {
      const dogs = weights.map((weightKg, id) => ({
        id,
        dog: dogOf({ weightKg }),
        eats: stated ? [share(3, 100)] : [],
      }))
      const [first] = householdLarder(
        { dogs, foods, bags: [bag('a', 3, TODAY, 100_000)], notes: [] },
        '2026-11-17',
      ).bags
      const together = first?.eaters.reduce((sum, { gramsPerDay }) => sum + gramsPerDay, 0) ?? 0
      expect(first?.leftGrams).toBeCloseTo(100_000 - together, 3)
    }),
  )
})
