import { expect, test } from 'vitest'
import { readCaseLines } from './read-case-lines.ts'

// Of the last one all pieces were withdrawn from; a complaint about them is still possible.
const LINES = [
  { position: 1, left: { withdrawal: 2, complaint: 2, guarantee: 2 } },
  { position: 3, left: { withdrawal: 1, complaint: 1, guarantee: 1 } },
  { position: 4, left: { withdrawal: 0, complaint: 1, guarantee: 1 } },
]

const ALL_LEFT = [
  { position: 1, pieces: 2, condition: 'unknown' },
  { position: 3, pieces: 1, condition: 'unknown' },
]

function form(fields: Record<string, string>): FormData {
  const values = new FormData()
  for (const [name, value] of Object.entries(fields)) values.set(name, value)
  return values
}

test.each([
  ['nothing chosen', {}, []],
  [
    'one of two, opened',
    { 'pieces-1': '1', 'condition-1': 'opened', 'pieces-3': '0' },
    [{ position: 1, pieces: 1, condition: 'opened' }],
  ],
  [
    'all of it, only what is left',
    { whole: '', 'pieces-1': '1', 'condition-3': 'unopened' },
    [
      { position: 1, pieces: 2, condition: 'unknown' },
      { position: 3, pieces: 1, condition: 'unopened' },
    ],
  ],
  ['the one that did not taste', { position: '3' }, [{ position: 3, pieces: 1, condition: 'unknown' }]],
  ['what is no number', { 'pieces-1': '-1', 'pieces-3': '1e2', position: 'x' }, []],
  ['a line that is gone', { 'pieces-9': '1' }, [{ position: 9, pieces: 1, condition: 'unknown' }]],
  ['all of an order, one line of which is gone', { whole: '', 'pieces-9': '1' }, [...ALL_LEFT]],
])('%s', (_, fields, lines) => {
  expect(readCaseLines(form(fields as Record<string, string>), LINES, 'withdrawal')).toEqual(lines)
})

test('what was asked in another way is still there', () => {
  expect(readCaseLines(form({ whole: '' }), LINES, 'complaint').at(-1)).toMatchObject({ position: 4, pieces: 1 })
})
