import type { BuyVoucher } from '@shop/contract/promotion/buy-voucher'
import type { OrderLineRow, OrderRow } from '#app/order/order.sql'
import type { PaymentRow } from '#app/rules/shop-rules.sql'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface VoucherHead {
  number: string
  cartId: number
  customerId: number | null
  customerGroup: string
  shippingMethodId: number
  payment: PaymentRow
  termsVersionId: number
  deadlineAt: Date
  now: Date
}

/** Multi-purpose (§ 15b ZDPH): no goods are sold yet, so no goods are counted, no credits earned, and the one rate is none. */
export function toVoucherOrderRow(input: BuyVoucher, head: VoucherHead): OrderRow {
  const { face, firstName, lastName } = input
  const place = { street: '', city: '', zip: '', country: 'CZ', placeCode: null, isVerified: false }
  const person = { firstName, lastName, ...place }
  return {
    storefront_id: STOREFRONT_ID,
    number: head.number,
    cart_id: head.cartId,
    customer_id: head.customerId,
    customer_group: head.customerGroup,
    state: 'awaiting_payment',
    deadline_at: head.deadlineAt,
    placed_at: head.now,
    email: input.email,
    phone: '',
    billing: { ...person, phone: '', company: null },
    delivery: { ...person, company: '', phone: null },
    note: '',
    shipping_method_id: head.shippingMethodId,
    shipping_kind: 'email',
    pickup_point_id: null,
    pickup_point: null,
    payment_method_id: head.payment.id,
    payment_kind: head.payment.kind,
    parcels: [],
    dispatch_on: null,
    delivery_from: null,
    delivery_to: null,
    basis: 'gross',
    goods_list: 0,
    goods_paid: 0,
    total: face,
    rounding: 0,
    payable: face,
    vat: [{ rate: 0, base: face, tax: 0, gross: face }],
    coupon_id: null,
    coupon_code: null,
    credits_spent: 0,
    credits_earned: 0,
    price_trace: [],
    terms_version_id: head.termsVersionId,
    button_text: input.buttonText,
    consents: [],
    keeps_details: false,
    cheapest_shipping: null,
  }
}

export function toVoucherLine(face: number): OrderLineRow {
  return {
    position: 1,
    kind: 'voucher',
    variant_id: null,
    bundle_variant_id: null,
    code: 'poukaz',
    name: 'Dárkový poukaz',
    variant_name: '',
    bundle_name: null,
    regular_weeks: null,
    pieces: 1,
    weight_g: 0,
    vat_rate: 0,
    full_amount: face,
    volume_discount: 0,
    coupon_discount: 0,
    credits_discount: 0,
    amount: face,
    base: face,
    tax: 0,
    gross: face,
    break_pieces: null,
  }
}
