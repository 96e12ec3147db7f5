import { describe, expect, test } from 'vitest'
import { parseCalculator } from './calculator-input.ts'

const parse = (query: string) => parseCalculator(new URLSearchParams(query), new Date('2026-11-16T10:00:00Z'))

describe('parseCalculator', () => {
  test('reads a dog from the short names of the small calculator', () => {
    const { dogs, food } = parse('vaha=18,5&vek=senior&pohyb=low&krmivo=granule-losos')
    expect(dogs).toHaveLength(1)
    expect(dogs[0]?.dog).toMatchObject({ weightKg: 18.5, age: { kind: 'stage', stage: 'senior' }, activity: 'low' })
    expect(food).toBe('granule-losos')
  })

  test('reads several dogs with their own fields', () => {
    const { dogs } = parse(
      'psi=2&p1-jmeno=Ben&p1-vaha=30&p2-vaha=7&p2-nesnasi=kure&p2-nesnasi=hovezi&p2-kastrovany=1&p2-pohlavi=female',
    )
    expect(dogs.map(({ name }) => name)).toEqual(['Ben', ''])
    expect(dogs[1]?.dog).toMatchObject({ weightKg: 7, allergies: ['kure', 'hovezi'], neutered: true, sex: 'female' })
  })

  test('takes the age of a puppy in months', () => {
    const { dogs } = parse('vaha=8&vek=stene&p1-mesice=5&p1-dospela=30')
    expect(dogs[0]?.dog).toMatchObject({
      age: { kind: 'months', months: 5, statedOn: '2026-11-16' },
      adultWeightKg: 30,
    })
  })

  test.each(['', 'vaha=', 'vaha=abc', 'vaha=0', 'vaha=900', 'vaha=-5'])('has no dog to count for in %j', (query) => {
    expect(parse(query).dogs).toEqual([{ name: '', breed: '', dog: null }])
  })

  test('keeps to sensible limits whatever is typed', () => {
    const input = parse('psi=99&prechod=99&krmivo=../etc&p1-vaha=10&p1-postava=12')
    expect(input.dogs).toHaveLength(1)
    expect(input.transitionDays).toBe(7)
    expect(input.food).toBeNull()
    expect(input.dogs[0]?.dog?.condition).toBeNull()
  })
})
