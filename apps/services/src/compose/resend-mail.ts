import type { ResendRefusal } from '@shop/contract/staff/staff-system'
import { sellerValues } from '@shop/domain/content/seller-values'
import { ok, refuse } from '@shop/domain/result'
import { isMailName, MAILS, type MailName } from '#app/compose/mails'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { EMPTY_STORY, type MailText } from '#app/mail/define-mails'
import { insertMail } from '#app/mail/mail.sql'
import { seal } from '#app/mail/seal'
import { readOrderAccess, signOrderAccess } from '#app/order/access-token'
import { orderLink, orderPageLink } from '#app/order/order-link'
import { selectSeller } from '#app/seller/seller.sql'
import { type OfficeMailRow, selectMailOfOffice, selectOrderOfResend } from '#app/staff/mails.sql'
import { enqueue } from '#app/store/jobs'

/** Links that lead to the page of an order. They are signed anew; whatever else a mail opened has had its day. */
const ORDER_LINKS = ['links.order', 'links.pay', 'links.invoice', 'links.tracking', 'links.reorder']

/** Texts that ask for money: nobody is asked again for what has come. */
const ASK_FOR_MONEY: readonly string[] = [
  'payment-failed',
  'bank-transfer-reminder',
  'payment-underpaid',
  'invoice-overdue',
  'plan-failed',
  'plan-pay',
  'plan-pay-reminder',
] satisfies MailName[]

type Plan = { refusal: ResendRefusal } | { refusal: null; secrets: Record<string, string> | null }

/** A row of its own, in the same outbox and by the same worker; the first one stays as it was. */
export async function resendMail(context: Context, { mailId, reason }: { mailId: number; reason: string }) {
  const { db, deps, now, requestId } = context
  const mail = await selectMailOfOffice(db, mailId)
  if (!mail) throw notFound()
  const plan = await planResend(context, mail)
  if (plan.refusal !== null) return refuse('mail_not_resent', { reason: plan.refusal })
  const copyId = await insertMail(db, {
    ...{ object: mail.object, event: `resent:${mail.id}:${requestId}`, template: mail.template },
    ...{ recipient: mail.recipient, data: mail.data, requestId, now },
    secrets: plan.secrets ? seal(deps.config.AUTH_SECRET, plan.secrets) : null,
  })
  // The same request again: its mail is there already.
  if (copyId === null) throw notFound()
  await enqueue(db, 'send-mail', { mailId: copyId, requestId })
  await audit(db, context, 'mail.resent', { type: 'mail', id: mail.id }, { reason, copy: copyId })
  return ok({ mailId: copyId })
}

/** Whether a mail may go once more, and with which links. */
export async function planResend({ db, deps, now }: Context, mail: OfficeMailRow): Promise<Plan> {
  const text: MailText | null = isMailName(mail.template) ? MAILS[mail.template] : null
  if (!text || mail.recipient === '') return { refusal: 'forgotten' }
  if (text.kind === 'commercial') return { refusal: 'commercial' }
  if (mail.status === 'waiting' || mail.status === 'sending') return { refusal: 'on_its_way' }
  const gone = missingValues(text, mail.data, Object.keys(sellerValues(await selectSeller(db))))
  if (gone.length === 0) return { refusal: null, secrets: null }
  if (Object.keys(mail.data).length === 0) return { refusal: 'forgotten' }
  const order = mail.orderId === null ? null : await selectOrderOfResend(db, mail.orderId)
  if (!order || order.email !== mail.recipient || !gone.every((path) => ORDER_LINKS.includes(path)))
    return { refusal: 'link' }
  const token = signOrderAccess(deps.config.AUTH_SECRET, { orderId: order.id, placedAt: order.placedAt })
  const isOpen = readOrderAccess(deps.config.AUTH_SECRET, token, now) !== null
  if (order.areLinksRevoked || !isOpen) return { refusal: 'link' }
  if (ASK_FOR_MONEY.includes(mail.template) && !order.isOwed) return { refusal: 'paid' }
  const links = gone.map((path) => [path, (path === 'links.pay' ? orderLink : orderPageLink)(deps.config, order)])
  return { refusal: null, secrets: Object.fromEntries(links) }
}

/** What a text asks for and nobody has any more: secrets are forgotten once a mail has gone. */
export function missingValues(text: MailText, data: object, common: readonly string[]): string[] {
  const asked = [text.subject, text.preheader, text.title, text.body].join('\n').matchAll(/\{\{([\w.]+)\}\}/g)
  const known = new Set([...Object.keys(data), ...Object.keys(EMPTY_STORY), ...common])
  return [...new Set([...asked].map(([, path]) => path as string))].filter((path) => !known.has(path))
}
