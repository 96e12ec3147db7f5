import { type BrowserContext, expect } from '@playwright/test'
import { BUTTON, callServices, putIntoCart } from './checkout-journey.ts'
import { payUnseen } from './payment-journey.ts'
import { ordersOf } from './shop-database.sql.ts'

interface Purchase {
  sku: string
  pieces?: number
  /** Paid by card, or in cash when it should count at once. */
  payment?: 'karta' | 'dobirka'
  /** Whether the next order finds the contact and the address filled in. */
  isKept?: boolean
}

/** A customer signed in here has bought something to the door; by the services, because how that is done is tested elsewhere. */
export async function boughtBefore(context: BrowserContext, email: string, purchase: Purchase): Promise<number> {
  const { sku, pieces = 1, payment = 'karta', isKept = false } = purchase
  await putIntoCart(context, sku, pieces)
  const { orderId, number, accessToken } = await orderToDoor(context, { email, payment, isKept })
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
  isKept?: boolean
}

/** What lies in the cart, sent to a house of a small town. */
export async function orderToDoor(context: BrowserContext, door: Door) {
  const { email, payment, shipping = 'ppl', isKept = false } = door
  await callServices(context, 'PUT', '/checkout/details', {
    email,
    phone: '777 123 456',
    firstName: 'Jitka',
    lastName: 'Novotná',
    street: 'Zahradní 12',
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
