import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAskedFor, movedUnder, upwards } from './dictionary.ts'

const TREE = [
  { entryId: 1, parentId: null },
  { entryId: 2, parentId: 1 },
  { entryId: 3, parentId: 2 },
  { entryId: 4, parentId: 1 },
]

describe('upwards', () => {
  test.each([
    [3, [3, 2, 1]],
    [1, [1]],
    [null, []],
  ])('from %s', (from, trail) => {
    expect(upwards(TREE, from)).toEqual(trail)
  })

  test('ends in a circle', () => {
    const circle = [
      { entryId: 1, parentId: 2 },
      { entryId: 2, parentId: 1 },
    ]
    expect(upwards(circle, 1)).toEqual([1, 2])
  })
})

describe('movedUnder', () => {
  test.each([
    ['below its uncle', 2, 4, [2], [4]],
    ['to the root', 2, null, [2, 1], []],
    ['from the root', null, 3, [], [3, 2, 1]],
    ['nowhere', 4, 4, [], []],
  ])('%s', (_name, from, to, lost, gained) => {
    expect(movedUnder(TREE, from, to)).toEqual({ lost, gained })
  })

  test('what is lost on the way there is gained on the way back', () => {
    const nodes = fc
      .array(fc.nat(), { minLength: 1, maxLength: 20 })
      .map((up) => up.map((seed, at) => ({ entryId: at + 1, parentId: at === 0 ? null : (seed % at) + 1 })))
    fc.assert(
      fc.property(nodes, fc.nat(), fc.nat(), (tree, one, other) => {
        const [from, to] = [(one % tree.length) + 1, (other % tree.length) + 1]
        const [there, back] = [movedUnder(tree, from, to), movedUnder(tree, to, from)]
        expect(there).toEqual({ lost: back.gained, gained: back.lost })
      }),
    )
  })
})

test.each([
  ['categories', 'granule', true],
  ['categories', 'voditka', false],
  ['ingredients', 'obiloviny', true],
  ['brands', 'granule', false],
  ['authors', 'obiloviny', false],
] as const)('of %s the shop asks for %s: %s', (dictionary, code, isAsked) => {
  expect(isAskedFor(dictionary, code)).toBe(isAsked)
})
