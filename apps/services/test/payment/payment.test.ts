import { afterEach, describe, expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import {
  healGateway,
  hear,
  move,
  openPayment,
  paymentsOf,
  placeOrder,
  query,
  runJob,
  stateOf,
  subjectsTo,
} from '../paying.ts'

const shop = openShop()
afterEach(() => healGateway(shop))

const gopay = () => shop.partners.gopay

describe('paid by card', () => {
  test('the order is there before the gateway is asked, and the money makes it accepted', async () => {
    const order = await placeOrder(shop)
    expect(gopay().journal.some(({ body }) => body.includes(order.number))).toBe(false)
    const id = await openPayment(shop, order)
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    expect(gopay().act(id, 'pay')).toBe(true)
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
    expect(await paymentsOf(shop, order.orderId)).toEqual([{ state: 'paid', received: order.payable, refunded: 0 }])
    expect(
      await query(shop, 'select reason, deadline_at from shop.reservations where order_id = $1', [order.orderId]),
    ).toEqual([{ reason: 'accepted', deadline_at: null }])
    expect(subjectsTo(shop, order.email)).toContain('Platba dorazila, balíme')
    const { value } = await order.browser.call('payment', { token: order.token })
    expect(value).toMatchObject({ status: 'accepted', summary: 'paid', missing: 0, canPayOnline: false })
  })

  test('the page the customer is sent to belongs to the order, and the way back carries its link', async () => {
    const order = await placeOrder(shop)
    const { value } = await order.browser.call('startPayment', { token: order.token })
    const page = await (await fetch(value.url)).text()
    expect(page).toContain(order.number)
    const answer = await fetch(value.url, {
      method: 'POST',
      body: new URLSearchParams({ action: 'leave' }),
      redirect: 'manual',
    })
    const back = new URL(answer.headers.get('location') ?? '')
    expect(back.pathname).toBe('/payments/gopay')
    expect(back.searchParams.get('objednavka')).toBe(order.token)
  })

  test('the return page needs no cookie and believes only the gateway', async () => {
    gopay().setFaults({ notifications: 'lost' })
    const order = await placeOrder(shop)
    const id = await openPayment(shop, order)
    order.browser.cookies.clear()
    const before = await order.browser.call('checkPayment', { token: order.token, gatewayId: id })
    expect(before.value).toMatchObject({ status: 'waiting_for_payment', summary: 'pending' })
    gopay().act(id, 'pay')
    const after = await order.browser.call('checkPayment', { token: order.token, gatewayId: id })
    expect(after.value).toMatchObject({ status: 'accepted', summary: 'paid' })
  })

  test('a number of another order says nothing about this one', async () => {
    const [mine, other] = [await placeOrder(shop), await placeOrder(shop)]
    const id = await openPayment(shop, other)
    const { error } = await mine.browser.call('checkPayment', { token: mine.token, gatewayId: id })
    expect(error.code).toBe('payment_unknown')
    const forged = `${mine.token.slice(0, -3)}abc`
    expect((await mine.browser.call('payment', { token: forged })).status).toBe(404)
  })

  test('two windows and Back lead to one payment', async () => {
    const order = await placeOrder(shop)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => order.browser.call('startPayment', { token: order.token })),
    )
    expect(new Set(answers.map(({ value }) => value.url)).size).toBe(1)
    expect(await paymentsOf(shop, order.orderId)).toHaveLength(1)
  })

  test('an order that is paid cannot be paid again', async () => {
    const order = await placeOrder(shop)
    gopay().act(await openPayment(shop, order), 'pay')
    await hear(shop)
    const { error } = await order.browser.call('startPayment', { token: order.token })
    expect(error.code).toBe('already_paid')
    expect(gopay().countPaid(order.number)).toBe(1)
  })
})

describe('not paid at once', () => {
  test('cancelled and paid again: the same order, a second attempt, the first one over', async () => {
    const order = await placeOrder(shop)
    gopay().act(await openPayment(shop, order), 'cancel')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    expect(subjectsTo(shop, order.email)).toContain('Platba neprošla. Zkusíme to znovu?')
    gopay().act(await openPayment(shop, order), 'pay')
    await hear(shop)
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['cancelled', 'paid'])
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test.each([
    ['cancel', 'given_up'],
    ['decline', 'declined'],
  ] as const)('after %s the page learns that it was %s, in our words', async (action, failure) => {
    const order = await placeOrder(shop)
    gopay().act(await openPayment(shop, order), action)
    await hear(shop)
    const { value } = await order.browser.call('payment', { token: order.token })
    expect(value.attempt).toMatchObject({ state: 'cancelled', failure })
  })

  test('whoever comes back before the news of the cancellation gets a new payment all the same', async () => {
    gopay().setFaults({ notifications: 'lost' })
    const order = await placeOrder(shop)
    const first = await openPayment(shop, order)
    gopay().act(first, 'decline')
    expect(await openPayment(shop, order)).not.toBe(first)
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['cancelled', 'created'])
  })

  test('the tab was closed and the notification lost: the poller finds the money', async () => {
    gopay().setFaults({ notifications: 'lost' })
    const order = await placeOrder(shop)
    gopay().act(await openPayment(shop, order), 'pay')
    move(shop, 4)
    await runJob(shop, 'poll-payments')
    expect(await stateOf(shop, order.orderId)).toBe('awaiting_payment')
    move(shop, 2)
    await runJob(shop, 'poll-payments')
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('a bank transfer through the gateway is waited for', async () => {
    const order = await placeOrder(shop)
    const id = await openPayment(shop, order)
    gopay().act(id, 'transfer')
    await order.browser.call('checkPayment', { token: order.token })
    const { value } = await order.browser.call('payment', { token: order.token })
    expect(value).toMatchObject({ status: 'verifying_payment', attempt: { state: 'method_chosen' } })
    gopay().act(id, 'pay')
    await hear(shop)
    expect(await stateOf(shop, order.orderId)).toBe('accepted')
  })

  test('the gateway is down when the order is placed: it waits, and the link in the mail pays it', async () => {
    await gopay().unplug()
    const order = await placeOrder(shop)
    const { error } = await order.browser.call('startPayment', { token: order.token })
    expect(error.code).toBe('gateway_unavailable')
    expect((await paymentsOf(shop, order.orderId)).map(({ state }) => state)).toEqual(['cancelled'])
    await gopay().plugIn()
    const mail = await shop.mailTo(order.email)
    const token = /objednavka=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? ''
    const started = await order.browser.call('startPayment', { token })
    expect(started.status).toBe(200)
  })
})
