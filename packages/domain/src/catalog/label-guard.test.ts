import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkLabel, type LabelFacts, missingParticulars, PARTICULARS, recipeTotal } from './label-guard.ts'

const SALMON = { percent: 60, mgPerKg: null, isAnimal: true }
const RICE = { percent: 39.93, mgPerKg: null, isAnimal: false }
const YUCCA = { percent: null, mgPerKg: 700, isAnimal: false }
const PACK = { hasQuantity: true, hasPrice: true, onHand: 12, inBatches: 12 }

const KIBBLE: LabelFacts = {
  kind: 'kibble',
  name: 'Granule Losos s rýží',
  feedType: 'complete',
  ingredients: [SALMON, RICE, YUCCA],
  contents: '',
  constituents: { crude_protein: 28, crude_fat: 17, crude_fibre: 2.7, crude_ash: 7.6, moisture: 9 },
  hasAdditivesStatement: true,
  additiveCodes: ['3a672a', '4b1705', '1b306(i)'],
  guideRows: 8,
  directions: 'Podle tabulky.',
  storage: 'V suchu do 25 °C.',
  approvalNumber: 'CZ 12345-01',
  operator: 'Čenich s.r.o., Brno',
  maker: '',
  makerCountry: '',
  euPerson: '',
  warnings: '',
  categories: 1,
  pictures: 2,
  describedPictures: 2,
  packs: [PACK],
}
const BOWL: LabelFacts = {
  ...{ ...KIBBLE, kind: 'equipment', feedType: null, ingredients: [], constituents: {}, hasAdditivesStatement: false },
  ...{ guideRows: 0, directions: '', storage: '', approvalNumber: '' },
  ...{ maker: 'Misky s.r.o., Nová 1, Zlín, info@misky.example', makerCountry: 'CZ', warnings: 'Není hračka.' },
}

test('a whole label misses nothing', () => {
  expect(missingParticulars(KIBBLE)).toEqual([])
  expect(missingParticulars(BOWL)).toEqual([])
})

describe('of a feed', () => {
  test.each<[Partial<LabelFacts>, string[]]>([
    [{ name: '  ' }, ['name']],
    [{ describedPictures: 1 }, ['picture_alt']],
    [{ pictures: 0, describedPictures: 0 }, []],
    [{ feedType: null }, ['feed_type']],
    [{ ingredients: [] }, ['ingredients']],
    [{ ingredients: [RICE, SALMON] }, ['ingredient_order']],
    [{ ingredients: [SALMON, { ...RICE, percent: 40.3 }] }, ['ingredient_total']],
    [{ ingredients: [SALMON, { ...RICE, percent: 39 }] }, ['ingredient_total']],
    // Whoever does not say every amount need not add up to a whole.
    [{ ingredients: [SALMON, { ...RICE, percent: null }] }, []],
    [{ constituents: {} }, ['crude_protein', 'crude_fat', 'crude_fibre', 'crude_ash']],
    [{ constituents: { crude_protein: 60, crude_fat: 30, crude_fibre: 5, crude_ash: 7 } }, ['constituent_total']],
    [{ kind: 'can', constituents: { ...KIBBLE.constituents, moisture: 60 } }, ['constituent_total']],
    [{ hasAdditivesStatement: false }, ['additives']],
    [{ hasAdditivesStatement: false, guideRows: 0, feedType: 'complementary' }, []],
    [{ guideRows: 0 }, ['feeding_guide']],
    [{ directions: '' }, ['directions']],
    [{ storage: '' }, ['storage']],
    [{ approvalNumber: '' }, ['approval_number']],
    [{ approvalNumber: '', ingredients: [{ ...RICE, percent: 100 }] }, []],
    [{ operator: '' }, ['operator']],
    [{ packs: [{ ...PACK, hasQuantity: false }] }, ['net_quantity']],
    [{ packs: [{ ...PACK, inBatches: 11 }] }, ['batch']],
    // Nothing lies on the shelf yet: the batch comes with the goods.
    [{ packs: [{ ...PACK, onHand: 0, inBatches: 0 }] }, []],
    [{ packs: [PACK, { ...PACK, hasPrice: false }] }, ['price']],
    [{ packs: [] }, ['pack']],
    [{ categories: 0 }, ['category']],
  ])('%j misses %j', (change, missing) => {
    expect(missingParticulars({ ...KIBBLE, ...change })).toEqual(missing)
  })
})

