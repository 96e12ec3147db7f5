import { dogOf } from '@shop/domain/dog/dog'
import { describe, expect, test } from 'vitest'
import { type KeptDog, parseDogs } from './parse-dogs.ts'

const ben: KeptDog = { id: 'a', name: 'Ben', dog: dogOf({ weightKg: 18, sex: 'male', allergies: ['kure'] }) }

describe('parseDogs', () => {
  test('reads back what was kept', () => {
    expect(parseDogs(JSON.stringify([ben]))).toEqual([ben])
  })

  test('a breed stays with its dog, and counts where it must', () => {
    const dane = { ...ben, breed: 'německá doga', dog: dogOf({ weightKg: 60, breed: 'great_dane' }) }
    expect(parseDogs(JSON.stringify([dane]))).toEqual([dane])
    expect(parseDogs(JSON.stringify([{ ...dane, breed: 'bígl' }]))[0]?.dog.breed).toBeNull()
  })

  test('a puppy keeps its birthday', () => {
    const puppy = { ...ben, dog: dogOf({ weightKg: 3, age: { kind: 'born', on: '2026-08-20' }, adultWeightKg: 18 }) }
    expect(parseDogs(JSON.stringify([puppy]))).toEqual([puppy])
    expect(
      parseDogs(JSON.stringify([{ ...puppy, dog: { ...puppy.dog, age: { kind: 'born', on: 'kdysi' } } }]))[0]?.dog.age,
    ).toEqual({
      kind: 'stage',
      stage: 'dospely',
    })
  })

  test.each([null, '', 'not json', '{}', '[1, null, {"id": "x"}]', '[{"id": "x", "dog": {"weightKg": 900}}]'])(
    'finds no dog in %j',
    (text) => {
      expect(parseDogs(text)).toEqual([])
    },
  )

  test('drops only what it does not understand', () => {
    const [kept] = parseDogs(
      '[{"id":"x","dog":{"weightKg":20,"activity":"flying","sex":"Ben","condition":5.4,"age":{"kind":"?"}}}]',
    )
    expect(kept).toEqual({ id: 'x', name: '', dog: dogOf({ weightKg: 20, condition: 5 }) })
  })
})
