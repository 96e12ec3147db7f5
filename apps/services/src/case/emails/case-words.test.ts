import { expect, test } from 'vitest'
import { tellNews, tellOutcome } from './case-words.ts'

test.each([
  ['refund', 0, 'vrátíme peníze'],
  ['refund', 5000, 'vrátíme peníze, snížení hodnoty 50 Kč'],
  ['discount', 12_300, 'dáme slevu z ceny, 123 Kč'],
  ['refuse', 0, 'neuznáváme'],
] as const)('%s with %i', (outcome, amount, words) => {
  expect(tellOutcome(outcome, amount).replaceAll('\u00a0', ' ')).toBe(words)
})

test.each([
  ['withdrawal', true],
  ['complaint', false],
  ['guarantee', false],
] as const)('goods that never came: a %s promises money back: %s', (kind, isMoney) => {
  expect(tellNews('mail_given_up', kind).includes('peníze vrátíme')).toBe(isMoney)
})
