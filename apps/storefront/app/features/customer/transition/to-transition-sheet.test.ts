import { SheetDocument } from '@shop/contract/sheet'
import { describe, expect, test } from 'vitest'
import { toTransitionSheet } from './to-transition-sheet.ts'
import type { DogTransition, TransitionView } from './transition-view.ts'

const bady: DogTransition = {
  ...{ dogId: 7, name: 'Bady', isSensitive: false, forbidden: [] },
  plan: {
    days: [{ day: 1, date: '2026-11-20', newPercent: 25, newGrams: 56, oldGrams: 169 }],
    newGrams: 56,
    oldGrams: 169,
  },
}
const view: TransitionView = {
  oldFood: { name: 'Kuře', slug: 'kure' },
  newFood: { name: 'Losos', slug: 'losos' },
  ...{ start: '2026-11-20', length: 7, oldLeftGrams: null, dogs: [bady] },
}
const sectionOf = (change: Partial<TransitionView>) => {
  const [section] = SheetDocument.parse(toTransitionSheet({ ...view, ...change })).sections
  return section?.text.join(' ').replaceAll('\u00a0', ' ')
}

describe('toTransitionSheet', () => {
  test('a row says the day, its date and both amounts', () => {
    const [section] = toTransitionSheet(view).sections
    const [row] = section?.table?.rows ?? []
    expect(row?.map((cell) => cell.replaceAll('\u00a0', ' '))).toEqual([
      '1. den',
      'pá 20. 11.',
      '25 %',
      '56 g',
      '169 g',
    ])
  })

  test.each<[string, Partial<TransitionView>, string]>([
    ['the sums', {}, 'Dohromady 56 g nového a 169 g starého'],
    ['a sensitive stomach', { dogs: [{ ...bady, isSensitive: true }] }, 'po desetinách'],
    ['that the old food will be short', { oldLeftGrams: 100 }, 'Starého krmiva má zbývat asi 100 g'],
    ['what the dog must not eat', { dogs: [{ ...bady, forbidden: ['losos'], plan: null }] }, 'Bady nesmí losos'],
    ['that a weight is missing', { dogs: [{ ...bady, plan: null }] }, 'potřebujeme psa a jeho váhu'],
  ])('says %s', (_name, change, sentence) => {
    expect(sectionOf(change)).toContain(sentence)
  })

  test('no dogs, no sections', () => {
    expect(toTransitionSheet({ ...view, dogs: [] }).sections).toEqual([])
  })
})
