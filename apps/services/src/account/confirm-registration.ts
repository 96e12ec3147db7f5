import type { GivenConsent } from '@shop/contract/consent'
import { Register } from '@shop/contract/identity'
import { ok, refuse } from '@shop/domain/result'
import { addDogRow } from '#app/customer/add-dog'
import { insertConsent } from '#app/customer/consents.sql'
import { grantWelcomeCredits } from '#app/customer/grant-credits'
import { audit, type Context } from '#app/http/context'
import { insertCustomer, selectUserByEmail } from '#app/identity/identity.sql'
import type { GivenWithLink } from '#app/identity/links'
import { type LinkRow, lockRegistration, updateRegistrationConfirmed } from '#app/identity/links.sql'
import { openSession } from '#app/identity/open-session'
import { checkNewPassword } from '#app/identity/password-policy'
import { followAccount } from '#app/newsletter/follow-account'
import { askToConfirm } from '#app/newsletter/subscribe'
import { hashSecret } from '#app/store/secret'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const Profile = Register.omit({ email: true, password: true })

/**
 * The account begins here and belongs to whoever has proved the mailbox. Who filled in the form is proved only by the browser
 * that began it: in any other one its password and its consents are nobody's word, and a password is asked for beside the button.
 */
export async function confirmRegistration(context: Context, link: LinkRow, given: GivenWithLink) {
  const { db, now } = context
  const registration = await lockRegistration(db, link.registrationId ?? 0)
  // Another registration of the same address was quicker; its owner signs in or asks for a new password.
  if (!registration || registration.confirmedAt || (await selectUserByEmail(db, link.email))) {
    return refuse('account_exists')
  }
  const profile = Profile.parse(registration.profile)
  const isSamePerson = given.registrationKey !== null && hashSecret(given.registrationKey).equals(registration.keyHash)
  const passwordHash = chosenPassword(context, link, given) ?? (isSamePerson ? registration.passwordHash : null)
  const userId = await createUser(context, { email: link.email, passwordHash })
  const { firstName, lastName } = profile
  const customerId = await insertCustomer(db, {
    storefrontId: STOREFRONT_ID,
    userId,
    email: link.email,
    firstName,
    lastName,
    now,
  })
  if (isSamePerson) await takeConsents(context, { customerId, email: link.email, consents: profile.consents })
  else await askAboutNewsletter(context, { email: link.email, consents: profile.consents })
  await grantWelcomeCredits(db, { customerId, now })
  if (profile.dog) await addDogRow(db, { customerId, dog: profile.dog, now })
  await updateRegistrationConfirmed(db, registration.id, now)
  await audit(db, context, 'customer.registered', { type: 'customer', id: customerId })
  await openSession(context, userId)
  return ok({ signedIn: true })
}

interface Ticked {
  email: string
  consents: GivenConsent[]
}

async function takeConsents(context: Context, { customerId, email, consents }: Ticked & { customerId: number }) {
  const { db, now } = context
  for (const consent of consents) {
    await insertConsent(db, { customerId, ...consent, granted: true, source: 'registration', now })
    if (consent.topic !== 'newsletter') continue
    const { wordingVersion } = consent
    await followAccount(context, { email, granted: true, source: 'registration', wordingVersion })
  }
}

/** A box that anybody may have ticked is only a wish; the mailbox answers it by the link everybody gets. */
async function askAboutNewsletter(context: Context, { email, consents }: Ticked): Promise<void> {
  const ticked = consents.find(({ topic }) => topic === 'newsletter')
  if (!ticked) return
  const { wordingVersion } = ticked
  await askToConfirm(context, { email, topics: [], source: 'registration', wordingVersion })
}

/** Null when none was typed beside the button. */
function chosenPassword({ deps }: Context, { email }: LinkRow, { password, hash }: GivenWithLink): string | null {
  if (password === null) return null
  checkNewPassword(deps.leakedPasswords, { field: 'password', password, email })
  return hash
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
