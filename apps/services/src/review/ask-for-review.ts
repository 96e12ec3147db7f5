import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { bagIdOf } from '@shop/domain/dog/larder/bought-pack'
import { goodsToAskAbout } from '@shop/domain/review/review-request'
import { loadHalfEatenDays } from '#app/customer/empty-days'
import type { CommandContext } from '#app/http/context'
import { queueReviewRequest } from '#app/review/emails/queue-review-mails'
import { lockAskable, selectBoughtGoods } from '#app/review/review-requests.sql'

/** Once an order, when its bag is half eaten by the dogs that eat it, or by a usual day where none is known. */
export async function askForReview(context: CommandContext, orderId: number): Promise<void> {
  const { db, now } = context
  const order = await lockAskable(db, orderId, now)
  if (!order) return
  const bought = await selectBoughtGoods(db, orderId, now)
  if (bought.length === 0) return
  const half = await loadHalfEatenDays(context, order.customerId)
  const goods = bought.map((line) => ({
    ...line,
    // The first pack of a line speaks for it.
    halfEatenOn: half.get(bagIdOf(orderId, line.position, 1)) ?? null,
  }))
  const tried = goodsToAskAbout(goods, toPragueDay(order.deliveredAt), toPragueDay(now))
  if (tried.length > 0) await queueReviewRequest(context, order, tried)
}
