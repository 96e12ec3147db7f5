import { catalogEndpoints as endpoints } from '@shop/contract/endpoints/catalog-endpoints'
import type { FastifyInstance } from 'fastify'
import { lookUpEan } from '#app/catalog/look-up-ean'
import { cancelWatchdog, confirmWatchdog, readWatchdog } from '#app/catalog/use-watchdog-link'
import { watchVariant } from '#app/catalog/watch-variant'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'

// Somebody else's address can be written down; the mail to it must not become a weapon.
const watching: Limit = { action: 'watchdog', per: 'network', max: 20, windowSeconds: 10 * 60 }
// Somebody with a bag in the hand tries a few; a scanner would read out the catalogue.
const lookingUp: Limit = { action: 'ean', per: 'network', max: 60, windowSeconds: 10 * 60 }
const usingLinks: Limit = { action: 'watchdog_link', per: 'network', max: 60, windowSeconds: 60 * 60 }

export function addCatalogRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.watchVariant, watchVariant, { limits: [watching] })
  bind(app, deps, endpoints.lookUpEan, lookUpEan, { limits: [lookingUp] })
  bind(app, deps, endpoints.readWatchdog, readWatchdog)
  bind(app, deps, endpoints.confirmWatchdog, confirmWatchdog, { limits: [usingLinks] })
  bind(app, deps, endpoints.cancelWatchdog, cancelWatchdog, { limits: [usingLinks] })
}
