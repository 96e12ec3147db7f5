import type { BrowserContext } from '@playwright/test'
import { BUTTON, callServices } from './checkout-journey.ts'

/** To the door of the shop, to be paid for later; how pages do it is the journey of the checkout. */
export async function orderOnInvoice(context: BrowserContext, email: string) {
  await callServices(context, 'PUT', '/checkout/details', {
    ...{ email, phone: '777 123 456', firstName: 'Petr', lastName: 'Vzor', asWritten: true },
    ...{ street: 'Zahradní 12', city: 'Hlinsko', zip: '539 01' },
    company: { name: 'Psí potřeby Vzorová a.s.', companyId: '45317054', vatId: 'CZ45317054' },
  })
  await callServices(context, 'PUT', '/checkout/shipping', { shippingCode: 'ppl' })
  await callServices(context, 'PUT', '/checkout/payment', { paymentCode: 'na-fakturu' })
  const { cart, confirmation } = await callServices(context, 'GET', '/checkout')
  return callServices(context, 'POST', '/orders', {
    ...{ cartId: cart.id, confirmation, payable: cart.payable },
    buttonText: BUTTON,
  })
}
