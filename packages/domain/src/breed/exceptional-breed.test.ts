import { expect, test } from 'vitest'
import { exceptionalBreed } from './exceptional-breed.ts'

test.each([
  ['Německá doga', 'great_dane'],
  ['nemecka-doga', 'great_dane'],
  ['  Great Dane ', 'great_dane'],
  ['novofundlandský pes', 'newfoundland'],
  ['bordeauxská doga', null],
  ['kříženec německé dogy', null],
  ['bígl', null],
  ['', null],
  [null, null],
])('%s: %s', (named, breed) => {
  expect(exceptionalBreed(named)).toBe(breed)
})
