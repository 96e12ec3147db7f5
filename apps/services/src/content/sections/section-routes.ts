import { staffSectionEndpoints as endpoints } from '@shop/contract/endpoints/content/staff-section-endpoints'
import type { FastifyInstance } from 'fastify'
import { staffSection, staffSections } from '#app/content/sections/show-section'
import { discardSection, publishSection, saveSection } from '#app/content/sections/write-section'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { LONG_TEXT_BYTES } from '#app/http/long-text-bytes'

export function addSectionRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffSections, staffSections)
  bind(app, deps, endpoints.staffSection, staffSection)
  bind(app, deps, endpoints.saveSection, saveSection, { bodyLimit: LONG_TEXT_BYTES })
  bind(app, deps, endpoints.publishSection, publishSection)
  bind(app, deps, endpoints.discardSection, discardSection)
}
