import type { Context } from '#app/http/context'
import { orderCommand } from '#app/staff/staff-commands'
import { selectVoucherOrder } from '#app/voucher/voucher-orders.sql'

const cancel = orderCommand('cancel')
const takeVoucherBack = orderCommand('voucher_returned')

/** A voucher that was bought is taken back while nobody has spent from it; days that bind its buyer do not bind staff. */
export async function cancelOrderForCustomer(context: Context, wish: { orderId: number; reason?: string }) {
  const bought = await selectVoucherOrder(context.db, wish.orderId)
  return bought?.voucherId ? takeVoucherBack(context, wish) : cancel(context, wish)
}
