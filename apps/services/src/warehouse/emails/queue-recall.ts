import { formatDate } from '@shop/czech/format-date'
import { formLink } from '#app/case/case-link'
import type { CommandContext } from '#app/http/context'
import { queueMails } from '#app/mail/queue-mail'
import { AFTER_SALE_MAILS } from '#app/order/emails/after-sale-mails'
import { selectSeller } from '#app/seller/seller.sql'
import type { RecalledBatch, ReceivedBatch } from '#app/warehouse/recalls.sql'

/** One for each order: what, why, what to do, and a form in which everything is filled in already. */
export async function queueRecall(
  context: CommandContext,
  { batchId, code, name, bestBefore, passportUid }: RecalledBatch,
  { reason, risk, symptoms }: { reason: string; risk: string; symptoms: string },
  receivers: readonly ReceivedBatch[],
): Promise<void> {
  const { deps, db, now } = context
  const { config } = deps
  const { phone } = await selectSeller(db)
  const passport = passportUid === null ? config.STOREFRONT_URL : `${config.STOREFRONT_URL}/t/${passportUid}`
  await queueMails(
    context,
    AFTER_SALE_MAILS['recall-notice'],
    receivers.map(({ orderId, orderNumber, email, pieces, sentOn }) => ({
      object: `order:${orderId}`,
      event: `recalled batch:${batchId}`,
      to: email,
      data: {
        'recall.batch': code,
        'recall.product': name,
        'recall.bestBefore': bestBefore === null ? 'bez data' : formatDate(bestBefore),
        'recall.reason': reason,
        'recall.risk': risk,
        'recall.symptoms': symptoms,
        'recall.pieces': String(pieces),
        'recall.sentOn': formatDate(sentOn),
        'recall.phone': phone,
        'order.number': orderNumber,
        'links.passport': passport,
      },
      secrets: { 'links.recall': `${formLink(config, 'complaint', orderId, now)}?sarze=${encodeURIComponent(code)}` },
    })),
  )
}
