import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packSteps, toPacking, wholeCartons } from './pallet.ts'

const CANS = toPacking({ piecesPerCarton: 24, cartonsPerLayer: 10, layersPerPallet: 6 })

test('a layer is said in cartons and a pallet in layers', () => {
  expect(CANS).toEqual({ perCarton: 24, perLayer: 240, perPallet: 1440 })
})

test('without the one below nothing above is known', () => {
  expect(toPacking({ piecesPerCarton: null, cartonsPerLayer: 10, layersPerPallet: 6 })).toEqual({
    perCarton: null,
    perLayer: null,
    perPallet: null,
  })
  expect(toPacking({ piecesPerCarton: 24, cartonsPerLayer: null, layersPerPallet: 6 }).perPallet).toBeNull()
})

test.each([
  [50, { down: 48, up: 72 }],
  [48, { down: 48, up: 48 }],
  [5, { down: 0, up: 24 }],
])('whole cartons around %i', (pieces, around) => {
  expect(wholeCartons(pieces, 24)).toEqual(around)
})

test('whole cartons are the nearest ones around, never further than a carton', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 100_000 }), (carton, pieces) => {
      const { down, up } = wholeCartons(pieces, carton)
      expect([down % carton, up % carton]).toEqual([0, 0])
      expect(down <= pieces && pieces <= up && up - down <= carton).toBe(true)
    }),
  )
})

test('each pack comes to its pieces at the price of so many', () => {
  expect(packSteps(CANS, (pieces) => (pieces >= 240 ? 4_900 : 5_200))).toEqual([
    { pack: 'carton', pieces: 24, amount: 124_800 },
    { pack: 'layer', pieces: 240, amount: 1_176_000 },
    { pack: 'pallet', pieces: 1440, amount: 7_056_000 },
  ])
})

test.each([
  [{ perCarton: 1, perLayer: 30, perPallet: 60 }, ['layer', 'pallet']],
  [{ perCarton: 4, perLayer: 4, perPallet: 8 }, ['carton', 'pallet']],
  [{ perCarton: null, perLayer: null, perPallet: null }, []],
])('a pack no larger than the one before is none: %o', (packing, packs) => {
  expect(packSteps(packing, () => 100).map(({ pack }) => pack)).toEqual(packs)
})
