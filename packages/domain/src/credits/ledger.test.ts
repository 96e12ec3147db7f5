import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { addMonths } from './add-months.ts'
import { earnedCredits } from './earned-credits.ts'
import { expireCredits, lotsToRemind } from './expire-credits.ts'
import { creditsToGiveBack, giveBackCredits } from './give-back-credits.ts'
import { balanceOn, type CreditEntry, type CreditLot, type Ledger, lotBalances } from './ledger.ts'
import { bonusDates, releaseDates } from './lot-dates.ts'
import { spendCredits } from './spend-credits.ts'
import { checkSpending, creditLimit } from './spending-limit.ts'
import { creditsToTakeBack, takeBackCredits } from './take-back-credits.ts'

const TODAY = '2026-11-16'
const RULES = { creditedAfterDays: 14, expirationMonths: 12 }
const SPENDING = { creditValue: 100, maximumSpendPercent: 30, minimumSpendCredits: 20 }

function ledgerOf(
  ...lots: [id: string, credits: number, usableFrom: string | null, expiresOn: string | null][]
): Ledger {
  return {
    lots: lots.map(([id, , usableFrom, expiresOn]): CreditLot => ({ id, usableFrom, expiresOn })),
    entries: lots.map(([lotId, credits]): CreditEntry => ({ lotId, kind: 'earn', credits })),
  }
}

const LEDGER = ledgerOf(
  ['spring', 100, '2026-04-01', '2027-04-01'],
  ['birthday', 50, '2026-11-01', '2026-12-31'],
  ['order', 44, null, null],
  ['old', 30, '2025-11-01', '2026-11-15'],
)

describe('earning', () => {
  test.each([
    ['3 % rounded down', [{ amount: 115_500, multiplier: 1 }], 3, 34],
    ['regular delivery', [{ amount: 148_400, multiplier: 1 }], 3, 44],
    ['with a coupon', [{ amount: 70_000, multiplier: 1 }], 3, 21],
    ['doubled', [{ amount: 164_900, multiplier: 2 }], 3, 98],
    [
      'fractions are added before rounding',
      [
        { amount: 1_700, multiplier: 1 },
        { amount: 1_700, multiplier: 1 },
      ],
      3,
      1,
    ],
    ['breeders get 1 %', [{ amount: 164_900, multiplier: 1 }], 1, 16],
    ['nothing', [], 3, 0],
  ])('%s', (_, parts, percent, expected) => {
    expect(earnedCredits(parts, percent, 100)).toBe(expected)
  })

  test('usable fourteen days after delivery, for a year', () => {
    expect(releaseDates('2026-11-18', '2026-11-16', RULES)).toEqual({
      usableFrom: '2026-12-02',
      expiresOn: '2027-12-02',
    })
  })

  test('cash on delivery waits for the money of the carrier', () => {
    expect(releaseDates('2026-11-18', '2026-12-10', RULES).usableFrom).toBe('2026-12-10')
  })

  test('birthday credits live for sixty days', () => {
    expect(bonusDates('2026-11-16', RULES, 60)).toEqual({ usableFrom: '2026-11-16', expiresOn: '2027-01-15' })
    expect(bonusDates('2026-11-16', RULES, null).expiresOn).toBe('2027-11-16')
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-11-16', 2, '2027-01-16'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected)
  })
})

describe('balance', () => {
  test('pending and expired credits cannot be spent', () => {
    expect(balanceOn(LEDGER, TODAY)).toEqual({
      usable: 150,
      pending: 44,
      nextExpiry: { on: '2026-12-31', credits: 50 },
    })
  })

  test('credits can be spent on their last day', () => {
    expect(balanceOn(LEDGER, '2026-11-15').usable).toBe(180)
  })

  test('an empty ledger', () => {
    expect(balanceOn({ lots: [], entries: [] }, TODAY)).toEqual({ usable: 0, pending: 0, nextExpiry: null })
  })
})

describe('spending', () => {
  test('takes what expires first', () => {
    expect(spendCredits(70, LEDGER, TODAY)).toEqual({
      ok: true,
      value: [
        { lotId: 'birthday', kind: 'spend', credits: -50 },
        { lotId: 'spring', kind: 'spend', credits: -20 },
      ],
    })
  })

  test('refuses more than there is', () => {
    expect(spendCredits(151, LEDGER, TODAY)).toMatchObject({
      code: 'not_enough_credits',
      details: { balance: 150, missing: 1 },
    })
    expect(spendCredits(-1, LEDGER, TODAY)).toMatchObject({ code: 'not_a_count' })
  })

  test('the limit is 30 % of goods in whole credits', () => {
    expect(creditLimit(164_900, SPENDING)).toBe(494)
  })

  test.each([
    ['within all limits', 494, { balance: 900, goods: 164_900, isEligible: true }, { ok: true, value: 494 }],
    [
      'over the limit',
      495,
      { balance: 900, goods: 164_900, isEligible: true },
      { code: 'over_limit', details: { limit: 494 } },
    ],
    ['over the balance', 100, { balance: 99, goods: 164_900, isEligible: true }, { code: 'not_enough_credits' }],
    ['too few', 19, { balance: 900, goods: 164_900, isEligible: true }, { code: 'below_minimum' }],
    ['another group', 100, { balance: 900, goods: 164_900, isEligible: false }, { code: 'group_not_eligible' }],
  ])('asked for exactly: %s', (_, wanted, purse, expected) => {
    expect(checkSpending(wanted, purse, SPENDING)).toMatchObject(expected)
  })
})

