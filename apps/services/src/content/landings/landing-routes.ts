import { staffLandingEndpoints as endpoints } from '@shop/contract/endpoints/content/staff-landing-endpoints'
import type { FastifyInstance } from 'fastify'
import { staffLanding, staffLandings } from '#app/content/landings/show-landing'
import { createLanding, publishLanding, saveLanding, withdrawLanding } from '#app/content/landings/write-landing'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { LONG_TEXT_BYTES } from '#app/http/long-text-bytes'

export function addLandingRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffLandings, staffLandings)
  bind(app, deps, endpoints.staffLanding, staffLanding)
  bind(app, deps, endpoints.createLanding, createLanding)
  bind(app, deps, endpoints.saveLanding, saveLanding, { bodyLimit: LONG_TEXT_BYTES })
  bind(app, deps, endpoints.publishLanding, publishLanding)
  bind(app, deps, endpoints.withdrawLanding, withdrawLanding)
}
