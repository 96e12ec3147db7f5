import type { GatewayItem, GatewayRequest } from '@shop/partners/ports/payment-gateway'
import type { Config } from '#app/config'
import { signOrderAccess } from '#app/order/access-token'
import type { PayableOrder } from '#app/order/payable-order.sql'
import type { Charge } from '#app/payment/charge.sql'
import type { Payment } from '#app/payment/payments.sql'

const INSTRUMENTS = ['PAYMENT_CARD', 'BANK_ACCOUNT', 'GPAY', 'APPLE_PAY']
const FOREVER = '2099-12-31'
const CHOSEN: Record<string, string> = { 'apple-pay': 'APPLE_PAY', 'google-pay': 'GPAY' }

/** What the gateway calls the way that was chosen; whatever is not a wallet is a card. */
export function instrumentOf(paymentCode: string): string {
  return CHOSEN[paymentCode] ?? 'PAYMENT_CARD'
}

/** The return page finds the order by the signed link, so it needs neither cookie nor session. */
export function toGatewayRequest(
  config: Pick<Config, 'STOREFRONT_URL' | 'NOTIFICATIONS_URL' | 'AUTH_SECRET'>,
  order: PayableOrder,
  payment: Payment,
  charge: Charge,
): GatewayRequest {
  const { billing } = charge
  const token = signOrderAccess(config.AUTH_SECRET, { orderId: order.id, placedAt: order.placedAt })
  const chosen = instrumentOf(order.paymentCode)
  return {
    orderNumber: order.number,
    description: `Objednávka ${order.number}`,
    amount: payment.amount,
    currency: payment.currency,
    items: toItems(order, payment, charge),
    params: { payment: String(payment.id) },
    payer: {
      firstName: billing.firstName,
      lastName: billing.lastName,
      email: order.email,
      phone: charge.phone,
      street: billing.street,
      city: billing.city,
      zip: billing.zip,
      country: billing.country ?? 'CZ',
    },
    instruments: [chosen, ...INSTRUMENTS.filter((instrument) => instrument !== chosen)],
    returnUrl: `${config.STOREFRONT_URL}/payments/gopay?objednavka=${token}`,
    notificationUrl: `${config.NOTIFICATIONS_URL}/notifications/gopay`,
    // Only a card can be charged again.
    ...(charge.isRecurring ? { chargeAgainUntil: FOREVER, instruments: ['PAYMENT_CARD'] } : {}),
  }
}

/** Rows must give the amount to the haléř. When only the rest is asked for, it is one row: no line is paid twice. */
function toItems(order: PayableOrder, payment: Payment, { lines }: Charge): GatewayItem[] {
  const items = lines
    .filter(({ gross }) => gross > 0)
    .map(({ kind, name, pieces, vatRate, gross }) => ({
      kind: kind === 'goods' || kind === 'gift' ? ('goods' as const) : ('delivery' as const),
      name,
      amount: gross,
      count: pieces,
      vatRate,
    }))
  const sum = items.reduce((total, { amount }) => total + amount, 0)
  if (sum === payment.amount) return items
  return [{ kind: 'goods', name: `Objednávka ${order.number}`, amount: payment.amount, count: 1, vatRate: 0 }]
}
