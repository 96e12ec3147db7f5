import { expect, test } from 'vitest'
import { mergeFields } from './merge-fields.ts'

const base = { phone: '1', note: '', street: 'Zahradní 12' }

test.each([
  ['nobody has changed anything', base, base, { values: base, disputed: [], taken: [] }],
  [
    'different fields go together',
    { ...base, note: 'u sousedů' },
    { ...base, phone: '2' },
    { values: { phone: '2', note: 'u sousedů', street: 'Zahradní 12' }, disputed: [], taken: ['phone'] },
  ],
  [
    'the same field keeps my text and is disputed',
    { ...base, phone: '3', note: 'x' },
    { ...base, phone: '2', street: 'Polní 1' },
    { values: { phone: '3', note: 'x', street: 'Polní 1' }, disputed: ['phone'], taken: ['street'] },
  ],
  [
    'both have typed the same',
    { ...base, phone: '2' },
    { ...base, phone: '2' },
    { values: { ...base, phone: '2' }, disputed: [], taken: [] },
  ],
  [
    'what I have emptied stays empty',
    { ...base, phone: '' },
    { ...base, note: 'y' },
    { values: { phone: '', note: 'y', street: 'Zahradní 12' }, disputed: [], taken: ['note'] },
  ],
])('%s', (_words, mine, theirs, merged) => {
  expect(mergeFields(base, mine, theirs)).toEqual(merged)
})
