import { formatCredits } from '@shop/czech/format-credits'
import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import type { CaseEffect } from '@shop/domain/case/case-state'
import { verdictOf } from '@shop/domain/case/check-decision'
import { caseLink } from '#app/case/case-link'
import { type CaseOrder, selectCaseOrder } from '#app/case/case-order.sql'
import { selectDecisions } from '#app/case/case-parts.sql'
import type { CaseRow } from '#app/case/cases.sql'
import { CASE_MAILS } from '#app/case/emails/case-mails'
import { listGoods, tellReceived } from '#app/case/emails/case-story'
import {
  ADR,
  KINDS,
  NEWS,
  PARCEL_TITLE,
  PROBLEMS,
  tellNews,
  tellOutcome,
  VERDICTS,
  WISHES,
} from '#app/case/emails/case-words'
import { tellGoods, tellReturn } from '#app/case/emails/return-words'
import type { PaidMoney } from '#app/case/paid-money'
import { namesOf } from '#app/case/quote-case'
import { parcelOf } from '#app/case/stop-order'
import type { CommandContext } from '#app/http/context'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'
import { AFTER_SALE_MAILS } from '#app/order/emails/after-sale-mails'
import { selectPayableOrder } from '#app/order/payable-order.sql'
import { selectSeller } from '#app/seller/seller.sql'

const EVERY_MAIL = [
  AFTER_SALE_MAILS['withdrawal-confirmed'],
  AFTER_SALE_MAILS['withdrawal-received'],
  AFTER_SALE_MAILS['complaint-received'],
  CASE_MAILS['guarantee-received'],
  CASE_MAILS['case-decided'],
  CASE_MAILS['case-news'],
  CASE_MAILS['case-return-code'],
]
/** As many as several cases of one evening have. */
const TYPED_AN_HOUR = 10

interface Received {
  order: CaseOrder
  /** As it was before the case moved any of it. */
  paid: PaidMoney
  lines: readonly { position: number; pieces: number }[]
}

/** Content, date and time on a durable medium, at once; the receipt is in the attachment. */
export async function queueCaseReceived(context: CommandContext, given: CaseRow, received: Received): Promise<void> {
  for (const about of await addressesOf(context, given, 'received')) {
    await queueReceived(context, given, received, about)
  }
}

type Address = { object: string; event: string; to: string }

/**
 * Whoever wrote it, and the mailbox of the order when that is another one: nobody who has only a link acts unseen. A typed address
 * gets no more than a few in an hour, the one of the order always learns.
 */
export async function addressesOf({ db, now }: CommandContext, given: CaseRow, event: string): Promise<Address[]> {
  const { id, orderId, email } = given
  const typed = { object: `case:${id}`, event, to: email }
  const order = await selectPayableOrder(db, orderId)
  if (!order || order.email === '' || order.email === email) return [typed]
  const owner = { ...typed, event: `${event}, to the order`, to: order.email }
  const isOver = await isFlooded(db, { recipient: email, kind: EVERY_MAIL, now, max: TYPED_AN_HOUR })
  return isOver ? [owner] : [typed, owner]
}

async function queueReceived(
  context: CommandContext,
  given: CaseRow,
  { order, lines, paid }: Received,
  about: Address,
): Promise<void> {
  const { deps, db } = context
  const link = caseLink(deps.config, given)
  const items = listGoods(order, lines)
  const receivedAt = tellReceived(given)
  if (given.kind === 'withdrawal') {
    const next = tellReturn(given, { order, paid, lines }, (await selectSeller(db)).returnAddress)
    return queueMail(context, AFTER_SALE_MAILS['withdrawal-confirmed'], {
      ...about,
      data: {
        'order.number': order.number,
        'withdrawal.receivedAt': receivedAt,
        'withdrawal.name': given.name,
        'withdrawal.items': items,
        'withdrawal.text': given.declaration,
        'withdrawal.id': given.number,
        'withdrawal.return': next.text,
        'withdrawal.money': next.money,
      },
      secrets: { 'links.withdrawal': link },
    })
  }
  if (given.kind === 'complaint') {
    const problem = given.problem === null ? '' : PROBLEMS[given.problem]
    return queueMail(context, AFTER_SALE_MAILS['complaint-received'], {
      ...about,
      data: {
        'complaint.number': given.number,
        'complaint.receivedAt': receivedAt,
        'complaint.dueDate': formatDate(given.decideBy),
        'complaint.items': items,
        'complaint.description': [problem, given.description].filter(Boolean).join(': '),
        'complaint.requestedRemedy': WISHES[given.wish],
        'order.number': order.number,
        'customer.email': [given.email, given.phone].filter(Boolean).join(', '),
      },
      secrets: { 'links.complaint': link },
    })
  }
  return queueMail(context, CASE_MAILS['guarantee-received'], {
    ...about,
    data: {
      'case.number': given.number,
      'case.receivedAt': receivedAt,
      'case.decideBy': formatDate(given.decideBy),
      'case.next': `ozveme se nejpozději ${formatDate(given.decideBy)}.`,
      'case.items': items,
      'case.wish': WISHES[given.wish],
      'order.number': order.number,
    },
    secrets: { 'links.case': link },
  })
}

