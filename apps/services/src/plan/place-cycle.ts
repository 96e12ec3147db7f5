import { CHARGE_LIMIT } from '@shop/contract/plan/card-consent'
import { PLAN_AGREED } from '@shop/contract/plan/plan'
import { mayCharge } from '@shop/domain/plan/announced-price'
import { placeFrom } from '@shop/domain/plan/cycle-days'
import { parcelPayment } from '@shop/domain/plan/parcel-payment'
import { heldUntil } from '@shop/domain/plan/retry-times'
import type { CommandContext, Context } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import type { Unattended } from '#app/order/emails/confirmation-data'
import { draftOrder, type OrderDraft } from '#app/order/order-draft'
import { checkHeld, writeOrder } from '#app/order/place-order'
import { insertOrderCart } from '#app/order/unattended/order-cart.sql'
import { changeCycle } from '#app/plan/change-cycle'
import { type CycleRow, replaceCycleLines } from '#app/plan/cycles.sql'
import { selectEarlyMoney } from '#app/plan/early-money.sql'
import { fillCycle } from '#app/plan/fill-cycle'
import { holdCycle } from '#app/plan/lock-plan'
import { selectActiveMandate } from '#app/plan/mandates.sql'
import type { PlanRow } from '#app/plan/plans.sql'
import { awaitGoods, blockCycle, postpone } from '#app/plan/postpone-cycle'
import { inSavepoint } from '#app/store/database'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type PlacingContext = CommandContext & Pick<Context, 'log'>

/**
 * A locked cycle becomes an order, once: whoever comes second finds it ordered. By the functions of the checkout, at the lower of the
 * announced prices and today's, with the goods reserved before anybody is charged.
 */
export async function placeCycle(context: PlacingContext, cycleId: number): Promise<void> {
  const { db, now } = context
  const held = await holdCycle(db, cycleId)
  if (held?.cycle.state !== 'locked' || now < placeFrom(held.cycle.processOn)) return
  const { plan, cycle } = held
  const filled = await fillCycle(context, plan, cycle)
  if (filled.missing.length > 0) return awaitGoods(context, plan, cycle, filled.missing)
  const announced = cycle.announcedPayable ?? 0
  const draft = await draftOrder(context, { ...filled.priced, payable: announced })
  if (!draft.ok) return blockCycle(context, plan, cycle, draft.code)
  const limit = await checkHeld(context, draft.value)
  if (!limit.ok) return blockCycle(context, plan, cycle, limit.code)
  if (!mayCharge(announced, draft.value.priced.result.payable)) return postpone(context, plan, cycle, 'dearer')
  if (filled.isReplaced) await replaceCycleLines(db, cycle.id, filled.lines)
  await writeCycleOrder(context, plan, cycle, draft.value)
}

async function writeCycleOrder(
  context: PlacingContext,
  plan: PlanRow,
  cycle: CycleRow,
  draft: OrderDraft,
): Promise<void> {
  try {
    const placed = await inSavepoint(context.db, () => write(context, plan, cycle, draft))
    const { orderId, payable } = placed
    await changeCycle(context, {
      plan,
      cycle,
      event: 'place',
      set: { orderId, placedPayable: payable },
      details: { orderId },
    })
  } catch (error) {
    // Somebody bought the last piece between the look and the reservation.
    if (!(error instanceof RequestError)) throw error
    await postpone(context, plan, cycle, error.code)
  }
}

async function write(context: PlacingContext, plan: PlanRow, cycle: CycleRow, draft: OrderDraft) {
  const { now, db } = context
  const id = await insertOrderCart(db, { storefrontId: STOREFRONT_ID, now })
  const { orderNumber: number } = cycle
  const paidAhead = number === null ? 0 : await selectEarlyMoney(db, plan.id)
  const agreed = { buttonText: PLAN_AGREED, consents: [], paidAhead, ...(number === null ? {} : { number }) }
  // A card is tried for five days; a transfer waits as long as any other.
  const patience =
    draft.payment.kind === 'online' ? { heldUntil: heldUntil(now), unattended: await payWay(context, plan, draft) } : {}
  return writeOrder(context, { ...draft, row: { ...draft.row, id } }, { ...agreed, ...patience })
}

/** What its confirmation says; the link to pay it comes in a mail of its own. */
async function payWay({ db }: CommandContext, { id }: PlanRow, { payment, priced }: OrderDraft): Promise<Unattended> {
  const card = await selectActiveMandate(db, id)
  const { payable } = priced.result
  const way = parcelPayment({ kind: payment.kind, payable, hasCard: card !== null, chargeLimit: CHARGE_LIMIT })
  return way === 'card' && card ? { charged: { cardNumber: card.cardNumber } } : 'link'
}
