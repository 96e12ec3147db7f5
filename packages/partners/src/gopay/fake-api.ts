import {
  type FakeHandler,
  type FakeReply,
  type FakeRequest,
  type FakeRoute,
  json,
  readJson,
  route,
} from '../fake/fake-http.ts'
import type { FakeServer } from '../fake/fake-server.ts'
import { createRecurrence, listRefunds, refundPayment, stopRecurrence } from './fake-after-payment.ts'
import { change, type GopayDesk, type GopayFaults } from './fake-desk.ts'
import { gopayError, gopayErrors } from './fake-errors.ts'
import { checkInput, PaymentInput } from './fake-payment-input.ts'
import { toPaymentObject } from './fake-payment-wire.ts'
import { addPayment, type FakePayment } from './fake-payments.ts'
import { checkScope, issueToken } from './fake-tokens.ts'

type Fake = FakeServer<GopayFaults>
type PaymentHandler = (payment: FakePayment, request: FakeRequest) => FakeReply

export function gopayApiRoutes(desk: GopayDesk, fake: Fake): FakeRoute[] {
  const guarded = (scope: 'payment-create' | 'payment-all', handle: FakeHandler): FakeHandler => {
    return (request) => checkScope(desk, request, scope) ?? handle(request)
  }
  const onPayment = (handle: PaymentHandler): FakeHandler =>
    guarded('payment-all', (request) => {
      const payment = desk.memory.payments.get(Number(request.params.id))
      return payment ? handle(payment, request) : gopayError(404, 304, 'PAYMENT_NOT_FOUND')
    })
  const base = '/api/payments/payment'
  return [
    route('POST', '/api/oauth2/token', (request) => issueToken(desk, request, fake.faults.tokenLifeSeconds)),
    route(
      'POST',
      base,
      guarded('payment-create', (request) => createPayment(desk, fake, request)),
    ),
    route(
      'GET',
      `${base}/:id`,
      onPayment((payment, { origin }) => readStatus(fake, payment, origin)),
    ),
    route(
      'POST',
      `${base}/:id/refund`,
      onPayment((payment, request) => refundPayment(desk, fake, payment, request)),
    ),
    route(
      'GET',
      `${base}/:id/refunds`,
      onPayment((payment) => listRefunds(payment)),
    ),
    route(
      'POST',
      `${base}/:id/create-recurrence`,
      onPayment((payment, request) => createRecurrence(desk, fake, payment, request)),
    ),
    route(
      'POST',
      `${base}/:id/void-recurrence`,
      onPayment((payment) => stopRecurrence(payment)),
    ),
    route(
      'POST',
      `${base}/:id/capture`,
      onPayment((payment) => capture(desk, payment)),
    ),
    route(
      'POST',
      `${base}/:id/void-authorization`,
      onPayment((payment) => voidAuthorization(desk, payment)),
    ),
    route(
      'GET',
      '/api/eshops/eshop/:goid/payment-instruments/:currency',
      guarded('payment-all', () => listInstruments(fake.faults.instruments)),
    ),
  ]
}

function createPayment(desk: GopayDesk, { faults }: Fake, request: FakeRequest): FakeReply {
  if (faults.loseCreate === 'before') return { status: 500, body: 'Internal Server Error' }
  const checked = checkInput(PaymentInput, readJson(request))
  if ('errors' in checked) return gopayErrors(409, checked.errors)
  const { input } = checked
  if (input.payer?.contact.email === faults.downForEmail) return { status: 503, body: 'Service Unavailable' }
  if (input.target.goid !== desk.credentials.goid) return gopayError(409, 301, 'PAYMENT_CREATE_FAILED')
  const payment = addPayment(desk.memory, input, null)
  if (faults.loseCreate === 'after') return { status: 500, body: 'Internal Server Error' }
  return json(toPaymentObject(payment, request.origin))
}

function readStatus({ faults }: Fake, payment: FakePayment, origin: string): FakeReply {
  const lie = payment.lies.shift()
  if (faults.failStatus || lie === 'fails') return { status: 500, body: 'Internal Server Error' }
  const { goid, ...lies } = lie ?? faults.lie
  const truth = toPaymentObject(payment, origin)
  return json({ ...truth, ...lies, ...(goid ? { target: { type: 'ACCOUNT', goid } } : {}) })
}

function capture(desk: GopayDesk, payment: FakePayment): FakeReply {
  if (!payment.input.preauthorization) return gopayError(409, 350, 'PAYMENT_CAPTURE_FAILED')
  if (payment.state !== 'AUTHORIZED') return gopayError(409, 351, 'PAYMENT_CAPTURE_DONE')
  change(desk, payment, 'PAID')
  return json({ id: payment.id, result: 'FINISHED' })
}

function voidAuthorization(desk: GopayDesk, payment: FakePayment): FakeReply {
  if (payment.state !== 'AUTHORIZED') return gopayError(409, 352, 'PAYMENT_AUTH_VOID_FAILED')
  change(desk, payment, 'CANCELED')
  return json({ id: payment.id, result: 'FINISHED' })
}

function listInstruments(instruments: readonly string[]): FakeReply {
  return json({
    groups: {
      'card-payment': { label: { cs: 'Platební karta' } },
      'bank-transfer': { label: { cs: 'Bankovní převod' } },
    },
    enabledPaymentInstruments: instruments.map((paymentInstrument) => ({ paymentInstrument, enabledSwifts: [] })),
  })
}
