import { puppyPlanEndpoints } from '@shop/contract/campaign/puppy-plan'
import { staffCampaignEndpoints as endpoints } from '@shop/contract/endpoints/content/staff-campaign-endpoints'
import type { FastifyInstance } from 'fastify'
import { askPuppyPlan } from '#app/campaign/ask-puppy-plan'
import { countPeople, saveSegment, staffSegments } from '#app/campaign/save-segment'
import { staffCampaign, staffCampaigns } from '#app/campaign/show-campaign'
import { previewCampaign, testCampaign } from '#app/campaign/try-campaign'
import {
  createCampaign,
  moveCampaign,
  resumeCampaign,
  saveCampaign,
  scheduleCampaign,
} from '#app/campaign/write-campaign'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import { LONG_TEXT_BYTES } from '#app/http/long-text-bytes'

// Somebody else's address can be written down; the mail to it must not become a weapon.
const asking: Limit = { action: 'puppy_plan', per: 'network', max: 10, windowSeconds: 60 * 60 }

export function addCampaignRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffCampaigns, staffCampaigns)
  bind(app, deps, endpoints.staffCampaign, staffCampaign)
  bind(app, deps, endpoints.createCampaign, createCampaign)
  bind(app, deps, endpoints.saveCampaign, saveCampaign, { bodyLimit: LONG_TEXT_BYTES })
  bind(app, deps, endpoints.previewCampaign, previewCampaign)
  bind(app, deps, endpoints.testCampaign, testCampaign)
  bind(app, deps, endpoints.scheduleCampaign, scheduleCampaign)
  bind(app, deps, endpoints.moveCampaign, moveCampaign)
  bind(app, deps, endpoints.resumeCampaign, resumeCampaign)
  bind(app, deps, puppyPlanEndpoints.askPuppyPlan, askPuppyPlan, { limits: [asking] })
  bind(app, deps, endpoints.staffSegments, staffSegments)
  bind(app, deps, endpoints.countSegment, countPeople)
  bind(app, deps, endpoints.saveSegment, saveSegment)
}
