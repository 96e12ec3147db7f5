import { staffCouponEndpoints as endpoints } from '@shop/contract/endpoints/staff-coupon-endpoints'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { simulateCoupon } from '#app/promotion/simulate-coupon'
import { changeCoupon, createCoupon, endCoupon, staffCoupon, staffCoupons } from '#app/promotion/staff-coupons'

export function addPromotionRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffCoupons, staffCoupons)
  bind(app, deps, endpoints.staffCoupon, staffCoupon)
  bind(app, deps, endpoints.createCoupon, createCoupon)
  bind(app, deps, endpoints.changeCoupon, changeCoupon)
  bind(app, deps, endpoints.endCoupon, endCoupon)
  bind(app, deps, endpoints.simulateCoupon, simulateCoupon)
}
