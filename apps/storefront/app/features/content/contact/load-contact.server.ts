import { findQuestion } from '#app/features/content/faq/load-faq.server.ts'
import { describeHours } from '#app/features/content/retailers/describe-hours.server.ts'
import { content } from '#app/features/content/source/content.server.ts'
import { now } from '#app/server/clock.server.ts'
import { contactTexts as texts } from '#app/texts/content/contact.ts'

export interface CompanyRow {
  label: string
  value: string
  href?: string
}

const ADR = 'https://coi.gov.cz/informace-o-adr/'
/** The line: Monday to Friday, and nobody on a public holiday. */
const WORKDAY = [{ from: '8:00', to: '18:00' }]
const LINE = [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, [], []]

/** Whoever answers the phone today, and who stands behind the shop. */
export async function loadContact(url: URL) {
  const [values, question] = await Promise.all([content.readTextValues(), askedAbout(url)])
  return {
    rows: toCompany(values),
    places: toPlaces(values),
    today: describeHours(LINE, 'closed', now()).today,
    sent: /^D\d{6,12}$/.exec(url.searchParams.get('odeslano') ?? '')?.[0] ?? null,
    start: {
      topic: url.searchParams.get('tema') ?? '',
      orderNumber: /^\d{6,20}$/.exec(url.searchParams.get('objednavka') ?? '')?.[0] ?? '',
      message: question ? texts.aboutQuestion(question) : '',
    },
  }
}

async function askedAbout(url: URL): Promise<string | null> {
  const slug = url.searchParams.get('dotaz')
  return slug ? ((await findQuestion(slug))?.title ?? null) : null
}

function toPlaces(values: Record<string, string>) {
  return [
    { name: texts.pickup, address: values['company.pickupAddress'] ?? '', colour: 'carrot' as const },
    { name: texts.bakery, address: values['company.premises'] ?? '', colour: 'forest' as const },
  ]
}

function toCompany(values: Record<string, string>): CompanyRow[] {
  const of = (key: string) => values[`company.${key}`] ?? ''
  return [
    { label: texts.rows.name, value: of('name') },
    { label: texts.rows.ico, value: of('ico') },
    { label: texts.rows.dic, value: of('dic') },
    { label: texts.rows.seat, value: of('address') },
    { label: texts.rows.court, value: texts.register(of('courtGenitive'), of('courtFile')) },
    { label: texts.rows.account, value: of('bankAccount') },
    { label: texts.rows.dataBox, value: of('dataBox') },
    { label: texts.rows.supervision, value: texts.supervisors },
    { label: texts.rows.disputes, value: texts.disputesBody, href: ADR },
  ]
}
