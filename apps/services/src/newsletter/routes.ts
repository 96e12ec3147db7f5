import { newsletterEndpoints as endpoints } from '@shop/contract/newsletter'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { subscribe } from '#app/newsletter/subscribe'
import {
  changeSubscription,
  confirmSubscription,
  readSubscription,
  renewSubscription,
  unsubscribe,
} from '#app/newsletter/use-newsletter-link'

// Somebody else's address can be written down; the mail to it must not become a weapon.
const asking: Limit = { action: 'newsletter', per: 'network', max: 10, windowSeconds: 60 * 60 }
const usingLinks: Limit = { action: 'newsletter_link', per: 'network', max: 60, windowSeconds: 60 * 60 }

export function addNewsletterRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.subscribe, subscribe, { limits: [asking] })
  bind(app, deps, endpoints.readSubscription, readSubscription)
  bind(app, deps, endpoints.confirmSubscription, confirmSubscription, { limits: [usingLinks] })
  bind(app, deps, endpoints.renewSubscription, renewSubscription, { limits: [asking] })
  bind(app, deps, endpoints.changeSubscription, changeSubscription, { limits: [usingLinks] })
  bind(app, deps, endpoints.unsubscribe, unsubscribe)
}
