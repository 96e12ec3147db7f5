import { dogOf } from '@shop/domain/dog/dog'
import type { FoodVerdict } from '@shop/domain/dog/food/food-verdict'
import { expect, test } from 'vitest'
import { describeVerdict } from './describe-verdict.ts'

const BADY = { id: 'a', name: 'Bady', dog: dogOf({ weightKg: 14 }) }
const REZI = { id: 'b', name: 'Rézi', dog: dogOf({ weightKg: 8 }) }
const NAMELESS = { id: 'a', name: '', dog: dogOf({ weightKg: 8 }) }
const RUNWAY = { days: 26, halerePerDay: 4309 }

function say(verdict: FoodVerdict, parts = '', dogs = [BADY], runway: typeof RUNWAY | null = RUNWAY) {
  const said = describeVerdict({ dogs: dogs.map(({ id }) => ({ dogId: id, verdict })), runway }, dogs, parts)
  return [said?.tone, said?.text, said?.figures].map((text) => text?.replaceAll(/[\u00a0\u2060]/g, ' ') ?? null)
}

test.each([
  [{ kind: 'fine' }, '', ['ok', 'Bady může', '26 dní · 43 Kč/den']],
  [{ kind: 'topping' }, '', ['ok', 'Do 10 % dávky navrch, Bady může', null]],
  [{ kind: 'forbidden', allergens: ['kure'] }, '', ['no', 'Bady nesmí kuře – tady je', null]],
  [{ kind: 'forbidden', allergens: ['kure'] }, 'maso i tuk', ['no', 'Bady nesmí kuře – tady je maso i tuk', null]],
  [{ kind: 'forbidden', allergens: ['ryby'] }, '', ['no', 'Bady nesmí ryby – tady jsou', null]],
  [{ kind: 'forbidden', allergens: ['kure', 'ryby'] }, '', ['no', 'Bady nesmí kuře a ryby – tady jsou', null]],
  [{ kind: 'forbidden', allergens: ['neznama'] }, '', ['no', 'Bady nesmí neznama – tady je', null]],
  [{ kind: 'unsure', allergens: ['kruta'] }, '', ['unsure', 'Bady nesmí krůtu – tady si jistí nejsme', null]],
  [{ kind: 'mismatch', mismatch: 'for_small' }, '', ['mid', 'Bady může, ale granule je pro psy do 10 kg', null]],
  [{ kind: 'no_ration', because: 'under_8_weeks' }, '', ['mid', 'Pro štěně do 8 týdnů dávku nepočítáme.', null]],
] as const)('%j with the parts %j', (verdict, parts, said) => {
  expect(say(verdict, parts)).toEqual(said)
})

test('two dogs that may say it together, with days of them both', () => {
  expect(say({ kind: 'fine' }, '', [BADY, REZI])).toEqual(['ok', 'Bady a Rézi můžou', '26 dní · 43 Kč/den'])
})

test('a dog without a name is yours', () => {
  expect(say({ kind: 'fine' }, '', [NAMELESS], null)).toEqual(['ok', 'Váš pes může', null])
})

test('nobody says nothing', () => {
  expect(describeVerdict({ dogs: [], runway: null }, [])).toBeNull()
})
