import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { formatVoucherCode } from '@shop/domain/voucher/voucher-code'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { unseal } from '#app/mail/seal'
import { VOUCHER_MAILS } from '#app/voucher/emails/voucher-mails'
import { selectGiftCard, updateGiftQueued } from '#app/voucher/gifts.sql'

/** That a mail is queued and that it was are one transaction: a crash sends none twice. */
export async function queueGift(
  context: CommandContext,
  {
    voucherId,
    recipientEmail,
    event = 'given',
  }: { voucherId: number; recipientEmail: string /** Each event sends it once. */; event?: string },
): Promise<void> {
  const { db, deps, now } = context
  const card = await selectGiftCard(db, voucherId)
  if (!card) throw new Error(`Voucher ${voucherId} is gone.`)
  const code = unseal(deps.config.AUTH_SECRET, card.codeSealed) as string
  await queueMail(context, VOUCHER_MAILS['voucher-gift'], {
    object: `voucher:${voucherId}`,
    event,
    to: recipientEmail,
    data: {
      'voucher.face': formatPrice(card.face),
      'voucher.from': fromText(card),
      'voucher.words': card.words === '' ? '' : `„${card.words}“`,
      'voucher.expiresOn': formatDate(card.expiresOn),
      'links.shop': deps.config.STOREFRONT_URL,
    },
    secrets: { 'voucher.code': formatVoucherCode(code) },
  })
  await updateGiftQueued(db, voucherId, now)
}

function fromText({ giver, isOwn }: { giver: string; isOwn: boolean | null }): string {
  if (giver !== '') return `Dárkový poukaz vám posílá ${giver}.`
  return isOwn ? 'Tady je dárkový poukaz, který jste u nás koupili.' : 'Někdo vám posílá dárkový poukaz.'
}
