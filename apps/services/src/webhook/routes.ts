import { webhookEndpoints as endpoints } from '@shop/contract/webhook/webhook'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import type { Limit } from '#app/http/limits'
import {
  addWebhook,
  changeWebhookSecret,
  removeWebhook,
  replayWebhook,
  resumeWebhook,
  testWebhook,
  webhooks,
} from '#app/webhook/webhooks'

const writing: Limit = { action: 'webhook', per: 'customer', max: 60, windowSeconds: 60 }
// Each of them makes us ask somebody else's machine.
const sending: Limit = { action: 'webhook-send', per: 'customer', max: 60, windowSeconds: 10 * 60 }

export function addWebhookRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.webhooks, webhooks)
  bind(app, deps, endpoints.addWebhook, addWebhook, { limits: [writing], showsSecret: true })
  bind(app, deps, endpoints.removeWebhook, removeWebhook, { limits: [writing] })
  bind(app, deps, endpoints.changeWebhookSecret, changeWebhookSecret, { limits: [writing], showsSecret: true })
  bind(app, deps, endpoints.testWebhook, testWebhook, { limits: [sending] })
  bind(app, deps, endpoints.resumeWebhook, resumeWebhook, { limits: [sending] })
  bind(app, deps, endpoints.replayWebhook, replayWebhook, { limits: [sending] })
}
