import { CARD_CONSENT } from '@shop/contract/plan/card-consent'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { deliver } from '../delivering.ts'
import type { SinkMail } from '../mail-sink.ts'
import { openShop } from '../open-shop.ts'
import { catchUp, hear, openPayment, query, runJob, stateOf, subjectsTo } from '../paying.ts'
import { linkIn, newCustomer, type Person } from '../people.ts'
import { fillCheckout, SKU, setStock, variantId, visit } from '../shopping.ts'
import { brokenPlanTruths, buyRegularly, cycleOf, goTo } from './planning.ts'

const TREAT = 'CN-PA-TR-KUR-150'

const shop = openShop({}, 'tampered')
beforeAll(() => query(shop, 'update shop.stock set on_hand = reserved + 500 where on_hand > 0'))
beforeEach(() => goTo(shop, '2026-11-16'))
afterEach(async () => {
  expect(await brokenPlanTruths(shop)).toEqual([])
})

async function plansOf(person: Person) {
  return (await person.call('plans', {})).value
}

/** The newest mail with these words in its subject. */
async function mailAbout(email: string, subject: string): Promise<SinkMail> {
  await shop.runJobs()
  const mail = shop.sink.mails.findLast((one) => one.recipient === email && one.subject === subject)
  if (!mail) throw new Error(`Nothing came about ${subject}: ${subjectsTo(shop, email).join(', ')}`)
  return mail
}

async function countPlans(): Promise<number> {
  const [row] = await query<{ count: number }>(shop, 'select count(*)::int as count from shop.plans')
  return row?.count ?? 0
}

/** Bought once: nothing in it is regular. */
async function buyOnce(browser: Browser, email: string, { sku = SKU.bag2, payment = 'dobirka' } = {}) {
  await browser.call('addLine', { variantId: await variantId(shop, sku), pieces: 2 })
  const { value } = await browser.call('placeOrder', await fillCheckout(browser, { payment, details: { email } }))
  return { orderId: value.orderId, token: value.accessToken }
}

describe('an order with something regular in it', () => {
  test('begins the plan by itself, sent and paid as the order, once however often it is pressed', async () => {
    const person = await newCustomer(shop)
    await person.call('addLine', { variantId: await variantId(shop, SKU.bag2), pieces: 2, regularWeeks: 6 })
    await person.call('addLine', { variantId: await variantId(shop, SKU.can) })
    const order = await fillCheckout(person, { payment: 'prevod-qr', details: { email: person.email } })
    const [first, second] = await Promise.all([person.call('placeOrder', order), person.call('placeOrder', order)])
    expect(second.value.orderId).toBe(first.value.orderId)
    expect(await plansOf(person)).toMatchObject([
      {
        state: 'active',
        shipping: { code: 'ppl' },
        payment: { code: 'prevod-qr' },
        address: { street: 'Zahradní 12' },
        lines: [{ pieces: 2, intervalDays: 42, isByBowl: false }],
        cycle: { cycleNo: 1, state: 'ordered', order: { orderId: first.value.orderId } },
      },
    ])
    const { text } = await mailAbout(person.email, 'Pravidelné doručení běží')
    expect(text).toContain(`objednávkou ${first.value.number}`)
  })

  test('that cannot be placed begins nothing', async () => {
    const person = await newCustomer(shop)
    await person.call('addLine', { variantId: await variantId(shop, TREAT), pieces: 3, regularWeeks: 4 })
    const order = await fillCheckout(person, { details: { email: person.email } })
    const before = await countPlans()
    await setStock(shop, TREAT, 0)
    const refused = await person.call('placeOrder', order)
    await setStock(shop, TREAT, 500)
    expect(refused.status).toBe(409)
    expect(await countPlans()).toBe(before)
  })

  test('of a guest sends the link that opens an account, and the plan is there', async () => {
    const email = 'prvni-plan@priklad.cz'
    await buyRegularly(shop, visit(shop), {}, email)
    const mail = await mailAbout(email, 'Pravidelné doručení běží, tady je odkaz k němu')
    const elsewhere = visit(shop)
    const opened = await elsewhere.call('useLink', linkIn(mail))
    expect(opened.status).toBe(200)
    expect((await elsewhere.call('plans', {})).value).toMatchObject([{ state: 'active' }])
  })

  test('of a guest can be ended from the first mail, without an account', async () => {
    const email = 'rozmyslela@priklad.cz'
    await buyRegularly(shop, visit(shop), {}, email)
    const { text } = await mailAbout(email, 'Pravidelné doručení běží, tady je odkaz k němu')
    const [, token = ''] = /\/l\/doruceni\/([\w.-]+)/.exec(text ?? '') ?? []
    expect((await visit(shop).call('endPlanByLink', { token })).value.planState).toBe('ended')
  })
})

