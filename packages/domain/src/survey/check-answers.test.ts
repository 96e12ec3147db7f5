import { describe, expect, test } from 'vitest'
import { checkAnswers } from './check-answers.ts'
import { chooseThanks, isUnhappy } from './choose-thanks.ts'
import type { SurveyQuestion } from './survey.ts'

const options = ['price', 'range', 'web', 'info'].map((key) => ({ key, label: key }))
const QUESTIONS: SurveyQuestion[] = [
  { key: 'nps', kind: 'scale', text: '?', required: true, min: 0, max: 10 },
  { key: 'reason', kind: 'text', text: '?', required: false, maxLength: 5 },
  { key: 'verdict', kind: 'single', text: '?', required: true, options },
  { key: 'improve', kind: 'multi', text: '?', required: false, options, max: 2 },
]

describe('checkAnswers', () => {
  test.each([
    ['whole and right', { nps: 9, verdict: 'price', improve: ['web'] }, true, {}],
    ['a part', { nps: 0 }, false, {}],
    ['a part that claims to be all', { nps: 0 }, true, { verdict: 'required' }],
    ['off the scale', { nps: 11 }, false, { nps: 'invalid' }],
    ['not a number', { nps: '9' }, false, { nps: 'invalid' }],
    ['too many words', { reason: 'abcdef' }, false, { reason: 'too_long' }],
    ['a choice nobody offered', { verdict: 'none' }, false, { verdict: 'invalid' }],
    ['the same choice twice', { improve: ['web', 'web'] }, false, { improve: 'invalid' }],
    ['too many choices', { improve: ['web', 'price', 'info'] }, false, { improve: 'too_long' }],
    ['a question nobody asked', { age: 5 }, false, { age: 'invalid' }],
    ['nothing chosen where nothing need be', { nps: 5, verdict: 'web', improve: [], reason: '' }, true, {}],
  ])('judges %s', (_name, answers, isFinished, faults) => {
    expect(checkAnswers(QUESTIONS, answers, isFinished)).toEqual(faults)
  })
})

describe('chooseThanks', () => {
  const kinds = ['default', 'promoter', 'detractor', 'no-dog']
  test.each([
    [{ nps: 9 }, 'promoter'],
    [{ nps: 8 }, 'default'],
    [{ nps: 6 }, 'detractor'],
    [{ reason: 'no-dog' }, 'no-dog'],
    [{}, 'default'],
  ])('thanks for %o as %s', (answers, kind) => {
    expect(chooseThanks(kinds, answers)).toBe(kind)
  })

  test('knows who should be called', () => {
    expect([isUnhappy({ nps: 6 }), isUnhappy({ nps: 7 }), isUnhappy({ effort: 2 }), isUnhappy({})]).toEqual([
      ...[true, false, true, false],
    ])
  })
})