/** What the machine says is told: one step of a case, once. */
export async function queueCaseNews(
  context: CommandContext,
  given: CaseRow,
  effect: CaseEffect,
  reason: string,
): Promise<void> {
  if (effect === 'mail_decision') return queueDecision(context, given)
  const { title, text } = await writeNews(context, given, effect)
  for (const about of await addressesOf(context, given, `${effect} ${given.version}`)) {
    await queueMail(context, CASE_MAILS['case-news'], {
      ...about,
      data: {
        'case.number': given.number,
        'case.subject': `${KINDS[given.kind].name} ${given.number}: ${title.toLowerCase()}`,
        'case.title': title,
        'case.text': text,
        'case.reason': reason,
      },
      secrets: { 'links.case': caseLink(context.deps.config, given) },
    })
  }
}

async function writeNews({ db }: CommandContext, given: CaseRow, effect: keyof typeof NEWS) {
  const { title } = NEWS[effect]
  if (effect !== 'mail_how_to_send') return { title, text: tellNews(effect, given.kind) }
  const { returnAddress } = await selectSeller(db)
  const order = await selectCaseOrder(db, given.orderId)
  if (!order) throw new Error(`Order ${given.orderId} is gone.`)
  const why = given.kind === 'withdrawal' ? '' : `${NEWS.mail_how_to_send.text} `
  const isWithCarrier = given.kind === 'withdrawal' && parcelOf(order) !== null
  return { title: isWithCarrier ? PARCEL_TITLE : title, text: `${why}${tellGoods(given, order, { returnAddress })}` }
}

async function queueDecision(context: CommandContext, given: CaseRow): Promise<void> {
  const { db, deps } = context
  const order = await selectCaseOrder(db, given.orderId)
  if (!order) throw new Error(`Order ${given.orderId} is gone.`)
  const decisions = await selectDecisions(db, given.id)
  const { name } = KINDS[given.kind]
  const verdict = verdictOf(decisions)
  const title = VERDICTS[verdict]
  const money = given.decidedAmount ? ` Vracíme ${formatPrice(given.decidedAmount)}.` : ''
  const credits = given.creditsGranted > 0 ? ` Na účet jsme připsali ${formatCredits(given.creditsGranted)}.` : ''
  for (const about of await addressesOf(context, given, 'decided')) {
    await queueMail(context, CASE_MAILS['case-decided'], {
      ...about,
      data: {
        'case.subject': `${name} ${given.number}: ${title.toLowerCase()}`,
        'case.title': title,
        'case.summary': `${name} ${given.number} k objednávce ${order.number}: ${title.toLowerCase()}.${money}${credits}`,
        'case.decisions': {
          table: decisions.map(({ position, pieces, outcome, amount, reason }) => [
            `${namesOf(order, position).name}, ${pieces} ks`,
            [tellOutcome(outcome, amount), ...(reason === '' ? [] : [reason])].join('. '),
          ]),
        },
        'case.note': given.note,
        'case.adr': verdict === 'accept' ? '' : ADR,
      },
      secrets: { 'links.case': caseLink(deps.config, given) },
    })
  }
}
