import { SheetDocument } from '@shop/contract/sheet'
import { describe, expect, test } from 'vitest'
import { accountDog, weighed } from '#app/features/customer/dogs/account-dog.fixture.ts'
import type { FedDog } from './household-view.ts'
import { toVetSheet } from './to-vet-sheet.ts'

const dog = (known: Partial<FedDog> = {}): FedDog => ({
  ...accountDog({ name: 'Bady' }),
  ...{ eats: [], bowl: [], treatsOverBudget: false, mainFood: null, supply: null },
  ...known,
})
const sheetOf = (known?: Partial<FedDog>) => toVetSheet(dog(known), '2026-11-16')
const spaced = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

describe('toVetSheet', () => {
  test('of a dog with a name only it says what is not known, and fits the schema', () => {
    const sheet = SheetDocument.parse(sheetOf())
    expect(sheet.facts).toEqual([{ label: 'Nesnáší', value: 'nic známého' }])
    expect(sheet.sections.map(({ text }) => text[0])).toEqual([
      'Majitel zatím neuvedl, co pes jí.',
      'Zatím žádný zápis.',
    ])
  })

  test('holds chip, vet, allergies, food and weights', () => {
    const food = { productId: 1, slug: 'losos', name: 'Losos s bramborem', protein: 'losos' }
    const sheet = SheetDocument.parse(
      sheetOf({
        ...{ chipNumber: '203098100123456', vetName: 'MVDr. Nováková', vetPhone: '+420777123456', allergies: ['kure'] },
        bowl: [{ food, kind: 'share', gramsPerDay: 225, savedGrams: 0 }],
        weights: weighed(14_200, 14_000),
      }),
    )
    const values = sheet.facts.map(({ value }) => spaced(value))
    expect(values).toEqual(['203 098 100 123 456', 'kuře', expect.stringContaining('MVDr. Nováková, ')])
    expect(sheet.sections[0]?.table?.rows.map((row) => row.map(spaced))).toEqual([['Losos s bramborem', '225 g']])
    expect(sheet.sections[1]?.table?.rows).toHaveLength(2)
    expect(sheet.sections[1]?.chart?.points).toHaveLength(2)
  })

  test('a long diary keeps to one page: the newest twelve', () => {
    const weights = Array.from({ length: 40 }, (_, index) => ({
      id: index,
      measuredOn: `2026-0${1 + Math.floor(index / 20)}-${String(1 + (index % 20)).padStart(2, '0')}`,
      grams: 14_000 + index,
    }))
    const rows = sheetOf({ weights }).sections[1]?.table?.rows ?? []
    expect(rows).toHaveLength(12)
    expect(spaced(rows[0]?.[0])).toBe('20. 2. 2026')
  })
})
