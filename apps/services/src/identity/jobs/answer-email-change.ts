import { selectUser, selectUserByEmail } from '#app/identity/identity.sql'
import { issueLink } from '#app/identity/links'
import { asCommand } from '#app/jobs/job'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'

/** Asks the new address. When it already has an account, its owner is told so and the asker learns nothing. */
export const answerEmailChange = asCommand<'answer-email-change'>(async (context, { userId, newEmail }) => {
  const { db, deps, now, requestId } = context
  const storefrontUrl = deps.config.STOREFRONT_URL
  if (!(await selectUser(db, userId)) || (await isFlooded(db, newEmail, now))) return
  if (await selectUserByEmail(db, newEmail)) {
    await queueMail(context, {
      object: `user:${userId}`,
      event: `email-change:${requestId}`,
      template: 'account-exists',
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
  await queueMail(context, {
    object: `link:${link.id}`,
    event: 'issued',
    template: 'email-change-confirm',
    to: newEmail,
    data: {},
    secrets: { 'links.confirm': link.url },
  })
})
