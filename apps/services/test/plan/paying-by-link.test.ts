import { CHARGE_LIMIT } from '@shop/contract/plan/card-consent'
import { addDays } from '@shop/domain/calendar/local-date'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { selectCyclesToPay } from '#app/plan/mandates.sql'
import { openShop } from '../open-shop.ts'
import { hear, query, runJob, stateOf } from '../paying.ts'
import { visit } from '../shopping.ts'
import {
  announced,
  brokenPlanTruths,
  countOf,
  cycleOf,
  firstDelivered,
  goTo,
  payByCard,
  placed,
  startedPlan,
  startedWithCard,
  wordsOf,
} from './planning.ts'

const NOTICE = 'Za tři dny chystáme další zásilku'
const PAY = 'Zaplaťte prosím pravidelnou zásilku'
const REMINDER = 'Pravidelná zásilka pořád čeká na zaplacení'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  shop.partners.gopay.setFaults({ recurrences: 'paid' })
  expect(await brokenPlanTruths(shop)).toEqual([])
})

/** Paid by card once, without leave to keep it: the parcel after that is ordered. */
async function orderedWithoutCard() {
  const planned = await startedPlan(shop, { payment: 'karta' })
  await payByCard(shop, planned)
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const cycle = await placed(shop, planned)
  await runJob(shop, 'charge-cycles')
  return { ...planned, ...cycle, email: planned.person.email }
}

test('without a kept card the link to pay comes with the order, once, and pays it', async () => {
  const { email, order } = await orderedWithoutCard()
  expect(await wordsOf(shop, email, NOTICE)).toContain('pošleme odkaz k zaplacení')
  expect(await wordsOf(shop, email, `Objednávka ${order?.number} je u nás`)).toContain('posíláme v samostatné zprávě')
  for (const _ of [1, 2]) await runJob(shop, 'charge-cycles')
  expect(countOf(shop, email, PAY)).toBe(1)
  const [, token = ''] = /objednavka=([\w.-]+)/.exec(await wordsOf(shop, email, PAY)) ?? []
  const visitor = { ...visit(shop), email }
  await payByCard(shop, { person: visitor as never, orderId: order?.orderId ?? 0, token })
  expect(await stateOf(shop, order?.orderId ?? 0)).toBe('accepted')
})

test('is reminded of once, by day, before its time is over', async () => {
  const { email, processOn } = await orderedWithoutCard()
  const days = [
    [addDays(processOn, 4), '11:50', 0],
    [addDays(processOn, 4), '12:05', 1],
    [addDays(processOn, 5), '09:00', 1],
  ] as const
  for (const [day, time, count] of days) {
    await goTo(shop, day, time)
    await runJob(shop, 'charge-cycles')
    expect([day, time, countOf(shop, email, REMINDER)]).toEqual([day, time, count])
  }
})

test('whoever has paid is reminded of nothing', async () => {
  const { email, order, processOn, person } = await orderedWithoutCard()
  await payByCard(shop, { person, orderId: order?.orderId ?? 0, token: order?.accessToken ?? '' })
  await goTo(shop, addDays(processOn, 4), '12:05')
  await runJob(shop, 'charge-cycles')
  expect(countOf(shop, email, REMINDER)).toBe(0)
})

test('a kept card is named in the notice and in the confirmation; taken away after the order, a link comes instead', async () => {
  const planned = await startedWithCard(shop)
  const { email } = planned.person
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  expect(await wordsOf(shop, email, NOTICE)).toContain('strhneme sami z karty •••• 4448')
  const { order } = await placed(shop, planned)
  await runJob(shop, 'charge-cycles')
  const confirmation = await wordsOf(shop, email, `Objednávka ${order?.number} je u nás`)
  expect(confirmation).toContain('Platit nic nemusíte, částku strhneme přes den z karty •••• 4448.')
  expect(countOf(shop, email, PAY)).toBe(0)
  await planned.person.call('forgetCard', { planId: planned.plan.planId })
  await runJob(shop, 'charge-cycles')
  expect(await wordsOf(shop, email, PAY)).toContain('Uloženou kartu k ní nemáme')
})

