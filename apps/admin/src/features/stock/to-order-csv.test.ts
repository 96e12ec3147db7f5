import { expect, test } from 'vitest'
import { toOrderCsv } from './to-order-csv.ts'

const goods = { ean: '8594000000013', sku: 'CN-1', name: 'Granule', pieces: 48 }

test.each([
  ['goods with their number', goods, '8594000000013;CN-1;Granule;48'],
  ['a name with signs of the format', { ...goods, name: 'Kuře; "bio"' }, '8594000000013;CN-1;"Kuře; ""bio""";48'],
  ['a name that looks like a formula', { ...goods, name: '=1+1' }, "8594000000013;CN-1;'=1+1;48"],
  ['goods without a code', { ...goods, ean: null }, ';CN-1;Granule;48'],
])('%s', (_what, row, line) => expect(toOrderCsv([row])).toBe(`\uFEFFEAN;Číslo;Zboží;Kusů\r\n${line}\r\n`))

test('what is not wanted is left out', () => {
  expect(toOrderCsv([{ ...goods, pieces: 0 }])).toBe('\uFEFFEAN;Číslo;Zboží;Kusů\r\n')
})
