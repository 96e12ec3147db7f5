import { z } from 'zod'
import { CommonFaults, LostAnswer } from '../fake/faults.ts'
import { NOTIFICATION_MODES, type Notifier } from './fake-notifier.ts'
import { type FakePayment, type GopayMemory, movePayment } from './fake-payments.ts'
import type { GopayState } from './gopay-wire.ts'

export const GopayFaults = CommonFaults.extend({
  /** 500 on create; `after` has made the payment all the same. */
  loseCreate: LostAnswer,
  /** Only payments of this payer are not opened: others who pay meanwhile must not meet the trouble. */
  downForEmail: z.string().nullable().default(null),
  /** What the shop has switched on at the gateway. */
  instruments: z.array(z.string()).default(['PAYMENT_CARD', 'BANK_ACCOUNT', 'GPAY', 'APPLE_PAY']),
  failStatus: z.boolean().default(false),
  notifications: z.enum(NOTIFICATION_MODES).default('prompt'),
  /** What a status answer says instead of the truth. */
  lie: z
    .object({
      amount: z.number().int(),
      currency: z.string(),
      order_number: z.string(),
      goid: z.number().int(),
      state: z.string(),
    })
    .partial()
    .default({}),
  refunds: z.enum(['done', 'later', 'failed', 'no_funds']).default('done'),
  recurrences: z.enum(['paid', 'declined', 'open']).default('paid'),
  tokenLifeSeconds: z.number().int().min(0).default(1800),
})

export type GopayFaults = z.output<typeof GopayFaults>

export type Credentials = { readonly goid: number; readonly clientId: string; readonly clientSecret: string }

/** What all handlers of the fake share. */
export type GopayDesk = {
  readonly memory: GopayMemory
  readonly notifier: Notifier
  readonly credentials: Credentials
  readonly now: () => Date
}

export const PAYMENT_ACTIONS = ['pay', 'transfer', 'decline', 'cancel', 'leave', 'timeout'] as const
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number]

/** What a customer does at the gateway, or a test on their behalf. False when the payment no longer allows it. */
export function actOnPayment(
  desk: GopayDesk,
  payment: FakePayment,
  action: PaymentAction,
  subState = '_5025',
): boolean {
  switch (action) {
    case 'pay':
      payment.instrument ??= 'PAYMENT_CARD'
      return change(desk, payment, payment.input.preauthorization ? 'AUTHORIZED' : 'PAID')
    case 'transfer':
      payment.instrument = 'BANK_ACCOUNT'
      return change(desk, payment, 'PAYMENT_METHOD_CHOSEN', '_101')
    case 'decline':
      return change(desk, payment, 'CANCELED', subState)
    case 'cancel':
      return change(desk, payment, 'CANCELED', '_5043')
    case 'timeout':
      return change(desk, payment, 'TIMEOUTED', '_5024')
    case 'leave':
      return true
  }
}

export function change(desk: GopayDesk, payment: FakePayment, state: GopayState, subState?: string): boolean {
  const isChanged = movePayment(desk.memory, payment, state, subState)
  if (isChanged && state !== 'PAYMENT_METHOD_CHOSEN') announce(desk, payment)
  return isChanged
}

export function announce({ notifier }: GopayDesk, { id, input }: FakePayment): void {
  if (input.callback.notification_url) notifier.notify(input.callback.notification_url, id)
}
