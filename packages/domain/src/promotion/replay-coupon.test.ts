import { expect, test } from 'vitest'
import type { Coupon } from '../cart/coupon.ts'
import { asked, buyer, COUPONS, cartOf, GROUPS, line } from '../cart/pricing.fixture.ts'
import type { PricedVariant } from '../cart/pricing-input.ts'
import * as goods from '../cart/variants.fixture.ts'
import { checkCouponDraft } from './check-coupon-draft.ts'
import { type Basket, beginReplay } from './replay-coupon.ts'
import { summarizeReplay } from './summarize-replay.ts'

const replayCoupon = (coupon: Coupon, gift: PricedVariant | null, baskets: readonly Basket[]) =>
  baskets.map(beginReplay(coupon, gift))

const FIXED = { ...COUPONS.fixed, minimumGoods: 0, usageLimitPerCustomer: null, usageLimitTotal: null }

const basket = (id: string, rest: Partial<Basket['input']> = {}, who = id): Basket => ({
  ...{ id, buyer: who, wasOrdered: true },
  input: cartOf([line(goods.BAG_12)], rest),
})

test('its days do not matter, its groups do', () => {
  const past = { ...FIXED, validFrom: '2027-01-01', validTo: '2027-01-31' }
  const [retail, breeder] = replayCoupon(past, null, [basket('1'), basket('2', { buyer: buyer(GROUPS.breeder) })])
  expect(retail).toMatchObject({ answer: 'used', discount: 200_00, cost: 200_00 })
  expect(breeder).toMatchObject({ answer: 'group_not_allowed', discount: 0, cost: 0 })
})

test('limits count in the order baskets came, and what they kept is told', () => {
  const once = { ...FIXED, usageLimitPerCustomer: 1, usageLimitTotal: 2 }
  const all = [basket('1', {}, 'a'), basket('2', {}, 'a'), basket('3', {}, 'b'), basket('4', {}, 'c')]
  const replayed = replayCoupon(once, null, all)
  expect(replayed.map(({ answer }) => answer)).toEqual(['used', 'used_by_you', 'used', 'used_up'])
  expect(summarizeReplay(replayed)).toMatchObject({
    used: 2,
    cost: 400_00,
    beyondLimit: { baskets: 2, amount: 400_00 },
  })
})

test('whoever had a better coupon keeps it, whoever had a worse one changes', () => {
  const own = (amount: number) => ({ coupon: asked({ ...FIXED, code: 'VLASTNI', amount }) })
  const [better, worse] = replayCoupon(FIXED, null, [basket('1', own(300_00)), basket('2', own(50_00))])
  expect(better).toMatchObject({ answer: 'kept_own', cost: 0 })
  // Only what is given on top of the coupon it had is new.
  expect(worse).toMatchObject({ answer: 'used', discount: 200_00, cost: 150_00 })
})

test('a gift costs what it is sold for, more credits what they are worth', () => {
  const [gift] = replayCoupon({ ...COUPONS.gift, minimumGoods: 0 }, goods.TREAT, [basket('1')])
  expect(gift).toMatchObject({ answer: 'used', discount: 0, cost: 99_00 })
  const [credits] = replayCoupon({ ...COUPONS.multiplier, minimumGoods: 0 }, null, [basket('1')])
  expect(credits?.cost).toBeGreaterThan(0)
  expect(credits?.wouldPay).toBe(credits?.paid)
})

test('the summary adds up: winners to the cost, steps to the uses, the worst first', () => {
  const orders = (ordersPlaced: number) => ({ buyer: buyer(GROUPS.retail, { ordersPlaced }) })
  const small = { lines: [line(goods.BAG_6)] }
  const summary = summarizeReplay(
    replayCoupon(FIXED, null, [
      basket('1', orders(0)),
      basket('2', orders(1)),
      basket('3', { ...orders(2), ...small }),
    ]),
  )
  expect(summary.winners.map(({ kind, baskets }) => [kind, baskets])).toEqual([
    ['regular', 1],
    ['occasional', 1],
    ['new', 1],
  ])
  expect(summary.winners.reduce((sum, { cost }) => sum + cost, 0)).toBe(summary.cost)
  for (const when of ['today', 'after'] as const) {
    expect(summary.histogram.reduce((sum, step) => sum + step[when], 0)).toBe(summary.used)
  }
  expect(summary.worst[0]?.id).toBe('3')
})

test.each([
  ['as it is', COUPONS.percent, []],
  ['per cent without a ceiling', { ...COUPONS.percent, maximum: null }, ['maximum_missing']],
  ['more off than is bought', { ...COUPONS.fixed, minimumGoods: 100_00 }, ['minimum_missing']],
  ['for nobody', { ...COUPONS.percent, customerGroups: [] }, ['group_missing']],
  ['over', { ...COUPONS.percent, validTo: '2026-11-15' }, ['days_over']],
  ['backwards', { ...COUPONS.percent, validFrom: '2026-12-31', validTo: '2026-12-01' }, ['days_reversed']],
])('%s', (_name, coupon, faults) => {
  expect(checkCouponDraft(coupon, '2026-11-16')).toEqual(faults)
})

test('an offer that runs since yesterday is met by baskets of last week too', () => {
  const running = {
    ...asked({ ...FIXED, code: 'BEZI', amount: 300_00, validFrom: '2027-01-01', validTo: '2027-01-31' }),
    name: 'Běží',
  }
  const [replayed] = [basket('1', { offers: [running] })].map(beginReplay({ ...FIXED, code: 'NOVA' }, null, true))
  expect(replayed).toMatchObject({ answer: 'kept_own', cost: 0 })
})
