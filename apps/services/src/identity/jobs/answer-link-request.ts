import { formatMoment } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { selectUserByEmail } from '#app/identity/identity.sql'
import { issueLink } from '#app/identity/links'
import { asCommand } from '#app/jobs/job'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'

const MAILS = { sign_in: ACCOUNT_MAILS['magic-link'], reset_password: ACCOUNT_MAILS['password-reset'] }

/** A link to sign in or to set a new password, if the address has an account; otherwise nothing, and nobody can tell. */
export const answerLinkRequest = asCommand<'answer-link-request'>(
  async (context, { purpose, email, returnTo, browser }) => {
    const { db, deps, now } = context
    if (await isFlooded(db, { recipient: email, kind: [MAILS[purpose]], now })) return
    const user = await selectUserByEmail(db, email)
    // Staff come in by password and code only: a mailbox must not be enough.
    if (!user || user.isDisabled || (user.staffRole && purpose === 'sign_in')) return
    const link = await issueLink(db, {
      purpose,
      email,
      object: { userId: user.id },
      returnTo,
      now,
      storefrontUrl: deps.config.STOREFRONT_URL,
    })
    const mail = { object: `link:${link.id}`, event: 'issued', to: email }
    if (purpose === 'sign_in') {
      await queueMail(context, ACCOUNT_MAILS['magic-link'], {
        ...mail,
        data: { 'request.time': formatMoment(toPragueTime(now)), 'request.browser': browser || 'neznámého' },
        secrets: { 'links.magic': link.url },
      })
      return
    }
    await queueMail(context, ACCOUNT_MAILS['password-reset'], {
      ...mail,
      data: { 'customer.email': email },
      secrets: { 'links.reset': link.url },
    })
  },
)
