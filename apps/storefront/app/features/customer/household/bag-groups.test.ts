import { expect, test } from 'vitest'
import { groupBags } from './bag-groups.ts'
import type { BagView } from './household-view.ts'

const bag = (id: string, productId: number, known: Partial<BagView>): BagView => ({
  ...{ id, productId, orderId: 1, linePosition: 1, piece: 1, variantId: 1, variantName: '2 kg', grams: 2000 },
  ...{ arrivesOn: '2026-11-01', isComing: false, openedOn: null, leftGrams: 2000, leftPercent: 100, eaters: [] },
  food: { productId, slug: `f-${productId}`, name: `F ${productId}`, protein: null },
  state: 'sealed',
  runsOutOn: null,
  ...known,
})

test('bags of one food are one group with the day the last of them ends', () => {
  const groups = groupBags([
    bag('a', 1, { state: 'open', runsOutOn: '2026-11-20' }),
    bag('c', 2, { state: 'open', runsOutOn: '2026-11-21' }),
    bag('b', 1, { runsOutOn: '2026-11-30' }),
  ])
  expect(groups.map(({ food, open, sealed, runsOutOn }) => [food.slug, open?.id, sealed.length, runsOutOn])).toEqual([
    ['f-1', 'a', 1, '2026-11-30'],
    ['f-2', 'c', 0, '2026-11-21'],
  ])
})

test('what is on its way waits for the courier, not for the owner', () => {
  const [group] = groupBags([
    bag('a', 1, { state: 'open', runsOutOn: '2026-11-20' }),
    bag('b', 1, { state: 'coming', runsOutOn: '2026-11-30' }),
  ])
  expect(group).toMatchObject({ sealed: [], coming: [{ id: 'b' }], runsOutOn: '2026-11-30' })
})

test('what nobody eats has no open bag and no day', () => {
  expect(groupBags([bag('a', 1, {}), bag('b', 1, {})])).toMatchObject([{ open: null, runsOutOn: null }])
})
