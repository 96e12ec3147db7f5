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

/** Whose word an order is waiting for. */
export type AwaitedBy = 'company' | 'shop' | null

interface Confirming {
  account: string
  imagesUrl: string
  paidAhead: number
  awaitedBy: AwaitedBy
  unattended?: Unattended | undefined
}

const FREE = 'zdarma'

/** Of an order nobody pressed a button for: from which card it is charged by itself, or that a link to pay it comes. */
export type Unattended = { charged: { cardNumber: string | null } } | 'link'

/** The order as its buyer reads it in the mail: every amount is one that is stored, in the basis of the order. */
export function confirmationData(
  draft: OrderDraft,
  number: string,
  lines: readonly OrderLine[],
  { account, imagesUrl, paidAhead, awaitedBy, unattended }: Confirming,
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
    'order.paymentInstructions':
      isPaid && paidAhead > 0 ? paidText(draft) : instructions(draft, number, { account, awaitedBy, unattended }),
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
  const cost = lines.filter((line) => line.kind === kind).reduce((sum, { amount }) => sum + amount, 0)
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

function onlineText(unattended: Unattended | undefined): string {
  if (unattended === undefined)
    return 'Zaplatíte online. Pokud jste platbu nedokončili, najdete ji u objednávky; zboží vám zatím držíme.'
  if (unattended === 'link')
    return 'Zaplatíte online: odkaz k zaplacení posíláme v samostatné zprávě. Zboží vám držíme a balík vyjede, až ho zaplatíte.'
  const { cardNumber } = unattended.charged
  return `Platit nic nemusíte, částku strhneme přes den ${cardNumber ? `z karty ••••\u00a0${cardNumber}` : 'z uložené karty'}.`
}

const WAITING = {
  company: 'Objednávka čeká na schválení ve vaší firmě. ',
  shop: 'Objednávka čeká na naše schválení. ',
}

function instructions(
  { payment, priced, pricing, voucher }: OrderDraft,
  number: string,
  { account, awaitedBy, unattended }: Pick<Confirming, 'account' | 'awaitedBy' | 'unattended'>,
): MailValue {
  const waiting = awaitedBy ? WAITING[awaitedBy] : ''
  const share = voucher?.share ?? 0
  const payable = priced.result.payable - share
  const byVoucher =
    share === 0 ? '' : `Dárkovým poukazem jste zaplatili ${formatPrice(share)}, zbývá ${formatPrice(payable)}. `
  if (payable === 0) return 'Platit už nic nemusíte, celou objednávku pokryly kredity.'
  switch (payment.kind) {
    case 'online':
      return `${byVoucher}${onlineText(unattended)}`
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
      return `${waiting}${byVoucher}Zaplatíte při převzetí: ${formatPrice(payable)}, hotově nebo kartou podle možností dopravce.`
    case 'invoice':
      return `${waiting}${byVoucher}Fakturu pošleme se zbožím.`
  }
}
