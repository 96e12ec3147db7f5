import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addRedirect, type Redirect } from './redirects.ts'

const after = (...steps: [string, string][]) =>
  steps.reduce<Redirect[]>((known, [from, to]) => addRedirect(known, { from, to }), [])

test.each([
  ['one', [['/a', '/b']], { '/a': '/b' }],
  [
    'a chain is made short',
    [
      ['/a', '/b'],
      ['/b', '/c'],
    ],
    { '/a': '/c', '/b': '/c' },
  ],
  [
    'a chain from its front too',
    [
      ['/b', '/c'],
      ['/a', '/c'],
    ],
    { '/a': '/c', '/b': '/c' },
  ],
  [
    'back again: the page lives',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    { '/b': '/a' },
  ],
  [
    'another target',
    [
      ['/a', '/b'],
      ['/a', '/c'],
    ],
    { '/a': '/c' },
  ],
  ['to itself is nothing', [['/a', '/a']], {}],
] as const)('%s', (_, steps, expected) => {
  const led = after(...steps.map(([from, to]): [string, string] => [from, to]))
  expect(Object.fromEntries(led.map(({ from, to }) => [from, to]))).toEqual(expected)
})

test('whatever is added, nobody is led twice, nobody in a circle, and every old address still leads somewhere', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
  fc.assert(
    fc.property(fc.array(fc.tuple(path, path), { maxLength: 30 }), (steps) => {
      let known: Redirect[] = []
      for (const [from, to] of steps) {
        const before = known
        known = addRedirect(known, { from, to })
        const sources = new Set(known.map((one) => one.from))
        expect(sources.size).toBe(known.length)
        for (const one of known) expect(sources.has(one.to)).toBe(false)
        for (const one of before) expect(sources.has(one.from) || one.from === to).toBe(true)
      }
    }),
  )
})
