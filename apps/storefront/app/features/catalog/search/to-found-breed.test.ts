import { expect, test } from 'vitest'
import { toFoundBreed } from './to-found-breed.server.ts'

const BEAGLE = {
  slug: 'bigl',
  name: 'bígl',
  size: 'medium',
  portrait: 'bigl',
  from_grams: 9000,
  to_grams: 16_000,
} as const
const plain = (text: string) => text.replace(/[\u00a0\u2060]/g, (sign) => (sign === '\u00a0' ? ' ' : ''))

test.each([
  [BEAGLE, 'Bígl', 'Středně velký pes, 9–16 kg.'],
  [
    { ...BEAGLE, name: 'čivava', size: 'toy' as const, from_grams: 1500, to_grams: 3000 },
    'Čivava',
    'Trpasličí pes, 1,5–3 kg.',
  ],
  [{ ...BEAGLE, name: 'kříženec', size: null, from_grams: null, to_grams: null }, 'Kříženec', 'Každý jiný.'],
])('%j', (breed, title, about) => {
  const found = toFoundBreed(breed)
  expect([plain(found.title), plain(found.about)]).toEqual([title, about])
})
