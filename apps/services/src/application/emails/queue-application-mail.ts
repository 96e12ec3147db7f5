import type { ApplicationKind, Terms } from '@shop/contract/application'
import { formatDate, formatMoment } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { pluralForm } from '@shop/czech/plural'
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
    secrets: { 'links.application': stateLink(context, kind, secret) },
  })
}

/** With a link to where it is added: what comes as an answer to a mail, no application hears of. */
export async function queueAsked(
  context: CommandContext,
  { id, kind, number, email, subject, note, secret }: Application & { note: string; secret: string },
): Promise<void> {
  await queueMail(context, APPLICATION_MAILS['application-to-complete'], {
    object: `application:${id}`,
    event: `needs_more:${context.now.toISOString()}`,
    to: email,
    data: { 'application.number': number, 'application.subject': subject, 'application.note': note },
    secrets: { 'links.application': stateLink(context, kind, secret) },
  })
}

function stateLink({ deps }: CommandContext, kind: ApplicationKind, secret: string): string {
  return `${deps.config.STOREFRONT_URL}${PATHS[kind]}?zadost=${secret}`
}

/** Where each of them begins to work. */
const APPROVED = {
  wholesale: {
    mail: APPLICATION_MAILS['wholesale-approved'],
    ...{ work: '/velkoobchod/rychla-objednavka', more: '/ucet/firma' },
  },
  breeder: { mail: APPLICATION_MAILS['breeder-approved'], work: '/ucet/vrhy', more: '/produkty/granule' },
  trainer: { mail: APPLICATION_MAILS['trainer-approved'], work: '/ucet/muj-kod', more: '/ucet/skupiny' },
} as const

const STEPS = {
  declined: APPLICATION_MAILS['application-declined'],
  closed: APPLICATION_MAILS['application-closed'],
  expiring: APPLICATION_MAILS['application-expiring'],
  suspended: APPLICATION_MAILS['application-suspended'],
  amended: APPLICATION_MAILS['application-amended'],
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

interface Step extends Application {
  note: string
  /** Of what was amended. */
  terms?: Terms | null
}

export async function queueStep(
  context: CommandContext,
  { id, kind, number, email, subject, note, terms }: Step,
  step: keyof typeof STEPS | 'approved',
) {
  const words = WORDS[note] ?? note
  const event = `${step}:${context.now.toISOString()}`
  const mail = { object: `application:${id}`, event, to: email }
  if (step === 'approved') {
    const { mail: text, work, more } = APPROVED[kind]
    const shop = context.deps.config.STOREFRONT_URL
    const links = {
      'links.work': `${shop}${work}`,
      'links.more': `${shop}${more}`,
      'links.registration': `${shop}/registrace`,
    }
    const data = { 'application.number': number, 'application.note': words, ...links }
    return queueMail(context, text, { ...mail, data })
  }
  const known = { 'application.number': number, 'application.subject': subject }
  if (step === 'expiring') return queueMail(context, STEPS.expiring, { ...mail, data: known })
  const withNote = { ...known, 'application.note': words }
  if (step === 'amended') {
    const data = { ...withNote, 'application.terms': { table: terms ? termRows(kind, terms) : [] } }
    return queueMail(context, STEPS.amended, { ...mail, data })
  }
  await queueMail(context, STEPS[step], { ...mail, data: withNote })
}

const DAYS = { one: 'den', few: 'dny', many: 'dne', other: 'dní' }

/** What holds now, all of it; what nobody agreed is as in the whole group. Wholesalers alone buy on invoice. */
function termRows(kind: ApplicationKind, terms: Terms): string[][] {
  const validTo = terms.validTo && formatDate(terms.validTo)
  if (kind !== 'wholesale') return [['Doklad platí do', validTo ?? 'bez omezení']]
  return [...invoiceRows(terms), ...(validTo ? [['Doklad platí do', validTo]] : [])]
}

function invoiceRows({ invoiceLimit, dueDays, probationOrders }: Terms): string[][] {
  return [
    ['Limit na fakturu', invoiceLimit === null ? 'podle skupiny' : formatPrice(invoiceLimit)],
    ['Splatnost faktur', dueDays === null ? 'běžná' : `${dueDays} ${pluralForm(dueDays, DAYS)}`],
    ...(probationOrders > 0 ? [['Objednávky na fakturu, které nejdřív schválíme', String(probationOrders)]] : []),
  ]
}
