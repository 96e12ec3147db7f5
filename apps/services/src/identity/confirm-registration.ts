import { Register } from '@shop/contract/identity'
import { ok, refuse } from '@shop/domain/result'
import { addDogRow } from '#app/customer/add-dog'
import { insertConsent } from '#app/customer/consents.sql'
import { grantWelcomeCredits } from '#app/customer/grant-credits'
import { audit, type Context } from '#app/http/context'
import { insertCustomer, selectUserByEmail } from '#app/identity/identity.sql'
import { type LinkRow, lockRegistration, updateRegistrationConfirmed } from '#app/identity/links.sql'
import { openSession } from '#app/identity/open-session'
import { followAccount } from '#app/newsletter/follow-account'
import { STOREFRONT_ID } from '#app/storefront-id'

const Profile = Register.omit({ email: true, password: true })

/** The account begins here, with what was given in the very registration this link belongs to. */
export async function confirmRegistration(context: Context, link: LinkRow) {
  const { db, now } = context
  const registration = await lockRegistration(db, link.registrationId ?? 0)
  // Another registration of the same address was quicker; its owner signs in or asks for a new password.
  if (!registration || registration.confirmedAt || (await selectUserByEmail(db, link.email))) {
    return refuse('account_exists')
  }
  const profile = Profile.parse(registration.profile)
  const userId = await createUser(context, { email: link.email, passwordHash: registration.passwordHash })
  const { firstName, lastName } = profile
  const customerId = await insertCustomer(db, {
    storefrontId: STOREFRONT_ID,
    userId,
    email: link.email,
    firstName,
    lastName,
    now,
  })
  for (const consent of profile.consents) {
    await insertConsent(db, { customerId, ...consent, granted: true, source: 'registration', now })
    if (consent.topic !== 'newsletter') continue
    const { wordingVersion } = consent
    await followAccount(context, { email: link.email, granted: true, source: 'registration', wordingVersion })
  }
  await grantWelcomeCredits(db, { customerId, now })
  if (profile.dog) await addDogRow(db, { customerId, dog: profile.dog, now })
  await updateRegistrationConfirmed(db, registration.id, now)
  await audit(db, context, 'customer.registered', { type: 'customer', id: customerId })
  await openSession(context, userId)
  return ok({ signedIn: true })
}

async function createUser(
  { deps }: Context,
  { email, passwordHash }: { email: string; passwordHash: string | null },
): Promise<string> {
  const { internalAdapter } = await deps.auth.$context
  const user = await internalAdapter.createUser({ email, name: '', emailVerified: true }, { method: 'email-password' })
  if (passwordHash) {
    await internalAdapter.linkAccount({
      userId: user.id,
      accountId: user.id,
      providerId: 'credential',
      password: passwordHash,
    })
  }
  return user.id
}
