import { expect, test } from 'vitest'
import { toLitter } from './to-litter.server.ts'

/** Already the 16th in Prague. */
const NOW = new Date('2026-11-15T23:30:00Z')
const litterOf = (query: string) => toLitter(new URLSearchParams(query), NOW)

test.each([
  ['', '2026-11-16'],
  ['narozeni=', '2026-11-16'],
  ['narozeni=2026-03-01', '2026-03-01'],
  ['narozeni=2024-02-29', '2024-02-29'],
  ['narozeni=2026-02-29', '2026-11-16'],
  ['narozeni=2026-02-30', '2026-11-16'],
  ['narozeni=2026-13-01', '2026-11-16'],
  ['narozeni=1999-12-31', '2026-11-16'],
  ['narozeni=1.3.2026', '2026-11-16'],
  ['narozeni=2026-03-01T00:00', '2026-11-16'],
])('%j: born on %s', (query, bornOn) => {
  expect(litterOf(query).bornOn).toBe(bornOn)
})

test.each([
  ['', 6, 6],
  ['stenat=1', 1, 1],
  ['stenat=7.9', 7, 7],
  ['stenat=0', 6, 6],
  ['stenat=-3', 1, 1],
  ['stenat=12', 12, 10],
  ['stenat=1000000', 16, 10],
  ['stenat=Infinity', 16, 10],
  ['stenat=osm', 6, 6],
])('%j: %d puppies, %d packs', (query, puppies, packs) => {
  expect(litterOf(query)).toMatchObject({ puppies, packs })
})

test('days are named in words, across the end of a year and a leap day', () => {
  const { steps, weighings } = litterOf('narozeni=2027-12-20')
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(steps.map(({ code, on }) => [code, plain(on)])).toEqual([
    ['born', 'pondělí 20. prosince'],
    ['first_food', 'čtvrtek 13. ledna'],
    ['report', 'pondělí 24. ledna'],
    ['weaned', 'pondělí 7. února'],
    ['handed_over', 'pondělí 14. února'],
  ])
  expect(weighings.map(plain)).toHaveLength(9)
  expect(plain(weighings.at(-1) ?? '')).toBe('14. 2.')
})