/** Ordered with a kept card that is to be charged during the day. */
async function orderedWithCard() {
  const planned = await startedWithCard(shop)
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  return { ...planned, ...(await placed(shop, planned)), email: planned.person.email }
}

test('of a plan that rests no card is charged: the link comes instead, and the reminder', async () => {
  const { person, plan, processOn, email } = await orderedWithCard()
  await person.call('changePlan', { planId: plan.planId, action: 'pause', until: null })
  await goTo(shop, processOn, '08:10')
  for (const _ of [1, 2]) await runJob(shop, 'charge-cycles')
  expect(await wordsOf(shop, email, PAY)).toContain('Doručování má pauzu a dokud trvá, kartu sami nestrháváme')
  expect(countOf(shop, email, PAY)).toBe(1)
  await goTo(shop, addDays(processOn, 4), '12:05')
  await runJob(shop, 'charge-cycles')
  await shop.runJobs()
  expect(countOf(shop, email, REMINDER)).toBe(1)
})

test('whoever has ended the plan since may leave the parcel unpaid, and is not reminded', async () => {
  const { person, plan, processOn, email } = await orderedWithCard()
  await person.call('changePlan', { planId: plan.planId, action: 'end', reason: null })
  await runJob(shop, 'charge-cycles')
  const words = await wordsOf(shop, email, PAY)
  expect(words).toContain('Doručování jste zrušili, tahle zásilka už ale byla objednaná. Nechcete-li ji, neplaťte.')
  expect(words).not.toContain('Uloženou kartu')
  await goTo(shop, addDays(processOn, 4), '12:05')
  await runJob(shop, 'charge-cycles')
  await shop.runJobs()
  expect(countOf(shop, email, REMINDER)).toBe(0)
})

test('the next try is promised only while there is a card to try and the plan runs', async () => {
  const planned = await startedWithCard(shop)
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const { order, processOn } = await placed(shop, planned)
  const token = order?.accessToken ?? ''
  shop.partners.gopay.setFaults({ recurrences: 'declined' })
  await goTo(shop, processOn, '08:10')
  await runJob(shop, 'charge-cycles')
  await hear(shop)
  await runJob(shop, 'follow-cycles')
  expect((await cycleOf(planned)).retryAt).not.toBeNull()
  expect((await planned.person.call('orderPlan', { token })).value.plan?.retryAt).not.toBeNull()
  const { planId } = planned.plan
  await planned.person.call('changePlan', { planId, action: 'pause', until: null })
  expect((await planned.person.call('orderPlan', { token })).value.plan?.retryAt).toBeNull()
  await planned.person.call('changePlan', { planId, action: 'resume' })
  expect((await planned.person.call('orderPlan', { token })).value.plan?.retryAt).not.toBeNull()
  await planned.person.call('forgetCard', { planId: planned.plan.planId })
  expect((await cycleOf(planned)).retryAt).toBeNull()
  expect((await planned.person.call('orderPlan', { token })).value.plan?.retryAt).toBeNull()
})

test('what is dearer than one charge may be is paid by a link although there is a card', async () => {
  const planned = await startedWithCard(shop)
  await firstDelivered(shop, planned)
  await announced(shop, planned)
  const { order } = await placed(shop, planned)
  const asked = (most: number) =>
    selectCyclesToPay(shop.deps.pool, { now: shop.clock.now(), endsBefore: new Date(0), limit: 500, most })
  const orders = async (most: number) => (await asked(most)).map(({ orderId, hasCard }) => ({ orderId, hasCard }))
  expect(await orders(CHARGE_LIMIT)).not.toContainEqual({ orderId: order?.orderId, hasCard: true })
  expect(await orders((order?.payable ?? 0) - 1)).toContainEqual({ orderId: order?.orderId, hasCard: true })
})
