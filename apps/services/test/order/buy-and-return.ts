import { expect } from 'vitest'
import type { Harness } from '../harness.ts'
import { openPackingRoom } from '../packing-room.ts'
import { hear, openPayment } from '../paying.ts'
import type { newCustomer } from '../people.ts'
import { fillCheckout, SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'

export type Customer = Awaited<ReturnType<typeof newCustomer>>

export interface Bought {
  orderId: number
  number: string
  payable: number
}

export type BuyAndReturn = Awaited<ReturnType<typeof openBuyAndReturn>>

/** What the tests of credits do with an order: it is paid by card, comes to its owner, and goes back. */
export async function openBuyAndReturn(shop: Harness) {
  const room = await openPackingRoom(shop)
  const support = await newStaff(shop, 'staff_support')

  async function buy(customer: Customer, { credits = 0, pieces = 2 } = {}): Promise<Bought> {
    await customer.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces })
    if (credits > 0) expect((await customer.call('useCredits', { credits })).status).toBe(200)
    const ready = await fillCheckout(customer, { details: { email: customer.email }, payment: 'karta' })
    const { value, error, status } = await customer.call('placeOrder', ready)
    if (status !== 201) throw new Error(JSON.stringify(error))
    const placed = { ...value, browser: customer, token: value.accessToken, email: customer.email }
    shop.partners.gopay.act(await openPayment(shop, placed), 'pay')
    await hear(shop)
    return value
  }

  async function deliver({ orderId }: Bought): Promise<void> {
    for (const { parcelId } of await room.shipped(orderId)) await room.warehouse.call('deliverParcel', { parcelId })
    await shop.runJobs()
  }

  async function giveBack({ orderId }: Bought, wish: object): Promise<void> {
    const answer = await support.call('refundOrder', { orderId, reason: 'Odstoupení od smlouvy', ...wish })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.error))
    await hear(shop)
  }

  return { room, support, buy, deliver, giveBack }
}
