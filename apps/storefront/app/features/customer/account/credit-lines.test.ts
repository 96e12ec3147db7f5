import { describe, expect, test } from 'vitest'
import { type CreditEntry, toCreditLines } from './credit-lines.ts'

const entry = (id: number, amount: number, reversesId: number | null = null): CreditEntry => ({
  id,
  kind: 'purchase',
  amount,
  expiresAt: null,
  createdAt: '2026-11-15T10:00:00Z',
  referenceId: null,
  reversesId,
})

describe('toCreditLines', () => {
  test('says the balance after each line, newest first', () => {
    const lines = toCreditLines([entry(3, -20), entry(2, 70), entry(1, 50)])
    expect(lines.map(({ balance }) => balance)).toEqual([100, 120, 50])
  })

  test('marks a line that a later one takes back', () => {
    const lines = toCreditLines([entry(2, -50, 1), entry(1, 50)])
    expect(lines.map(({ reversed }) => reversed)).toEqual([false, true])
  })
})
