import { GROUP_MACHINE, type GroupEvent } from '@shop/domain/group-order/group-machine'
import { gramsOf, priceAt } from '@shop/domain/group-order/kilo-steps'
import { MEMBER_MACHINE, type MemberEvent } from '@shop/domain/group-order/member-machine'
import { endAsking, fixPrice } from '@shop/domain/group-order/settle-group'
import { transition } from '@shop/domain/state-machine'
import { queueAsked, queuePlaced, queueReport } from '#app/group-order/emails/queue-group-mails'
import { endOrderOf } from '#app/group-order/end-order'
import { type GroupRow, lockGroup, shareGroupById, updateGroup } from '#app/group-order/groups.sql'
import { countIn, lockMember, type MemberRow, selectMembers, updateMemberState } from '#app/group-order/members.sql'
import type { CommandContext } from '#app/http/context'
import { lockOrders } from '#app/order/payable-order.sql'
import { renewPromise } from '#app/order/renew-promise'
import { loadShopRules } from '#app/rules/shop-rules'

/** What the order of a member says about its money. */
function eventOf({ orderState }: MemberRow): MemberEvent | 'wait' {
  if (orderState === null || orderState === 'awaiting_payment' || orderState === 'awaiting_approval') return 'wait'
  return orderState === 'expired' || orderState === 'cancelled' ? 'order_ended' : 'order_paid'
}

/** Members hear what became of their orders, which are held with the group: nothing of them changes between the kilos and the price. */
async function hearOrders({ db }: CommandContext, groupId: number): Promise<MemberRow[]> {
  const before = await selectMembers(db, groupId)
  await lockOrders(
    db,
    before.flatMap(({ orderId }) => orderId ?? []),
  )
  const members = await selectMembers(db, groupId)
  const heard: MemberRow[] = []
  for (const member of members) {
    const event = eventOf(member)
    const step = event === 'wait' ? null : transition(MEMBER_MACHINE, member.state, event)
    const isMoved = step?.ok && step.value.isChanged
    if (isMoved) await updateMemberState(db, member.id, step.value.to)
    heard.push(isMoved ? { ...member, state: step.value.to } : member)
  }
  return heard
}

const linesOf = ({ lines }: MemberRow) =>
  lines.flatMap(({ pieces, grams, unitPrice }) => (grams && unitPrice ? [{ pieces, grams, unitPrice }] : []))
const inState = (members: readonly MemberRow[], ...states: MemberRow['state'][]) =>
  members.filter(({ state }) => states.includes(state))

/** When no order of the group waits for money any more, the kilos paid fix the price. Once. */
export async function fixGroupPrice(context: CommandContext, groupId: number): Promise<void> {
  const { db, now } = context
  const group = await lockGroup(db, groupId)
  if (group?.state !== 'paying') return
  const members = await hearOrders(context, groupId)
  if (inState(members, 'to_pay').length > 0) return
  const paid = inState(members, 'paid')
  const grams = paid.map((member) => gramsOf(linesOf(member)))
  const agreedPercent = group.agreedPercent ?? 0
  const decision = fixPrice(grams, { steps: group.steps, agreedPercent }, now, group.answerHours)
  const paidGrams = grams.reduce((all, one) => all + one, 0)
  await countIn(
    db,
    paid.map(({ id }) => id),
  )
  const fixed = { ...group, paidGrams, finalPercent: decision.percent }
  await moveGroup(context, fixed, { ...decision, grams: paidGrams }, members)
  if (decision.event !== 'price_rose' || decision.until === null) return
  const { pricing } = await loadShopRules(context)
  for (const member of paid) {
    const price = priceAt(linesOf(member), decision.percent, pricing.priceStep)
    await updateMemberState(db, member.id, 'asked')
    await queueAsked(context, group, member, { was: member.orderPayable ?? 0, price, paidGrams, until: decision.until })
  }
}

interface Decision {
  event: GroupEvent
  percent: number
  until: Date | null
  grams?: number
}

async function moveGroup(context: CommandContext, group: GroupRow, decision: Decision, members: readonly MemberRow[]) {
  const { db, now } = context
  const step = transition(GROUP_MACHINE, group.state, decision.event)
  if (!step.ok || !step.value.isChanged) throw new Error(`A group in ${group.state} refused ${decision.event}.`)
  const { to } = step.value
  await updateGroup(db, group.id, { ...decision, state: to, now })
  if (to === 'placed') await sendGoods(context, group, members)
  if (to === 'settling') await queueReport(context, group, 'settling')
  if (to === 'failed') await queueReport(context, group, 'failed')
}

/** From now on the orders may be packed, and their days count from now. */
async function sendGoods(context: CommandContext, group: GroupRow, members: readonly MemberRow[]): Promise<void> {
  const buying = inState(members, 'paid', 'stayed')
  for (const member of buying) {
    if (member.orderId !== null) await renewPromise(context, member.orderId)
    await queuePlaced(context, group, member)
  }
  await queueReport(context, group, 'placed')
}

/** Silence, a difference that nobody paid, a change taken back: the money goes back. In a transaction of its own for each member. */
export async function endAnswer(context: CommandContext, groupId: number, memberId: number): Promise<void> {
  const { db, now } = context
  const group = await shareGroupById(db, groupId)
  const member = group && (await lockMember(db, memberId))
  if (group?.state !== 'settling' || !member) return
  const isSilent = member.state === 'asked' && group.answerUntil !== null && group.answerUntil <= now
  if (!isSilent && !isUnpaidStay(member)) return
  await updateMemberState(db, member.id, 'refunded')
  await endOrderOf(context, member)
}

/** The order was made what it was before: the difference never came. */
function isUnpaidStay({ state, orderState, orderPayable, agreedPayable }: MemberRow): boolean {
  return state === 'stayed' && orderState === 'accepted' && orderPayable !== agreedPayable
}

/** When everybody has answered and no difference is waited for. */
export async function endGroupAsking(context: CommandContext, groupId: number): Promise<void> {
  const group = await lockGroup(context.db, groupId)
  if (group?.state !== 'settling') return
  const members = await hearOrders(context, groupId)
  const stayed = inState(members, 'stayed')
  const isWaiting = stayed.some((member) => eventOf(member) === 'wait' || isUnpaidStay(member))
  if (inState(members, 'asked').length > 0 || isWaiting) return
  const decision = endAsking(stayed.length, group.finalPercent ?? 0)
  await moveGroup(context, group, decision, members)
}
