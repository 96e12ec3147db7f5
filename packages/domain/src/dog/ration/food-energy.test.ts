import { describe, expect, test } from 'vitest'
import { type Analysis, energyFromAnalysis, toDryMatter } from './food-energy.ts'

const analysis = (protein: number, fat: number, fibre: number, ash: number, moisture: number | null): Analysis => ({
  protein,
  fat,
  fibre,
  ash,
  moisture,
})

describe('energy from the label (§ 2)', () => {
  test.each([
    [analysis(26, 15, 2.5, 7, 10), 39.5, 356.75],
    [analysis(30, 18, 3, 7.5, 9), 32.5, 371.75],
    [analysis(24, 10, 3, 7, 8), 48, 337],
    [analysis(10.5, 6.5, 0.4, 2.5, 78), 2.1, 99.35],
  ])('%o', (label, carbohydrate, kcal) => {
    const energy = energyFromAnalysis(label)
    expect(energy).toMatchObject({
      ok: true,
      value: { carbohydrate: expect.closeTo(carbohydrate, 9), kcalPer100g: expect.closeTo(kcal, 9), isEstimate: false },
    })
  })

  test('stays near the four-step method of NRC, whose worked results are 375.4 and 105.3', () => {
    const nrc = ({ protein, fat, fibre, ash, moisture }: Analysis) => {
      const carbohydrate = 100 - protein - fat - fibre - ash - (moisture ?? 10)
      const gross = 5.7 * protein + 9.4 * fat + 4.1 * (carbohydrate + fibre)
      const digestibility = 91.2 - 1.43 * toDryMatter(fibre, moisture ?? 10)
      return (gross * digestibility) / 100 - 1.04 * protein
    }
    const dry = analysis(26, 15, 2.5, 7, 10)
    const wet = analysis(10.5, 6.5, 0.4, 2.5, 78)
    expect(nrc(dry)).toBeCloseTo(375.4, 1)
    expect(nrc(wet)).toBeCloseTo(105.3, 1)
    for (const label of [dry, wet]) {
      const ours = energyFromAnalysis(label)
      expect(ours.ok && Math.abs(ours.value.kcalPer100g / nrc(label) - 1)).toBeLessThan(0.06)
    }
  })
})

test('a label silent about moisture is an estimate with 10 % of water', () => {
  expect(energyFromAnalysis(analysis(26, 15, 2.5, 7, null))).toMatchObject({
    ok: true,
    value: { kcalPer100g: expect.closeTo(356.75, 9), isEstimate: true },
  })
})

test('fresh food counts 4, 9 and 4', () => {
  expect(energyFromAnalysis(analysis(15, 10, 1, 2, 70), 'fresh')).toMatchObject({
    value: { kcalPer100g: expect.closeTo(15 * 4 + 10 * 9 + 2 * 4, 9) },
  })
})

test('a label that adds up to more than the food is refused', () => {
  expect(energyFromAnalysis(analysis(40, 30, 10, 15, 10))).toEqual({
    ok: false,
    code: 'analysis_over_100',
    details: { stated: 105 },
  })
})

test('26 % of protein in a food with 10 % of water is 28.9 % of dry matter (§ 2)', () => {
  expect(toDryMatter(26, 10)).toBeCloseTo(28.9, 1)
})
