import { catalogEndpoints as endpoints } from '@shop/contract/catalog-endpoints'
import type { FastifyInstance } from 'fastify'
import { watchVariant } from '#app/catalog/watch-variant'
import type { Deps } from '#app/deps'
import { bind } from '#app/http/bind'
import type { Limit } from '#app/http/limits'

// Somebody else's address could be written down; the confirmation mail, once it is sent, must not become a weapon.
const watching: Limit = { action: 'watchdog', per: 'network', max: 20, windowSeconds: 10 * 60 }

export function addCatalogRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.watchVariant, watchVariant, { limits: [watching] })
}
