import { randomBytes } from 'node:crypto'
import type { PaymentInput } from './fake-payment-input.ts'
import type { GopayState } from './gopay-wire.ts'

export type FakeRefund = { readonly id: number; readonly amount: number; state: 'REQUESTED' | 'SUCCESS' | 'FAILED' }

/** What one status answer says instead of the truth, or that it fails. */
export type StatusLie =
  | 'fails'
  | {
      amount?: number
      currency?: string
      order_number?: string
      goid?: number
      state?: string
      recurrence?: { recurrence_state: string }
    }

export type FakePayment = {
  readonly id: number
  readonly parentId: number | null
  /** Part of the address of the gateway page: only the customer has it. */
  readonly key: string
  readonly input: PaymentInput
  state: GopayState
  subState: string | null
  instrument: string | null
  recurrence: 'REQUESTED' | 'STARTED' | 'STOPPED' | null
  readonly refunds: FakeRefund[]
  /** Told one after another, then the truth. */
  readonly lies: StatusLie[]
}

/** One row for each time money was taken: two for one order are what must never happen. */
export type Charge = { readonly paymentId: number; readonly orderNumber: string; readonly amount: number }

/** How the bank decides about one charge without the customer; a number is an error of the gateway, `lost` an answer nobody gets. */
export type RecurrenceWay = 'paid' | 'declined' | 'open' | 'lost before' | 'lost after' | 340 | 341 | 342 | 343

export type GopayMemory = {
  readonly payments: Map<number, FakePayment>
  readonly tokens: Map<string, { readonly scope: string; readonly expires: number }>
  readonly charges: Charge[]
  nextId: number
  /** Whoever lives many plans at once decides about each of their charges; else the faults do, for all alike. */
  decide: ((parentId: string, charge: Charge) => RecurrenceWay) | null
}

const NEXT: Record<GopayState, readonly GopayState[]> = {
  CREATED: ['PAYMENT_METHOD_CHOSEN', 'PAID', 'AUTHORIZED', 'CANCELED', 'TIMEOUTED'],
  PAYMENT_METHOD_CHOSEN: ['PAID', 'AUTHORIZED', 'CANCELED', 'TIMEOUTED'],
  AUTHORIZED: ['PAID', 'CANCELED'],
  PAID: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  REFUNDED: [],
  // A bank transfer may come after the end.
  CANCELED: ['PAID'],
  TIMEOUTED: ['PAID'],
}

export function createMemory(firstId: number): GopayMemory {
  return { payments: new Map(), tokens: new Map(), charges: [], nextId: firstId, decide: null }
}

export function addPayment(memory: GopayMemory, input: PaymentInput, parentId: number | null): FakePayment {
  const payment: FakePayment = {
    id: memory.nextId++,
    parentId,
    key: randomBytes(16).toString('hex'),
    input,
    state: 'CREATED',
    subState: null,
    instrument: null,
    recurrence: input.recurrence ? 'REQUESTED' : null,
    refunds: [],
    lies: [],
  }
  memory.payments.set(payment.id, payment)
  return payment
}

/** False when the gateway knows no such change. */
export function movePayment(
  memory: GopayMemory,
  payment: FakePayment,
  state: GopayState,
  subState: string | null = null,
): boolean {
  if (!NEXT[payment.state].includes(state)) return false
  payment.state = state
  payment.subState = subState
  if (state === 'PAID') {
    const { order_number: orderNumber, amount } = payment.input
    memory.charges.push({ paymentId: payment.id, orderNumber, amount })
    if (payment.recurrence === 'REQUESTED') payment.recurrence = 'STARTED'
  }
  return true
}

export function refundableOf(payment: FakePayment): number {
  const given = payment.refunds.filter(({ state }) => state !== 'FAILED').reduce((sum, { amount }) => sum + amount, 0)
  return payment.input.amount - given
}

export function finishRefund(memory: GopayMemory, payment: FakePayment, refund: FakeRefund): void {
  refund.state = 'SUCCESS'
  const done = payment.refunds.filter(({ state }) => state === 'SUCCESS').reduce((sum, { amount }) => sum + amount, 0)
  movePayment(memory, payment, done === payment.input.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED')
}
