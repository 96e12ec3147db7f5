import { COMPANY_ROLES } from '@shop/domain/company/company-rights'
import { z } from 'zod'
import { GivenConsent } from './consent.ts'
import { NewDog } from './dog.ts'
import { STAFF_ROLES } from './staff/staff-rights.ts'
import { Email, KnownPassword, Moment, NewPassword, PersonName, ReturnPath, Secret, text } from './text-fields.ts'

export const Register = z.strictObject({
  email: Email,
  /** Without a password the account is entered by links and passkeys. */
  password: NewPassword.nullable().default(null),
  firstName: PersonName.default(''),
  lastName: PersonName.default(''),
  consents: z.array(GivenConsent).max(10).default([]),
  dog: NewDog.nullable().default(null),
  returnTo: ReturnPath.nullable().default(null),
})
export type Register = z.infer<typeof Register>

/** The same for an address we know and for one we do not. */
export const RegistrationState = z.object({
  state: z.enum(['waiting', 'confirmed', 'expired']),
  /** As it was typed, so that a slip is seen; masked once the account is there. */
  email: z.string(),
  resendInSeconds: z.number(),
})
export const Registration = RegistrationState.extend({ key: Secret })

/** Of the app, or one of the recovery codes. */
export const SecondFactorCode = z.string().regex(/^(\d{6}|[A-Za-z0-9]{5}-[A-Za-z0-9]{5})$/, { error: 'invalid' })

export const SignIn = z.strictObject({ email: Email, password: KnownPassword, remember: z.boolean().default(true) })
export type SignIn = z.infer<typeof SignIn>

export const LinkRequest = z.strictObject({ email: Email, returnTo: ReturnPath.nullable().default(null) })
export type LinkRequest = z.infer<typeof LinkRequest>

export const CustomerSummary = z.object({
  id: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  group: z.string(),
  /** In a company that buys or has bought on invoice: its owner, or what they are there. */
  company: z
    .enum(['owner', ...COMPANY_ROLES])
    .nullable()
    .default(null),
})
export type CustomerSummary = z.infer<typeof CustomerSummary>

/** Who is asking, with a token of a few minutes for the data service. */
export const Session = z.object({
  customer: CustomerSummary.nullable(),
  staff: z
    .object({
      email: z.string(),
      role: z.enum(STAFF_ROLES),
      approves: z.boolean().default(false),
      secondFactor: z.boolean(),
      /** Until when money and personal data ask for no further proof. */
      provedUntil: Moment.nullable().default(null),
    })
    .nullable(),
  dataToken: z.string().nullable(),
  dataTokenExpiresAt: Moment.nullable(),
})
export type Session = z.infer<typeof Session>

export const OpenSession = z.object({
  id: z.string(),
  startedAt: Moment,
  lastUsedAt: Moment,
  /** Browser and system in short, as "Firefox, Linux"; empty when unknown. */
  device: z.string(),
  current: z.boolean(),
})

export const Passkey = z.object({ id: z.string(), name: z.string(), createdAt: Moment })

/** Made and read by the browser's WebAuthn calls; we only carry it. */
export const WebAuthnJson = z.record(z.string(), z.unknown())

export const NewPasskey = z.strictObject({ name: text(60), response: WebAuthnJson })
export type NewPasskey = z.infer<typeof NewPasskey>

export const ChangePassword = z.strictObject({
  /** Left out by an account that has none yet. */
  currentPassword: KnownPassword.nullable().default(null),
  newPassword: NewPassword,
})
export type ChangePassword = z.infer<typeof ChangePassword>

export const ChangeEmail = z.strictObject({ newEmail: Email, password: KnownPassword.nullable().default(null) })
export type ChangeEmail = z.infer<typeof ChangeEmail>
