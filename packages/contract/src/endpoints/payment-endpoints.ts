import { endpoint } from '../endpoint.ts'
import { OrderAccess } from '../order.ts'
import { ChangeMethod, CheckPayment, PaymentView, StartedPayment } from '../payment.ts'
import { Nothing } from '../text-fields.ts'

/** Paying for an order that exists, by its signed link: no session and no cookie is needed. */
export const paymentEndpoints = {
  startPayment: endpoint({
    method: 'POST',
    path: '/orders/:token/payments',
    summary: 'Begins or goes on with the one open payment at the gateway and says where to pay.',
    access: 'anyone',
    params: OrderAccess,
    body: Nothing,
    reply: StartedPayment,
    refusals: ['already_paid', 'order_ended', 'payment_not_online', 'gateway_unavailable', 'payment_starting'],
  }),
  payment: endpoint({
    method: 'GET',
    path: '/orders/:token/payment',
    summary: 'Whether the order is paid, as we know it; asks nobody.',
    access: 'anyone',
    params: OrderAccess,
    reply: PaymentView,
    refusals: [],
  }),
  checkPayment: endpoint({
    method: 'POST',
    path: '/orders/:token/payment/check',
    summary: 'Asks the gateway what is true, as the return page does, and says whether the order is paid.',
    access: 'anyone',
    params: OrderAccess,
    body: CheckPayment,
    reply: PaymentView,
    refusals: ['payment_unknown'],
  }),
  changeMethod: endpoint({
    method: 'PUT',
    path: '/orders/:token/payment-method',
    summary: 'Pays the same order another way. Cash on delivery adds its fee and lets the goods go.',
    access: 'anyone',
    params: OrderAccess,
    body: ChangeMethod,
    reply: PaymentView,
    refusals: ['already_paid', 'order_ended', 'method_unknown', 'payment_impossible'],
  }),
} as const