describe('expiry', () => {
  test('takes what is left of lots whose last day is over, once', () => {
    const expired = expireCredits(LEDGER, TODAY)
    expect(expired).toEqual([{ lotId: 'old', kind: 'expire', credits: -30 }])
    expect(expireCredits({ ...LEDGER, entries: [...LEDGER.entries, ...expired] }, TODAY)).toEqual([])
  })

  test.each([
    ['2026-12-01', ['birthday']],
    ['2026-12-24', ['birthday']],
    ['2026-12-25', []],
  ])('on %s reminds of %j', (day, expected) => {
    expect(lotsToRemind(LEDGER, day, [30, 7]).map(({ id }) => id)).toEqual(expected)
  })
})

describe('return of goods', () => {
  const spent: CreditEntry[] = [
    { lotId: 'birthday', kind: 'spend', credits: -50 },
    { lotId: 'spring', kind: 'spend', credits: -20 },
  ]

  test('gives back the longest living credits first, with their validity', () => {
    expect(giveBackCredits(30, spent, LEDGER.lots, TODAY, 30)).toEqual([
      { fromLotId: 'spring', credits: 20, expiresOn: '2027-04-01', needsNewLot: false },
      { fromLotId: 'birthday', credits: 10, expiresOn: '2026-12-31', needsNewLot: false },
    ])
  })

  test('at least for thirty days', () => {
    expect(giveBackCredits(70, spent, LEDGER.lots, '2026-12-20', 30)).toMatchObject([
      { fromLotId: 'spring', needsNewLot: false },
      { fromLotId: 'birthday', credits: 50, expiresOn: '2027-01-19', needsNewLot: true },
    ])
  })

  test('never more than was spent and not yet given back', () => {
    const later: CreditEntry[] = [...spent, { lotId: 'spring', kind: 'give_back', credits: 20 }]
    const given = giveBackCredits(999, later, LEDGER.lots, TODAY, 30)
    expect(given.reduce((sum, { credits }) => sum + credits, 0)).toBe(50)
  })

  test('parts of a return add up to the whole', () => {
    const first = creditsToGiveBack(16_466, 0, 100)
    const second = creditsToGiveBack(32_933, first, 100)
    const third = creditsToGiveBack(49_400, first + second, 100)
    expect([first, second, third]).toEqual([164, 165, 165])
  })

  test('takes earned credits from the order first and never below zero', () => {
    const released = {
      ...LEDGER,
      lots: LEDGER.lots.map((lot) => (lot.id === 'order' ? { ...lot, usableFrom: TODAY } : lot)),
    }
    expect(takeBackCredits(60, 'order', released, TODAY)).toEqual({
      entries: [
        { lotId: 'order', kind: 'take_back', credits: -44 },
        { lotId: 'birthday', kind: 'take_back', credits: -16 },
      ],
      missing: 0,
    })
    expect(takeBackCredits(500, 'order', released, TODAY).missing).toBe(500 - 44 - 150)
    expect(creditsToTakeBack(44, 21, 10)).toBe(13)
  })

  test('credits still pending are taken back too', () => {
    expect(takeBackCredits(44, 'order', LEDGER, TODAY)).toMatchObject({ missing: 0 })
  })
})

test('whatever happens, no lot is below zero and the balance is the sum of entries', () => {
  const anyStep = fc.record({
    kind: fc.constantFrom('earn', 'spend', 'expire', 'take_back'),
    credits: fc.integer({ min: 1, max: 200 }),
    days: fc.nat(60),
  })
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      let ledger: Ledger = { lots: [], entries: [] }
      let today = TODAY
      for (const [index, { kind, credits, days }] of steps.entries()) {
        today = addDays(today, days)
        const id = `lot-${index}`
        if (kind === 'earn') {
          const lot = { id, usableFrom: today, expiresOn: addDays(today, credits) }
          ledger = { lots: [...ledger.lots, lot], entries: [...ledger.entries, { lotId: id, kind, credits }] }
        }
        const spent = kind === 'spend' ? spendCredits(credits, ledger, today) : null
        const before = balanceOn(ledger, today).usable
        if (spent) expect(spent.ok).toBe(credits <= before)
        const written = [
          ...(spent?.ok ? spent.value : []),
          ...(kind === 'expire' ? expireCredits(ledger, today) : []),
          ...(kind === 'take_back' ? takeBackCredits(credits, 'lot-0', ledger, today).entries : []),
        ]
        ledger = { ...ledger, entries: [...ledger.entries, ...written] }
        if (spent?.ok) expect(balanceOn(ledger, today).usable).toBe(before - credits)
        for (const lot of lotBalances(ledger)) expect(lot.left).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
