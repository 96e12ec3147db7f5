import { dogOf } from '@shop/domain/dog/dog'
import { describe, expect, it } from 'vitest'
import { type KeptDog, MOST_DOGS, withDog } from './dog.ts'
import { parseDogs } from './parse-dogs.ts'

const ben: KeptDog = { id: 'a', name: 'Ben', dog: dogOf({ weightKg: 18, allergies: ['kure'] }) }

describe('withDog', () => {
  it('adds a dog and replaces the one of the same id', () => {
    const pack = withDog([ben], { ...ben, id: 'b', name: 'Bára' })
    expect(pack.map(({ name }) => name)).toEqual(['Ben', 'Bára'])
    expect(withDog(pack, { ...ben, name: 'Benjamin' }).map(({ name }) => name)).toEqual(['Benjamin', 'Bára'])
  })

  it('keeps no more dogs than there is room for', () => {
    let pack: readonly KeptDog[] = []
    for (let index = 0; index < MOST_DOGS + 3; index += 1) pack = withDog(pack, { ...ben, id: String(index) })
    expect(pack).toHaveLength(MOST_DOGS)
  })
})

describe('parseDogs', () => {
  it('reads back what was kept', () => {
    expect(parseDogs(JSON.stringify([ben]))).toEqual([ben])
  })

  it.each([null, '', 'not json', '{}', '[1, null, {"id": "x"}]', '[{"id": "x", "dog": {"weightKg": 900}}]'])(
    'finds no dog in %j',
    (text) => {
      expect(parseDogs(text)).toEqual([])
    },
  )

  it('drops only what it does not understand', () => {
    const [kept] = parseDogs(
      '[{"id":"x","dog":{"weightKg":20,"activity":"flying","condition":5.4,"age":{"kind":"?"}}}]',
    )
    expect(kept).toEqual({ id: 'x', name: '', dog: dogOf({ weightKg: 20, condition: 5 }) })
  })
})
