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

const many = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word}${at}`).join(' ')

test('one word of a very long paragraph is found', () => {
  const [start, end] = [many('a', 50_000), many('z', 50_000)]
  expect(wordDifference(`${start} sedm ${end}`, `${start} pět ${end}`)).toEqual([
    { kind: 'same', text: `${start} ` },
    { kind: 'removed', text: 'sedm ' },
    { kind: 'added', text: 'pět ' },
    { kind: 'same', text: end },
  ])
})

test('what is too long to compare is shown whole, with a start and an end that stay', () => {
  const [old, next] = [many('a', 2100), many('b', 2100)]
  const parts = wordDifference(`My ${old} pes ${old} konec`, `My ${next} pes ${next} konec`)
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
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
