import { PAYMENT_KINDS } from '@shop/domain/checkout/payment-method'
import { VOUCHER_LEAST, VOUCHER_MOST } from '@shop/domain/voucher/voucher-order'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ORDER_BUTTON, OrderAccess, PlacedOrder } from '../order.ts'
import { OrderDetail } from '../order-detail.ts'
import { as, Day, Email, Nothing, PersonName } from '../text-fields.ts'

const Words = (most: number) => z.string().trim().max(most, as('too_long')).default('')
const Name = PersonName.min(1, as('required'))

const VoucherOffer = z.object({
  methods: z.array(z.object({ code: z.string(), name: z.string(), kind: z.enum(PAYMENT_KINDS) })),
  today: z.string(),
  /** For so many days it can be given back while nobody has spent from it. */
  returnDays: z.number(),
})

export const BuyVoucher = z.strictObject({
  /** Of the form: two clicks, a second tab and a retry are one purchase. */
  key: z.uuid(as('invalid')),
  /** Whole crowns. */
  face: z
    .int(as('invalid'))
    .min(VOUCHER_LEAST, as('invalid'))
    .max(VOUCHER_MOST, as('invalid'))
    .multipleOf(100, as('invalid')),
  firstName: Name,
  lastName: Name,
  email: Email,
  /** Null: it comes to whoever buys it. */
  recipientEmail: Email.nullable().default(null),
  recipientName: Words(80),
  giver: Words(80),
  words: Words(500),
  deliverOn: Day,
  paymentCode: z.string().max(40),
  buttonText: z.literal(ORDER_BUTTON),
})
export type BuyVoucher = z.infer<typeof BuyVoucher>

/** Vouchers bought by whoever comes. */
export const voucherEndpoints = {
  voucherOffer: endpoint({
    method: 'GET',
    path: '/vouchers/offer',
    summary: 'How a voucher can be paid: ahead and without a fee.',
    access: 'anyone',
    reply: VoucherOffer,
    refusals: [],
  }),
  buyVoucher: endpoint({
    method: 'POST',
    path: '/vouchers/orders',
    summary: 'Orders a voucher; it is issued once its money has come.',
    access: 'anyone',
    body: BuyVoucher,
    reply: PlacedOrder,
    status: 201,
    refusals: ['checkout_incomplete', 'too_much_unpaid'],
  }),
  returnVoucher: endpoint({
    method: 'POST',
    path: '/orders/:token/voucher-return',
    summary: 'Withdraws from the purchase of a voucher that nobody has spent from: it ends and its money goes back.',
    access: 'anyone',
    params: OrderAccess,
    body: Nothing,
    reply: OrderDetail,
    refusals: ['order_state', 'voucher_not_returnable'],
  }),
} as const
