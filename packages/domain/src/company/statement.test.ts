import { expect, test } from 'vitest'
import { type StatementEntry, toStatement } from './statement.ts'

const entry = (on: string, kind: StatementEntry['kind'], amount: number): StatementEntry => ({
  ...{ on, kind, amount },
  number: 'FV2026000001',
  orderNumber: '2611180001',
  dueOn: null,
})

test('a month is written by day, and what it ends with is what the next one begins with', () => {
  const october = toStatement(100, [
    entry('2026-10-20', 'payment', -100),
    entry('2026-10-05', 'invoice', 500),
    entry('2026-10-25', 'credit_note', -50),
    entry('2026-10-26', 'voucher', -30),
  ])
  expect(october.entries.map(({ on, balance }) => [on, balance])).toEqual([
    ['2026-10-05', 600],
    ['2026-10-20', 500],
    ['2026-10-25', 450],
    ['2026-10-26', 420],
  ])
  expect(october).toMatchObject({ invoiced: 450, paid: 130, closing: 420 })
  const november = toStatement(october.closing, [
    entry('2026-11-01', 'payment', -470),
    entry('2026-11-02', 'refund', 50),
  ])
  expect(november).toMatchObject({ opening: 420, invoiced: 0, paid: 420, closing: 0 })
})

test('a month of nothing ends as it began', () => {
  expect(toStatement(77, [])).toEqual({ opening: 77, entries: [], invoiced: 0, paid: 0, closing: 77 })
})
