import type { ApplicationKind } from '@shop/contract/application'
import { formatMoment } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { APPLICATION_MAILS } from '#app/application/emails/application-mails'
import type { Context } from '#app/http/context'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'

interface Application {
  id: number
  number: string
  kind: ApplicationKind
  subject: string
  email: string
}

const RECEIVED_AN_HOUR = 3

const PATHS: Record<ApplicationKind, string> = {
  wholesale: '/velkoobchod',
  breeder: '/pro-chovatele',
  trainer: '/kynologicky-program',
}

interface Received extends Pick<Application, 'id' | 'number' | 'kind' | 'email'> {
  secret: string
}

/** Without a word of the application: nobody has proved that the address is theirs. */
export async function queueReceived(context: Context, application: Received): Promise<void> {
  const { id, number, kind, email, secret } = application
  const { db, now } = context
  if (
    await isFlooded(db, {
      recipient: email,
      kind: [APPLICATION_MAILS['application-received']],
      now,
      max: RECEIVED_AN_HOUR,
    })
  )
    return
  await queueMail(context, APPLICATION_MAILS['application-received'], {
    object: `application:${id}`,
    event: 'received',
    to: email,
    data: {
      'application.number': number,
      'application.receivedAt': formatMoment(toPragueTime(context.now)),
    },
    secrets: { 'links.application': `${context.deps.config.STOREFRONT_URL}${PATHS[kind]}?zadost=${secret}` },
  })
}

interface Decided extends Application {
  state: 'needs_more' | 'approved' | 'declined'
  note: string
}

const DECISIONS = {
  needs_more: APPLICATION_MAILS['application-incomplete'],
  approved: APPLICATION_MAILS['application-approved'],
  declined: APPLICATION_MAILS['application-declined'],
}

export async function queueDecision(context: Context, { id, number, email, subject, state, note }: Decided) {
  await queueMail(context, DECISIONS[state], {
    object: `application:${id}`,
    event: `${state}:${context.now.toISOString()}`,
    to: email,
    data: { 'application.number': number, 'application.subject': subject, 'application.note': note || 'bez poznámky' },
  })
}
