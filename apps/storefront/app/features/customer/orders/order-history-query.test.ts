import { expect, test } from 'vitest'
import { isNarrowed, parseHistoryQuery, toHistoryAddress } from './order-history-query.ts'

const PLAIN = { wanted: '', year: null, group: null, isRegular: false, before: null }

test.each([
  ['', PLAIN],
  ['hledat=+k%C5%99e%C4%8Dek+', { ...PLAIN, wanted: 'křeček' }],
  ['rok=2026&stav=dorucene', { ...PLAIN, year: 2026, group: 'delivered' }],
  ['rok=20260&stav=cokoli&pred=-3', PLAIN],
  ['pravidelne=&pred=412', { ...PLAIN, isRegular: true, before: 412 }],
  ['pred=1e9&rok=0', PLAIN],
] as const)('„%s“ is understood', (search, query) => {
  expect(parseHistoryQuery(new URLSearchParams(search))).toEqual(query)
})

test.each([
  [PLAIN, '/ucet/objednavky'],
  [{ ...PLAIN, wanted: 'losos 6 kg', year: 2025 }, '/ucet/objednavky?hledat=losos+6+kg&rok=2025'],
  [{ ...PLAIN, group: 'open', isRegular: true, before: 9 }, '/ucet/objednavky?stav=otevrene&pravidelne=&pred=9'],
] as const)('has an address of its own', (query, address) => {
  expect(toHistoryAddress(query)).toBe(address)
  expect(parseHistoryQuery(new URL(address, 'https://cenich.test').searchParams)).toEqual(query)
})

test('an older page alone hides nothing', () => {
  expect(isNarrowed({ ...PLAIN, before: 3 })).toBe(false)
  expect(isNarrowed({ ...PLAIN, isRegular: true })).toBe(true)
})
