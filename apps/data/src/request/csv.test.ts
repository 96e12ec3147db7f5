import { expect, test } from 'vitest'
import { parseCsv } from './csv.ts'

test.each([
  ['a,b\n1,2', [{ a: '1', b: '2' }]],
  ['a,b\r\n1,NULL\r\n', [{ a: '1', b: null }]],
  ['a\n"x, ""y""\nz"', [{ a: 'x, "y"\nz' }]],
  ['a,b\n1,', [{ a: '1', b: '' }]],
  ['a,b', []],
  ['', []],
])('reads %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows)
})

test('refuses lines of different length and broken quotes', () => {
  expect(() => parseCsv('a,b\n1')).toThrow('same number of fields')
  expect(() => parseCsv('a\n"x')).toThrow('invalid csv')
})
