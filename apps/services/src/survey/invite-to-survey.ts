import { formatDate } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { askingLink } from '#app/customer/asking-link'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { hashSecret, makeSecret } from '#app/store/secret'
import { SURVEY_MAILS } from '#app/survey/emails/survey-mails'
import { insertInvitation } from '#app/survey/surveys.sql'
import { toChoiceLinks } from '#app/survey/to-choice-links'

export const AFTER_PURCHASE = 'po-nakupu'
export const AFTER_RETURN = 'po-vraceni'
export const AFTER_FAIR = 'po-veletrhu'
export const ON_TOLERANCE = 'snasenlivost'
export const AFTER_PLAN = 'zruseni-pravidelneho-doruceni'

interface Invited {
  type: string
  email: string
  orderId: number | null
  customerId: number | null
  /** Of the account whose consent it is asked by; null where the order alone agreed. */
  accountEmail: string | null
}

/** Asks once; the same order is never asked the same again. */
export async function inviteToSurvey(context: CommandContext, invited: Invited): Promise<void> {
  const { db, now, deps } = context
  const { type, email, orderId, customerId } = invited
  const secret = makeSecret()
  const asked = await insertInvitation(db, { type, secretHash: hashSecret(secret), email, orderId, customerId, now })
  if (!asked) return
  const href = `${deps.config.STOREFRONT_URL}/survey/${type}/${secret}`
  const [first] = asked.questions
  const to = { object: `survey_invitation:${asked.id}`, event: 'invited', to: email }
  const data = {
    'survey.questionCount': String(asked.questions.length),
    'survey.validTo': formatDate(toPragueTime(asked.expiresAt).date),
  }
  const secrets = { 'links.survey': href, 'links.unsubscribe': await askingLink(context, invited, 'surveys') }
  const choices = first ? toChoiceLinks(first, href) : []
  if (!first || choices.length === 0 || (type !== AFTER_RETURN && type !== AFTER_PLAN)) {
    const titled = { ...data, 'survey.title': asked.title }
    return queueMail(context, SURVEY_MAILS['survey-request'], { ...to, data: titled, secrets })
  }
  const name = type === AFTER_RETURN ? 'survey-after-return' : 'survey-after-plan'
  await queueMail(context, SURVEY_MAILS[name], {
    ...to,
    data: { ...data, 'survey.question': first.text },
    secrets: { ...secrets, 'survey.choices': { links: choices } },
  })
}
