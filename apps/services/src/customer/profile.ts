import type { SetConsent } from '@shop/contract/consent'
import type { SaveProfile } from '@shop/contract/customer'
import { ok, refuse } from '@shop/domain/result'
import { insertConsent } from '#app/customer/consents.sql'
import { updateProfile } from '#app/customer/customer.sql'
import { toPhone } from '#app/customer/phone'
import { audit, type Context } from '#app/http/context'
import { invalidField } from '#app/http/request-error'
import { customer } from '#app/http/signed-in'
import { followAccount } from '#app/newsletter/follow-account'

export async function saveProfile(context: Context, input: SaveProfile) {
  const { db } = context
  const { customerId } = customer(context)
  const profile = await updateProfile(db, customerId, { ...input, phone: toPhone('phone', input.phone) })
  if (!profile) return refuse('version_conflict')
  await audit(db, context, 'customer.profile_saved', { type: 'customer', id: customerId })
  return ok(profile)
}

export async function setConsent(context: Context, { topic, wordingVersion, granted }: SetConsent) {
  const { db, now } = context
  const { customerId, email } = customer(context)
  const stored = await insertConsent(db, { customerId, topic, wordingVersion, granted, source: 'account', now })
  if (!stored) throw invalidField('wordingVersion', 'invalid')
  if (topic === 'newsletter') await followAccount(context, { email, granted, source: 'account', wordingVersion })
  await audit(db, context, 'customer.consent_set', { type: 'customer', id: customerId }, { topic, granted })
  return ok({})
}
