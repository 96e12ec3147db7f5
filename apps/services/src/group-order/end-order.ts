import type { MemberRow } from '#app/group-order/members.sql'
import type { CommandContext } from '#app/http/context'
import { changeOrder } from '#app/order/change-order'

/** What the member ordered ends as any order does: goods are let go, and whatever was paid goes back. */
export async function endOrderOf(context: CommandContext, { orderId }: Pick<MemberRow, 'orderId'>): Promise<void> {
  if (orderId === null) return
  const ended = await changeOrder(context, orderId, 'cancel')
  // One that has expired or was cancelled meanwhile has nothing more to let go.
  if (!ended.ok && ended.code !== 'not_allowed') throw new Error(`An order of a group refused to end: ${ended.code}.`)
}
