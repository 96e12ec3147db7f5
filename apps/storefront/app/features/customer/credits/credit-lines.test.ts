import type { CreditEntry, CreditRule } from '@shop/contract/promotion/own-credits'
import { describe, expect, test } from 'vitest'
import { toCreditLines } from './credit-lines.ts'

const entry = (id: number, amount: number, more: Partial<CreditEntry> = {}): CreditEntry => ({
  ...{ id, kind: 'goodwill', amount, at: '2026-11-15T10:00:00Z', usableFrom: '2026-11-15T10:00:00Z' },
  ...{
    expiresAt: null,
    lotId: null,
    reversesId: null,
    note: '',
    balance: 0,
    source: null,
    subject: null,
    earned: null,
  },
  ...more,
})

const rule = (code: string, more: Partial<CreditRule> = {}): CreditRule => ({
  ...{ code, kind: code, source: null, title: code, sentence: '', credits: null, limit: null, days: null },
  ...more,
})

const RULES = [
  rule('birthday', { sentence: '{credits} ráno, psů nejvýš {limit}, platí {days}.', credits: 100, limit: 3, days: 60 }),
  rule('fair', { kind: 'goodwill', source: 'fair_entry', sentence: '{credits} z kola štěstí.', credits: 50 }),
  rule('goodwill', { sentence: 'Připsal je člověk.' }),
]

describe('toCreditLines', () => {
  test('what one order took from several lots is one line that names them', () => {
    const spent = { kind: 'spend', source: 'order', subject: '2611120417' }
    const lines = toCreditLines(
      [
        entry(4, -72, { ...spent, lotId: 2 }),
        entry(3, -48, { ...spent, lotId: 1 }),
        entry(2, 100, { kind: 'birthday', source: 'dog', subject: 'Ferda' }),
        entry(1, 48, { kind: 'purchase', source: 'order', subject: '2511060311' }),
      ],
      RULES,
    )
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatchObject({ credits: -120, orderNumber: '2611120417', group: 'out' })
    expect(lines[0]?.why.replaceAll('\u00a0', ' ')).toBe(
      '72 z „Narozeniny: Ferda“ a 48 z „Nákup 2511060311“, nejdřív ty s nejbližším koncem',
    )
  })

  test.each([
    ['2999-12-31T22:59:59Z', null],
    ['2027-10-07T21:59:59Z', '2027-10-07T21:59:59Z'],
    [null, null],
  ])('an end of %s is shown as %s', (expiresAt, shown) => {
    const waiting = entry(1, 49, { kind: 'purchase', source: 'order', subject: '2511060311', expiresAt })
    expect(toCreditLines([waiting], RULES)[0]?.expiresAt).toBe(shown)
  })

  test.each([
    [
      entry(1, 100, { kind: 'birthday', source: 'dog', subject: 'Ferda' }),
      '100 kreditů ráno, psů nejvýš 3, platí 60 dní.',
    ],
    [entry(1, 50, { source: 'fair_entry' }), '50 kreditů z kola štěstí.'],
    [entry(1, 20, { source: 'staff', note: 'Omluva za rozbitou misku.' }), 'Omluva za rozbitou misku.'],
    [entry(1, 20), 'Připsal je člověk.'],
    [
      entry(1, 66, { kind: 'purchase', earned: { paidGoods: 165_400, percent: 4, multiplied: 0, credits: 66 } }),
      '4 % z 1 654 Kč je 66,16, zaokrouhlujeme dolů',
    ],
  ])('says why: %j', (line, why) => {
    expect(toCreditLines([line], RULES)[0]?.why.replaceAll('\u00a0', ' ')).toBe(why)
  })

  test('marks a line that a later one takes back', () => {
    const lines = toCreditLines([entry(2, -50, { kind: 'reversal', reversesId: 1, lotId: 1 }), entry(1, 50)], RULES)
    expect(lines.map(({ isReversed, group }) => [isReversed, group])).toEqual([
      [false, 'back'],
      [true, 'in'],
    ])
  })
})
