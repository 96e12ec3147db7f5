import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Email, Secret } from './text-fields.ts'

export const NEWSLETTER_TOPICS = ['puppies', 'adults', 'seniors', 'nutrition', 'offers'] as const
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number]
export const NEWSLETTER_REASONS = ['too_often', 'not_interesting', 'no_dog', 'mistake', 'other'] as const
export type NewsletterReason = (typeof NEWSLETTER_REASONS)[number]

const Topics = z.array(z.enum(NEWSLETTER_TOPICS)).max(NEWSLETTER_TOPICS.length).default([])
const Frequency = z.enum(['monthly', 'quarterly'])

/** What somebody who holds a link from a mail may know. */
export const NewsletterView = z.object({
  purpose: z.enum(['confirm', 'manage']),
  state: z.enum(['waiting', 'confirmed', 'unsubscribed']),
  isExpired: z.boolean(),
  email: z.string(),
  topics: z.array(z.enum(NEWSLETTER_TOPICS)),
  frequency: Frequency,
  /** When it ended; null while it has not. */
  endedAt: z.iso.datetime().nullable(),
  /** The promised voucher; only of a confirmed subscription. */
  couponCode: z.string().nullable(),
})
export type NewsletterView = z.infer<typeof NewsletterView>

const Link = z.strictObject({ token: Secret })

const onLink = {
  method: 'POST',
  access: 'anyone',
  params: Link,
  reply: NewsletterView,
  refusals: ['link_unknown', 'link_expired'],
} as const

export const newsletterEndpoints = {
  subscribe: endpoint({
    method: 'POST',
    path: '/newsletter/subscriptions',
    summary: 'Asks for the newsletter; the answer is the same for every address.',
    access: 'anyone',
    body: z.strictObject({
      email: Email,
      topics: Topics,
      source: z.enum(['footer', 'landing', 'fair']).default('footer'),
    }),
    reply: z.object({}),
    status: 202,
    refusals: [],
  }),
  readSubscription: endpoint({
    method: 'GET',
    path: '/newsletter/links/:token',
    summary: 'What a link from a newsletter mail is about; changes nothing.',
    access: 'anyone',
    params: Link,
    reply: NewsletterView,
    refusals: ['link_unknown'],
  }),
  confirmSubscription: endpoint({
    ...onLink,
    path: '/newsletter/links/:token/confirmation',
    summary: 'Confirms the address.',
    body: z.strictObject({}),
  }),
  renewSubscription: endpoint({
    ...onLink,
    path: '/newsletter/links/:token/renewal',
    summary: 'Sends a new link to the address of one that is too old.',
    body: z.strictObject({}),
    refusals: ['link_unknown'],
  }),
  changeSubscription: endpoint({
    ...onLink,
    path: '/newsletter/links/:token/changes',
    summary: 'Chooses topics and how often, also after leaving.',
    body: z.strictObject({ topics: Topics.optional(), frequency: Frequency.optional() }),
  }),
  unsubscribe: endpoint({
    ...onLink,
    path: '/newsletter/links/:token/unsubscription',
    summary: 'Ends the newsletter, at once and without asking.',
    body: z.strictObject({
      reason: z.enum(NEWSLETTER_REASONS).nullable().default(null),
      source: z.enum(['page', 'one_click']).default('page'),
    }),
  }),
}
