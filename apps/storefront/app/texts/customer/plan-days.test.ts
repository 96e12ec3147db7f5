import { expect, test } from 'vitest'
import { planTexts } from './plan.ts'
import { whyThatDay } from './plan-days.ts'

const fourWeeks = { intervalDays: 28, isByBowl: false, deliveredOn: '2026-11-18', emptyOn: null }

test.each([
  [
    'from the last delivery',
    { ...fourWeeks, dueOn: '2026-12-16', deliveryTo: '2026-12-16' },
    'Každé 4 týdny, naposledy dorazil ve středu 18. 11.',
  ],
  [
    'before anything came',
    { ...fourWeeks, deliveredOn: null, dueOn: '2026-12-16', deliveryTo: '2026-12-16' },
    'Každé 4 týdny.',
  ],
  [
    'a day nothing is delivered on',
    { ...fourWeeks, deliveredOn: null, dueOn: '2026-12-26', deliveryTo: '2026-12-23' },
    'Každé 4 týdny. Termín vychází na sobotu 26. 12., to nedoručujeme, proto balík přijede o kousek dřív.',
  ],
  [
    'later than it should',
    { ...fourWeeks, deliveredOn: null, dueOn: '2026-12-16', deliveryTo: '2026-12-18' },
    'Každé 4 týdny. Dřív to kvůli upozornění tři dny předem nejde.',
  ],
  [
    'the bowl',
    { ...fourWeeks, isByBowl: true, emptyOn: '2026-12-20', dueOn: '2026-12-16', deliveryTo: '2026-12-16' },
    'Podle misky dojde krmivo asi v neděli 20. 12. Balík přijede pár dní předtím.',
  ],
  [
    'a bowl nobody knows',
    { ...fourWeeks, isByBowl: true, dueOn: '2026-12-16', deliveryTo: '2026-12-16' },
    'Den hlídáme podle misky, ať balík přijede dřív, než krmivo dojde.',
  ],
])('says why that day: %s', (_case, cycle, sentence) => {
  expect(whyThatDay(cycle).replaceAll('\u00a0', ' ')).toBe(sentence)
})

test.each([
  [7, 'každý týden'],
  [14, 'každé 2 týdny'],
  [28, 'každé 4 týdny'],
  [35, 'každých 5 týdnů'],
  [45, 'každých 45 dní'],
])('counts %i days', (days, words) => {
  expect(planTexts.everyDays(days).replaceAll('\u00a0', ' ')).toBe(words)
})

test.each([
  [0, 'stejně jako minule'],
  [4500, 'o 45 Kč víc než minule'],
  [-4500, 'o 45 Kč míň než minule'],
])('compares %i with the last parcel', (halere, words) => {
  expect(planTexts.difference(halere).replaceAll('\u00a0', ' ')).toBe(words)
})

test('a day and a span of days, each in two lines', () => {
  const plain = (from: string, to: string) => planTexts.dayParts(from, to).map((part) => part.replaceAll('\u00a0', ' '))
  expect(plain('2026-11-18', '2026-11-18')).toEqual(['ve středu', '18. 11.'])
  expect(plain('2026-11-18', '2026-11-19')).toEqual(['mezi', '18. 11. a 19. 11.'])
})
