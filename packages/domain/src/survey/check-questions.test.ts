import { expect, test } from 'vitest'
import { checkQuestions } from './check-questions.ts'
import type { SurveyQuestion } from './survey.ts'

const NPS: SurveyQuestion = { key: 'nps', kind: 'scale', text: 'Doporučíte nás?', required: true, min: 0, max: 10 }
const WHY: SurveyQuestion = { key: 'why', kind: 'text', text: 'Proč?', required: false, maxLength: 500 }
const DOG: SurveyQuestion = {
  ...{ key: 'dog', kind: 'single', text: 'Co pes?', required: true },
  options: ['yes', 'no', 'maybe'].map((key) => ({ key, label: key })),
}
const without = (...keys: string[]): SurveyQuestion => ({
  ...DOG,
  options: DOG.options.filter(({ key }) => !keys.includes(key)),
})

test.each([
  ['in other words', [{ ...NPS, text: 'Řeknete o nás?' }, WHY, DOG], null],
  ['in another order, one more, one less', [DOG, NPS, { ...WHY, key: 'more' }], null],
  ['without what says who is unhappy', [WHY, DOG], 'needed'],
  ['with nothing to ask', [], 'no_questions'],
  ['with one key twice', [NPS, WHY, WHY], 'same_key'],
  ['a scale as words', [{ ...WHY, key: 'nps' }, DOG], 'kind_changed'],
  ['on another scale', [{ ...NPS, max: 5 }, DOG], 'scale_changed'],
  ['without a choice that somebody made', [NPS, without('no')], 'option_answered'],
  ['without a choice that nobody made', [NPS, without('maybe')], null],
  ['with another question under a key that was answered', [NPS, { ...WHY, key: 'gone' }], 'key_answered'],
  ['with one choice only', [NPS, without('no', 'maybe')], 'too_few_options'],
] as const)('a survey %s: %s', (_, after, fault) => {
  const checked = checkQuestions([NPS, WHY, DOG], after, { chosen: { dog: ['no'] }, answered: ['nps', 'dog', 'gone'] })
  expect(checked.ok ? null : checked.details.fault).toBe(fault)
})
