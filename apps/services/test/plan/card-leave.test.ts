import { CARD_CONSENT } from '@shop/contract/plan/card-consent'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { hear, openPayment, query, runJob } from '../paying.ts'
import {
  brokenPlanTruths,
  countOf,
  goTo,
  payByCard,
  planOf,
  startedPlan,
  startedWithCard,
  wordsOf,
} from './planning.ts'

const KEPT = 'Opakované platby kartou jsou nastavené'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  expect(await brokenPlanTruths(shop)).toEqual([])
})

async function recurrenceOf(gatewayId: string): Promise<string> {
  const report = await shop.deps.gateway.readPayment(gatewayId)
  return report.ok ? report.value.recurrence : report.code
}

/** Paid by a card that may be kept, and nobody has asked the gateway about it yet. */
async function paidWithLeave() {
  const planned = await startedPlan(shop, { payment: 'karta' })
  await planned.person.call('allowCharging', { token: planned.token })
  const gatewayId = await payByCard(shop, planned)
  return { ...planned, gatewayId }
}

async function mandateOf({ plan }: { plan: { planId: number } }): Promise<string | undefined> {
  const [row] = await query<{ state: string }>(shop, 'select state from shop.plan_mandates where plan_id = $1', [
    plan.planId,
  ])
  return row?.state
}

test('that holds is confirmed once, with its words, the card, the most it takes and how it ends', async () => {
  const planned = await startedWithCard(shop)
  const { email } = planned.person
  await runJob(shop, 'charge-cycles')
  const words = await wordsOf(shop, email, KEPT)
  for (const said of ['4448', '15 000 Kč', 'Kdykoli a zdarma', CARD_CONSENT]) {
    expect(words).toContain(said.replaceAll(/\s+/g, ' '))
  }
  expect(countOf(shop, email, KEPT)).toBe(1)
})

test('of an order that was cancelled right after it was paid is stopped at the gateway too', async () => {
  const planned = await paidWithLeave()
  expect((await planned.person.call('cancelOrder', { token: planned.token })).status).toBe(200)
  await shop.runJobs()
  await runJob(shop, 'charge-cycles')
  expect(await mandateOf(planned)).toBe('voided')
  expect(await recurrenceOf(planned.gatewayId)).toBe('stopped')
  expect(countOf(shop, planned.person.email, KEPT)).toBe(0)
})

test.each(['refund_requested', 'partly_refunded'])(
  'of a payment that is %s is kept while its order lives',
  async (state) => {
    const planned = await paidWithLeave()
    await query(shop, 'update shop.payments set state = $2 where order_id = $1', [planned.orderId, state])
    await runJob(shop, 'charge-cycles')
    expect(await mandateOf(planned)).toBe('active')
    expect((await planOf(planned)).card).toMatchObject({ number: '4448' })
  },
)

test('whose payment never came is voided without asking the gateway', async () => {
  const planned = await startedPlan(shop, { payment: 'karta' })
  const { person, token, orderId } = planned
  await person.call('allowCharging', { token })
  const gatewayId = await openPayment(shop, {
    browser: person,
    orderId,
    token,
    number: '',
    payable: 0,
    email: person.email,
  })
  await shop.partners.gopay.act(gatewayId, 'cancel')
  await hear(shop)
  await person.call('cancelOrder', { token })
  await runJob(shop, 'charge-cycles')
  expect(await mandateOf(planned)).toBe('voided')
})

describe('money that comes late by a payment that was given up', () => {
  /** The page of the gateway stays open in another window, with the leave in it, while the order goes another way. */
  async function givenUp() {
    const planned = await startedPlan(shop, { payment: 'karta' })
    const { person, token, orderId } = planned
    await person.call('allowCharging', { token })
    const paying = { browser: person, orderId, token, number: '', payable: 0, email: person.email }
    return { planned, paying, late: await openPayment(shop, paying) }
  }

  test('leaves no recurrence behind when the order had gone for cash', async () => {
    const { planned, late } = await givenUp()
    await planned.person.call('changeMethod', { token: planned.token, paymentCode: 'dobirka' })
    await runJob(shop, 'charge-cycles')
    expect(await mandateOf(planned)).toBe('voided')
    await shop.partners.gopay.act(late, 'pay')
    await hear(shop)
    expect(await recurrenceOf(late)).toBe('started')
    await runJob(shop, 'charge-cycles')
    expect(await recurrenceOf(late)).toBe('stopped')
  })

  test('leaves the one of the card that is kept alone', async () => {
    const { planned, paying, late } = await givenUp()
    await query(shop, "update shop.payments set state = 'cancelled' where gateway_id = $1", [late])
    const kept = await openPayment(shop, paying)
    expect(kept).not.toBe(late)
    for (const gatewayId of [kept, late]) {
      await shop.partners.gopay.act(gatewayId, 'pay')
      await hear(shop)
    }
    await runJob(shop, 'charge-cycles')
    await runJob(shop, 'charge-cycles')
    expect(await mandateOf(planned)).toBe('active')
    expect([await recurrenceOf(kept), await recurrenceOf(late)].toSorted()).toEqual(['started', 'stopped'])
    const [row] = await query<{ parent: string }>(
      shop,
      'select gateway_parent_id as parent from shop.plan_mandates where plan_id = $1',
      [planned.plan.planId],
    )
    expect(await recurrenceOf(row?.parent ?? '')).toBe('started')
  })
})
