import { z } from 'zod'
import { Moment, NewPassword, Secret } from './text-fields.ts'

/** What a link from a mail may do, once. */
const LINK_PURPOSES = ['confirm_registration', 'confirm_email', 'reset_password', 'sign_in'] as const
export const LinkPurpose = z.enum(LINK_PURPOSES)
export type LinkPurpose = z.infer<typeof LinkPurpose>

/** The word in the address `/l/{action}/{token}`, and which purposes it opens. A token under another word is unknown. */
export const LINK_ACTIONS = {
  overeni: ['confirm_registration', 'confirm_email'],
  heslo: ['reset_password'],
  prihlaseni: ['sign_in'],
} as const satisfies Record<string, readonly LinkPurpose[]>
export type LinkAction = keyof typeof LINK_ACTIONS
export const LinkAction = z.enum(Object.keys(LINK_ACTIONS) as [LinkAction, ...LinkAction[]])

export const LinkParams = z.strictObject({ action: LinkAction, token: Secret })

/** What the page says before anybody presses the button. */
export const LinkView = z.object({
  purpose: LinkPurpose,
  state: z.enum(['ready', 'used', 'expired', 'revoked']),
  email: z.string(),
  expiresAt: Moment,
  usedAt: Moment.nullable(),
})
export type LinkView = z.infer<typeof LinkView>

export const UseLink = z.strictObject({
  /** For a new password, and for an account confirmed in another browser than the one that began it. */
  password: NewPassword.nullable().default(null),
  /** Of the registration that this browser has begun; it proves that its form and its confirmation are one person's. */
  registrationKey: Secret.nullable().default(null),
})
export type UseLink = z.infer<typeof UseLink>

export const LinkOutcome = z.object({
  purpose: LinkPurpose,
  signedIn: z.boolean(),
  returnTo: z.string().nullable(),
})
export type LinkOutcome = z.infer<typeof LinkOutcome>
