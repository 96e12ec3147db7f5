import { type FakeReply, type FakeRequest, json, readJson } from '../fake/fake-http.ts'
import type { FakeServer } from '../fake/fake-server.ts'
import { announce, change, type GopayDesk, type GopayFaults } from './fake-desk.ts'
import { gopayError, gopayErrors } from './fake-errors.ts'
import { checkInput, RecurrenceInput } from './fake-payment-input.ts'
import { toPaymentObject } from './fake-payment-wire.ts'
import {
  addPayment,
  type FakePayment,
  type FakeRefund,
  finishRefund,
  type RecurrenceWay,
  refundableOf,
} from './fake-payments.ts'

type Fake = FakeServer<GopayFaults>

export function refundPayment(
  desk: GopayDesk,
  { faults }: Fake,
  payment: FakePayment,
  request: FakeRequest,
): FakeReply {
  const amount = readAmount(request)
  if (payment.state !== 'PAID' && payment.state !== 'PARTIALLY_REFUNDED') {
    return gopayError(409, 331, 'PAYMENT_REFUND_NOT_SUPPORTED')
  }
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > refundableOf(payment)) {
    return gopayError(409, 332, 'PAYMENT_REFUND_WRONG_AMOUNT')
  }
  if (faults.refunds === 'no_funds') return gopayError(409, 333, 'PAYMENT_REFUND_NO_FUNDS')
  const refund: FakeRefund = { id: desk.memory.nextId++, amount, state: 'REQUESTED' }
  payment.refunds.push(refund)
  if (faults.refunds === 'failed') refund.state = 'FAILED'
  if (faults.refunds === 'done') settleRefund(desk, payment, refund)
  const result = { done: 'FINISHED', later: 'ACCEPTED', failed: 'FAILED' }[faults.refunds]
  return json({ id: payment.id, result })
}

export function settleRefund(desk: GopayDesk, payment: FakePayment, refund: FakeRefund): void {
  finishRefund(desk.memory, payment, refund)
  announce(desk, payment)
}

export function listRefunds({ refunds, input }: FakePayment): FakeReply {
  return json(refunds.map(({ id, state, amount }) => ({ id, state, amount, currency: input.currency })))
}

/** The answer says CREATED; how the bank decided comes by a notification, as from the real gateway. */
export function createRecurrence(
  desk: GopayDesk,
  { faults }: Fake,
  parent: FakePayment,
  request: FakeRequest,
): FakeReply {
  if (!parent.input.recurrence) return gopayError(409, 341, 'PAYMENT_RECURRENCE_NOT_SUPPORTED')
  if (parent.recurrence === 'STOPPED') return gopayError(409, 342, 'PAYMENT_RECURRENCE_STOPPED')
  if (parent.recurrence !== 'STARTED') return gopayError(409, 340, 'PAYMENT_RECURRENCE_FAILED')
  const checked = checkInput(RecurrenceInput, readJson(request))
  if ('errors' in checked) return gopayErrors(409, checked.errors)
  const way = decide(desk, faults, parent, checked.input)
  if (typeof way === 'number') return refuseRecurrence(parent, way)
  if (way === 'lost before') return LOST

  const { recurrence: _, ...inherited } = parent.input
  const child = addPayment(desk.memory, { ...inherited, ...checked.input, preauthorization: false }, parent.id)
  child.instrument = 'PAYMENT_CARD'
  const reply = json(toPaymentObject(child, request.origin))
  if (way === 'paid' || way === 'lost after') change(desk, child, 'PAID')
  if (way === 'declined') change(desk, child, 'CANCELED', '_5006')
  return way === 'lost after' || faults.loseCreate === 'after' ? LOST : reply
}

const LOST: FakeReply = { status: 500, body: 'Internal Server Error' }

function decide(
  { memory }: GopayDesk,
  faults: GopayFaults,
  parent: FakePayment,
  { amount, order_number: orderNumber }: { amount: number; order_number: string },
): RecurrenceWay {
  if (faults.loseCreate === 'before') return 'lost before'
  return memory.decide?.(String(parent.id), { paymentId: parent.id, orderNumber, amount }) ?? faults.recurrences
}

const REFUSALS = {
  340: 'PAYMENT_RECURRENCE_FAILED',
  341: 'PAYMENT_RECURRENCE_NOT_SUPPORTED',
  342: 'PAYMENT_RECURRENCE_STOPPED',
  343: 'PAYMENT_RECURRENCE_TIME_EXCEEDED',
} as const

function refuseRecurrence(parent: FakePayment, code: keyof typeof REFUSALS): FakeReply {
  if (code === 342) parent.recurrence = 'STOPPED'
  return gopayError(409, code, REFUSALS[code])
}

export function stopRecurrence(parent: FakePayment): FakeReply {
  if (!parent.recurrence) return gopayError(409, 341, 'PAYMENT_RECURRENCE_NOT_SUPPORTED')
  if (parent.recurrence === 'STOPPED') return gopayError(409, 342, 'PAYMENT_RECURRENCE_STOPPED')
  parent.recurrence = 'STOPPED'
  return json({ id: parent.id, result: 'FINISHED' })
}

function readAmount(request: FakeRequest): number {
  const isJson = request.headers['content-type']?.startsWith('application/json')
  return Number(isJson ? readJson(request).amount : new URLSearchParams(request.body).get('amount'))
}
