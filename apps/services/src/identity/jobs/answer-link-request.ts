import { formatMoment } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { selectUserByEmail } from '#app/identity/identity.sql'
import { issueLink } from '#app/identity/links'
import { asCommand } from '#app/jobs/job'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'

const TEMPLATES = { sign_in: 'magic-link', reset_password: 'password-reset' } as const

/** A link to sign in or to set a new password, if the address has an account; otherwise nothing, and nobody can tell. */
export const answerLinkRequest = asCommand<'answer-link-request'>(
  async (context, { purpose, email, returnTo, browser }) => {
    const { db, deps, now } = context
    const template = TEMPLATES[purpose]
    if (await isFlooded(db, { recipient: email, kind: [template], now })) return
    const user = await selectUserByEmail(db, email)
    // Staff come in by password and code only: a mailbox must not be enough.
    if (!user || (user.staffRole && purpose === 'sign_in')) return
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
      await queueMail(context, {
        ...mail,
        template: 'magic-link',
        data: { 'request.time': formatMoment(toPragueTime(now)), 'request.browser': browser || 'neznámého' },
        secrets: { 'links.magic': link.url },
      })
      return
    }
    await queueMail(context, {
      ...mail,
      template: 'password-reset',
      data: { 'customer.email': email },
      secrets: { 'links.reset': link.url },
    })
  },
)
