import { addDays } from '@shop/domain/calendar/local-date'
import { type freezeLines, stockDemand } from '@shop/domain/order/order-line'
import type { OrderState } from '@shop/domain/order/order-state'
import { piecesOverPromise } from '@shop/domain/stock/promised-life'
import type { CommandContext } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import type { OrderDraft } from '#app/order/order-draft'
import { selectGroupDays, selectPromisedShelves } from '#app/stock/promised-life.sql'
import { reserveStock } from '#app/stock/stock.sql'

interface Placing {
  orderId: number
  state: OrderState
  deadlineAt: Date | null
  lines: ReturnType<typeof freezeLines>
}

/** All of the goods or none: what is short is thrown, because the order is written already. */
export async function takeStock(
  context: CommandContext,
  { pricing }: OrderDraft,
  { orderId, state, deadlineAt, lines }: Placing,
): Promise<void> {
  const { db } = context
  const reason = state === 'awaiting_payment' || state === 'awaiting_approval' ? state : 'accepted'
  const demand = stockDemand(lines)
  const days = await selectGroupDays(db, pricing.buyer.group.code)
  const short = await reserveStock(db, demand, { orderId, reason, deadlineAt })
  if (short.length > 0) {
    const variants = short.map((variantId) => ({ variantId: Number(variantId), name: nameOf(pricing, variantId) }))
    throw new RequestError('out_of_stock', { variants })
  }
  if (days !== null) await checkLife(context, pricing, { demand, days })
}

/** What a group is promised to keep must not be found missing by whoever packs it; the stock is held. */
async function checkLife(
  { db }: CommandContext,
  pricing: OrderDraft['pricing'],
  { demand, days }: { demand: ReturnType<typeof stockDemand>; days: number },
): Promise<void> {
  const variantIds = demand.map(({ variantId }) => Number(variantId))
  const shelves = await selectPromisedShelves(db, { variantIds, days, keepsUntil: addDays(pricing.today, days) })
  const variants = shelves.flatMap((shelf) => {
    const { variantId } = shelf
    const over = piecesOverPromise(shelf)
    const wanted = demand.find((one) => one.variantId === variantId)?.pieces ?? 0
    const inStock = Math.max(0, wanted - over)
    return over > 0 ? [{ variantId: Number(variantId), name: nameOf(pricing, variantId), inStock }] : []
  })
  if (variants.length > 0) throw new RequestError('out_of_stock', { reason: 'life', variants })
}

function nameOf({ goods }: OrderDraft['pricing'], variantId: string): string {
  const contents = [...goods.values()].flatMap((one) => one.contents)
  return contents.find((content) => content.variantId === variantId)?.name ?? ''
}
