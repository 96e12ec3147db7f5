import { GROUP_AGREED } from '@shop/contract/order/group-order'
import { memberPaysUntil } from '@shop/domain/group-order/settle-group'
import { queueGoodsGone, queueToPay } from '#app/group-order/emails/queue-group-mails'
import type { GroupRow } from '#app/group-order/groups.sql'
import { shareGroupById } from '#app/group-order/groups.sql'
import {
  lockMember,
  type MemberRow,
  updateMemberOrder,
  updateMemberReason,
  updateMemberState,
} from '#app/group-order/members.sql'
import { groupDetails, loadGroupPricing, nameOf, priceMember } from '#app/group-order/price-member'
import type { CommandContext, Context } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { draftOrder } from '#app/order/order-draft'
import { writeOrder } from '#app/order/place-order'
import { insertOrderCart } from '#app/order/unattended/order-cart.sql'
import { promiseShipping } from '#app/rules/promise-shipping'
import { inSavepoint } from '#app/store/database'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type PlacingContext = CommandContext & Pick<Context, 'log'>

/**
 * The order of one member, by the functions of the checkout, at what the deadline froze. Each in a transaction of its own: goods of many are held
 * one after another, and a crash leaves the rest to the next run. Whoever comes second finds the order.
 */
export async function placeMember(context: PlacingContext, groupId: number, memberId: number): Promise<void> {
  const { db } = context
  const group = await shareGroupById(db, groupId)
  const member = group && (await lockMember(db, memberId))
  if (group?.state !== 'paying' || member?.state !== 'to_pay' || member.orderId !== null) return
  const isPlaced = await tryToPlace(context, group, member)
  if (isPlaced) return
  await updateMemberState(db, member.id, 'expired')
  await updateMemberReason(db, member.id, 'goods_gone')
  await queueGoodsGone(context, group, member)
}

async function tryToPlace(context: PlacingContext, group: GroupRow, member: MemberRow): Promise<boolean> {
  try {
    return await inSavepoint(context.db, () => place(context, group, member))
  } catch (error) {
    // Somebody bought the last piece between the look and the reservation.
    if (error instanceof RequestError && error.code === 'out_of_stock') return false
    throw error
  }
}

async function place(context: PlacingContext, group: GroupRow, member: MemberRow): Promise<boolean> {
  const { db, now } = context
  const lines = member.lines.filter(({ unitPrice }) => unitPrice !== null)
  const today = await loadGroupPricing(
    context,
    member.lines.map(({ variantId }) => variantId),
    group.zip,
  )
  const { row, cart, pricing } = priceMember(today, lines, group.agreedPercent ?? 0, groupDetails(group, member))
  const agreed = member.agreedPayable ?? 0
  const draft = await draftOrder(context, { row, cart, pricing, payable: agreed })
  if (!draft.ok) {
    if (draft.code === 'cart_changed') return false
    throw new Error(`The order of a group member was refused: ${draft.code}.`)
  }
  const { payable } = draft.value.priced.result
  if (payable > agreed) throw new Error(`An order of a group costs ${payable}, agreed were ${agreed}.`)
  const id = await insertOrderCart(db, { storefrontId: STOREFRONT_ID, now })
  const heldUntil = memberPaysUntil(group.payUntil, now, group.payHours)
  const { shipping } = draft.value
  // Nothing leaves before everybody has had their time to pay.
  const promise = promiseShipping(heldUntil, pricing.rules, shipping, pricing.records.get(shipping.id))
  const placed = await writeOrder(
    context,
    { ...draft.value, row: { ...draft.value.row, id }, promise, cheapestShipping: 0 },
    { buttonText: GROUP_AGREED, consents: [], heldUntil },
  )
  await updateMemberOrder(db, member.id, placed.orderId)
  const gone = member.lines.filter(({ unitPrice }) => unitPrice === null)
  const left = gone.map(({ variantId }) => nameOf(today, variantId)).filter(Boolean)
  await queueToPay(context, group, member, { ...placed, until: heldUntil, left })
  return true
}
