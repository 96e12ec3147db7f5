import { maskEmail } from '@shop/domain/customer/mask-email'
import { ok, refuse } from '@shop/domain/result'
import { updateApplicationEmails } from '#app/account/application-email.sql'
import { updatePlanEmails } from '#app/account/plan-email.sql'
import { audit, type Context } from '#app/http/context'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { selectUser, selectUserByEmail, updateCustomerEmail } from '#app/identity/identity.sql'
import { type LinkRow, revokeLinks } from '#app/identity/links.sql'
import { queueMail } from '#app/mail/queue-mail'
import { followEmail } from '#app/newsletter/follow-account'

/** The new address has answered: from now on it is the one to sign in with, and the old one is told. */
export async function confirmEmail(context: Context, link: LinkRow) {
  const { db, deps, now } = context
  const userId = link.userId ?? ''
  const user = await selectUser(db, userId)
  if (!user || (await selectUserByEmail(db, link.email))) return refuse('account_exists')
  const { internalAdapter } = await deps.auth.$context
  await internalAdapter.updateUser(userId, { email: link.email, emailVerified: true })
  await updateCustomerEmail(db, userId, link.email)
  await updatePlanEmails(db, { userId, from: user.email, to: link.email })
  await updateApplicationEmails(db, { userId, from: user.email, to: link.email })
  await followEmail(context, user.email, link.email)
  await revokeLinks(db, userId, { now })
  await queueMail(context, ACCOUNT_MAILS['email-changed'], {
    object: `user:${userId}`,
    event: `email:link:${link.id}`,
    to: user.email,
    data: { 'customer.newEmail': maskEmail(link.email) },
  })
  await audit(db, context, 'customer.email_changed', { type: 'user', id: userId })
  return ok({ signedIn: false })
}
