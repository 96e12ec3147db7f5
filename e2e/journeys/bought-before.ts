import { type BrowserContext, expect } from '@playwright/test'
import { callServices, putIntoCart } from './checkout-journey.ts'
import { payUnseen } from './payment-journey.ts'
import { ordersOf } from './shop-database.sql.ts'

interface Purchase {
  sku: string
  pieces?: number
  /** Paid by card, or in cash when it should count at once. */
  payment?: 'karta' | 'dobirka'
}

/** A customer signed in here has bought something to the door; by the services, because how that is done is tested elsewhere. */
export async function boughtBefore(context: BrowserContext, email: string, purchase: Purchase): Promise<number> {
  const { sku, pieces = 1, payment = 'karta' } = purchase
  await putIntoCart(context, sku, pieces)
  await callServices(context, 'PUT', '/checkout/details', {
    email,
    phone: '777 123 456',
    firstName: 'Jitka',
    lastName: 'Novotná',
    street: 'Zahradní 12',
    city: 'Hlinsko',
    zip: '539 01',
    asWritten: true,
  })
  await callServices(context, 'PUT', '/checkout/shipping', { shippingCode: 'ppl' })
  await callServices(context, 'PUT', '/checkout/payment', { paymentCode: payment })
  const { cart, confirmation } = await callServices(context, 'GET', '/checkout')
  const { orderId, number, accessToken } = await callServices(context, 'POST', '/orders', {
    cartId: cart.id,
    confirmation,
    payable: cart.payable,
    buttonText: 'Objednávka zavazující k platbě',
  })
  if (payment === 'karta') {
    await callServices(context, 'POST', `/orders/${accessToken}/payments`, {})
    await payUnseen(number)
  }
  await expect
    .poll(async () => (await ordersOf(email)).find((order) => order.number === number)?.state, { timeout: 30_000 })
    .toBe('accepted')
  return orderId
}
