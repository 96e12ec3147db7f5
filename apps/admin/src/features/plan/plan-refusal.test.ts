import { expect, test } from 'vitest'
import { toSentence } from './plan-refusal.ts'

test.each([
  ['delay', 'day_refused', 'devadesát dní'],
  ['pause', 'day_refused', 'za rok'],
  ['pause', 'plan_state', 'v jiném stavu'],
  ['skip', 'unheard_of', 'Zkuste to znovu'],
] as const)('%s refused with %s names %s', (name, code, words) => {
  expect(toSentence(name, code)).toContain(words)
})

test('the limit of a delay is not told of a pause', () => {
  expect(toSentence('pause', 'day_refused')).not.toContain('devadesát')
})
