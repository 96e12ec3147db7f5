import { formatMoment } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { GROUP_MAILS } from '#app/group-order/emails/group-mails'
import { selectOwnerEmail } from '#app/group-order/emails/owner.sql'
import type { GroupRow } from '#app/group-order/groups.sql'
import { memberLink } from '#app/group-order/member-link'
import type { MemberRow } from '#app/group-order/members.sql'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { orderLink, orderPageLink } from '#app/order/order-link'
import type { PayableOrder } from '#app/order/payable-order.sql'

const HOUR_MS = 3_600_000

const at = (moment: Date | null) => (moment ? formatMoment(toPragueTime(moment)) : '')
const kilos = (grams: number | null) =>
  `${((grams ?? 0) / 1000).toLocaleString('cs', { maximumFractionDigits: 1 })}\u00a0kg`
const placeOf = ({ placeName, street, city, pickupNote }: GroupRow) =>
  [`${placeName}, ${street}, ${city}`, pickupNote].filter(Boolean).join('. ')

function resultOf(grams: number | null, percent: number | null): string {
  const sum = `Sešlo se ${kilos(grams)}`
  return percent ? `${sum}, všichni máte o ${percent}\u00a0% levněji.` : `${sum}, na společnou slevu to nestačilo.`
}

const leftOut = (names: readonly string[]) =>
  names.length > 0 ? ` Z vašeho dílu jsme vyškrtli, co už neprodáváme: ${names.join(', ')}.` : ''

/** The same link as often as somebody asks, but one mail an hour. */
export async function queueJoinLink(context: CommandContext, group: GroupRow, member: { id: number; email: string }) {
  await queueMail(context, GROUP_MAILS['group-join'], {
    object: `group_member:${member.id}`,
    event: `link ${Math.floor(context.now.getTime() / HOUR_MS)}`,
    to: member.email,
    data: { 'group.title': group.title, 'group.deadline': at(group.deadlineAt), 'group.place': placeOf(group) },
    secrets: { 'links.member': memberLink(context.deps.config, group.uid, member.id) },
  })
}

interface ToPay {
  orderId: number
  number: string
  payable: number
  until: Date
  /** What the member wanted and the shop had stopped selling by the deadline. */
  left: string[]
}

export async function queueToPay(context: CommandContext, group: GroupRow, member: MemberRow, order: ToPay) {
  await queueMail(context, GROUP_MAILS['group-to-pay'], {
    object: `order:${order.orderId}`,
    event: 'group closed',
    to: member.email,
    data: {
      'group.title': group.title,
      'group.result': resultOf(group.joinedGrams, group.agreedPercent) + leftOut(order.left),
      'order.number': order.number,
      'order.total': formatPrice(order.payable),
      'order.payUntil': at(order.until),
    },
    secrets: { 'links.order': orderLink(context.deps.config, { id: order.orderId, placedAt: context.now }) },
  })
}

export async function queueGoodsGone(context: CommandContext, group: GroupRow, member: MemberRow) {
  await queueMail(context, GROUP_MAILS['group-goods-gone'], {
    object: `group_member:${member.id}`,
    event: 'goods gone',
    to: member.email,
    data: { 'group.title': group.title, 'links.shop': context.deps.config.STOREFRONT_URL },
  })
}

interface Asked {
  was: number
  price: number
  paidGrams: number
  until: Date
}

export async function queueAsked(context: CommandContext, group: GroupRow, member: MemberRow, asked: Asked) {
  await queueMail(context, GROUP_MAILS['group-asked'], {
    object: `group_member:${member.id}`,
    event: 'asked',
    to: member.email,
    data: {
      'group.title': group.title,
      'group.kilos': kilos(asked.paidGrams),
      'group.was': formatPrice(asked.was),
      'group.price': formatPrice(asked.price),
      'group.difference': formatPrice(asked.price - asked.was),
      'group.until': at(asked.until),
    },
    secrets: { 'links.member': memberLink(context.deps.config, group.uid, member.id) },
  })
}

interface Difference {
  order: PayableOrder
  was: number
  payable: number
  until: Date | null
}

export async function queueDifference(context: CommandContext, group: GroupRow, change: Difference) {
  const { order, was, payable, until } = change
  await queueMail(context, GROUP_MAILS['group-difference'], {
    object: `order:${order.id}`,
    event: 'group difference',
    to: order.email,
    data: {
      'group.title': group.title,
      'group.was': formatPrice(was),
      'group.difference': formatPrice(payable - was),
      'group.payDifference': until ? `Doplatek prosím pošlete do ${at(until)} na stránce objednávky.` : '',
      'order.number': order.number,
      'order.total': formatPrice(payable),
    },
    secrets: { 'links.order': orderPageLink(context.deps.config, order) },
  })
}

export async function queuePlaced(context: CommandContext, group: GroupRow, member: MemberRow) {
  const { orderId, orderPlacedAt, email } = member
  if (orderId === null || orderPlacedAt === null) return
  await queueMail(context, GROUP_MAILS['group-placed'], {
    object: `order:${orderId}`,
    event: 'group placed',
    to: email,
    data: {
      'group.title': group.title,
      'group.result': resultOf(group.paidGrams, group.finalPercent),
      'group.place': placeOf(group),
    },
    secrets: { 'links.order': orderPageLink(context.deps.config, { id: orderId, placedAt: orderPlacedAt }) },
  })
}

export async function queueCalledOff(context: CommandContext, group: GroupRow, member: MemberRow) {
  await queueMail(context, GROUP_MAILS['group-called-off'], {
    object: `group_member:${member.id}`,
    event: 'called off',
    to: member.email,
    data: {
      'group.title': group.title,
      'links.shop': context.deps.config.STOREFRONT_URL,
    },
  })
}

const OUTCOMES = {
  closed: ['uzávěrka, čeká se na platby', 'Rozeslali jsme odkazy k platbě. Jakmile se platby sejdou, napíšeme vám.'],
  nobody_joined: ['nesešla se', 'Do uzávěrky se nikdo nepřidal.'],
  settling: ['ptáme se na vyšší cenu', 'Zaplatilo se méně kil, než se přihlásilo. Členové mají čas se rozhodnout.'],
  placed: ['objednáno, balíme', 'Balíky ponesou jména členů. Seznam k výdeji najdete u skupiny.'],
  failed: ['nesešla se', 'Nikdo z členů nezůstal, nic nepřijede.'],
} as const

/** Whoever called the group together learns how it goes. */
export async function queueReport(context: CommandContext, group: GroupRow, event: keyof typeof OUTCOMES) {
  const to = await selectOwnerEmail(context.db, group.customerId)
  if (to === null) return
  const [outcome, report] = OUTCOMES[event]
  await queueMail(context, GROUP_MAILS['group-report'], {
    object: `group:${group.id}`,
    event,
    to,
    data: {
      'group.title': group.title,
      'group.outcome': outcome,
      'group.report': report,
      'links.groups': `${context.deps.config.STOREFRONT_URL}/ucet/skupiny`,
    },
  })
}
