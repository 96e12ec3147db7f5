import { expect, test } from 'vitest'
import { readCrowns, toDraft } from './price-draft.ts'

test.each([
  ['1 290', 1290_00],
  ['1290,50', 1290_50],
  ['99.9', 99_90],
  ['0', null],
  ['', null],
  ['-5', null],
  ['deset', null],
])('%s is %s haléřů', (text, halere) => {
  expect(readCrowns(text)).toBe(halere)
})

test('midnight is that of Prague, in winter and in summer', () => {
  const fields = { kind: 'sale', time: '00:00', lastDay: '', amounts: { 7: '100' } } as const
  expect(toDraft('maloobchod', { ...fields, day: '2026-11-18' })?.from).toBe('2026-11-17T23:00:00.000Z')
  expect(toDraft('maloobchod', { ...fields, day: '2026-07-01' })?.from).toBe('2026-06-30T22:00:00.000Z')
  expect(toDraft('maloobchod', { ...fields, day: '' })?.from).toBeNull()
})

test('one empty amount and nothing is sent', () => {
  const fields = { kind: 'regular', day: '', time: '00:00', lastDay: '' } as const
  expect(toDraft('maloobchod', { ...fields, amounts: { 7: '100', 8: '' } })).toBeNull()
  expect(toDraft('maloobchod', { ...fields, amounts: {} })).toBeNull()
})

test('the last day is sold whole, and what ends has no end of its own', () => {
  const fields = { kind: 'regular', day: '', time: '00:00', lastDay: '2026-12-31', amounts: { 7: '100' } } as const
  expect(toDraft('maloobchod-od-6', fields)?.until).toBe('2026-12-31T23:00:00.000Z')
  expect(toDraft('maloobchod-od-6', { ...fields, kind: 'ended' })?.until).toBeNull()
})
