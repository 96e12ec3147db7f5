import { PAYMENT_KINDS } from '@shop/domain/checkout/payment-method'
import { CUSTOMER_STATUSES } from '@shop/domain/order/customer-status'
import { PAYMENT_FAILURES } from '@shop/domain/payment/payment-failure'
import { PAYMENT_SUMMARIES } from '@shop/domain/payment/payment-summary'
import { z } from 'zod'
import { Halere } from './cart-view.ts'
import { TransferView } from './order.ts'
import { OrderState } from './order-state.ts'
import { Moment } from './text-fields.ts'

/** The one sentence a customer reads about an order. */
export const CustomerStatus = z.enum(CUSTOMER_STATUSES)
export type CustomerStatus = z.infer<typeof CustomerStatus>

const PaymentSummary = z.enum(PAYMENT_SUMMARIES)

const PaymentKind = z.enum(PAYMENT_KINDS)

/** Where the customer is sent to pay. */
export const StartedPayment = z.object({ url: z.url() })

/** The last attempt, as far as it helps to say what to do next. */
const AttemptView = z.object({
  state: z.string(),
  /** By a voucher only when it is all there is. */
  kind: z.enum([...PAYMENT_KINDS, 'voucher']),
  amount: Halere,
  /** Why it failed; null when nobody was asked or said. */
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  createdAt: Moment,
})

/** Everything a page needs to say whether an order is paid and what can be done when it is not. */
export const PaymentView = z.object({
  orderId: z.number(),
  number: z.string(),
  state: OrderState,
  status: CustomerStatus,
  summary: PaymentSummary,
  method: z.object({ code: z.string(), name: z.string(), kind: PaymentKind }),
  payable: Halere,
  received: Halere,
  refunded: Halere,
  /** What is left to pay. */
  missing: Halere,
  /** Until when the goods are held for the money. */
  deadlineAt: Moment.nullable(),
  attempt: AttemptView.nullable(),
  /** Whether a payment at the gateway can be begun or gone on with. */
  canPayOnline: z.boolean(),
  /** Only while money is awaited by transfer. */
  transfer: TransferView.nullable(),
  /** Ways to pay the same order instead; `fee` is what the order then costs more. */
  otherMethods: z.array(z.object({ code: z.string(), name: z.string(), kind: PaymentKind, fee: Halere })),
})
export type PaymentView = z.infer<typeof PaymentView>

export const CheckPayment = z.strictObject({
  /** The number the gateway appended to the return address; without it the last attempt is asked about. */
  gatewayId: z
    .string()
    .regex(/^\d{1,20}$/, { error: 'invalid' })
    .nullable()
    .default(null),
})

export const ChangeMethod = z.strictObject({ paymentCode: z.string().max(60) })
