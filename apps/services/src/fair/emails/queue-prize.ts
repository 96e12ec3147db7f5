import { formatDate } from '@shop/czech/format-date'
import { FAIR_MAILS } from '#app/fair/emails/fair-mails'
import type { EntryRow, PrizeRow } from '#app/fair/fairs.sql'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'

type Coupon = { code: string; validTo: string } | null

/** Whoever won nothing gets no mail. */
export async function queuePrize(
  context: CommandContext,
  entry: EntryRow,
  prize: PrizeRow,
  coupon: Coupon,
): Promise<void> {
  if (prize.prize === null) return
  await queueMail(context, FAIR_MAILS['fair-prize'], {
    object: `fair_entry:${entry.id}`,
    event: 'won',
    to: entry.email,
    data: {
      'prize.name': prize.prize,
      'prize.description': prize.description,
      'links.shop': `${context.deps.config.STOREFRONT_URL}/produkty`,
    },
    secrets: { 'prize.next': nextStep(prize, coupon) },
  })
}

function nextStep({ kind, isShipped }: PrizeRow, coupon: Coupon): string {
  if (coupon) return `Kód ${coupon.code} platí do ${formatDate(coupon.validTo)} na jednu objednávku.`
  if (kind === 'credits') {
    return 'Kredity připíšeme do 24 hodin. Nemáte účet? Založte si ho s touto adresou a ozvěte se nám.'
  }
  return isShipped
    ? 'Odpovězte na tento e-mail adresou pro doručení, pošleme to do 14 dnů.'
    : 'Výhru si vyzvedněte u stánku do konce dne.'
}
