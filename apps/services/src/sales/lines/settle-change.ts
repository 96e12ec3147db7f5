import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { stockDemand } from '@shop/domain/order/order-line'
import { OPEN_PAYMENT_STATES } from '@shop/domain/payment/payment-state'
import type { CommandContext } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { changeOrder } from '#app/order/change-order'
import { returnOrderCredits } from '#app/order/order-credits'
import { type PayableOrder, selectPayableOrder } from '#app/order/payable-order.sql'
import type { OrderContent, StoredLine } from '#app/order/revision/order-revisions.sql'
import { beginOfflinePayment } from '#app/payment/begin-offline-payment'
import { changePayment } from '#app/payment/change-payment'
import { selectPayments } from '#app/payment/payments.sql'
import { recomputeCash } from '#app/payment/recompute-cash'
import { returnOver } from '#app/payment/return-over'
import { loadShopRules } from '#app/rules/shop-rules'
import { holdStock } from '#app/stock/stock.sql'

const HOUR_MS = 3_600_000
const REASON = 'Objednávka se změnila.'

interface Settling {
  content: OrderContent
  awaitsPayment: boolean
  creditsBack: number
  held: number
}

interface Settled {
  returned: number
  /** Until when the difference is waited for. */
  deadlineAt: Date | null
}

/** Brings the money of an order to its new price: attempts ask for what is missing, what is over goes back. */
export async function settleMoney(
  context: CommandContext,
  { id, state }: PayableOrder,
  { awaitsPayment, creditsBack, held, content }: Settling,
): Promise<Settled> {
  const deadlineAt = awaitsPayment ? await differenceUntil(context) : null
  if (deadlineAt) {
    const changed = await changeOrder(context, id, 'await_difference', {}, { deadlineAt })
    if (!changed.ok) throw new Error(`An order that could be changed refused to wait: ${changed.code}.`)
  }
  const order = await selectPayableOrder(context.db, id)
  if (!order) throw new Error(`Order ${id} is gone.`)
  await renewAttempts(context, order, awaitsPayment || state === 'awaiting_payment')
  if (creditsBack > 0) await giveCreditsBack(context, order, creditsBack)
  const returned =
    held > content.order.payable ? await returnOver(context, order, held - content.order.payable, REASON) : 0
  return { returned, deadlineAt }
}

async function differenceUntil(context: CommandContext): Promise<Date> {
  const { changeHours } = await loadShopRules(context)
  return new Date(context.now.getTime() + changeHours * HOUR_MS)
}

/** An attempt asks for the price it was begun with; the one at the gateway begins when the customer wants to pay. */
async function renewAttempts(context: CommandContext, order: PayableOrder, isAwaited: boolean): Promise<void> {
  if (order.paymentKind === 'cod') return renewCash(context, order.id)
  const open = (await selectPayments(context.db, order.id)).filter((one) => OPEN_PAYMENT_STATES.includes(one.state))
  for (const payment of open) {
    const replaced = await changePayment(context, order, payment, 'replace')
    if (!replaced.ok) throw new Error(`An attempt of a changed order cannot be replaced: ${replaced.code}.`)
  }
  if (open.length > 0 || isAwaited) await beginOfflinePayment(context, order.id)
}

/** Who had paid all of it some other way brings the difference to the door. */
async function renewCash(context: CommandContext, orderId: number): Promise<void> {
  await recomputeCash(context, orderId)
  const payments = await selectPayments(context.db, orderId)
  if (!payments.some(({ state }) => state === 'awaiting_cod')) await beginOfflinePayment(context, orderId)
}

export async function giveCreditsBack(context: CommandContext, order: PayableOrder, credits: number): Promise<void> {
  const { db, now } = context
  const { id: orderId, customerId } = order
  if (customerId === null) return
  const { returnedCreditsDays: minimumDays } = await loadShopRules(context)
  await returnOrderCredits(db, { customerId, orderId, credits, minimumDays, now, today: toPragueTime(now).date })
}

interface Sides {
  before: OrderContent
  after: OrderContent
  awaitsPayment: boolean
}

/** While the difference is waited for, the goods of both sides are held: what was agreed must stay possible. Stock comes last. */
export async function holdBoth(context: CommandContext, { id }: PayableOrder, { before, after, awaitsPayment }: Sides) {
  const sides = awaitsPayment ? [before.lines, after.lines] : [after.lines]
  await holdGoods(context, id, sides)
}

/** The order holds so many of each variant as the larger of the sides needs. */
export async function holdGoods({ db }: CommandContext, orderId: number, sides: readonly (readonly StoredLine[])[]) {
  const order = await selectPayableOrder(db, orderId)
  if (!order) throw new Error(`Order ${orderId} is gone.`)
  const most = new Map<string, number>()
  for (const lines of sides) {
    for (const { variantId, pieces } of stockDemand(lines.map(toDemand))) {
      most.set(variantId, Math.max(most.get(variantId) ?? 0, pieces))
    }
  }
  const demand = [...most].map(([variantId, pieces]) => ({ variantId, pieces }))
  const { deadlineAt, state } = order
  const reason = state === 'awaiting_payment' ? state : 'accepted'
  const short = await holdStock(db, demand, { orderId, reason, deadlineAt })
  if (short.length === 0) return
  const lines = sides.flat()
  const nameOf = (id: string) => lines.find(({ variant_id: variant }) => String(variant) === id)?.name ?? ''
  throw new RequestError('out_of_stock', {
    variants: short.map((variantId) => ({ variantId: Number(variantId), name: nameOf(variantId) })),
  })
}

function toDemand({ kind, variant_id: id, pieces }: StoredLine) {
  return { kind: kind as 'goods' | 'gift' | 'shipping' | 'payment', itemId: String(id), pieces }
}
