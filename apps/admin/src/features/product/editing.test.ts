import type { StaffProduct } from '@shop/contract/staff/staff-product'
import { expect, test } from 'vitest'
import { beginEditing, type Editing, takeNewer } from './editing.ts'
import { toChange } from './product-draft.ts'

function product(version: number, basics: { subtitle?: string; warnings?: string } = {}): StaffProduct {
  return {
    version,
    basics: { subtitle: 'Pro dospělé', warnings: '', ...basics },
    texts: { shortDescription: '', benefits: [] },
    ...{ ingredients: [], constituents: [], energyKcalPer100g: null, additives: [], feedingGuide: null },
    ...{ pictures: [], tags: [], relations: [] },
  } as unknown as StaffProduct
}

function type(editing: Editing, basics: Partial<StaffProduct['basics']>): Editing {
  return { ...editing, mine: { ...editing.mine, basics: { ...editing.mine.basics, ...basics } } }
}

test('a pack saved over a colleague who was faster does not let the form write over them', () => {
  const seen = product(5)
  const newer = takeNewer(beginEditing(seen), product(6, { warnings: 'Ne pro štěňata.' }), 'Bára')
  expect(newer).toMatchObject({ dispute: null, taken: ['basics.warnings'] })
  const typed = type(newer.editing, { subtitle: 'Pro dospělé psy' })
  expect(typed.product.version).toBe(6)
  expect(toChange(typed.base, typed.mine)?.basics).toEqual({
    ...{ subtitle: 'Pro dospělé psy', warnings: 'Ne pro štěňata.' },
  })
})

test('what both have written is asked about, and what is typed stays', () => {
  const typed = type(beginEditing(product(5)), { warnings: 'Moje.' })
  const { editing, dispute } = takeNewer(typed, product(6, { warnings: 'Jejich.' }), 'Bára')
  expect(dispute).toMatchObject({
    by: 'Bára',
    fields: ['basics.warnings'],
    theirs: { basics: { warnings: 'Jejich.' } },
  })
  expect(editing.mine.basics.warnings).toBe('Moje.')
})

test('a dispute stays open over the next pack until both say the same', () => {
  const typed = type(beginEditing(product(5)), { warnings: 'Moje.' })
  const first = takeNewer(typed, product(6, { warnings: 'Jejich.' }), 'Bára')
  const again = takeNewer(first.editing, product(7, { warnings: 'Jejich.' }), 'Cyril', first.dispute)
  expect(again.dispute).toMatchObject({ by: 'Bára', fields: ['basics.warnings'] })
  const other = takeNewer(again.editing, product(8, { warnings: 'Jiné.' }), 'Cyril', again.dispute)
  expect(other.dispute).toMatchObject({ by: 'Cyril', fields: ['basics.warnings'] })
  expect(takeNewer(other.editing, product(9, { warnings: 'Moje.' }), 'Cyril', other.dispute).dispute).toBeNull()
})

test('nothing changes by a product that is as it was seen', () => {
  const typed = type(beginEditing(product(5)), { subtitle: 'Pro štěňata' })
  expect(takeNewer(typed, product(5), 'Bára')).toEqual({ editing: typed, dispute: null, taken: [] })
})
