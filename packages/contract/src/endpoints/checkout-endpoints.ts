import { CheckoutView, ChoosePayment, ChooseShipping, FindPoints, FoundPoints, SaveDetails } from '../checkout.ts'
import { endpoint } from '../endpoint.ts'

/** The steps between a cart and an order. Everything is kept on the server and can be finished on another device. */
export const checkoutEndpoints = {
  checkout: endpoint({
    method: 'GET',
    path: '/checkout',
    summary: 'The cart with details, possible shipping and payment, and the recap to be confirmed.',
    access: 'anyone',
    reply: CheckoutView,
    refusals: [],
  }),
  startCheckout: endpoint({
    method: 'POST',
    path: '/checkout/start',
    summary:
      'Fills in what the account keeps of its customer and how the last order was sent and paid. Changes nothing that is there.',
    access: 'anyone',
    reply: CheckoutView,
    refusals: ['cart_gone'],
  }),
  saveDetails: endpoint({
    method: 'PUT',
    path: '/checkout/details',
    summary: 'Checks and keeps contact, addresses and company. Never says whether the e-mail has an account.',
    access: 'anyone',
    body: SaveDetails,
    reply: CheckoutView,
    refusals: ['cart_gone', 'address_not_found', 'zip_mismatch', 'company_not_found', 'company_ended'],
  }),
  pickupPoints: endpoint({
    method: 'GET',
    path: '/checkout/pickup-points',
    summary: 'Points around a post code or a town, each with the reason why this cart cannot go there.',
    access: 'anyone',
    query: FindPoints,
    reply: FoundPoints,
    refusals: ['method_unknown'],
  }),
  chooseShipping: endpoint({
    method: 'PUT',
    path: '/checkout/shipping',
    summary: 'Chooses the shipping, with its point where it needs one.',
    access: 'anyone',
    body: ChooseShipping,
    reply: CheckoutView,
    refusals: ['cart_gone', 'method_unknown', 'shipping_impossible', 'pickup_point_refused'],
  }),
  choosePayment: endpoint({
    method: 'PUT',
    path: '/checkout/payment',
    summary: 'Chooses the payment.',
    access: 'anyone',
    body: ChoosePayment,
    reply: CheckoutView,
    refusals: ['cart_gone', 'method_unknown', 'payment_impossible'],
  }),
} as const
