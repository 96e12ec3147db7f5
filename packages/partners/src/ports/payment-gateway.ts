import type { LocalDate } from '@shop/domain/calendar/local-date'
import type { Halere } from '@shop/domain/money/halere'
import type { PaymentClaim } from '@shop/domain/payment/check-report'
import type { PaymentFailure } from '@shop/domain/payment/payment-failure'
import type { PaymentEvent } from '@shop/domain/payment/payment-state'
import type { Answer } from '../http/answer.ts'

export type GatewayRefusal =
  | 'invalid'
  | 'forbidden'
  | 'not_found'
  | 'wrong_state'
  | 'wrong_amount'
  | 'not_refundable'
  | 'no_funds'
  | 'recurrence_stopped'
  | 'recurrence_failed'
  | 'other'

export type GatewayItem = {
  readonly kind: 'goods' | 'delivery' | 'discount'
  readonly name: string
  /** Of the whole row; a discount is negative. All rows together give the amount of the payment. */
  readonly amount: Halere
  readonly count: number
  readonly vatRate: number
  readonly ean?: string
}

type GatewayPayer = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly city: string
  readonly zip: string
  /** Two letters, as everywhere else in the shop. */
  readonly country: string
}

export type GatewayCharge = {
  readonly orderNumber: string
  readonly description: string
  readonly amount: Halere
  readonly currency: string
  readonly items: readonly GatewayItem[]
  /** Given back with every report. */
  readonly params: Readonly<Record<string, string>>
}

export type GatewayRequest = GatewayCharge & {
  readonly payer: GatewayPayer
  readonly instruments: readonly string[]
  readonly returnUrl: string
  readonly notificationUrl: string
  /** Lets later payments be taken from the same card without the customer, until this day. */
  readonly chargeAgainUntil?: LocalDate
  /** Blocks the money only; it is taken by `capture`. */
  readonly isPreauthorized?: boolean
}

/** A report of the gateway, ready for `checkPaymentReport` and the payment machine. */
export type GatewayPayment = PaymentClaim & {
  readonly id: string
  readonly parentId: string | null
  /** What the payment machine is to be told. */
  readonly event: PaymentEvent
  /** The gateway's own words, kept for staff. */
  readonly state: string
  readonly subState: string | null
  /** Why it failed; null while it has not, or when the gateway did not say. */
  readonly failure: PaymentFailure | null
  readonly instrument: string | null
  /** Where to send the customer. */
  readonly gatewayUrl: string | null
  readonly recurrence: 'none' | 'requested' | 'started' | 'stopped'
  readonly card: { readonly maskedNumber: string; readonly expires: string; readonly brand: string } | null
  readonly params: Readonly<Record<string, string>>
}

export type GatewayRefund = {
  readonly id: string
  readonly state: 'requested' | 'done' | 'failed'
  readonly amount: Halere
  readonly currency: string
}

/** `later`: taken over and finished by the gateway some other time. */
export type GatewayOutcome = 'done' | 'later'

/**
 * The order exists before any of this is called. There is no idempotency key: after an answer that may have been lost
 * nothing is created again; the attempt is unknown until a report or a person says more.
 */
export interface PaymentGateway {
  createPayment(request: GatewayRequest): Promise<Answer<GatewayPayment, GatewayRefusal>>
  readPayment(id: string): Promise<Answer<GatewayPayment, GatewayRefusal>>
  refund(id: string, amount: Halere): Promise<Answer<GatewayOutcome, GatewayRefusal>>
  listRefunds(id: string): Promise<Answer<GatewayRefund[], GatewayRefusal>>
  chargeAgain(parentId: string, charge: GatewayCharge): Promise<Answer<GatewayPayment, GatewayRefusal>>
  stopRecurrence(parentId: string): Promise<Answer<GatewayOutcome, GatewayRefusal>>
  capture(id: string): Promise<Answer<GatewayOutcome, GatewayRefusal>>
  voidAuthorization(id: string): Promise<Answer<GatewayOutcome, GatewayRefusal>>
  listInstruments(currency: string): Promise<Answer<string[], GatewayRefusal>>
}
