import { staffAttributeEndpoints as endpoints } from '@shop/contract/endpoints/catalog/staff-attribute-endpoints'
import type { FastifyInstance } from 'fastify'
import { addAttribute, attributes, removeAttribute, saveAttribute } from '#app/catalog/attributes/save-attribute'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'

export function addAttributeRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.attributes, attributes)
  bind(app, deps, endpoints.addAttribute, addAttribute)
  bind(app, deps, endpoints.saveAttribute, saveAttribute)
  bind(app, deps, endpoints.removeAttribute, removeAttribute)
}
