import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToLoad, EMPTY_LOAD, isLightEnough, isSmallEnough } from './load.ts'
import { packParcels } from './pack-parcels.ts'
import type { ParcelLimits, Piece } from './parcel.ts'

const PACKAGING = { weightGrams: 350, fillPercent: 80 }
const POINT: ParcelLimits = { maxWeightGrams: 15_000, size: { kind: 'sides', longestMm: 700, sumMm: 1500 } }
const BOX: ParcelLimits = {
  maxWeightGrams: 10_000,
  size: { kind: 'box', widthMm: 450, heightMm: 370, depthMm: 600 },
}
const COURIER: ParcelLimits = { maxWeightGrams: 31_500, size: { kind: 'sides', longestMm: 1200, sumMm: 2500 } }

const bag12 = piece('bag-12', 12_160, 380, 680, 150)
const bag6 = piece('bag-6', 6_100, 300, 520, 120)
const can = piece('can', 480, 75, 110, 75)
const bed = piece('bed', 5_428, 1100, 220, 750)

function piece(itemId: string, weightGrams: number, widthMm: number, heightMm: number, depthMm: number): Piece {
  return { itemId, count: 1, weightGrams, dimensions: { widthMm, heightMm, depthMm } }
}

function copies(count: number, one: Piece): Piece[] {
  return [{ ...one, count }]
}

test.each([
  ['a 12 kg bag at a pickup point', [bag12], POINT, [12_510]],
  ['two 6 kg bags at a pickup point', copies(2, bag6), POINT, [12_550]],
  ['three 12 kg bags by courier', copies(3, bag12), COURIER, [24_670, 12_510]],
  ['a case of cans in a box', copies(18, can), BOX, [8_990]],
  ['two beds by courier', copies(2, bed), COURIER, [11_206]],
  ['three beds by courier do not fit on one another', copies(3, bed), COURIER, [11_206, 5_778]],
  ['nothing', [], POINT, []],
])('packs %s', (_, pieces, limits, weights) => {
  const packed = packParcels(pieces, limits, PACKAGING)
  expect(packed.ok && packed.value.map((parcel) => parcel.weightGrams)).toEqual(weights)
})

test('says which piece is too heavy for a box', () => {
  expect(packParcels([can, bag12], BOX, PACKAGING)).toEqual({
    ok: false,
    code: 'piece_too_heavy',
    details: { itemId: 'bag-12', weightGrams: 12_160 },
  })
})

test('says which piece is too large for a pickup point', () => {
  expect(packParcels([can, bed], POINT, PACKAGING)).toMatchObject({
    code: 'piece_too_large',
    details: { itemId: 'bed' },
  })
})

test('a method without limits takes everything in one parcel', () => {
  const packed = packParcels(copies(40, bag12), { maxWeightGrams: null, size: null }, PACKAGING)
  expect(packed.ok && packed.value).toHaveLength(1)
})

const anyPieceFields = {
  itemId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  weightGrams: fc.integer({ min: 20, max: 14_650 }),
  dimensions: fc.option(
    fc.record({
      widthMm: fc.integer({ min: 10, max: 500 }),
      heightMm: fc.integer({ min: 10, max: 500 }),
      depthMm: fc.integer({ min: 10, max: 500 }),
    }),
  ),
}
const anyPiece = fc.record({ ...anyPieceFields, count: fc.constant(1) })

test('parcels respect the limits and hold every piece exactly once', () => {
  fc.assert(
    fc.property(fc.array(anyPiece, { maxLength: 40 }), (drawn) => {
      // Ids are made unique, so that a parcel tells which pieces it holds.
      const pieces = drawn.map((one, index) => ({ ...one, itemId: `${one.itemId}${index}` }))
      const packed = packParcels(pieces, POINT, PACKAGING)
      if (!packed.ok) throw new Error(packed.code)
      const byId = new Map(pieces.map((one) => [one.itemId, one]))
      for (const parcel of packed.value) {
        const inside = parcel.items.flatMap(({ itemId }) => byId.get(itemId) ?? [])
        const load = inside.reduce((filled, one) => addToLoad(filled, one), EMPTY_LOAD)
        expect(isLightEnough(load, POINT, PACKAGING) && isSmallEnough(load, POINT, PACKAGING)).toBe(true)
        expect(parcel.weightGrams).toBe(load.weightGrams + PACKAGING.weightGrams)
      }
      const packedIds = packed.value.flatMap((parcel) => parcel.items.map(({ itemId, pieces: n }) => `${itemId}×${n}`))
      expect(packedIds.toSorted()).toEqual(pieces.map(({ itemId }) => `${itemId}×1`).toSorted())
    }),
  )
})

test('packs counts exactly as it would pack the pieces one by one', () => {
  const kinds = fc.uniqueArray(fc.record({ ...anyPieceFields, count: fc.integer({ min: 1, max: 30 }) }), {
    selector: ({ itemId }) => itemId,
    maxLength: 5,
  })
  fc.assert(
    fc.property(kinds, fc.constantFrom(POINT, COURIER), (pieces, limits) => {
      const singles = pieces.flatMap((one) => Array.from({ length: one.count }, () => ({ ...one, count: 1 })))
      expect(packParcels(pieces, limits, PACKAGING)).toEqual(packParcels(singles, limits, PACKAGING))
    }),
  )
})

test('a cart as large as anybody could once make it costs a few milliseconds, not seconds', () => {
  const cart = Array.from({ length: 60 }, (_, at) => ({ ...bag12, itemId: `bag-${at}`, count: 200 }))
  const began = performance.now()
  const packed = packParcels(cart, COURIER, PACKAGING)
  expect(packed.ok && packed.value.length).toBe(6000)
  // One by one the same cart took seconds.
  expect(performance.now() - began).toBeLessThan(1000)
})

test('packs an order of a thousand cans without delay', () => {
  const packed = packParcels(copies(1000, can), COURIER, PACKAGING)
  expect(packed.ok && packed.value.length).toBe(16)
})
