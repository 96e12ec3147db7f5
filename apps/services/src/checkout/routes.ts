import { checkoutEndpoints as endpoints } from '@shop/contract/endpoints/checkout-endpoints'
import { staffDeliveryEndpoints } from '@shop/contract/endpoints/staff-delivery-endpoints'
import type { FastifyInstance } from 'fastify'
import { choosePayment, chooseShipping } from '#app/checkout/choose-methods'
import { askRegister } from '#app/checkout/company-register'
import { carrierFeeds } from '#app/checkout/list-carrier-feeds'
import { pickupPoints } from '#app/checkout/pickup-points'
import { readCheckout } from '#app/checkout/read-checkout'
import { saveDetails } from '#app/checkout/save-details'
import { startCheckout } from '#app/checkout/start-checkout'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

// Each try may ask the register of companies.
const saving: Limit = { action: 'checkout-details', per: 'network', max: 60, windowSeconds: 10 * 60 }

export function addCheckoutRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.checkout, readCheckout)
  bind(app, deps, endpoints.startCheckout, startCheckout)
  bind(app, deps, endpoints.saveDetails, saveDetails, { limits: [saving], before: askRegister })
  bind(app, deps, endpoints.pickupPoints, pickupPoints)
  bind(app, deps, endpoints.chooseShipping, chooseShipping)
  bind(app, deps, endpoints.choosePayment, choosePayment)
  bind(app, deps, staffDeliveryEndpoints.carrierFeeds, carrierFeeds)
}
