import { expect, test } from 'vitest'
import { matchBreeds } from './match-breeds.ts'

const breeds = [
  { name: 'kříženec', otherNames: ['voříšek'] },
  { name: 'bígl', otherNames: ['beagle'] },
  { name: 'labradorský retrívr', otherNames: ['labrador', 'retrívr'] },
  { name: 'německý ovčák', otherNames: ['vlčák', 'ovčák'] },
  { name: 'zlatý retrívr', otherNames: ['zlaťák'] },
  { name: 'československý vlčák', otherNames: ['čsv', 'vlčák'] },
  { name: 'australský ovčák', otherNames: ['aussie'] },
  { name: 'pes svatého Huberta', otherNames: [] },
]
const named = (text: string) => matchBreeds(breeds, text).map(({ breed }) => breed.name)

test.each([
  ['bígl', ['bígl']],
  ['BIGL', ['bígl']],
  ['beagle', ['bígl']],
  ['bígla', ['bígl']],
  ['retrívrovi', ['labradorský retrívr', 'zlatý retrívr']],
  ['voříšek', ['kříženec']],
  ['vlčák', ['německý ovčák', 'československý vlčák']],
  ['ovčák', ['německý ovčák', 'australský ovčák']],
  ['zlat', ['zlatý retrívr']],
  ['hubert', ['pes svatého Huberta']],
  ['', []],
  ['!!', []],
  ['kočka', []],
])('%s means %j', (text, expected) => {
  expect(named(text)).toEqual(expected)
})

test('only the name itself is certain', () => {
  expect(matchBreeds(breeds, 'Beagle')[0]?.isExact).toBe(true)
  expect(matchBreeds(breeds, 'beag')[0]?.isExact).toBe(false)
  expect(matchBreeds(breeds, 'bígla')[0]?.isExact).toBe(false)
})
