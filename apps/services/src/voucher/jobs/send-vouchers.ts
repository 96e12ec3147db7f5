import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { formatVoucherCode } from '@shop/domain/voucher/voucher-code'
import type { JobContext } from '#app/jobs/job'
import { queueMail } from '#app/mail/queue-mail'
import { unseal } from '#app/mail/seal'
import { type Db, inTransaction } from '#app/store/database'
import { VOUCHER_MAILS } from '#app/voucher/emails/voucher-mails'
import { lockDueGifts, selectGiftCard, updateGiftQueued } from '#app/voucher/gifts.sql'

/** Gifts whose day has come. That a mail is queued and that it was are one transaction: a crash sends none twice. */
export async function sendVouchers(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  for (let sent = 1; sent > 0; ) {
    sent = await inTransaction(deps.pool, async (db) => {
      const due = await lockDueGifts(db, toPragueDay(now))
      for (const gift of due) await queueGift({ ...context, db }, gift)
      return due.length
    })
    if (sent > 0) log.info({ sent }, 'voucher.gifts_sent')
  }
}

async function queueGift(
  context: JobContext & { db: Db },
  { voucherId, recipientEmail }: { voucherId: number; recipientEmail: string },
): Promise<void> {
  const { db, deps, now } = context
  const card = await selectGiftCard(db, voucherId)
  if (!card) throw new Error(`Voucher ${voucherId} is gone.`)
  const code = unseal(deps.config.AUTH_SECRET, card.codeSealed) as string
  await queueMail(context, VOUCHER_MAILS['voucher-gift'], {
    object: `voucher:${voucherId}`,
    event: 'given',
    to: recipientEmail,
    data: {
      'voucher.face': formatPrice(card.face),
      'voucher.from':
        card.giver === '' ? 'Někdo vám posílá dárkový poukaz.' : `Dárkový poukaz vám posílá ${card.giver}.`,
      'voucher.words': card.words === '' ? '' : `„${card.words}“`,
      'voucher.expiresOn': formatDate(card.expiresOn),
      'links.shop': deps.config.STOREFRONT_URL,
    },
    secrets: { 'voucher.code': formatVoucherCode(code) },
  })
  await updateGiftQueued(db, voucherId, now)
}
