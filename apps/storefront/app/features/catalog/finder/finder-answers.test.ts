import { describe, expect, test } from 'vitest'
import { type FinderAnswers, parseAnswers, toDog, toPairs } from './finder-answers.ts'
import { finderAddress, nextStep, questionsFor, stepBefore, stepFor } from './finder-steps.ts'

const parse = (query: string) => parseAnswers(new URLSearchParams(query))
const BADY =
  'jmeno=Bady&vek=dospely&pohlavi=pes&plemeno=bigl&vaha=14&zebra=nahmatam&pohyb=moderate&nesmi=kure&nesmi=vejce'
const REZI = 'jmeno=R%C3%A9zi&vek=stene&pohlavi=fena&plemeno=jezevcik&vaha=3%2C5&tydny=12&dospela=8'

describe('answers of an address', () => {
  test('are read and written back the same', () => {
    for (const query of [BADY, REZI, ''])
      expect(parseAnswers(new URLSearchParams(toPairs(parse(query))))).toEqual(parse(query))
  })

  test.each<[string, Partial<FinderAnswers>]>([
    ['vaha=14%2C5', { weightKg: 14.5 }],
    ['vaha=0', { weightKg: null }],
    ['vaha=500', { weightKg: null }],
    ['vaha=kilo', { weightKg: null }],
    ['vek=drak&pohlavi=kocour&pohyb=letani', { stage: null, sex: null, activity: null }],
    ['plemeno=%3Cscript%3E', { breed: null }],
    ['nesmi=kure&nesmi=kure&nesmi=%27', { forbidden: ['kure'] }],
    ['omezeni=kure', { forbidden: ['kure'] }],
    ['omezeni=hubnuti', { forbidden: [] }],
    ['zebra=nevim', { ribs: 'nahmatam' }],
    [`jmeno=${'a'.repeat(90)}`, { name: 'a'.repeat(40) }],
  ])('%s', (query, expected) => {
    expect(parse(query)).toMatchObject(expected)
  })
})

describe('the dog of the answers', () => {
  test('is an adult by its stage', () => {
    expect(toDog(parse(BADY), '2026-11-12')).toMatchObject({
      weightKg: 14,
      age: { kind: 'stage', stage: 'dospely' },
      condition: 5,
      sex: 'male',
      activity: 'moderate',
      allergies: ['kure', 'vejce'],
      adultWeightKg: null,
    })
  })

  test('is a puppy by its weeks, without a score that puppies do not have', () => {
    expect(toDog(parse(REZI), '2026-11-12')).toMatchObject({
      weightKg: 3.5,
      age: { kind: 'born', on: '2026-08-20' },
      adultWeightKg: 8,
      condition: null,
    })
  })

  test('with ribs that must be searched for has something extra', () => {
    expect(toDog(parse(`${BADY.replace('nahmatam', 'hledam')}`), '2026-11-12')?.condition).toBe(7)
  })

  test('of a breed with its own need says so', () => {
    expect(toDog(parse(BADY.replace('bigl', 'nemecka-doga')), '2026-11-12')?.breed).toBe('great_dane')
    expect(toDog(parse(BADY), '2026-11-12')?.breed).toBeNull()
  })

  test('is nobody without a weight', () => {
    expect(toDog(parse('vek=dospely'), '2026-11-12')).toBeNull()
  })
})

describe('the screen', () => {
  test.each([
    [null, '', 'jmeno'],
    ['vysledek', '', 'jmeno'],
    ['vaha', 'vek=dospely&pohlavi=pes', 'plemeno'],
    ['vysledek', BADY, 'vysledek'],
    ['vysledek', BADY.replace('&pohyb=moderate', ''), 'pohyb'],
    ['nesmi', BADY, 'nesmi'],
    ['jmeno', BADY, 'jmeno'],
    ['pohyb', REZI, 'nesmi'],
    ['vysledek', REZI, 'vysledek'],
    ['vysledek', REZI.replace('&tydny=12', ''), 'vaha'],
    ['vysledek', REZI.replace('dospela=8', 'dospela=3'), 'vaha'],
    ['nesmysl', BADY, 'jmeno'],
  ])('asked for %s', (wanted, query, expected) => {
    expect(stepFor(wanted, parse(query))).toBe(expected)
  })

  test('a puppy has four questions, the others five', () => {
    expect(questionsFor(parse(BADY))).toHaveLength(5)
    expect(questionsFor(parse(REZI))).toEqual(['jmeno', 'plemeno', 'vaha', 'nesmi'])
  })

  test('the way forth and back is the same', () => {
    expect(nextStep('vaha', parse(REZI))).toBe('nesmi')
    expect(stepBefore('nesmi', parse(REZI))).toBe('vaha')
    expect(stepBefore('vysledek', parse(BADY))).toBe('nesmi')
    expect(stepBefore('jmeno', parse(BADY))).toBeNull()
  })

  test('an address carries everything that was answered', () => {
    expect(finderAddress('vysledek', parse(REZI))).toBe(
      '/najit-krmivo?krok=vysledek&jmeno=R%C3%A9zi&vek=stene&pohlavi=fena&plemeno=jezevcik&vaha=3.5&zebra=nahmatam&tydny=12&dospela=8',
    )
  })
})
