import type { ChangeLines, ChangeRefusal, LinesChange } from '@shop/contract/order/order-lines'
import { PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import { canCustomerEdit } from '@shop/domain/order/customer-status'
import { creditsOfCut } from '@shop/domain/order/revise-lines'
import { ok, type Result, refuse } from '@shop/domain/result'
import { actorId, audit, type Context } from '#app/http/context'
import { notFound, RequestError } from '#app/http/request-error'
import { insertOrderEvent } from '#app/order/order.sql'
import { lockPayableOrder, type PayableOrder } from '#app/order/payable-order.sql'
import {
  type OrderContent,
  type RevisedOrder,
  reviseOrder,
  selectRevisedOrder,
} from '#app/order/revision/order-revisions.sql'
import { CASH_STEP } from '#app/payment/begin-offline-payment'
import { selectMethodSituation } from '#app/payment/method-situation.sql'
import { loadMoneyOfOrder } from '#app/payment/money-of-order'
import { possibleMethods } from '#app/payment/other-methods'
import { loadPaymentSettings } from '#app/rules/payment-settings'
import { loadShopRules } from '#app/rules/shop-rules'
import { selectVariantsByCode } from '#app/sales/lines/added-goods.sql'
import { hindranceOf } from '#app/sales/lines/hindrance-of'
import { type PricedAddition, priceAdded } from '#app/sales/lines/price-added'
import { queueLinesChanged } from '#app/sales/lines/queue-lines-changed'
import { replanParcels } from '#app/sales/lines/replan-parcels'
import { lostBreakOf, reviseContent, type Wished, wishContent } from '#app/sales/lines/revise-content'
import { holdBoth, settleMoney } from '#app/sales/lines/settle-change'
import { toLineView } from '#app/sales/lines/to-line-view'

type LinesWish = Omit<ChangeLines, 'payable'> & {
  payable: number | null
  /** The customer wants it; whoever writes it down decides nothing. */
  isOfCustomer?: boolean
}

const no = (reason: ChangeRefusal, details: object = {}) => refuse('change_refused', { reason, ...details })

/**
 * What an order sells, changed until somebody packs: less of it costs its frozen share less, what is added costs what it costs today.
 * Money goes the ways it always goes: what is over is returned, what is missing is waited for. One transaction, the lock of packing.
 */
export async function changeLines(context: Context, orderId: number, wish: LinesWish) {
  const { db, now } = context
  const locked = await lockPayableOrder(db, orderId)
  const order = locked && (await selectRevisedOrder(db, orderId))
  if (!locked || !order) throw notFound()
  if (order.version !== wish.version) return refuse('version_conflict', toConflict(order))
  const refusal = await refuseChange(context, locked, order)
  if (refusal) return refusal
  const drafted = await draftContent(context, orderId, order, wish)
  if (!drafted.ok) return drafted
  const { content, addition } = drafted.value
  if (wish.payable !== null && wish.payable !== content.order.payable) {
    return no('price_changed', { payable: content.order.payable })
  }
  const { held } = await loadMoneyOfOrder(db, locked)
  const { tolerance } = await loadPaymentSettings(db)
  const isPaidFirst = PAYMENT_TRAITS[order.paymentKind].isPaidFirst
  const awaitsPayment = locked.state !== 'awaiting_payment' && isPaidFirst && held + tolerance < content.order.payable
  if (awaitsPayment && locked.state === 'on_hold') return no('on_hold')
  const creditsBack = awaitsPayment ? 0 : await creditsBackOf(context, order, content)
  await reviseOrder(db, { orderId, now, kind: 'changed', awaitsPayment, creditsBack, content })
  if (addition && !(await canStillPaySo(context, orderId))) {
    throw new RequestError('change_refused', { reason: 'payment_impossible' })
  }
  const { state } = locked
  const who = { actorKind: context.actor.kind, actorId: actorId(context.actor) }
  const details = wish.reason === '' ? {} : { reason: wish.reason }
  await insertOrderEvent(db, {
    orderId,
    at: now,
    event: 'lines_changed',
    fromState: state,
    toState: state,
    details,
    ...who,
  })
  await audit(db, context, 'order.lines_changed', { type: 'order', id: orderId }, details)
  const settled = await settleMoney(context, locked, { content, awaitsPayment, creditsBack, held })
  const change: LinesChange = {
    version: (await selectRevisedOrder(db, orderId))?.version ?? order.version,
    was: order.content.order.payable,
    payable: content.order.payable,
    toPay: Math.max(0, isPaidFirst ? content.order.payable - held : 0),
    toReturn: settled.returned,
    creditsBack,
    deadlineAt: settled.deadlineAt?.toISOString() ?? null,
    lines: content.lines.map(toLineView),
  }
  await queueLinesChanged(context, locked, change)
  await holdBoth(context, locked, { before: order.content, after: content, awaitsPayment })
  context.log.info({ orderId, was: change.was, payable: change.payable, awaitsPayment }, 'order.lines_changed')
  return ok(change)
}

function toConflict({ version, content }: RevisedOrder) {
  return { version, payable: content.order.payable, lines: content.lines.map(toLineView) }
}

async function refuseChange(context: Context, locked: PayableOrder, order: RevisedOrder) {
  if (!canCustomerEdit(locked.state)) return refuse('order_state', { state: locked.state })
  if (order.hasOpenChange) return no('change_open')
  const hindrance = await hindranceOf(context, locked, order)
  return hindrance === null ? null : no(hindrance)
}

interface Draft {
  content: OrderContent
  addition: PricedAddition | null
}

async function draftContent(
  context: Context,
  orderId: number,
  order: RevisedOrder,
  wish: LinesWish,
): Promise<Result<Draft, 'change_refused'>> {
  const wished = wishContent(order.content, wish.lines)
  if (!wished.ok) return no(wished.code, wished.details as object)
  // Staff may let a customer keep the price.
  const decides = context.actor.kind === 'staff' && !wish.isOfCustomer
  const lost = decides ? null : lostBreakOf(order.content, wished.value.kept)
  if (lost !== null) return no('break_lost', { fromPieces: lost })
  const added = await listAdded(context, wished.value, wish.added)
  if (!added.ok) return added
  const isSame = wished.value.kept.every(({ row, pieces }) => row.pieces === pieces)
  if (added.value.length === 0 && isSame && wished.value.kept.length === order.content.lines.length)
    return no('nothing_changed')
  if (added.value.length > 0 && PAYMENT_TRAITS[order.paymentKind].isOnCredit) return no('on_credit')
  const priced = added.value.length === 0 ? ok(null) : await priceAdded(context, order, added.value)
  if (!priced.ok) return no(priced.code, priced.details as object)
  const addition = priced.value
  const cashStep = order.paymentKind === 'cod' ? CASH_STEP : null
  const revised = reviseContent({ orderId, order, kept: wished.value.kept, addition, cashStep })
  if (!revised.ok) return no(revised.code)
  const parcels = await replanParcels(context, order, revised.value.lines, addition)
  if (!parcels.ok) return no(parcels.code)
  return ok({ content: { ...revised.value, order: { ...revised.value.order, parcels: parcels.value } }, addition })
}

async function listAdded({ db }: Context, { more }: Wished, added: LinesWish['added']) {
  const known = await selectVariantsByCode(
    db,
    added.map(({ code }) => code),
  )
  const all = new Map(more)
  for (const { code, pieces } of added) {
    const found = known.find((one) => one.code === code)
    if (!found) return no('unknown_code', { code })
    const id = String(found.variantId)
    all.set(id, (all.get(id) ?? 0) + pieces)
  }
  return ok([...all].map(([variantId, pieces]) => ({ variantId, pieces })))
}

async function creditsBackOf(context: Context, { creditsSpent, creditsBack }: RevisedOrder, { lines }: OrderContent) {
  if (creditsSpent === 0) return 0
  const { pricing } = await loadShopRules(context)
  const used = lines.reduce((sum, line) => sum + line.credits_discount, 0)
  return creditsOfCut(creditsSpent, pricing.loyalty.creditValue, used, creditsBack)
}

/** Cash has limits that a larger order may pass. */
async function canStillPaySo(context: Context, orderId: number): Promise<boolean> {
  const situation = await selectMethodSituation(context.db, orderId)
  const methods = possibleMethods(await loadShopRules(context), situation, context.now)
  return methods.some(({ method }) => method.id === situation.paymentMethodId)
}
