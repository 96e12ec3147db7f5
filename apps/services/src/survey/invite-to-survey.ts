import { formatDate } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { hashSecret, makeSecret } from '#app/store/secret'
import { SURVEY_MAILS } from '#app/survey/emails/survey-mails'
import { insertInvitation } from '#app/survey/surveys.sql'

interface Invited {
  type: string
  email: string
  orderId: number | null
  customerId: number | null
}

/** Asks once; the same order is never asked the same again. */
export async function inviteToSurvey(
  context: CommandContext,
  { type, email, orderId, customerId }: Invited,
): Promise<void> {
  const { db, now, deps } = context
  const secret = makeSecret()
  const asked = await insertInvitation(db, { type, secretHash: hashSecret(secret), email, orderId, customerId, now })
  if (!asked) return
  const shop = deps.config.STOREFRONT_URL
  await queueMail(context, SURVEY_MAILS['survey-invitation'], {
    object: `survey_invitation:${asked.id}`,
    event: 'invited',
    to: email,
    data: {
      'survey.title': asked.title,
      'survey.questionCount': String(asked.questionCount),
      'survey.validTo': formatDate(toPragueTime(asked.expiresAt).date),
      'links.surveyOptOut': `${shop}/ucet/osobni-udaje`,
    },
    secrets: { 'links.survey': `${shop}/survey/${type}/${secret}` },
  })
}