describe('the card of the first order', () => {
  async function buyByCard(person: Person, cardConsent: boolean) {
    await person.call('addLine', { variantId: await variantId(shop, SKU.bag2), regularWeeks: 4 })
    const order = await fillCheckout(person, { payment: 'karta', details: { email: person.email } })
    const { value } = await person.call('placeOrder', { ...order, regular: { cardConsent } })
    const placed = { browser: person, orderId: value.orderId, token: value.accessToken, number: value.number }
    const gatewayId = await openPayment(shop, { ...placed, payable: value.payable, email: person.email })
    await shop.partners.gopay.act(gatewayId, 'pay')
    await hear(shop)
    await runJob(shop, 'charge-cycles')
    return value
  }

  test('is kept with the words that were agreed to', async () => {
    const person = await newCustomer(shop)
    const { orderId } = await buyByCard(person, true)
    expect((await plansOf(person))[0]?.card).toMatchObject({ number: '4448' })
    expect(
      await query(shop, 'select state, consent_text as text from shop.plan_mandates where order_id = $1', [orderId]),
    ).toEqual([{ state: 'active', text: CARD_CONSENT }])
  })

  test('is not kept without them, and the plan runs all the same', async () => {
    const person = await newCustomer(shop)
    await buyByCard(person, false)
    expect((await plansOf(person))[0]).toMatchObject({ state: 'active', card: null, payment: { kind: 'online' } })
  })
})

test('a first order that was paid in cash after all goes on in cash', async () => {
  const person = await newCustomer(shop)
  const { token, orderId } = await buyRegularly(shop, person, { payment: 'karta' }, person.email)
  await person.call('startPayment', { token })
  expect((await person.call('changeMethod', { token, paymentCode: 'dobirka' })).status).toBe(200)
  await goTo(shop, '2026-11-18', '11:00')
  await deliver(shop, orderId)
  await runJob(shop, 'follow-cycles')
  expect(await plansOf(person)).toMatchObject([{ state: 'active', payment: { code: 'dobirka' } }])
})

describe('a first order that comes to nothing', () => {
  test('ends the plan when it is cancelled, and says so', async () => {
    const person = await newCustomer(shop)
    const { token } = await buyRegularly(shop, person, {}, person.email)
    expect((await person.call('cancelOrder', { token })).status).toBe(200)
    await runJob(shop, 'follow-cycles')
    expect(await plansOf(person)).toMatchObject([{ state: 'ended', cycle: null }])
    await mailAbout(person.email, 'Pravidelné doručení nezačalo')
  })

  test('ends the plan when nobody pays it, and it can be taken up again', async () => {
    const person = await newCustomer(shop)
    const { orderId } = await buyRegularly(shop, person, { payment: 'karta' }, person.email)
    await goTo(shop, '2026-11-17')
    await catchUp(shop)
    expect(await stateOf(shop, orderId)).toBe('expired')
    await runJob(shop, 'follow-cycles')
    const [plan] = await plansOf(person)
    expect(plan).toMatchObject({ state: 'ended', cycle: null })
    const again = await person.call('changePlan', { planId: plan?.planId ?? 0, action: 'restart' })
    expect(again.value).toMatchObject({ state: 'active', cycle: { cycleNo: 2, state: 'planned' } })
  })
})

describe('an order that was bought once', () => {
  test('is the first parcel of a plan in one press: nothing is sent now', async () => {
    const person = await newCustomer(shop)
    const { token, orderId } = await buyOnce(person, person.email)
    const { regular } = (await person.call('orderDetail', { token })).value
    expect(regular.weeks).toContain(4)
    expect(regular.offer?.lines).toMatchObject([{ pieces: 2 }])
    const started = await person.call('startPlan', { token, weeks: 4 })
    expect(started.value).toMatchObject({
      lines: [{ pieces: 2, intervalDays: 28 }],
      cycle: { cycleNo: 1, state: 'ordered', order: { orderId } },
    })
    // What was said before the press is what the next parcel costs.
    expect(started.value.later[0]?.payable).toBe(regular.offer?.payable)
    expect((await person.call('startPlan', { token, weeks: 6 })).value.planId).toBe(started.value.planId)
    const { value } = await person.call('orderDetail', { token })
    expect(value.regular).toMatchObject({ plan: { planId: started.value.planId, state: 'active' }, weeks: [] })
    const [row] = await query<{ count: number }>(
      shop,
      'select count(*)::int as count from shop.orders where customer_id = (select customer_id from shop.orders where id = $1)',
      [orderId],
    )
    expect(row?.count).toBe(1)
  })

  test('that was delivered is counted from the day it came', async () => {
    const person = await newCustomer(shop)
    const { token, orderId } = await buyOnce(person, person.email)
    await goTo(shop, '2026-11-18', '11:00')
    await deliver(shop, orderId)
    await goTo(shop, '2026-11-25')
    const { value: plan } = await person.call('startPlan', { token, weeks: 4 })
    await runJob(shop, 'follow-cycles')
    expect(await cycleOf({ person, plan })).toMatchObject({ cycleNo: 2, state: 'planned', dueOn: '2026-12-16' })
  })

  test('begins no plan in weeks nobody offers, or once it was cancelled', async () => {
    const person = await newCustomer(shop)
    const { token } = await buyOnce(person, person.email)
    expect((await person.call('startPlan', { token, weeks: 7 })).error.code).toBe('regular_delivery_refused')
    await person.call('cancelOrder', { token })
    expect((await person.call('startPlan', { token, weeks: 4 })).error.code).toBe('order_ended')
    expect((await person.call('orderDetail', { token })).value.regular.weeks).toEqual([])
  })
})

