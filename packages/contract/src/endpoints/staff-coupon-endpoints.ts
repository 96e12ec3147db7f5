import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  ChangeCoupon,
  CouponDraft,
  CouponSimulation,
  CouponsQuery,
  CreateCoupon,
  EndCoupon,
  OneStaffCoupon,
  StaffCoupons,
} from '../promotion/staff-coupon.ts'
import { Id } from '../text-fields.ts'

const params = z.strictObject({ couponId: Id })
const reply = z.object({ couponId: z.number(), version: z.number() })

/** Coupons from the first draft to the end, and what one would have cost. */
export const staffCouponEndpoints = {
  staffCoupons: endpoint({
    method: 'GET',
    path: '/staff/coupons',
    summary:
      'Coupons, the newest first, with their uses and what they have cost; codes won at fairs only when looked for.',
    access: 'staff',
    work: 'coupons',
    query: CouponsQuery,
    reply: StaffCoupons,
    refusals: [],
  }),
  staffCoupon: endpoint({
    method: 'GET',
    path: '/staff/coupons/:couponId',
    summary: 'One coupon, however old, with what its form may hold.',
    access: 'staff',
    work: 'coupons',
    params,
    reply: OneStaffCoupon,
    refusals: [],
  }),
  createCoupon: endpoint({
    method: 'POST',
    path: '/staff/coupons',
    summary: 'A new coupon, as a draft; launched only by whoever approves prices.',
    access: 'staff',
    work: 'promotions',
    body: CreateCoupon,
    reply,
    status: 201,
    refusals: ['name_taken', 'coupon_incomplete', 'variant_gone'],
  }),
  changeCoupon: endpoint({
    method: 'PUT',
    path: '/staff/coupons/:couponId',
    summary: 'Other terms; what was launched keeps its code and its kind, and what has ended stays ended.',
    access: 'staff',
    work: 'promotions',
    params,
    body: ChangeCoupon,
    reply,
    refusals: ['version_conflict', 'name_taken', 'coupon_incomplete', 'change_refused', 'variant_gone'],
  }),
  endCoupon: endpoint({
    method: 'POST',
    path: '/staff/coupons/:couponId/end',
    summary: 'Stops a coupon at once; carts that have it are told.',
    access: 'staff',
    work: 'promotions',
    params,
    body: EndCoupon,
    reply,
    refusals: ['version_conflict', 'change_refused'],
  }),
  simulateCoupon: endpoint({
    method: 'POST',
    path: '/staff/coupons/simulation',
    summary: 'Replays baskets of the last thirty days against a draft: cost, who gains, worst cases. Touches nothing.',
    access: 'staff',
    work: 'promotions',
    body: CouponDraft,
    reply: CouponSimulation,
    refusals: ['variant_gone'],
  }),
} as const
