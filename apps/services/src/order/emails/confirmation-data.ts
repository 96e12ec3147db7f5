import { formatZip } from '@shop/czech/format-contact'
import { formatDate, formatDays } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { OrderLine } from '@shop/domain/order/order-line'
import type { MailData, MailGood, MailValue } from '#app/mail/define-mails'
import { toMailGood } from '#app/mail/to-mail-good'
import { pointText } from '#app/order/emails/delivery-text'
import type { ORDER_MAILS } from '#app/order/emails/order-mails'
import { QR_IMAGE } from '#app/order/emails/qr-image'
import type { OrderDraft } from '#app/order/order-draft'

type Data = Omit<
  MailData<(typeof ORDER_MAILS)['order-confirmation']>,
  'links.order' | 'links.withdrawal' | 'returns.days'
>

const FREE = 'zdarma'

/** The order as its buyer reads it in the mail: every amount is one that is stored. */
export function confirmationData(
  draft: OrderDraft,
  number: string,
  lines: readonly OrderLine[],
  { account, imagesUrl, paidAhead }: { account: string; imagesUrl: string; paidAhead: number },
): Data {
  const { pricing, shipping, payment, priced, promise } = draft
  const { result } = priced
  const goods = result.lines.reduce((sum, line) => sum + line.full, 0)
  const isPaid = paidAhead >= result.payable
  const discounts = goods - result.lines.reduce((sum, line) => sum + line.amount, 0)
  return {
    'order.number': number,
    'order.date': formatDate(toPragueTime(pricing.now).date),
    'order.itemsTable': { goods: itemRows(draft, imagesUrl) },
    'order.goodsTotal': formatPrice(goods),
    'order.discounts': discounts === 0 ? '' : formatPrice(-discounts),
    'order.shippingName': shipping.name,
    'order.shippingPrice': costOf(lines, 'shipping'),
    'order.paymentName': payment.name,
    'order.paymentPrice': costOf(lines, 'payment'),
    'order.rounding': result.rounding === 0 ? '' : formatPrice(result.rounding),
    'order.total': formatPrice(result.payable),
    'order.vat': formatPrice(result.vat.reduce((sum, { tax }) => sum + tax, 0)),
    'order.deliveryAddress': addressText(draft),
    'order.deliveryEstimate': formatDays(promise.earliest.date, promise.latest.date),
    'order.paymentInstructions': isPaid && paidAhead > 0 ? paidText(draft) : instructions(draft, number, account),
    'order.paymentQr': payment.kind === 'transfer' && !isPaid ? QR_IMAGE : '',
  }
}

/** Sets stand as they were bought; what they are made of is on the documents. */
function itemRows({ priced, pricing }: OrderDraft, imagesUrl: string): MailGood[] {
  return priced.result.lines.map(({ kind, variantId, pieces, full }) => {
    const view = pricing.goods.get(variantId)?.view
    const name = view?.name ?? ''
    return toMailGood(imagesUrl, {
      name: kind === 'gift' ? `${name} (dárek)` : name,
      variantName: view?.variantName ?? '',
      pieces,
      amount: formatPrice(full),
      protein: view?.protein ?? null,
      image: view?.image ?? null,
    })
  })
}

function costOf(lines: readonly OrderLine[], kind: OrderLine['kind']): string {
  const cost = lines.filter((line) => line.kind === kind).reduce((sum, { gross }) => sum + gross, 0)
  return cost === 0 ? FREE : formatPrice(cost)
}

/** Where an order of a draft goes, in one line. */
export function addressText({ shipping, point, details }: Pick<OrderDraft, 'shipping' | 'point' | 'details'>): string {
  if (point) return pointText(point)
  if (shipping.kind === 'personal-pickup') return shipping.name
  const { firstName, lastName, street, zip, city } = details.delivery ?? details
  return `${firstName} ${lastName}, ${street}, ${formatZip(zip)} ${city}`
}

function paidText({ voucher }: OrderDraft): string {
  return voucher
    ? 'Celou objednávku jste zaplatili dárkovým poukazem, nic dalšího neposílejte.'
    : 'Peníze od vás už máme, nic dalšího neposílejte.'
}

function instructions({ payment, priced, pricing, voucher }: OrderDraft, number: string, account: string): MailValue {
  const share = voucher?.share ?? 0
  const payable = priced.result.payable - share
  const byVoucher =
    share === 0 ? '' : `Dárkovým poukazem jste zaplatili ${formatPrice(share)}, zbývá ${formatPrice(payable)}. `
  if (payable === 0) return 'Platit už nic nemusíte, celou objednávku pokryly kredity.'
  switch (payment.kind) {
    case 'online':
      return `${byVoucher}Zaplatíte online. Pokud jste platbu nedokončili, najdete ji u objednávky; zboží vám zatím držíme.`
    case 'transfer':
      return {
        table: [
          ...(share === 0 ? [] : [['Zaplaceno poukazem', formatPrice(share)]]),
          ['Částka', formatPrice(payable)],
          ['Číslo účtu', account],
          ['Variabilní symbol', number],
          ['Zaplatit do', formatDate(addDays(toPragueTime(pricing.now).date, payment.dueDays ?? 7))],
        ],
      }
    case 'cod':
      return `${byVoucher}Zaplatíte při převzetí: ${formatPrice(payable)}, hotově nebo kartou podle možností dopravce.`
    case 'invoice':
      return `${byVoucher}Objednávka čeká na schválení. Fakturu pošleme se zbožím.`
  }
}
