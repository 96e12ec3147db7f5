import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textDifference, wordDifference } from './text-difference.ts'

test('equal wordings have no difference', () => {
  expect(textDifference('Jedna.\n\nDvě.', 'Jedna.\n\nDvě.')).toEqual([
    { kind: 'same', text: 'Jedna.' },
    { kind: 'same', text: 'Dvě.' },
  ])
})

test('a paragraph is added and another removed', () => {
  expect(textDifference('První.\n\nStará věta.', 'První.\n\nÚplně jiný odstavec o dopravě.')).toEqual([
    { kind: 'same', text: 'První.' },
    { kind: 'removed', text: 'Stará věta.' },
    { kind: 'added', text: 'Úplně jiný odstavec o dopravě.' },
  ])
})

test('a changed paragraph says which words changed', () => {
  expect(textDifference('Převod je splatný do 7 dnů.', 'Převod je splatný do 5 dnů.')).toEqual([
    {
      kind: 'changed',
      parts: [
        { kind: 'same', text: 'Převod je splatný do ' },
        { kind: 'removed', text: '7 ' },
        { kind: 'added', text: '5 ' },
        { kind: 'same', text: 'dnů.' },
      ],
    },
  ])
})

test('without what was added it is the old text, without what was removed the new one', () => {
  const text = fc
    .array(fc.constantFrom('pes', 'kočka', 'miska', 'den'), { maxLength: 12 })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDifference(before, after)
      const join = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text.trim())
          .filter(Boolean)
          .join(' ')
      expect(join('added')).toBe(before)
      expect(join('removed')).toBe(after)
    }),
  )
})