describe('of goods', () => {
  test.each<[Partial<LabelFacts>, string[]]>([
    [{ maker: '' }, ['maker']],
    [{ makerCountry: '' }, ['maker']],
    [{ makerCountry: 'CN' }, ['eu_person']],
    [{ maker: 'Trixie' }, ['maker']],
    [{ maker: 'Trixie, info@trixie.example' }, ['maker']],
    [{ maker: 'Trixie GmbH, Industriestr. 32, 24963 Tarp' }, ['maker']],
    [{ maker: 'Trixie GmbH, Industriestr. 32, 24963 Tarp, www.trixie.example' }, []],
    [{ makerCountry: 'CN', euPerson: 'Dovoz s.r.o., Praha' }, ['eu_person']],
    [{ makerCountry: 'CN', euPerson: 'Dovoz s.r.o., Nová 1, Praha, info@dovoz.example' }, []],
    [{ pictures: 0, describedPictures: 0 }, ['picture']],
    [{ makerCountry: 'DE' }, []],
    [{ warnings: '' }, ['warnings']],
  ])('%j misses %j', (change, missing) => {
    expect(missingParticulars({ ...BOWL, ...change })).toEqual(missing)
  })
  test('a box says on its parts what they are', () => {
    const box = { ...BOWL, kind: 'box', maker: '', warnings: '', storage: 'V suchu.' }
    expect(missingParticulars({ ...box, contents: 'Obsah boxu: Sušené plíce 100 g, míček.' })).toEqual([])
    expect(missingParticulars({ ...box, contents: 'Obsah boxu: míček.', storage: '' })).toEqual(['storage'])
  })
  test('a box that does not say its parts is asked what any feed is', () => {
    const box = { ...BOWL, kind: 'box', maker: '', warnings: '' }
    const missing = missingParticulars(box)
    expect(missing).toEqual(
      expect.arrayContaining(['feed_type', 'ingredients', 'crude_protein', 'directions', 'storage']),
    )
    expect(missingParticulars({ ...KIBBLE, kind: 'box' })).toEqual([])
  })
})

test.each(['1a200', '1b320', '1b321', '1b324', '2a102', '2b05009'])(
  'no food of ours has an artificial colour, flavour or preservative: %s stops its label',
  (code) => {
    expect(missingParticulars({ ...KIBBLE, additiveCodes: ['3a700', code] })).toEqual(['promised_additives'])
  },
)

test('an empty form of any kind misses something, and only what is asked', () => {
  const empty: LabelFacts = {
    ...KIBBLE,
    ...{ name: '', feedType: null, ingredients: [], constituents: {}, hasAdditivesStatement: false, guideRows: 0 },
    ...{ directions: '', storage: '', approvalNumber: '', categories: 0, packs: [] },
  }
  fc.assert(
    fc.property(fc.constantFrom('kibble', 'can', 'treat', 'supplement', 'equipment', 'box', 'bundle'), (kind) => {
      const { asked, missing } = checkLabel({ ...empty, kind })
      expect(missing).toEqual(expect.arrayContaining(['name', 'pack', 'category']))
      expect(asked).toEqual(expect.arrayContaining(missing))
      expect(PARTICULARS).toEqual(expect.arrayContaining(asked))
    }),
  )
})

test('a recipe is refused exactly when its order or its sum is wrong', () => {
  const line = fc.record({
    percent: fc.integer({ min: 1, max: 6000 }).map((hundredths) => hundredths / 100),
    mgPerKg: fc.constant(null),
    isAnimal: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (ingredients) => {
      const missing = missingParticulars({ ...KIBBLE, ingredients })
      const total = recipeTotal(ingredients)
      const sorted = ingredients.toSorted((a, b) => b.percent - a.percent)
      expect(missing.includes('ingredient_total')).toBe(total > 100.05 || total < 99.5)
      expect(missing.includes('ingredient_order')).toBe(
        ingredients.some(({ percent }, index) => percent !== sorted[index]?.percent),
      )
    }),
  )
})
