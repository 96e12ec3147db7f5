import { NewDog } from '@shop/contract/dog'
import { dogOf } from '@shop/domain/dog/dog'
import { describe, expect, test } from 'vitest'
import { toNewDog } from './to-new-dog.ts'

describe('toNewDog', () => {
  test('carries over everything the browser knows, and passes the schema', () => {
    const dog = dogOf({ weightKg: 18.4, allergies: ['kure'], activity: 'active', sex: 'female', neutered: true })
    const made = NewDog.parse(toNewDog({ id: 'a', name: ' Bára ', breed: 'bígl', dog }, '2026-11-15', 'Váš pes'))
    expect(made).toMatchObject({
      name: 'Bára',
      breed: 'bígl',
      allergies: ['kure'],
      activity: 'active',
      sex: 'female',
      neutered: true,
      weight: { measuredOn: '2026-11-15', grams: 18_400 },
    })
  })

  test('gives a dog without a name one that can be shown', () => {
    expect(toNewDog({ id: 'a', name: '', dog: dogOf({ weightKg: 5 }) }, '2026-11-15', 'Váš pes').name).toBe('Váš pes')
  })
})
