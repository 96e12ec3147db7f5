import { expect, test } from 'vitest'
import { toFindingDrafts, toFindings } from './findings-fields.tsx'

const SALMONELLA = { name: 'Salmonella', value: 'negativní', unit: 'v 25 g', limit: 'negativní' }

test('what is opened and saved without a change is the same', () => {
  expect(toFindings(toFindingDrafts([SALMONELLA]))).toEqual([SALMONELLA])
})

test('a row nobody has written into is none, and spaces around words are nothing', () => {
  const drafts = [
    { ...SALMONELLA, name: ' Salmonella ', row: 'a' },
    { name: ' ', value: '', unit: '', limit: '', row: 'b' },
  ]
  expect(toFindings(drafts)).toEqual([SALMONELLA])
})
