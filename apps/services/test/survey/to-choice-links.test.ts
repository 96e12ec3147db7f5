import type { SurveyQuestion } from '@shop/contract/survey'
import { expect, test } from 'vitest'
import { toChoiceLinks } from '#app/survey/to-choice-links'

const asked = { key: 'effort', text: '?', required: true }
const scale = (min: number, max: number): SurveyQuestion => ({
  ...asked,
  kind: 'scale',
  min,
  max,
  minLabel: 'těžké',
  maxLabel: 'snadné',
})

test.each<[string, SurveyQuestion, string[]]>([
  ['a short scale', scale(1, 3), ['1 – těžké ?effort=1', '2 ?effort=2', '3 – snadné ?effort=3']],
  ['a scale from nought', scale(0, 1), ['0 – těžké ?effort=0', '1 – snadné ?effort=1']],
  ['a long scale', scale(0, 10), []],
  ['choices', { ...asked, kind: 'single', options: [{ key: 'a', label: 'Ano' }] }, ['Ano ?effort=a']],
  ['words', { ...asked, kind: 'text', maxLength: 10 }, []],
])('%s in a mail', (_name, question, links) => {
  expect(toChoiceLinks(question, '').map(({ label, href }) => `${label} ${href}`)).toEqual(links)
})
