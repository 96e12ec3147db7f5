import { DogInput } from '@shop/contract/dog'
import { describe, expect, test } from 'vitest'
import { readDog } from './read-dog.server.ts'

function form(fields: Record<string, string>): FormData {
  const values = new FormData()
  for (const [name, value] of Object.entries({ name: 'Bára', 'age.stage': 'dospely', ...fields }))
    values.set(name, value)
  return values
}

describe('readDog', () => {
  test('reads a dog of which only the name and the stage are known', () => {
    const dog = DogInput.parse(readDog(form({})))
    expect(dog).toMatchObject({ name: 'Bára', age: { kind: 'stage', stage: 'dospely' }, sex: null, neutered: null })
  })

  test('believes a birthday more than a stage', () => {
    expect(readDog(form({ 'age.on': '2024-05-01' })).age).toEqual({ kind: 'born', on: '2024-05-01' })
  })

  test('keeps an age in months as it was stated', () => {
    const fields = { 'age.stage': 'months', 'age.months': '14', 'age.statedOn': '2026-05-03' }
    expect(readDog(form(fields)).age).toEqual({ kind: 'months', months: 14, statedOn: '2026-05-03' })
  })

  test('lets the schema refuse a weight that is none', () => {
    const parsed = DogInput.safeParse(readDog(form({ adultWeightGrams: 'hodně' })))
    expect(parsed.error?.issues[0]?.message).toBe('weight_range')
  })
})
