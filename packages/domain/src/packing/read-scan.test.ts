import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGtin } from './read-gs1.ts'
import { COMMAND_CARDS, readScan } from './read-scan.ts'

const goods = (ean: string, batchCode: string | null = null, bestBefore: string | null = null) => ({
  kind: 'goods',
  ean,
  batchCode,
  bestBefore,
})

const EAN = '8594000000013'

test.each([
  ['a label of Packeta', 'Z1234567890', { kind: 'label', code: 'Z1234567890' }],
  ['a label of PPL', '80001234567', { kind: 'label', code: '80001234567' }],
  ['our own number of a parcel', 'P2611003902P2', { kind: 'label', code: 'P2611003902P2' }],
  ['a picking sheet', 'O2611003902', { kind: 'picking_sheet', orderNumber: '2611003902' }],
  ['a picking sheet with caps lock the other way', 'o2611003902', { kind: 'picking_sheet', orderNumber: '2611003902' }],
  ['a tag', 'https://cenich.cz/t/abcdefghijklmnopqrst', { kind: 'tag', uid: 'abcdefghijklmnopqrst' }],
  ['a tag in capitals', 'HTTPS://CENICH.CZ/T/ABCDEFGHIJKLMNOPQR27', { kind: 'tag', uid: 'abcdefghijklmnopqr27' }],
  ['an EAN', EAN, goods(EAN)],
  ['an EAN with the name of its symbology', `]E0${EAN}`, goods(EAN)],
  ['an EAN whose check digit is wrong', '8594000000014', { kind: 'unknown' }],
  ['twelve digits', '859400000001', { kind: 'unknown' }],
  ['GS1 with goods alone', `010${EAN}`, goods(EAN)],
  ['GS1 with a batch at its end', `010${EAN}10DM2609-1`, goods(EAN, 'DM2609-1')],
  ['GS1 with a date, then a batch', `010${EAN}1527091210DM2609-1`, goods(EAN, 'DM2609-1', '2027-09-12')],
  ['GS1 with a batch, then a date', `010${EAN}10DM2609-1␝15270912`, goods(EAN, 'DM2609-1', '2027-09-12')],
  ['GS1 with the separator itself', `010${EAN}10DM2609-1\u001d17270912`, goods(EAN, 'DM2609-1', '2027-09-12')],
  ['GS1 with a serial number', `]d2010${EAN}21XY1␝10A1`, goods(EAN, 'A1')],
  ['GS1 with the last day of a month', `010${EAN}15280200`, goods(EAN, null, '2028-02-29')],
  ['GS1 as people write it', `(01)0${EAN}(10)A1(15)270912`, goods(EAN, 'A1', '2027-09-12')],
  ['GS1 with a day that does not exist', `010${EAN}15270231`, { kind: 'unknown' }],
  ['GS1 of a carton', '0118594000000010', { kind: 'unknown' }],
  ['GS1 cut off in the date', `010${EAN}152709`, { kind: 'unknown' }],
  ['GS1 with an element nobody knows', `010${EAN}99X`, { kind: 'unknown' }],
  ['GS1 with two batches', `010${EAN}10A␝10B`, { kind: 'unknown' }],
  ['GS1 without goods', '10A1', { kind: 'unknown' }],
  ['a command card', 'XNEXT', { kind: 'command', command: 'next' }],
  ['nothing', '', { kind: 'unknown' }],
  ['a page of somebody else', 'https://example.com/t/short', { kind: 'unknown' }],
])('reads %s', (_name, raw, scan) => {
  expect(readScan(raw)).toEqual(scan)
})

test('never throws and never takes a command for anything else', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (raw) => {
      const { kind } = readScan(raw)
      expect(kind === 'command').toBe(
        Object.values(COMMAND_CARDS).includes(
          raw
            .trim()
            .replace(/^\][A-Z]\d/i, '')
            .toUpperCase(),
        ),
      )
    }),
  )
})

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }).map((list) => list.join(''))
const ean = digits.map((twelve) => {
  const check = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((last) => isGtin(`${twelve}${last}`))
  return `${twelve}${check}`
})
const batch = fc.stringMatching(/^[A-Z0-9][A-Z0-9./-]{0,19}$/)

test('every EAN with its batch and date is read back as it was written', () => {
  fc.assert(
    fc.property(ean, batch, (code, batchCode) => {
      expect(readScan(`010${code}10${batchCode}␝15280315`)).toEqual(goods(code, batchCode, '2028-03-15'))
      expect(readScan(`010${code}1528031510${batchCode}`)).toEqual(goods(code, batchCode, '2028-03-15'))
    }),
  )
})

test('one wrong digit of an EAN is always noticed', () => {
  fc.assert(
    fc.property(ean, fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (code, at, by) => {
      const wrong = [...code].map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit)).join('')
      expect(readScan(wrong)).toEqual({ kind: 'unknown' })
    }),
  )
})
