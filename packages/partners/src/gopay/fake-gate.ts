import { type FakeHandler, type FakeReply, type FakeRoute, json, readJson, route } from '../fake/fake-http.ts'
import { settleRefund } from './fake-after-payment.ts'
import { actOnPayment, type GopayDesk, PAYMENT_ACTIONS, type PaymentAction } from './fake-desk.ts'
import { DECLINE_REASONS, gatewayPage } from './fake-page.ts'
import { toPaymentObject } from './fake-payment-wire.ts'
import type { FakePayment } from './fake-payments.ts'

/** The page the customer is sent to. */
export function gatewayRoutes(desk: GopayDesk): FakeRoute[] {
  const atKey = (handle: (payment: FakePayment, form: URLSearchParams) => FakeReply): FakeHandler => {
    return ({ params, body }) => {
      const payment = [...desk.memory.payments.values()].find(({ key }) => key === params.key)
      return payment ? handle(payment, new URLSearchParams(body)) : { status: 404, body: 'Platba neexistuje' }
    }
  }
  return [
    route('GET', '/gw/v3/:key', atKey(showPage)),
    route(
      'POST',
      '/gw/v3/:key',
      atKey((payment, form) => {
        const action = toAction(form.get('action'))
        // A second click, or Back and a click: the payment stays as it is and the customer goes home.
        const isOpen = payment.state === 'CREATED' || payment.state === 'PAYMENT_METHOD_CHOSEN'
        const reason = form.get('reason') ?? ''
        if (action && isOpen) actOnPayment(desk, payment, action, reason in DECLINE_REASONS ? reason : undefined)
        return action ? { status: 303, headers: { location: toReturnUrl(payment) } } : showPage(payment)
      }),
    ),
  ]
}

/** What tests and drills do instead of a customer or of GoPay's staff. */
export function gopayAdminRoutes(desk: GopayDesk): FakeRoute[] {
  const { memory, notifier } = desk
  return [
    route('GET', '/__fake/payments', ({ query, origin }) => {
      const orderNumber = query.get('order_number')
      const payments = [...memory.payments.values()].filter(
        ({ input }) => orderNumber === null || input.order_number === orderNumber,
      )
      return json(payments.map((payment) => toPaymentObject(payment, origin)))
    }),
    route('GET', '/__fake/charges', () => json(memory.charges)),
    route('GET', '/__fake/notifications', () => json(notifier.deliveries)),
    route('POST', '/__fake/payments/:id/finish-refunds', ({ params }) => {
      const payment = memory.payments.get(Number(params.id))
      const open = payment?.refunds.filter(({ state }) => state === 'REQUESTED') ?? []
      for (const refund of open) if (payment) settleRefund(desk, payment, refund)
      return json({ finished: open.length })
    }),
    route('POST', '/__fake/payments/:id/:action', ({ params, query }) => {
      const payment = memory.payments.get(Number(params.id))
      const action = toAction(params.action ?? null)
      if (!payment || !action) return json({ error: 'no such payment or action' }, 404)
      return json({ changed: actOnPayment(desk, payment, action, query.get('reason') ?? undefined) })
    }),
    route('POST', '/__fake/notify', (request) => {
      const { url, id } = readJson(request)
      notifier.notify(String(url), Number(id))
      return json({ sent: true })
    }),
    route('POST', '/__fake/release-notifications', async (request) => {
      await notifier.release(readJson(request).order === 'reversed' ? 'reversed' : 'sent')
      return json({ released: true })
    }),
    route('POST', '/__fake/expire-tokens', () => {
      memory.tokens.clear()
      return json({ expired: true })
    }),
  ]
}

function showPage(payment: FakePayment): FakeReply {
  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: gatewayPage(payment, toReturnUrl(payment)),
  }
}

function toReturnUrl({ id, input }: FakePayment): string {
  const url = new URL(input.callback.return_url)
  url.searchParams.set('id', String(id))
  return url.href
}

function toAction(text: string | null): PaymentAction | null {
  return PAYMENT_ACTIONS.find((action) => action === text) ?? null
}
