import type { ApplicationKind } from '@shop/contract/application'
import type { Context } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { formatMoment } from '#app/order/emails/format'

interface Application {
  id: number
  number: string
  kind: ApplicationKind
  subject: string
  companyId: string | null
  email: string
  phone: string
}

const PATHS: Record<ApplicationKind, string> = {
  wholesale: '/velkoobchod',
  breeder: '/pro-chovatele',
  trainer: '/kynologicky-program',
}

export async function queueReceived(context: Context, application: Application & { secret: string }): Promise<void> {
  const { id, number, kind, subject, companyId, email, phone, secret } = application
  await queueMail(context, {
    object: `application:${id}`,
    event: 'received',
    template: 'application-received',
    to: email,
    data: {
      'application.number': number,
      'application.subject': companyId ? `${subject}, IČO ${companyId}` : subject,
      'application.receivedAt': formatMoment(context.now),
      'application.phone': phone,
    },
    secrets: { 'links.application': `${context.deps.config.STOREFRONT_URL}${PATHS[kind]}?zadost=${secret}` },
  })
}

interface Decided extends Application {
  state: 'needs_more' | 'approved' | 'declined'
  note: string
}

export async function queueDecision(context: Context, { id, number, email, subject, state, note }: Decided) {
  const template = (
    {
      needs_more: 'application-incomplete',
      approved: 'application-approved',
      declined: 'application-declined',
    } as const
  )[state]
  await queueMail(context, {
    object: `application:${id}`,
    event: `${state}:${context.now.toISOString()}`,
    template,
    to: email,
    data: { 'application.number': number, 'application.subject': subject, 'application.note': note || 'bez poznámky' },
  })
}
