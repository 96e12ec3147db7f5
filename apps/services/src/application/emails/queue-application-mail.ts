import type { ApplicationKind } from '@shop/contract/application'
import { formatMoment } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { APPLICATION_MAILS } from '#app/application/emails/application-mails'
import type { CommandContext, Context } from '#app/http/context'
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

const STEPS = {
  needs_more: APPLICATION_MAILS['application-incomplete'],
  approved: APPLICATION_MAILS['application-approved'],
  declined: APPLICATION_MAILS['application-declined'],
  closed: APPLICATION_MAILS['application-closed'],
  expiring: APPLICATION_MAILS['application-expiring'],
  suspended: APPLICATION_MAILS['application-suspended'],
  restored: APPLICATION_MAILS['application-restored'],
  ended: APPLICATION_MAILS['application-ended'],
}

/** What the calendar decides has its words here; a person writes their own. */
const WORDS: Record<string, string> = {
  application_lapsed: 'Doplnění do 14 dnů nepřišlo.',
  certificate_expired: 'doklad, kterým jste se prokázali, už neplatí. Pošlete nám nový a podmínky obnovíme.',
  invoice_overdue: 'faktura je víc než 14 dní po splatnosti. Jakmile platba dorazí, podmínky se samy obnoví.',
  invoice_paid: 'Platba dorazila, děkujeme.',
  two_years_idle: 'Dva roky z nich nikdo nenakoupil.',
}

export async function queueStep(
  context: CommandContext,
  { id, number, email, subject, note }: Application & { note: string },
  step: keyof typeof STEPS,
) {
  const data = {
    'application.number': number,
    'application.subject': subject,
    'application.note': (WORDS[note] ?? note) || 'bez poznámky',
  }
  const event = `${step}:${context.now.toISOString()}`
  const mail = { object: `application:${id}`, event, to: email }
  if (step === 'expiring') {
    const { 'application.note': _note, ...known } = data
    await queueMail(context, STEPS.expiring, { ...mail, data: known })
  } else await queueMail(context, STEPS[step], { ...mail, data })
}
