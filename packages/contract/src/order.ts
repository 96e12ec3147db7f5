import { PAYMENT_KINDS } from '@shop/domain/checkout/payment-method'
import { z } from 'zod'
import { GoodsPicture, Halere, VatRowView } from './cart-view.ts'
import { CheckoutDetails, RegularWishes } from './checkout.ts'
import { GivenConsent } from './consent.ts'
import { OrderState } from './order-state.ts'
import { Id, Moment } from './text-fields.ts'

/** The words on the button decide whether there is a contract (§ 1826a of the Civil Code), so the order keeps them. */
export const ORDER_BUTTON = 'Objednávka zavazující k platbě'

/** A wallet orders and pays in one press, and its button says so. */
export const WALLET_BUTTONS = {
  'apple-pay': 'Objednat a zaplatit přes Apple Pay',
  'google-pay': 'Objednat a zaplatit přes Google Pay',
} as const

export const PlaceOrder = z.strictObject({
  /** Which cart was confirmed: a repeat after success names the cart that is no longer open. */
  cartId: Id,
  /** `confirmation` of the recap the customer has read. */
  confirmation: z.string().regex(/^[A-Za-z0-9_-]{43}$/, { error: 'invalid' }),
  /** The total on that recap, so that a refusal can say was / is. */
  payable: Halere,
  buttonText: z.literal([ORDER_BUTTON, ...Object.values(WALLET_BUTTONS)]),
  /** Only boxes the customer has ticked; none is needed to order. */
  consents: z.array(GivenConsent).max(10).default([]),
  /** Of a cart with something that comes regularly: a plan begins with the order. */
  regular: RegularWishes.prefault({}),
})
export type PlaceOrder = z.infer<typeof PlaceOrder>

export const PlacedOrder = z.object({
  orderId: z.number(),
  number: z.string(),
  state: OrderState,
  paymentKind: z.enum(PAYMENT_KINDS),
  payable: Halere,
  /** Opens the page /kosik/dekujeme of this order, and nothing else, also on another device. */
  accessToken: z.string(),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

export const OrderAccess = z.strictObject({
  token: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9._-]+$/),
})

const OrderLineView = z.object({
  kind: z.enum(['goods', 'gift', 'shipping', 'payment', 'voucher']),
  variantId: z.number().nullable(),
  code: z.string(),
  name: z.string(),
  variantName: z.string(),
  bundleName: z.string().nullable(),
  regularWeeks: z.number().nullable(),
  pieces: z.number(),
  vatRate: z.number(),
  discount: Halere,
  amount: Halere,
  gross: Halere,
  /** As the catalogue shows the goods today; the order itself keeps words and amounts only. */
  image: GoodsPicture.nullable(),
  protein: z.string().nullable(),
  /** Page of the goods; null for what is no goods. */
  slug: z.string().nullable(),
  /** What is bought when this is bought again: the bundle of its part, nothing for a gift. */
  againId: z.number().nullable(),
})
export type OrderLineView = z.infer<typeof OrderLineView>

/** What a banking app needs to pay for an order. */
export const TransferView = z.object({
  account: z.string(),
  iban: z.string(),
  variableSymbol: z.string(),
  amount: Halere,
  /** By when the customer is asked to pay. */
  dueOn: z.string().nullable(),
  /** Content of the QR code. */
  spayd: z.string(),
})
export type TransferView = z.infer<typeof TransferView>

/** An order as its buyer reads it right after placing it, and later from the link in the mail. */
export const OrderView = z.object({
  orderId: z.number(),
  number: z.string(),
  state: OrderState,
  placedAt: Moment,
  deadlineAt: Moment.nullable(),
  email: z.string(),
  billing: CheckoutDetails.omit({
    email: true,
    delivery: true,
    note: true,
    wantsAccount: true,
    consents: true,
    isKept: true,
  }),
  delivery: z.record(z.string(), z.unknown()),
  note: z.string(),
  shipping: z.object({ code: z.string(), name: z.string(), kind: z.string() }),
  pickupPoint: z.record(z.string(), z.unknown()).nullable(),
  payment: z.object({
    code: z.string(),
    name: z.string(),
    kind: z.enum(PAYMENT_KINDS),
    dueDays: z.number().nullable(),
  }),
  parcels: z.number(),
  dispatchOn: z.string().nullable(),
  deliveryFrom: z.string().nullable(),
  deliveryTo: z.string().nullable(),
  lines: z.array(OrderLineView),
  vat: z.array(VatRowView),
  goodsList: Halere,
  goodsPaid: Halere,
  couponCode: z.string().nullable(),
  creditsSpent: z.number(),
  creditsEarned: z.number(),
  total: Halere,
  rounding: Halere,
  payable: Halere,
  paidByVoucher: Halere.default(0),
  /** Somebody of the company of who ordered has still to agree. */
  waitsForCompany: z.boolean().default(false),
  /** Only while money is awaited by transfer. */
  transfer: TransferView.nullable(),
})
export type OrderView = z.infer<typeof OrderView>
