import type { OrderEvent } from '@shop/domain/order/order-state'
import { creditsOfCut } from '@shop/domain/order/revise-lines'
import type { CommandContext } from '#app/http/context'
import type { LockedOrder } from '#app/order/order.sql'
import { selectPayableOrder } from '#app/order/payable-order.sql'
import { reviseOrder, selectAgreedContent, selectRevisedOrder } from '#app/order/revision/order-revisions.sql'
import { selectPayments } from '#app/payment/payments.sql'
import { heldBy } from '#app/payment/plan-order-refund'
import { selectRefunds } from '#app/payment/refunds.sql'
import { returnOver } from '#app/payment/return-over'
import { loadShopRules } from '#app/rules/shop-rules'
import { giveCreditsBack, holdGoods } from '#app/sales/lines/settle-change'

/** The difference is here: what was held only so that the change could be taken back is let go. */
export async function confirmChange(context: CommandContext, { id }: LockedOrder): Promise<void> {
  const { db, now } = context
  if (!(await selectAgreedContent(db, id))) return
  const order = await selectRevisedOrder(db, id)
  const payable = await selectPayableOrder(db, id)
  if (!order || !payable) throw new Error(`Order ${id} is gone.`)
  const { pricing } = await loadShopRules(context)
  const { content, creditsSpent } = order
  const used = content.lines.reduce((sum, line) => sum + line.credits_discount, 0)
  const creditsBack = creditsOfCut(creditsSpent, pricing.loyalty.creditValue, used, order.creditsBack)
  await reviseOrder(db, { orderId: id, now, kind: 'confirmed', awaitsPayment: false, creditsBack, content })
  if (creditsBack > 0) await giveCreditsBack(context, payable, creditsBack)
  await holdGoods(context, id, [content.lines])
}

/** Nobody paid the difference, or nobody wants it any more: the order is what was agreed before. */
export async function restoreLines(
  context: CommandContext,
  { id }: LockedOrder,
  _today: string,
  event: OrderEvent,
): Promise<void> {
  const { db, now } = context
  const content = await selectAgreedContent(db, id)
  if (!content) throw new Error(`Order ${id} has no change that could be taken back.`)
  const kind = event === 'change_lapsed' ? 'lapsed' : 'withdrawn'
  await reviseOrder(db, { orderId: id, now, kind, awaitsPayment: false, creditsBack: 0, content })
  await returnDifference(context, id)
  await holdGoods(context, id, [content.lines])
}

/** Part of it may have come; nobody waits for the rest any more. */
async function returnDifference(context: CommandContext, orderId: number): Promise<void> {
  const { db } = context
  const order = await selectPayableOrder(db, orderId)
  if (!order) throw new Error(`Order ${orderId} is gone.`)
  const held = heldBy(await selectPayments(db, orderId), await selectRefunds(db, orderId))
  if (held > order.payable) await returnOver(context, order, held - order.payable, 'Změna objednávky už neplatí.')
}
