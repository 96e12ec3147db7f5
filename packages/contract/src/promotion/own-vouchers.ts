import { z } from 'zod'
import { CartView } from '../cart-view.ts'
import { endpoint } from '../endpoint.ts'

/** Of a voucher its end of the code at most: with the whole of it anybody could spend it. */
const OwnVoucher = z.object({
  id: z.number(),
  tail: z.string(),
  face: z.number(),
  balance: z.number(),
  expiresOn: z.string(),
})
export type OwnVoucher = z.infer<typeof OwnVoucher>

const UseOwnVoucher = z.strictObject({ voucherId: z.int().positive() })

export const ownVoucherEndpoints = {
  ownVouchers: endpoint({
    method: 'GET',
    path: '/account/vouchers',
    summary: 'Vouchers with money on them that the customer bought for themselves or has spent from.',
    access: 'customer',
    reply: z.object({ vouchers: z.array(OwnVoucher) }),
    refusals: [],
  }),
  useOwnVoucher: endpoint({
    method: 'PUT',
    path: '/cart/own-voucher',
    summary: 'Puts a voucher of the account on the cart without its code.',
    access: 'customer',
    body: UseOwnVoucher,
    reply: CartView,
    refusals: ['voucher_refused', 'cart_gone'],
  }),
} as const
