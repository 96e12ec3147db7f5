import { expect, test } from 'vitest'
import { tellOutcome } from './case-words.ts'

test.each([
  ['refund', 0, 'vrátíme peníze'],
  ['refund', 5000, 'vrátíme peníze, snížení hodnoty 50 Kč'],
  ['discount', 12_300, 'dáme slevu z ceny, 123 Kč'],
  ['refuse', 0, 'neuznáváme'],
] as const)('%s with %i', (outcome, amount, words) => {
  expect(tellOutcome(outcome, amount).replaceAll('\u00a0', ' ')).toBe(words)
})
