import { formatPrice } from '@shop/czech/format-price'
import type { CommandContext } from '#app/http/context'
import type { MailValue } from '#app/mail/define-mails'
import { orderLink } from '#app/order/order-link'
import type { PayableOrder } from '#app/order/payable-order.sql'

export const QR_IMAGE_ID = 'qr@cenich'

/** The picture is attached when the mail goes out, made of the numbers that hold then. */
export const QR_IMAGE: MailValue = { image: { src: `cid:${QR_IMAGE_ID}`, alt: 'QR kód k platbě' } }

/** What every mail about the money of an order says. */
export function moneyData(order: PayableOrder) {
  return { 'order.number': order.number, 'order.total': formatPrice(order.payable) }
}

export function linkOf({ deps }: CommandContext, order: PayableOrder): string {
  return orderLink(deps.config, order)
}
