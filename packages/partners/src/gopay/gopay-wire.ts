import type { PaymentFailure } from '@shop/domain/payment/payment-failure'
import type { PaymentEvent } from '@shop/domain/payment/payment-state'
import { z } from 'zod'
import type { GatewayPayment, GatewayRefund } from '../ports/payment-gateway.ts'

const GOPAY_STATES = [
  'CREATED',
  'PAYMENT_METHOD_CHOSEN',
  'PAID',
  'AUTHORIZED',
  'CANCELED',
  'TIMEOUTED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
] as const

export type GopayState = (typeof GOPAY_STATES)[number]

const EVENTS: Record<GopayState, PaymentEvent> = {
  CREATED: 'gateway_created',
  PAYMENT_METHOD_CHOSEN: 'gateway_method_chosen',
  PAID: 'gateway_paid',
  AUTHORIZED: 'gateway_authorized',
  CANCELED: 'gateway_cancelled',
  TIMEOUTED: 'gateway_timed_out',
  REFUNDED: 'refund_confirmed_full',
  PARTIALLY_REFUNDED: 'refund_confirmed_part',
}

/** Numbers in the answers, text in the examples: always text for us, never counted with. */
const Id = z.union([z.string().regex(/^\d+$/), z.number().int().positive()]).transform(String)

const Card = z.object({
  card_number: z.string(),
  card_expiration: z.string().nullish(),
  card_brand: z.string().nullish(),
})

/** Fields we do not read are let through, and so is every sub-state: GoPay adds them without notice. */
export const Payment = z.object({
  id: Id,
  parent_id: Id.nullish(),
  order_number: z.string(),
  state: z.enum(GOPAY_STATES),
  sub_state: z.string().nullish(),
  payment_instrument: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string().length(3),
  target: z.object({ goid: Id }),
  gw_url: z.url().nullish(),
  recurrence: z.object({ recurrence_state: z.string().nullish() }).nullish(),
  payer: z.object({ payment_card: Card.nullish() }).nullish(),
  additional_params: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
})

export const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().min(0) })

export const Outcome = z.object({ id: Id, result: z.enum(['ACCEPTED', 'FINISHED', 'FAILED']) })

export const Refunds = z.array(
  z.object({
    id: Id,
    state: z.enum(['REQUESTED', 'SUCCESS', 'FAILED']),
    amount: z.number().int(),
    currency: z.string().length(3),
  }),
)

export const Instruments = z.object({
  enabledPaymentInstruments: z.array(z.object({ paymentInstrument: z.string() })),
})

export const Errors = z.object({
  errors: z
    .array(
      z.object({
        error_code: z.number().int(),
        error_name: z.string().nullish(),
        field: z.string().nullish(),
        message: z.string().nullish(),
      }),
    )
    .min(1),
})

const RECURRENCE = { REQUESTED: 'requested', STARTED: 'started', STOPPED: 'stopped' } as const
const REFUND_STATE = { REQUESTED: 'requested', SUCCESS: 'done', FAILED: 'failed' } as const

// The customer pressed its button to give up; every other code is somebody's no.
const GIVEN_UP = '_5043'

function toFailure({ state, sub_state: code }: z.output<typeof Payment>): PaymentFailure | null {
  if (state !== 'CANCELED' || !code) return null
  return code === GIVEN_UP ? 'given_up' : 'declined'
}

export function toGatewayPayment(payment: z.output<typeof Payment>): GatewayPayment {
  const card = payment.payer?.payment_card
  const recurrence = payment.recurrence?.recurrence_state as keyof typeof RECURRENCE | null | undefined
  return {
    id: payment.id,
    parentId: payment.parent_id ?? null,
    event: EVENTS[payment.state],
    state: payment.state,
    subState: payment.sub_state ?? null,
    failure: toFailure(payment),
    orderNumber: payment.order_number,
    amount: payment.amount,
    currency: payment.currency,
    merchant: payment.target.goid,
    instrument: payment.payment_instrument ?? null,
    gatewayUrl: payment.gw_url ?? null,
    recurrence: recurrence ? (RECURRENCE[recurrence] ?? 'none') : 'none',
    card: card
      ? { maskedNumber: card.card_number, expires: card.card_expiration ?? '', brand: card.card_brand ?? '' }
      : null,
    params: Object.fromEntries((payment.additional_params ?? []).map(({ name, value }) => [name, value])),
  }
}

export function toGatewayRefund({ id, state, amount, currency }: z.output<typeof Refunds>[number]): GatewayRefund {
  return { id, state: REFUND_STATE[state], amount, currency }
}
