import { describe, expect, test } from 'vitest'
import { dryFood } from './dry-food.fixture.ts'
import type { DryFood } from './load-foods.server.ts'
import { toComparison } from './to-comparison.server.ts'

const CHICKEN = dryFood({ slug: 'granule-kure-s-hnedou-ryzi', name: 'Kuře' })
const LAMB = dryFood({ slug: 'granule-jehneci-s-ryzi', name: 'Jehněčí' })
const SALMON = dryFood({ slug: 'granule-losos', name: 'Losos' })
const ALL = [CHICKEN, LAMB, SALMON]

const pairOf = (foods: DryFood[], ...wanted: (string | null)[]) =>
  toComparison(foods, wanted)?.pair.map(({ name }) => name)

describe('the two foods', () => {
  test.each([
    ['nothing wanted: what people ask about most', [null, null], ['Kuře', 'Jehněčí']],
    ['the second wanted', [null, 'granule-losos'], ['Kuře', 'Losos']],
    ['both', ['granule-losos', 'granule-kure-s-hnedou-ryzi'], ['Losos', 'Kuře']],
    ['one that is sold no more is replaced', ['granule-zmizela', 'granule-losos'], ['Kuře', 'Losos']],
    ['no wish at all', [], ['Kuře', 'Jehněčí']],
  ])('%s', (_title, wanted, names) => {
    expect(pairOf(ALL, ...wanted)).toEqual(names)
  })

  test('without the usual ones the first two of the shop stand there', () => {
    expect(pairOf([SALMON, dryFood({ slug: 'granule-kachna', name: 'Kachna' })])).toEqual(['Losos', 'Kachna'])
  })

  test.each([
    ['no food', []],
    ['one food', [SALMON]],
  ])('%s: nothing to compare', (_title, foods) => {
    expect(toComparison(foods, [])).toBeNull()
  })

  test('every food can be chosen', () => {
    expect(toComparison(ALL, [])?.choices).toHaveLength(3)
  })
})

describe('rows', () => {
  function rowOf(name: string, known: Partial<DryFood>) {
    const rows = toComparison([{ ...CHICKEN, ...known }, LAMB], [])?.rows ?? []
    return rows.find((row) => row.name.replaceAll('\u00a0', ' ') === name)?.values[0]?.replaceAll('\u00a0', ' ')
  }

  test.each<[string, Partial<DryFood>, string]>([
    ['Pro koho', { breed_size_name: 'Malá plemena' }, 'Dospělý, malá plemena'],
    ['Pro koho', { breed_size_name: null }, 'Dospělý'],
    ['Pro koho', { life_stage_name: null }, ''],
    ['Hlavní maso', { protein_name: null }, '–'],
    ['Podíl masa', { meatPercent: 40.5 }, '40,5 %'],
    ['Obiloviny', { grain_free: true }, 'bez obilovin'],
    ['Obiloviny', { grain_free: false }, 's obilovinami'],
    ['Obiloviny', { grain_free: null }, 'neuvedeno'],
    ['Alergeny', { allergens: [] }, 'žádné z hlavních'],
    ['Alergeny', { allergens: [{ name: 'kuře' }, { name: 'vejce' }] }, 'kuře, vejce'],
    ['Energie', { kcal: 371.5 }, '371,5 kcal ve 100 g'],
    ['Cena v největším pytli', { bag: { grams: 12_000, priceHalere: 1_290_00 } }, '107,50 Kč/kg'],
    ['Cena v největším pytli', { bag: { grams: 3_000, priceHalere: 1 } }, '0,00 Kč/kg'],
    ['Na den pro psa 20 kg', { life_stage: 'stene' }, 'podle věku'],
  ])('%s of %j: %s', (name, known, value) => {
    expect(rowOf(name, known)).toBe(value)
  })

  test('a day is told in whole crowns', () => {
    expect(rowOf('Na den pro psa 20 kg', {})).toMatch(/^\d+ Kč$/)
  })

  test('a constituent that only one of them states has a row; the other has a dash', () => {
    const one = { ...CHICKEN, constituents: [{ name: 'Popel', percent: 7 }] }
    const other = { ...LAMB, constituents: [{ name: 'Vápník', percent: 1.2 }] }
    const rows = toComparison([one, other], [])?.rows ?? []
    const shown = rows.filter(({ name }) => ['Popel', 'Vápník'].includes(name))
    expect(shown).toEqual([
      { name: 'Popel', values: ['7\u00a0%', '–'] },
      { name: 'Vápník', values: ['–', '1,2\u00a0%'] },
    ])
  })
})
