import { expect, test } from 'vitest'
import { describeBenefit } from './describe-benefit.ts'

test.each([
  [{ kind: 'percent', percent: 10, maximum: 300_00 }, '−10 %, nejvýš 300 Kč'],
  [{ kind: 'percent', percent: 10, maximum: null }, '−10 %'],
  [{ kind: 'fixed', amount: 100_00 }, '−100 Kč'],
  [{ kind: 'free-shipping', methodCodes: ['ppl'] }, 'doprava zdarma'],
  [{ kind: 'gift', variantId: 7, pieces: 2 }, 'dárek, 2 ks'],
  [{ kind: 'buy-x-get-y', buy: 4, get: 1 }, '4 + 1 zdarma'],
  [{ kind: 'credit-multiplier', multiplier: 2 }, 'kredity ×2'],
] as const)('%o', (benefit, words) => {
  const given = benefit.kind === 'free-shipping' ? { ...benefit, methodCodes: [...benefit.methodCodes] } : benefit
  expect(describeBenefit(given).replaceAll(/\s/g, ' ')).toBe(words)
})
