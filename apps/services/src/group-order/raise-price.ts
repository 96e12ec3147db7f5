import { PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import { freezeLines } from '@shop/domain/order/order-line'
import type { PricingContext } from '#app/cart/load-pricing-context'
import { queueDifference } from '#app/group-order/emails/queue-group-mails'
import type { GroupRow } from '#app/group-order/groups.sql'
import { type MemberRow, updateAgreed } from '#app/group-order/members.sql'
import { groupDetails, loadGroupPricing, priceMember } from '#app/group-order/price-member'
import { actorId, type CommandContext } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { insertOrderEvent, type OrderLineRow } from '#app/order/order.sql'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import {
  type OrderContent,
  reviseOrder,
  type StoredLine,
  selectRevisedOrder,
} from '#app/order/revision/order-revisions.sql'
import { toLineRows } from '#app/order/to-order-rows'
import { loadMoneyOfOrder } from '#app/payment/money-of-order'
import { loadPaymentSettings } from '#app/rules/payment-settings'
import { holdBoth, settleMoney } from '#app/sales/lines/settle-change'

/**
 * The member stays at the dearer price: their order is revised once, and the difference is waited for as with any changed order. Nothing of it
 * is charged by us. The caller holds the group and the member.
 */
export async function stayAtPrice(context: CommandContext, group: GroupRow, member: MemberRow): Promise<void> {
  const { db, now } = context
  const { orderId } = member
  const locked = orderId === null ? null : await lockPayableOrder(db, orderId)
  const order = locked && (await selectRevisedOrder(db, locked.id))
  if (!locked || !order) throw new Error(`Member ${member.id} is asked about no order.`)
  // Cancelled a moment ago: there is nothing left to stay with.
  if (locked.state !== 'accepted') throw new RequestError('group_refused', { reason: 'not_allowed' })
  const before = order.content
  const content = await dearerContent(context, { group, member, before })
  if (content.order.payable === before.order.payable) return
  const { held } = await loadMoneyOfOrder(db, locked)
  const { tolerance } = await loadPaymentSettings(db)
  const awaitsPayment = PAYMENT_TRAITS[order.paymentKind].isPaidFirst && held + tolerance < content.order.payable
  await reviseOrder(db, { orderId: locked.id, now, kind: 'changed', awaitsPayment, creditsBack: 0, content })
  await updateAgreed(db, member.id, content.order.payable)
  await insertOrderEvent(db, {
    ...{ orderId: locked.id, at: now, event: 'lines_changed', fromState: locked.state, toState: locked.state },
    details: { reason: 'group' },
    actorKind: context.actor.kind,
    actorId: actorId(context.actor),
  })
  const { deadlineAt } = await settleMoney(context, locked, { content, awaitsPayment, creditsBack: 0, held })
  await queueDifference(context, group, {
    order: locked,
    was: before.order.payable,
    payable: content.order.payable,
    until: deadlineAt,
  })
  await holdBoth(context, locked, { before, after: content, awaitsPayment })
}

interface Dearer {
  group: GroupRow
  member: MemberRow
  before: OrderContent
}

/** The same goods at the prices frozen at the deadline, less what the kilos paid have brought. */
async function dearerContent(context: CommandContext, { group, member, before }: Dearer): Promise<OrderContent> {
  const lines = member.lines.filter(({ unitPrice }) => unitPrice !== null)
  const today = await loadGroupPricing(
    context,
    lines.map(({ variantId }) => variantId),
    group.zip,
  )
  const details = groupDetails(group, member)
  const { priced, pricing, row } = priceMember(asStillSold(today), lines, group.finalPercent ?? 0, details)
  const shipping = pricing.rules.shipping.find(({ id }) => id === row.shippingMethodId)
  const payment = pricing.rules.payment.find(({ id }) => id === row.paymentMethodId)
  if (!shipping || !payment) throw new Error('The ways of a group order are offered no more.')
  const { result } = priced
  const dearer = toLineRows({ pricing, shipping, payment, priced }, freezeLines(result))
  return {
    order: {
      goods_list: result.goods.list,
      goods_paid: result.goods.paid,
      total: result.total,
      rounding: result.rounding,
      payable: result.payable,
      vat: result.vat,
      credits_earned: result.credits.earned,
      parcels: before.order.parcels,
    },
    lines: before.lines.map((sold) => ({ ...sold, ...amountsOf(sold, dearer) })),
  }
}

/** Their order holds the goods since the deadline: what has gone from sale since then is theirs all the same. */
function asStillSold(today: PricingContext): PricingContext {
  const goods = [...today.goods].map(
    ([id, found]) => [id, { ...found, view: { ...found.view, isSold: true } }] as const,
  )
  return { ...today, goods: new Map(goods) }
}

/** What was ordered stays, only the amounts of the goods are others: the way to the training ground costs nothing. */
function amountsOf(sold: StoredLine, dearer: readonly OrderLineRow[]) {
  if (sold.kind !== 'goods') return {}
  const line = dearer.find(({ kind, variant_id }) => kind === 'goods' && variant_id === sold.variant_id)
  if (!line || line.pieces !== sold.pieces) throw new Error('An order of a group has other goods than its member.')
  const { full_amount, amount, base, tax, gross } = line
  return { full_amount, amount, base, tax, gross }
}
