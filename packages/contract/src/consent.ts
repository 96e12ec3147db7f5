import { z } from 'zod'

/** What a customer can agree to, each by itself; order mails need no consent and are not here. */
export const CONSENT_TOPICS = ['newsletter', 'loyalty_terms', 'surveys', 'review_requests', 'reminders'] as const
export const ConsentTopic = z.enum(CONSENT_TOPICS)
export type ConsentTopic = z.infer<typeof ConsentTopic>

/** Which wording stood beside the box; the database holds the text under this number. */
export const GivenConsent = z.strictObject({ topic: ConsentTopic, wordingVersion: z.int().positive() })
export type GivenConsent = z.infer<typeof GivenConsent>

export const SetConsent = GivenConsent.extend({ granted: z.boolean() })
export type SetConsent = z.infer<typeof SetConsent>
