import type { BreedRow } from '@shop/contract/breed'
import { expect, test } from 'vitest'
import { toBreed } from './to-breed.server.ts'

const row: BreedRow = {
  slug: 'bigl',
  name: 'bígl',
  other_names: ['beagle'],
  size: 'medium',
  dog_from_grams: 10_000,
  dog_to_grams: 16_000,
  bitch_from_grams: 9000,
  bitch_to_grams: 14_500,
  portrait: 'bigl',
}

test('grams become kilograms', () => {
  expect(toBreed(row).weights).toEqual({ dog: { from: 10, to: 16 }, bitch: { from: 9, to: 14.5 } })
})

test.each(['dog_from_grams', 'dog_to_grams', 'bitch_from_grams', 'bitch_to_grams'])(
  'without %s there is no weight',
  (name) => {
    expect(toBreed({ ...row, [name]: null }).weights).toBeNull()
  },
)

test('a name does not break after a preposition', () => {
  expect(toBreed({ ...row, name: 'pyrenejský ovčák s dlouhou srstí' }).name).toContain('s\u00a0dlouhou')
})
