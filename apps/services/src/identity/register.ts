import type { Register } from '@shop/contract/identity'
import { maskEmail } from '@shop/domain/customer/mask-email'
import { ok, refuse } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { LINK_LIFETIME_MS } from '#app/identity/links'
import {
  insertRegistration,
  lockRegistration,
  lockRegistrationByKey,
  type RegistrationRow,
  revokeRegistrationLinks,
  selectRegistrationByKey,
  updateRegistrationSent,
} from '#app/identity/links.sql'
import { checkNewPassword } from '#app/identity/password-policy'
import type { Db } from '#app/store/database'
import { enqueue } from '#app/store/jobs'
import { hashSecret, makeSecret } from '#app/store/secret'

const RESEND_AFTER_SECONDS = 60

/**
 * Says and does the same whether the address has an account or not: it writes the registration down and leaves the answer
 * to a job. Password and consents count only once the link in the mail is confirmed in the browser that began here, so nobody
 * can prepare an account, with their own password, at somebody else's address.
 */
export async function register(context: Context, input: Register, passwordHash: string | null) {
  const { db, deps, now, requestId } = context
  const { email, password, ...profile } = input
  if (password !== null) checkNewPassword(deps.leakedPasswords, { field: 'password', password, email })
  const key = makeSecret()
  const registrationId = await insertRegistration(db, {
    keyHash: hashSecret(key),
    email,
    passwordHash,
    profile,
    now,
    expiresAt: expiry(now),
  })
  await enqueue(db, 'answer-registration', { registrationId, requestId })
  await audit(db, context, 'registration.started', { type: 'registration', id: registrationId })
  return ok({ key, state: 'waiting' as const, email, resendInSeconds: RESEND_AFTER_SECONDS })
}

export async function registrationState({ db, now }: Context, { key }: { key: string }) {
  const registration = await selectRegistrationByKey(db, hashSecret(key))
  return registration ? ok(toState(registration, now)) : refuse('registration_unknown')
}

export async function resendRegistration(context: Context, input: { key: string; email: string | null }) {
  const { db, now, requestId } = context
  const registration = await lockRegistrationByKey(db, hashSecret(input.key))
  if (!registration || registration.confirmedAt) return refuse('registration_unknown')
  const { resendInSeconds } = toState(registration, now)
  if (resendInSeconds > 0) return refuse('resend_too_soon', { resendInSeconds })
  const email = input.email ?? registration.email
  if (email !== registration.email) await revokeRegistrationLinks(db, registration.id, now)
  await updateRegistrationSent(db, registration.id, { email, now, expiresAt: expiry(now) })
  await enqueue(db, 'answer-registration', { registrationId: registration.id, requestId })
  await audit(db, context, 'registration.resent', { type: 'registration', id: registration.id })
  return ok({ state: 'waiting' as const, email, resendInSeconds: RESEND_AFTER_SECONDS })
}

/** A renewed link of a registration that has not been confirmed yet. */
export async function sendRegistrationAgain(
  db: Db,
  registrationId: number,
  { now, requestId }: { now: Date; requestId: string },
): Promise<void> {
  const registration = await lockRegistration(db, registrationId)
  if (!registration || registration.confirmedAt) return
  await updateRegistrationSent(db, registrationId, { email: registration.email, now, expiresAt: expiry(now) })
  await enqueue(db, 'answer-registration', { registrationId, requestId })
}

function toState(registration: RegistrationRow, now: Date) {
  const sinceSent = (now.getTime() - registration.sentAt.getTime()) / 1000
  const state = registration.confirmedAt ? 'confirmed' : registration.expiresAt <= now ? 'expired' : 'waiting'
  return {
    state: state as 'confirmed' | 'expired' | 'waiting',
    // Whoever holds the key has typed the address and has to see a slip; once it is an account, it is nobody's to read.
    email: registration.confirmedAt ? maskEmail(registration.email) : registration.email,
    resendInSeconds: Math.max(0, Math.ceil(RESEND_AFTER_SECONDS - sinceSent)),
  }
}

function expiry(now: Date): Date {
  return new Date(now.getTime() + LINK_LIFETIME_MS.confirm_registration)
}
