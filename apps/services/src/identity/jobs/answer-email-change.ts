import { maskEmail } from '@shop/domain/customer/mask-email'
import type { CommandContext } from '#app/http/context'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { hasSession, selectUser, selectUserByEmail } from '#app/identity/identity.sql'
import { issueLink } from '#app/identity/links'
import { revokeLinks } from '#app/identity/links.sql'
import { asCommand } from '#app/jobs/job'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'

/**
 * Asks the new address and tells the old one. When the new one already has an account, its owner is told so and the asker
 * learns nothing. A wish from a session that has ended meanwhile, as every one does with a new password, has ended too.
 */
export const answerEmailChange = asCommand<'answer-email-change'>(async (context, { userId, sessionId, newEmail }) => {
  const { db, deps, now, requestId } = context
  const { STOREFRONT_URL: storefrontUrl } = deps.config
  const user = await selectUser(db, userId)
  if (!user || !(await hasSession(db, userId, sessionId))) return
  if (
    await isFlooded(db, {
      recipient: newEmail,
      kind: [ACCOUNT_MAILS['email-change-confirm'], ACCOUNT_MAILS['account-exists']],
      now,
    })
  )
    return
  await revokeLinks(db, userId, { now, purpose: 'confirm_email' })
  await notifyOwner(context, { userId, email: user.email, newEmail })
  if (await selectUserByEmail(db, newEmail)) {
    await queueMail(context, ACCOUNT_MAILS['account-exists'], {
      object: `user:${userId}`,
      event: `email-change:${requestId}`,
      to: newEmail,
      data: { 'links.login': `${storefrontUrl}/prihlasit-se`, 'links.forgotten': `${storefrontUrl}/zapomenute-heslo` },
    })
    return
  }
  const link = await issueLink(db, {
    purpose: 'confirm_email',
    email: newEmail,
    object: { userId },
    now,
    storefrontUrl,
  })
  await queueMail(context, ACCOUNT_MAILS['email-change-confirm'], {
    object: `link:${link.id}`,
    event: 'issued',
    to: newEmail,
    data: {},
    secrets: { 'links.confirm': link.url },
  })
})

/** Before anything has changed, while the owner can still stop it with a new password. */
async function notifyOwner(
  context: CommandContext,
  { userId, email, newEmail }: { userId: string; email: string; newEmail: string },
): Promise<void> {
  await queueMail(context, ACCOUNT_MAILS['email-change-asked'], {
    object: `user:${userId}`,
    event: `email-change-asked:${context.requestId}`,
    to: email,
    data: {
      'customer.newEmail': maskEmail(newEmail),
      'links.forgotten': `${context.deps.config.STOREFRONT_URL}/zapomenute-heslo`,
    },
  })
}
