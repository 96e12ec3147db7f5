import { WEBHOOK_TOPICS } from '@shop/domain/webhook/webhook-topics'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { as, Id, Moment } from '../text-fields.ts'

export const MOST_WEBHOOKS = 5

const Webhook = z.object({
  id: z.number(),
  url: z.string(),
  topics: z.array(z.enum(WEBHOOK_TOPICS)),
  state: z.enum(['active', 'paused']),
  createdAt: Moment,
  failingSince: Moment.nullable(),
  waiting: z.number(),
  /** As long as the secret before the last one signs as well. */
  earlierUntil: Moment.nullable(),
})
export type Webhook = z.infer<typeof Webhook>

const TRY_OUTCOMES = ['taken', 'refused', 'timeout', 'unreachable', 'broken_off', 'forbidden_address'] as const
export type TryOutcome = (typeof TRY_OUTCOMES)[number]

const WebhookDelivery = z.object({
  id: z.number(),
  eventId: z.string(),
  url: z.string(),
  topic: z.string(),
  entity: z.string(),
  sequence: z.number(),
  at: Moment,
  state: z.enum(['waiting', 'delivered']),
  tries: z.number(),
  nextAt: Moment.nullable(),
  /** Of the last try. */
  last: z
    .object({
      at: Moment,
      ms: z.number(),
      outcome: z.enum(TRY_OUTCOMES),
      status: z.number().nullable(),
      answer: z.string(),
    })
    .nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const Webhooks = z.object({
  /** Whether the account may tell machines anything: an approved partner. */
  isPartner: z.boolean(),
  /** Terms that rest: what happens meanwhile is kept and told once they are back. */
  isHeld: z.boolean().default(false),
  webhooks: z.array(Webhook),
  /** The newest first. */
  deliveries: z.array(WebhookDelivery),
})
export type Webhooks = z.infer<typeof Webhooks>

export const NewWebhook = z.strictObject({
  url: z.string(as('required')).trim().min(1, as('required')).max(500, as('too_long')),
  topics: z.array(z.enum(WEBHOOK_TOPICS)).min(1, as('required')).max(WEBHOOK_TOPICS.length),
})
export type NewWebhook = z.infer<typeof NewWebhook>

/** Told once. */
const WebhookSecret = z.object({ id: z.number(), secret: z.string() })
export type WebhookSecret = z.infer<typeof WebhookSecret>

const ById = z.strictObject({ id: Id })
const Nothing = z.strictObject({})

export const webhookEndpoints = {
  webhooks: endpoint({
    method: 'GET',
    path: '/customer/webhooks',
    summary: 'Endpoints of a partner and what was sent to them lately.',
    access: 'customer',
    reply: Webhooks,
    refusals: [],
  }),
  addWebhook: endpoint({
    method: 'POST',
    path: '/customer/webhooks',
    summary: 'Adds an endpoint of an approved partner; the secret that signs is told once.',
    access: 'customer',
    body: NewWebhook,
    reply: WebhookSecret,
    status: 201,
    refusals: ['not_a_partner', 'too_many_items'],
  }),
  removeWebhook: endpoint({
    method: 'DELETE',
    path: '/customer/webhooks/:id',
    summary: 'Removes an endpoint with everything that waits for it.',
    access: 'customer',
    params: ById,
    reply: Nothing,
    refusals: [],
  }),
  changeWebhookSecret: endpoint({
    method: 'POST',
    path: '/customer/webhooks/:id/secret',
    summary: 'A new secret, told once; for a day the one before signs as well.',
    access: 'customer',
    params: ById,
    reply: WebhookSecret,
    refusals: ['not_a_partner'],
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: '/customer/webhooks/:id/test',
    summary: 'Sends an event that says nothing but that it is a test.',
    access: 'customer',
    params: ById,
    reply: Nothing,
    refusals: ['not_a_partner', 'webhook_paused'],
  }),
  resumeWebhook: endpoint({
    method: 'POST',
    path: '/customer/webhooks/:id/resume',
    summary: 'A paused endpoint hears again; what waited is sent at once, in order.',
    access: 'customer',
    params: ById,
    reply: Nothing,
    refusals: ['not_a_partner'],
  }),
  replayWebhook: endpoint({
    method: 'POST',
    path: '/customer/webhook-deliveries/:id/replay',
    summary: 'Sends an event again, under the same id and number; one that waits is tried now.',
    access: 'customer',
    params: ById,
    reply: Nothing,
    refusals: ['not_a_partner', 'webhook_paused'],
  }),
} as const
