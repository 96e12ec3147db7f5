import { catalogEndpoints as endpoints } from '@shop/contract/endpoints/catalog-endpoints'
import type { FastifyInstance } from 'fastify'
import { lookUpEan } from '#app/catalog/look-up-ean'
import { cancelProductAlert, confirmProductAlert, readProductAlert } from '#app/catalog/use-product-alert-link'
import { watchVariant } from '#app/catalog/watch-variant'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

// Somebody else's address can be written down; the mail to it must not become a weapon.
const watching: Limit = { action: 'product_alert', per: 'network', max: 20, windowSeconds: 10 * 60 }
// Somebody with a bag in the hand tries a few; a scanner would read out the catalogue.
const lookingUp: Limit = { action: 'ean', per: 'network', max: 60, windowSeconds: 10 * 60 }
const usingLinks: Limit = { action: 'product_alert_link', per: 'network', max: 60, windowSeconds: 60 * 60 }

export function addCatalogRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.watchVariant, watchVariant, { limits: [watching] })
  bind(app, deps, endpoints.lookUpEan, lookUpEan, { limits: [lookingUp] })
  bind(app, deps, endpoints.readProductAlert, readProductAlert)
  bind(app, deps, endpoints.confirmProductAlert, confirmProductAlert, { limits: [usingLinks] })
  bind(app, deps, endpoints.cancelProductAlert, cancelProductAlert, { limits: [usingLinks] })
}
