import { randomInt } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'
import { BUTTON, callServices, putIntoCart } from './checkout-journey.ts'
import { payUnseen } from './payment-journey.ts'
import { ordersOf } from './shop-database.sql.ts'

/** A telephone and a house nobody else has: people of one household are no strangers to the shop. */
export const newHome = () => ({
  phone: `777${randomInt(100_000, 999_999)}`,
  street: `Zahradní ${randomInt(100, 99_999)}`,
})

interface Purchase {
  sku: string
  pieces?: number
  /** Paid by card, or in cash when it should count at once. */
  payment?: 'karta' | 'dobirka'
  /** Whether the next order finds the contact and the address filled in. */
  isKept?: boolean
  home?: ReturnType<typeof newHome>
}

/** A customer signed in here has bought something to the door; by the services, because how that is done is tested elsewhere. */
export async function boughtBefore(context: BrowserContext, email: string, purchase: Purchase): Promise<number> {
  const { sku, pieces = 1, payment = 'karta', isKept = false, home } = purchase
  await putIntoCart(context, sku, pieces)
  const { orderId, number, accessToken } = await orderToDoor(context, { email, payment, isKept, ...home })
  if (payment === 'karta') {
    await callServices(context, 'POST', `/orders/${accessToken}/payments`, {})
    await payUnseen(number)
  }
  await expect
    .poll(async () => (await ordersOf(email)).find((order) => order.number === number)?.state, { timeout: 30_000 })
    .toBe('accepted')
  return orderId
}

interface Door {
  email: string
  payment: string
  shipping?: string
  street?: string
  phone?: string
  isKept?: boolean
}

/** What lies in the cart, sent to a house of a small town. */
export async function orderToDoor(context: BrowserContext, door: Door) {
  const { email, payment, shipping = 'ppl', isKept = false, street = 'Zahradní 12', phone = '777 123 456' } = door
  await callServices(context, 'PUT', '/checkout/details', {
    email,
    phone,
    firstName: 'Jitka',
    lastName: 'Novotná',
    street,
    city: 'Hlinsko',
    zip: '539 01',
    asWritten: true,
    isKept,
  })
  await callServices(context, 'PUT', '/checkout/shipping', { shippingCode: shipping })
  await callServices(context, 'PUT', '/checkout/payment', { paymentCode: payment })
  const { cart, confirmation } = await callServices(context, 'GET', '/checkout')
  return callServices(context, 'POST', '/orders', {
    cartId: cart.id,
    confirmation,
    payable: cart.payable,
    buttonText: BUTTON,
  })
}
