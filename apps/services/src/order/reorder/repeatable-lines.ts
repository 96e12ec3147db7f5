import { isEligibleForRegularDelivery } from '@shop/domain/cart/regular-delivery'
import type { CommandContext } from '#app/http/context'
import { selectRepeatableLines } from '#app/order/reorder/repeatable-lines.sql'
import { loadShopRules } from '#app/rules/shop-rules'

/** What of an order could come again and again, whichever way it was bought. */
export async function listRepeatableLines(
  context: CommandContext,
  orderId: number,
): Promise<{ variantId: number; pieces: number }[]> {
  const { pricing } = await loadShopRules(context)
  const bought = await selectRepeatableLines(context.db, orderId)
  return bought.filter(({ categories }) => isEligibleForRegularDelivery({ categories, components: [] }, pricing))
}
