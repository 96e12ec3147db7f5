import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/local-date.ts'
import { fromPragueTime } from '../calendar/prague-time.ts'
import { claimDiscount, type LedgerEntry } from './lowest-price.ts'

const TODAY = '2026-11-16'
const now = fromPragueTime(TODAY, '10:00')

/** Days before today, price in Kč (a dash when not for sale), an asterisk when announced as a discount. */
function history(text: string): LedgerEntry[] {
  return text.split(', ').map((part) => {
    const [daysAgo = '0', price = ''] = part.split(': ')
    const from = fromPragueTime(addDays(TODAY, -Number(daysAgo)), '08:00')
    const crowns = price.replace('*', '')
    return { from, priceHalere: crowns === '-' ? null : Number(crowns) * 100, isDiscount: price.endsWith('*') }
  })
}

function claimOf(text: string): string {
  const claim = claimDiscount(history(text), now)
  if (claim.kind !== 'discounted') return claim.kind
  return `${claim.lowestHalere / 100} Kč, −${claim.percent} %, ${claim.isFair ? 'fair' : 'unfair'}`
}

describe('the lowest price before the discount', () => {
  test.each([
    ['one price for a year, then a discount', '365: 1000, 3: 800*', '1000 Kč, −20 %, fair'],
    ['a discount that began a minute ago', '365: 1000, 0: 900*', '1000 Kč, −10 %, fair'],
    ['raised a week before to look cheaper', '365: 1000, 10: 1200, 3: 1000*', '1000 Kč, −0 %, unfair'],
    ['raised long ago', '365: 1000, 60: 1200, 3: 1000*', '1200 Kč, −16 %, fair'],
    ['lowered quietly, then announced', '365: 1000, 10: 900, 3: 800*', '900 Kč, −11 %, fair'],
    ['an earlier discount within 30 days', '365: 1000, 20: 800*, 15: 1000, 3: 850*', '800 Kč, −0 %, unfair'],
    ['the same discount repeated', '365: 1000, 20: 800*, 15: 1000, 3: 800*', '800 Kč, −0 %, unfair'],
    ['a deeper discount after an earlier one', '365: 1000, 20: 800*, 15: 1000, 3: 700*', '800 Kč, −12 %, fair'],
    ['an earlier discount over 30 days ago', '365: 1000, 60: 800*, 50: 1000, 3: 850*', '1000 Kč, −15 %, fair'],
    [
      'an earlier discount that ended a day before the 30 days',
      '365: 1000, 60: 800*, 32: 1000, 1: 850*',
      '1000 Kč, −15 %, fair',
    ],
    [
      'an earlier discount that ended on the last of the 30 days',
      '365: 1000, 60: 800*, 31: 1000, 1: 850*',
      '800 Kč, −0 %, unfair',
    ],
    [
      'growing step by step: the price before the first step',
      '365: 1000, 20: 900*, 10: 800*, 2: 700*',
      '1000 Kč, −30 %, fair',
    ],
    ['growing for longer than 30 days', '365: 1000, 90: 900*, 40: 800*, 2: 700*', '1000 Kč, −30 %, fair'],
    ['shallower, then deeper again: a new discount', '365: 1000, 20: 800*, 10: 900*, 2: 700*', '800 Kč, −12 %, fair'],
    ['shallower than the discount before it', '365: 1000, 20: 800*, 2: 900*', '800 Kč, −0 %, unfair'],
    ['a discount that lasts for months', '365: 1000, 120: 800*', '1000 Kč, −20 %, fair'],
    ['new goods, ten days on sale', '12: 1000, 2: 900*', '1000 Kč, −10 %, fair'],
    ['new goods that began with a discount', '2: 900*', 'no_prior_price'],
    ['not for sale until the discount', '365: 1000, 100: -, 2: 800*', 'no_prior_price'],
    ['away for a while, back before the discount', '365: 700, 100: -, 12: 1000, 2: 800*', '1000 Kč, −20 %, fair'],
    ['a pause in the middle of a discount', '365: 1000, 20: 800*, 10: -, 5: 800*', '800 Kč, −0 %, unfair'],
    ['no discount', '365: 1000', 'not_discounted'],
    ['a discount that ended', '365: 1000, 20: 800*, 1: 1000', 'not_discounted'],
    ['not for sale', '365: 1000, 20: -', 'not_discounted'],
    ['a discount announced for tomorrow', '365: 1000, -1: 800*', 'not_discounted'],
    ['less than one per cent: true, but no number to show', '365: 1000, 3: 995*', '1000 Kč, −0 %, fair'],
  ])('%s', (_name, ledger, expected) => {
    expect(claimOf(ledger)).toBe(expected)
  })
})

test('carries its proof: since when, and from when prices were looked at', () => {
  expect(claimDiscount(history('365: 1000, 3: 800*'), now)).toMatchObject({
    since: fromPragueTime('2026-11-13', '08:00'),
    lookedFrom: fromPragueTime('2026-10-14', '00:00'),
  })
  expect(claimDiscount(history('12: 1000, 2: 900*'), now)).toMatchObject({
    lookedFrom: fromPragueTime('2026-11-04', '08:00'),
  })
})

test('an empty ledger claims nothing', () => {
  expect(claimDiscount([], now)).toEqual({ kind: 'not_discounted' })
})

test('the order in which entries come does not matter', () => {
  const ledger = history('365: 1000, 20: 800*, 15: 1000, 3: 700*')
  expect(claimDiscount([...ledger].reverse(), now)).toEqual(claimDiscount(ledger, now))
})

test('never names a price higher than any price of the 30 days before', () => {
  const entry = fc.record({
    daysAgo: fc.integer({ min: 0, max: 90 }),
    price: fc.integer({ min: 1, max: 2000 }),
    isDiscount: fc.boolean(),
  })
  const day = 86_400_000
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: (e) => e.daysAgo, minLength: 1, maxLength: 12 }), (entries) => {
      const ledger = entries.map(({ daysAgo, price, isDiscount }) => ({
        from: fromPragueTime(addDays(TODAY, -daysAgo), '08:00'),
        priceHalere: price * 100,
        isDiscount,
      }))
      const claim = claimDiscount(ledger, now)
      if (claim.kind !== 'discounted') return
      const window = ledger.filter((e) => e.from < claim.since && claim.since.getTime() - e.from.getTime() <= 29 * day)
      for (const e of window) expect(claim.lowestHalere).toBeLessThanOrEqual(e.priceHalere)
      expect(ledger.some((e) => e.priceHalere === claim.lowestHalere)).toBe(true)
    }),
  )
})
