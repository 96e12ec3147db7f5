import { ACCOUNT_MAILS } from '#app/identity/emails/account-mails'
import { registrationWords } from '#app/identity/emails/registration-words'
import { selectUserByEmail } from '#app/identity/identity.sql'
import { issueLink } from '#app/identity/links'
import { lockRegistration } from '#app/identity/links.sql'
import { asCommand } from '#app/jobs/job'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'
import { selectSettings } from '#app/store/store.sql'

/** Only the mailbox learns whether the address was new: it gets a link to confirm, or a note that the account exists. */
export const answerRegistration = asCommand<'answer-registration'>(async (context, { registrationId }) => {
  const { db, deps, now } = context
  const registration = await lockRegistration(db, registrationId)
  if (!registration || registration.confirmedAt) return
  const { email, sends } = registration
  if (
    await isFlooded(db, {
      recipient: email,
      kind: [
        ACCOUNT_MAILS['registration-link'],
        ACCOUNT_MAILS['registration-confirm'],
        ACCOUNT_MAILS['account-exists'],
      ],
      now,
    })
  )
    return
  const storefrontUrl = deps.config.STOREFRONT_URL
  const mail = { object: `registration:${registrationId}`, event: `sent:${sends}`, to: email }
  if (await selectUserByEmail(db, email)) {
    await queueMail(context, ACCOUNT_MAILS['account-exists'], {
      ...mail,
      data: { 'links.login': `${storefrontUrl}/prihlasit-se`, 'links.forgotten': `${storefrontUrl}/zapomenute-heslo` },
    })
    return
  }
  const link = await issueLink(db, {
    purpose: 'confirm_registration',
    email,
    object: { registrationId },
    returnTo: returnPathOf(registration.profile),
    now,
    storefrontUrl,
  })
  const settings = await selectSettings(db, 'loyalty.')
  const { credits, preheader } = registrationWords({
    welcome: Number(settings['loyalty.welcome_credits'] ?? 0),
    dogProfile: Number(settings['loyalty.dog_profile_credits'] ?? 0),
  })
  await queueMail(context, ACCOUNT_MAILS['registration-link'], {
    ...mail,
    data: { 'registration.credits': credits, 'registration.preheader': preheader },
    secrets: { 'links.confirm': link.url },
  })
})

function returnPathOf(profile: unknown): string | null {
  const { returnTo } = profile as { returnTo?: unknown }
  return typeof returnTo === 'string' ? returnTo : null
}
