import { describe, expect, test } from 'vitest'
import { findColumns, findTransfer, judgeRemittance, readAmount, readRemittanceLine } from './remittance.ts'

test.each([
  [['Číslo zásilky', 'VS', 'Částka'], { parcel: 0, symbol: 1, amount: 2 }],
  [['jméno', ' Dobírka ', 'variabilní symbol'], { parcel: null, symbol: 2, amount: 1 }],
  [['barcode', 'COD'], { parcel: 0, symbol: null, amount: 1 }],
  [['barcode', 'VS'], null],
  [['jméno', 'částka'], null],
])('columns of %j', (headers, columns) => {
  expect(findColumns(headers)).toEqual(columns)
})

test.each([
  ['1290', 129_000],
  ['1 290,00', 129_000],
  ['1\u00a0290,00 Kč', 129_000],
  ['1290.50', 129_050],
  ['12 900 CZK', 1_290_000],
  ['0', null],
  ['-39,00', null],
  ['1,290.00', null],
  ['EUR 10', null],
  ['', null],
])('%s is %s', (cell, amount) => {
  expect(readAmount(cell)).toBe(amount)
})

test('a row names its parcel, its order or both; one that names nobody cannot be read', () => {
  const columns = { parcel: 0, symbol: 1, amount: 2 }
  expect(readRemittanceLine(['Z 400 0000 001', '0010012345', '500'], columns)).toEqual({
    parcel: 'Z4000000001',
    symbol: '10012345',
    amount: 50_000,
  })
  expect(readRemittanceLine(['', ' ', '500'], columns)).toBeNull()
  expect(readRemittanceLine(['Z1', '', 'zrušeno'], columns)).toBeNull()
})

test.each([
  ['of cash that waits', 100, { amount: 100, isOpen: true }, 'settles'],
  ['of more than it is', 101, { amount: 100, isOpen: true }, 'over'],
  ['of less than it is', 99, { amount: 100, isOpen: true }, 'under'],
  ['of cash that has come already', 100, { amount: 100, isOpen: false }, 'repeated'],
  ['of nobody', 100, null, 'unknown'],
] as const)('a row %s', (_, amount, cash, outcome) => {
  expect(judgeRemittance(amount, cash)).toBe(outcome)
})

describe('the transfer of a file', () => {
  const paid = (id: number, amount: number, variableSymbol: string | null = null) => ({ id, amount, variableSymbol })
  test.each([
    ['the only one of that sum', { total: 500, rows: 2, symbol: null }, [paid(1, 500), paid(2, 400)], 1],
    ['none of two of that sum', { total: 500, rows: 2, symbol: null }, [paid(1, 500), paid(2, 500)], null],
    ['by its symbol', { total: 500, rows: 2, symbol: '77' }, [paid(1, 500), paid(2, 500, '0077')], 2],
    ['never one of another sum', { total: 500, rows: 2, symbol: '77' }, [paid(2, 400, '77')], null],
    ['not guessed for one row', { total: 500, rows: 1, symbol: null }, [paid(1, 500)], null],
    ['of one row by its symbol', { total: 500, rows: 1, symbol: '77' }, [paid(1, 500, '77')], 1],
  ])('%s', (_, file, movements, id) => {
    expect(findTransfer(file, movements)?.id ?? null).toBe(id)
  })
})
