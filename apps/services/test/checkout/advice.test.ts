import { expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { DETAILS, variantId, visit } from '../shopping.ts'

const shop = openShop()
/** Five of them weigh what two couriers take in one parcel and the third in two; a point takes one parcel only. */
const BAG_6 = 'CN-GR-KUR-A-06K'

async function guestWith(pieces: number, payment: string | null = null): Promise<Browser> {
  const guest = visit(shop)
  await guest.call('addLine', { variantId: await variantId(shop, BAG_6), pieces })
  await guest.call('saveDetails', DETAILS)
  if (payment) await guest.call('choosePayment', { paymentCode: payment })
  return guest
}

test('the cheapest way is named beside one that several parcels make dearer', async () => {
  const guest = await guestWith(5)
  const { value } = await guest.call('checkout', {})
  expect(value.advice).toEqual({
    best: { code: 'ppl', parcels: 1, cost: 0 },
    dearer: { code: 'zasilkovna-na-adresu', parcels: 2, cost: 10_900 },
    hasFee: false,
  })
  const choose = (shippingCode: string) => guest.call('chooseShipping', { shippingCode, pickupPointId: null })
  expect((await choose('zasilkovna-na-adresu')).value.advice?.best.code).toBe('ppl')
  expect((await choose('ppl')).value.advice).toBeNull()
  expect((await choose('dpd')).value.advice).toBeNull()
})

test('goods that go in one parcel everywhere need no advice', async () => {
  const guest = await guestWith(1)
  expect((await guest.call('checkout', {})).value.advice).toBeNull()
})

test.each([[null], ['karta'], ['dobirka']])(
  'it comes to what the checkout itself counts, paid by %s',
  async (payment) => {
    const guest = await guestWith(7, payment)
    const { value } = await guest.call('checkout', {})
    const { advice } = value
    const couriers = value.cart.shippingOptions.filter(({ kind, refusal }) => kind === 'address' && refusal === null)
    const paid = new Map<string, number>()
    for (const { code } of couriers) {
      const chosen = await guest.call('chooseShipping', { shippingCode: code, pickupPointId: null })
      paid.set(code, chosen.value.cart.payable)
    }
    expect(advice).not.toBeNull()
    expect(paid.get(advice?.best.code ?? '')).toBe(Math.min(...paid.values()))
    const more = (paid.get(advice?.dearer.code ?? '') ?? 0) - (paid.get(advice?.best.code ?? '') ?? 0)
    expect((advice?.dearer.cost ?? 0) - (advice?.best.cost ?? 0)).toBe(more)
    expect(more).toBeGreaterThan(0)
    expect(advice?.hasFee).toBe(payment === 'dobirka')
  },
)
