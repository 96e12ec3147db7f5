import { expect, test } from 'vitest'
import { missingOfBanner, spanState } from './banner.ts'

const NOW = new Date('2026-12-01T10:00:00Z')
const at = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

test.each([
  [null, null, 'draft'],
  [null, at(1), 'draft'],
  [at(1), null, 'scheduled'],
  [at(0), null, 'published'],
  [at(-1), at(1), 'published'],
  [at(-2), at(0), 'over'],
  [at(-2), at(-1), 'over'],
])('from %s to %s is %s', (from, to, state) => {
  expect(spanState({ from, to }, NOW)).toBe(state)
})

test.each([
  ['Sleva', 'Koupit', '/produkty', []],
  ['Sleva', '', '', []],
  [' ', 'Koupit', '', ['heading', 'href']],
  ['Sleva', '', '/produkty', ['label']],
])('of „%s“, „%s“, „%s“ misses %j', (heading, label, href, missing) => {
  expect(missingOfBanner({ heading, label, href })).toEqual(missing)
})
