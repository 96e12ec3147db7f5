import { staffFaqEndpoints as endpoints } from '@shop/contract/endpoints/content/staff-faq-endpoints'
import type { FastifyInstance } from 'fastify'
import { staffFaq, staffQuestion } from '#app/content/faq/show-faq'
import { createQuestion, publishQuestion, saveQuestion, withdrawQuestion } from '#app/content/faq/write-question'
import { createFaqType, orderFaq, saveFaqType } from '#app/content/faq/write-type'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { LONG_TEXT_BYTES } from '#app/http/long-text-bytes'

export function addFaqRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffFaq, staffFaq)
  bind(app, deps, endpoints.staffQuestion, staffQuestion)
  bind(app, deps, endpoints.createQuestion, createQuestion)
  bind(app, deps, endpoints.saveQuestion, saveQuestion, { bodyLimit: LONG_TEXT_BYTES })
  bind(app, deps, endpoints.publishQuestion, publishQuestion)
  bind(app, deps, endpoints.withdrawQuestion, withdrawQuestion)
  bind(app, deps, endpoints.createFaqType, createFaqType)
  bind(app, deps, endpoints.saveFaqType, saveFaqType)
  bind(app, deps, endpoints.orderFaq, orderFaq)
}
