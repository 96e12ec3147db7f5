import { formatMoment } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { fillPlaceholders } from '@shop/domain/content/fill-placeholders'
import { sellerValues } from '@shop/domain/content/seller-values'
import { toSender } from '#app/mail/company'
import type { MailAttachment } from '#app/mail/mailer'
import { selectContractTexts, selectTextValues } from '#app/order/emails/contract-files.sql'
import { selectOrderView } from '#app/order/order-view.sql'
import { selectSeller } from '#app/seller/seller.sql'
import type { Db } from '#app/store/database'

/**
 * The contract on a durable medium: what was ordered, the terms of that day and how to withdraw (§ 1824a and § 1827 of the
 * Civil Code). Plain text, so that it can be read anywhere and for ever.
 */
export async function contractFiles(db: Db, object: string): Promise<MailAttachment[]> {
  const orderId = Number(object.replace('order:', ''))
  const order = await selectOrderView(db, orderId)
  if (!order) throw new Error(`There is no order for the mail about ${object}.`)
  const texts = await selectContractTexts(db, orderId)
  const seller = await selectSeller(db)
  const values = { ...(await selectTextValues(db)), ...sellerValues(seller) }
  const lines = order.lines.map(
    ({ name, variantName, pieces, gross }) =>
      `- ${[name, variantName].filter(Boolean).join(', ')}: ${pieces} ks, ${formatPrice(gross)}`,
  )
  const { firstName, lastName, street, city } = order.billing
  const buyer = [`${firstName} ${lastName}`, street, city]
  const contract = [
    `Kupní smlouva k objednávce ${order.number}`,
    '',
    `Uzavřeno ${formatMoment(toPragueTime(new Date(order.placedAt)))} stiskem tlačítka „${order.buttonText}“.`,
    `Prodávající: ${toSender(seller)}`,
    `Kupující: ${buyer.filter(Boolean).join(', ')}`,
    '',
    ...lines,
    ...order.vat.flatMap(({ rate, base, tax }) =>
      rate === 0
        ? ['Víceúčelový poukaz: prodej nepodléhá DPH (§ 15b ZDPH).']
        : [`DPH ${rate} %: základ ${formatPrice(base)}, daň ${formatPrice(tax)}`],
    ),
    `Celkem k úhradě: ${formatPrice(order.payable)}`,
    ...(order.paidByVoucher > 0 ? [`Z toho zaplaceno dárkovým poukazem: ${formatPrice(order.paidByVoucher)}`] : []),
  ]
  return [
    toFile('kupni-smlouva', contract.join('\n')),
    ...texts.map(({ slug, title, version, effectiveFrom, body }) =>
      toFile(
        slug,
        `${title}\nZnění ${version}, účinné od ${effectiveFrom}\n\n${fillPlaceholders(body, {
          ...values,
          'page.version': version,
          'page.effectiveFrom': effectiveFrom,
        })}`,
      ),
    ),
  ]
}

function toFile(name: string, content: string): MailAttachment {
  // The mark at the beginning tells older editors that the letters are UTF-8.
  return { filename: `${name}.txt`, content: `\uFEFF${content}\n`, contentType: 'text/plain; charset=utf-8' }
}
