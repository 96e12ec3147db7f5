import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mixedRation } from './mixed-ration.ts'

test('kibble and can are split by energy, not by weight', () => {
  const mix = mixedRation(1000, [
    { kcalPer100g: 360, energySharePercent: 70 },
    { kcalPer100g: 100, energySharePercent: 30 },
  ])
  expect(mix).toEqual({
    ok: true,
    value: [
      { kcal: 700, exactGrams: expect.closeTo(194.4, 1), gramsPerDay: 195 },
      { kcal: 300, exactGrams: expect.closeTo(300, 9), gramsPerDay: 300 },
    ],
  })
})

test('a food with no share is not weighed', () => {
  const mix = mixedRation(1000, [
    { kcalPer100g: 360, energySharePercent: 100 },
    { kcalPer100g: 100, energySharePercent: 0 },
  ])
  expect(mix.ok && mix.value[1]?.gramsPerDay).toBe(0)
})

test.each([[90], [60, 50], []])('shares of %o are refused', (...shares) => {
  const parts = shares.map((energySharePercent) => ({ kcalPer100g: 360, energySharePercent }))
  expect(mixedRation(1000, parts)).toMatchObject({ ok: false, code: 'shares_must_give_100' })
})

test('the foods together give the energy of the day', () => {
  const density = fc.double({ min: 50, max: 600, noNaN: true })
  fc.assert(
    fc.property(
      fc.integer({ min: 50, max: 6000 }),
      fc.integer({ min: 0, max: 100 }),
      density,
      density,
      (kcal, share, a, b) => {
        const mix = mixedRation(kcal, [
          { kcalPer100g: a, energySharePercent: share },
          { kcalPer100g: b, energySharePercent: 100 - share },
        ])
        if (!mix.ok) throw new Error(mix.code)
        const [first, second] = mix.value
        const given = ((first?.exactGrams ?? 0) * a + (second?.exactGrams ?? 0) * b) / 100
        expect(given).toBeCloseTo(kcal, 6)
      },
    ),
  )
})
