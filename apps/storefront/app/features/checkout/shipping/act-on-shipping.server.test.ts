import type { ServicesClient } from '@shop/clients/services'
import type { CheckoutView } from '@shop/contract/checkout'
import { ok, type Result, refuse } from '@shop/domain/result'
import { describe, expect, test, vi } from 'vitest'
import { actOnShipping } from './act-on-shipping.server.ts'

// What it imports reads the configuration as it is loaded.
vi.hoisted(() => {
  const url = 'http://localhost:1'
  Object.assign(process.env, { SHOP_MODE: 'development', DATA_URL: url, SERVICES_URL: url, IMAGES_URL: url })
})

const CONFIRMATION = 'c'.repeat(43)
const WALLET_CONFIRMATION = 'w'.repeat(43)
const PLACING = 'placeOrder Objednávka zavazující k platbě'
const PLACED = {
  orderId: 1,
  number: '2611150001',
  state: 'accepted',
  paymentKind: 'cod',
  payable: 100,
  accessToken: 't',
}

/** Services that keep what was chosen and place only what was confirmed: the recap of PPL and cash. */
function fakeServices(saved: { shippingCode: string | null; paymentCode: string | null }) {
  const calls: string[] = []
  const view = () =>
    ({
      ...saved,
      confirmation: saved.paymentCode === 'apple-pay' ? WALLET_CONFIRMATION : CONFIRMATION,
      cart: { lines: [{}], payable: 100 },
    }) as unknown as CheckoutView
  const answer = (name: string, act: () => Result<unknown, string, unknown>) => async () => {
    calls.push(name)
    return act()
  }
  const choose = (what: Partial<typeof saved>) => {
    Object.assign(saved, what)
    return ok(view())
  }
  const services = {
    checkout: answer('checkout', () => ok(view())),
    choosePayment: (what: { paymentCode: string }) => answer('choosePayment', () => choose(what))(),
    placeOrder: (what: { confirmation: string; buttonText: string }) =>
      answer(`placeOrder ${what.buttonText}`, () => {
        const isPaidSo = saved.paymentCode === (what.confirmation === CONFIRMATION ? 'dobirka' : 'apple-pay')
        return saved.shippingCode === 'ppl' && isPaidSo ? ok(PLACED) : refuse('cart_changed', {})
      })(),
  }
  return { services: services as unknown as ServicesClient, calls, saved }
}

const DRAWN = { savedPayment: 'dobirka' }
const TICKED = { paymentCode: 'dobirka' }

async function press(services: ServicesClient, values: Record<string, string>) {
  const body = new URLSearchParams({
    intent: 'place',
    cartId: '1',
    confirmation: CONFIRMATION,
    payable: '100',
    ...values,
  })
  const request = new Request('http://localhost/kosik/doprava-a-platba', { method: 'POST', body })
  const answer = await actOnShipping(request, services)
  return answer instanceof Response ? answer.headers.get('location') : answer.data.code
}

describe('the button of the order', () => {
  test('places what was drawn and ticked without asking for the checkout first', async () => {
    const { services, calls } = fakeServices({ shippingCode: 'ppl', paymentCode: 'dobirka' })
    expect(await press(services, { ...TICKED, ...DRAWN })).toBe('/kosik/dekujeme')
    expect(calls).toEqual([PLACING])
  })

  test('what was ticked after the page was drawn is saved and shown, not ordered', async () => {
    const { services, calls, saved } = fakeServices({ shippingCode: 'ppl', paymentCode: 'dobirka' })
    const answer = await press(services, { ...TICKED, paymentCode: 'karta', ...DRAWN })
    expect(answer).toBe('/kosik/doprava-a-platba?ulozeno')
    expect(calls).toEqual(['checkout', 'choosePayment'])
    expect(saved).toEqual({ shippingCode: 'ppl', paymentCode: 'karta' })
  })

  test('another payment chosen in another tab is not ordered: what is ticked here is saved and shown', async () => {
    const { services, calls, saved } = fakeServices({ shippingCode: 'ppl', paymentCode: 'karta' })
    expect(await press(services, { ...TICKED, ...DRAWN })).toBe('/kosik/doprava-a-platba?ulozeno')
    expect(calls.filter((name) => name === PLACING)).toHaveLength(1)
    expect(saved.paymentCode).toBe('dobirka')
  })

  test('another shipping chosen in another tab is told, and nothing is ordered', async () => {
    const { services, saved } = fakeServices({ shippingCode: 'dpd', paymentCode: 'dobirka' })
    expect(await press(services, { ...TICKED, ...DRAWN })).toBe('cart_changed')
    expect(saved.shippingCode).toBe('dpd')
  })

  test('a refusal for another reason is told', async () => {
    const { services } = fakeServices({ shippingCode: 'ppl', paymentCode: 'dobirka' })
    const refusing = { ...services, placeOrder: async () => refuse('cart_changed', {}) } as unknown as ServicesClient
    expect(await press(refusing, { ...TICKED, ...DRAWN })).toBe('cart_changed')
  })

  test('a page drawn before the fields were there asks first', async () => {
    const { services, calls } = fakeServices({ shippingCode: 'ppl', paymentCode: 'dobirka' })
    expect(await press(services, TICKED)).toBe('/kosik/dekujeme')
    expect(calls).toEqual(['checkout', PLACING])
  })
})

describe('the button of a wallet', () => {
  const wallet = { intent: 'place:apple-pay', ...TICKED, ...DRAWN }

  test('chooses the wallet and places the order that was read, with its own words', async () => {
    const { services, calls } = fakeServices({ shippingCode: 'ppl', paymentCode: 'dobirka' })
    expect(await press(services, wallet)).toBe('/kosik/dekujeme')
    expect(calls).toEqual(['checkout', 'choosePayment', 'placeOrder Objednat a zaplatit přes Apple Pay'])
  })

  test('orders nothing when what is saved is no longer what was read', async () => {
    const { services, calls } = fakeServices({ shippingCode: 'ppl', paymentCode: 'dobirka' })
    const answer = await press(services, { ...wallet, confirmation: 'x'.repeat(43) })
    expect(answer).toBe('/kosik/doprava-a-platba?ulozeno')
    expect(calls).toEqual(['checkout'])
  })
})