describe('the same food in a second plan', () => {
  async function withPlan() {
    const person = await newCustomer(shop)
    await buyRegularly(shop, person, {}, person.email)
    const [plan] = await plansOf(person)
    await person.call('addLine', { variantId: await variantId(shop, SKU.bag12), regularWeeks: 8 })
    const order = await fillCheckout(person, { details: { email: person.email } })
    return { person, order, planId: plan?.planId ?? 0 }
  }

  test('is asked about, in whatever pack it comes', async () => {
    const { person, order, planId } = await withPlan()
    expect((await person.call('checkout', {})).value.sameFood).toMatchObject([{ planId }])
    const refused = await person.call('placeOrder', order)
    expect(refused.error).toMatchObject({ code: 'plan_exists', details: { plans: [{ planId }] } })
    expect(await plansOf(person)).toHaveLength(1)
  })

  test('replaces the one that brought nothing else', async () => {
    const { person, order, planId } = await withPlan()
    const placed = await person.call('placeOrder', { ...order, regular: { sameFood: 'replace' } })
    expect(placed.status).toBe(201)
    const plans = await plansOf(person)
    expect(plans.find((plan) => plan.planId === planId)?.state).toBe('ended')
    expect(plans.find((plan) => plan.planId !== planId)).toMatchObject({
      state: 'active',
      lines: [{ intervalDays: 56 }],
    })
    await mailAbout(person.email, 'Pravidelné doručení je zrušené')
    expect((await mailAbout(person.email, 'Pravidelné doručení běží')).text).toContain('Nahrazuje doručování')
  })

  test('leaves a plan that brings something else too with the rest of it', async () => {
    const person = await newCustomer(shop)
    await person.call('addLine', { variantId: await variantId(shop, SKU.can), regularWeeks: 4 })
    const { token, orderId } = await buyRegularly(shop, person, {}, person.email)
    const { value: before } = await person.call('startPlan', { token })
    expect(before.lines).toHaveLength(2)
    await goTo(shop, '2026-11-18', '11:00')
    await deliver(shop, orderId)
    await runJob(shop, 'follow-cycles')
    await person.call('addLine', { variantId: await variantId(shop, SKU.bag2), regularWeeks: 6 })
    const order = await fillCheckout(person, { details: { email: person.email } })
    await person.call('placeOrder', { ...order, regular: { sameFood: 'replace' } })
    const plans = await plansOf(person)
    const can = await variantId(shop, SKU.can)
    expect(plans.find(({ planId }) => planId === before.planId)).toMatchObject({
      state: 'active',
      lines: [{ variantId: can }],
      cycle: { state: 'planned', lines: [{ variantId: can }] },
    })
  })

  test('goes on beside it when that is wanted', async () => {
    const { person, order } = await withPlan()
    await person.call('placeOrder', { ...order, regular: { sameFood: 'keep' } })
    expect((await plansOf(person)).map(({ state }) => state)).toEqual(['active', 'active'])
  })

  test('is asked about when an earlier order becomes a plan', async () => {
    const person = await newCustomer(shop)
    await buyRegularly(shop, person, {}, person.email)
    const { token } = await buyOnce(person, person.email)
    expect((await person.call('startPlan', { token, weeks: 4 })).error.code).toBe('plan_exists')
    const started = await person.call('startPlan', { token, weeks: 4, sameFood: 'replace' })
    expect(started.value.state).toBe('active')
    expect((await plansOf(person)).filter(({ state }) => state === 'active')).toHaveLength(1)
  })

  test('of a guest is never spoken of', async () => {
    const email = 'dvakrat@priklad.cz'
    await buyRegularly(shop, visit(shop), {}, email)
    await buyRegularly(shop, visit(shop), {}, email)
    const [row] = await query<{ count: number }>(
      shop,
      `select count(*)::int as count from shop.plans where email = $1 and state = 'active'`,
      [email],
    )
    expect(row?.count).toBe(2)
  })
})
