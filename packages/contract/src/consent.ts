import { z } from 'zod'

/** What a customer can agree to, each by itself; order mails need no consent and are not here. */
export const CONSENT_TOPICS = [
  'newsletter',
  'loyalty_terms',
  'surveys',
  'review_requests',
  'reminders',
  'abandoned_cart',
] as const
export const ConsentTopic = z.enum(CONSENT_TOPICS)
export type ConsentTopic = z.infer<typeof ConsentTopic>

/** Which wording stood beside the box; the database holds the text under this number. */
export const GivenConsent = z.strictObject({ topic: ConsentTopic, wordingVersion: z.int().positive() })
export type GivenConsent = z.infer<typeof GivenConsent>

export const SetConsent = GivenConsent.extend({ granted: z.boolean() })
export type SetConsent = z.infer<typeof SetConsent>

/** A link of a mail that was sent by a consent: it says which one, and ends exactly that one. */
export const ConsentAccess = z.strictObject({
  token: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9._-]+$/),
})

export const ConsentLinkView = z.object({
  /** Letters about a puppy belong to no account. */
  topic: z.union([ConsentTopic, z.literal('puppy_plan')]),
  /** The words that were agreed to last; none where the page has its own. */
  wording: z.string(),
  granted: z.boolean(),
  /** Masked; empty for a mailbox of which nothing is told, not even whether it has an account. */
  email: z.string(),
})
export type ConsentLinkView = z.infer<typeof ConsentLinkView>
