import { describe, expect, test } from 'vitest'
import { editableUntil, surveyState } from './survey-state.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))

describe('surveyState', () => {
  test.each([
    ['asked and in time', day(10), null, 'open'],
    ['asked and too late', day(5), null, 'expired'],
    ['answered, the link long over', day(5), day(4), 'finished'],
  ])('%s', (_name, expiresAt, finishedAt, state) => {
    expect(surveyState({ expiresAt, finishedAt }, day(5))).toBe(state)
  })
})

describe('editableUntil', () => {
  test.each([
    ['nothing answered yet', null, day(5), null],
    ['just answered', day(5), day(5), day(12)],
    ['a moment before the end', day(5), new Date(day(12).getTime() - 1), day(12)],
    ['the week is over', day(5), day(12), null],
  ])('%s', (_name, finishedAt, now, end) => {
    expect(editableUntil({ finishedAt }, 7, now)).toEqual(end)
  })
})
