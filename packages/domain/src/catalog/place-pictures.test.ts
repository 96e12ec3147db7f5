import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placePictures } from './place-pictures.ts'

const held = [1, 2, 3].map((place) => ({ imageId: place * 10, variantId: null, position: place }))
const wanted = (...ids: (number | null)[]) => ids.map((imageId) => ({ imageId, variantId: null }))

test.each<[string, (number | null)[], number[]]>([
  ['the same list stays', [10, 20, 30], [1, 2, 3]],
  ['one that was removed leaves a hole', [10, 30], [1, 3]],
  ['a new one comes behind', [10, 20, 30, null], [1, 2, 3, 4]],
  ['whoever comes behind one that was moved moves too', [20, 10, 30], [2, 4, 5]],
  ['a new one in front moves all', [null, 10], [4, 5]],
])('%s', (_name, ids, places) => {
  expect(placePictures(held, wanted(...ids))).toEqual(places)
})

test('a picture that is given to a pack takes a place that nobody had', () => {
  expect(placePictures(held, [{ imageId: 10, variantId: 7 }, ...wanted(20, 30)])).toEqual([4, 2, 3])
})

test('places of one owner go up, and none that changes hands was taken', () => {
  const owner = fc.constantFrom(null, 1, 2)
  const before = fc
    .array(owner, { maxLength: 8 })
    .map((owners) => owners.map((variantId, index) => ({ imageId: index + 1, variantId, position: index + 1 })))
  fc.assert(
    fc.property(before, fc.array(fc.tuple(fc.option(fc.nat(7)), owner), { maxLength: 10 }), (stood, asked) => {
      const list = asked
        .map(([index, variantId]) => ({ imageId: index === null ? null : (stood[index]?.imageId ?? null), variantId }))
        .filter(({ imageId }, at, all) => imageId === null || all.findIndex((one) => one.imageId === imageId) === at)
      const places = placePictures(stood, list)
      for (const id of [null, 1, 2]) {
        const own = places.filter((_, index) => list[index]?.variantId === id)
        expect(own).toEqual([...new Set(own)].sort((a, b) => a - b))
      }
      list.forEach(({ imageId, variantId }, index) => {
        const was = stood.find((one) => one.imageId === imageId)
        const stays = was?.variantId === variantId && was.position === places[index]
        if (!stays) expect(stood.map(({ position }) => position)).not.toContain(places[index])
      })
    }),
  )
})
