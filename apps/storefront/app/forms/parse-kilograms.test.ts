import { describe, expect, test } from 'vitest'
import { parseKilograms, toWeightInput } from './parse-kilograms.ts'

describe('parseKilograms', () => {
  test.each([
    ['18', 18_000],
    ['18,5', 18_500],
    [' 4.25 kg ', 4250],
    ['', null],
    ['moc', Number.NaN],
    ['-3', Number.NaN],
  ])('reads „%s“', (text, grams) => {
    expect(parseKilograms(text)).toEqual(grams)
  })

  test('leaves a word that is no weight to the schema, which refuses it', () => {
    expect(toWeightInput('moc')).toBe(0)
    expect(toWeightInput('')).toBeNull()
  })
})
