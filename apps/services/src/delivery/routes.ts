import { staffDeliveryEndpoints as endpoints } from '@shop/contract/endpoints/staff-delivery-endpoints'
import type { FastifyInstance } from 'fastify'
import { changeClosedDays, changeDelivery, deliveryRules } from '#app/delivery/change-delivery'
import { previewDelivery } from '#app/delivery/preview-delivery'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'

export function addDeliveryRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.deliveryRules, deliveryRules)
  bind(app, deps, endpoints.changeDelivery, changeDelivery)
  bind(app, deps, endpoints.changeClosedDays, changeClosedDays)
  bind(app, deps, endpoints.previewDelivery, previewDelivery)
}
