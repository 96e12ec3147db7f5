import { measurementEndpoints as endpoints } from '@shop/contract/measurement'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { claimPurchase } from '#app/measurement/claim-purchase'
import { countPageViews } from '#app/measurement/count-page-views'
import { countVitals } from '#app/measurement/count-vitals'
import { recordCookieChoice } from '#app/measurement/record-cookie-choice'

// A mind is changed a few times; a whole office behind one address still fits in.
const choosing: Limit = { action: 'cookie-choice', per: 'network', max: 120, windowSeconds: 10 * 60 }

// The page server reports every few seconds, and there are a few of them; a stranger has nothing to report.
const reporting: Limit = { action: 'page-views', per: 'network', max: 1200, windowSeconds: 10 * 60 }

export function addMeasurementRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.recordCookieChoice, recordCookieChoice, { limits: [choosing] })
  bind(app, deps, endpoints.countPageViews, countPageViews, { limits: [reporting] })
  bind(app, deps, endpoints.countVitals, countVitals, { limits: [reporting] })
  bind(app, deps, endpoints.claimPurchase, claimPurchase)
}
