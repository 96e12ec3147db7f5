import { expect, test } from 'vitest'
import { asKind, moveUp, newQuestion } from './survey-draft.ts'

test.each([
  [0, ['a', 'b', 'c']],
  [1, ['b', 'a', 'c']],
  [2, ['a', 'c', 'b']],
  [3, ['a', 'b', 'c']],
])('item %i goes up by one', (index, order) => {
  expect(moveUp(['a', 'b', 'c'], index)).toEqual(order)
})

test('a new question keeps its words when it is asked in another way', () => {
  const question = { ...newQuestion('q-1'), text: 'Co pes?' }
  expect(asKind(question, 'single')).toEqual({
    key: 'q-1',
    text: 'Co pes?',
    required: false,
    kind: 'single',
    options: [],
  })
  expect(asKind(asKind(question, 'scale'), 'text')).toEqual(question)
})
