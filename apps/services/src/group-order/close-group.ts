import { GROUP_MACHINE } from '@shop/domain/group-order/group-machine'
import { gramsOf, priceAt } from '@shop/domain/group-order/kilo-steps'
import { MEMBER_MACHINE } from '@shop/domain/group-order/member-machine'
import { closeGroup } from '@shop/domain/group-order/settle-group'
import { transition } from '@shop/domain/state-machine'
import type { PricingContext } from '#app/cart/load-pricing-context'
import { queueGoodsGone, queueReport } from '#app/group-order/emails/queue-group-mails'
import { lockGroup, updateGroup } from '#app/group-order/groups.sql'
import {
  freezeMember,
  type MemberLine,
  type MemberRow,
  selectMembers,
  updateMemberReason,
  updateMemberState,
} from '#app/group-order/members.sql'
import { gramsOfPiece, loadGroupPricing, priceMember } from '#app/group-order/price-member'
import type { CommandContext } from '#app/http/context'

type Frozen = MemberLine & { grams: number; unitPrice: number }

/**
 * The deadline, in one transaction under the lock of the group: prices of the shop are frozen for each line, the kilos joined bring their step,
 * and every member is asked to pay or let go. Twice is once.
 */
export async function closeDueGroup(context: CommandContext, groupId: number): Promise<void> {
  const { db, now } = context
  const group = await lockGroup(db, groupId)
  if (group?.state !== 'open' || group.deadlineAt > now) return
  const members = await selectMembers(db, groupId)
  const joined = members.filter(({ state }) => state === 'joined')
  const ids = new Set(joined.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)))
  const pricing = await loadGroupPricing(context, [...ids])
  const frozen = joined.map((member) => ({ member, lines: freezeLines(pricing, member) }))
  const buying = frozen.filter(({ lines }) => lines.length > 0)
  const grams = buying.map(({ lines }) => gramsOf(lines))
  const decision = closeGroup(grams, group.steps, now, group.payHours)
  for (const { member, lines } of buying) {
    await freezeMember(db, member.id, lines, priceAt(lines, decision.percent, pricing.rules.pricing.priceStep))
  }
  await endChoosing(context, members)
  for (const { member, lines } of frozen) {
    if (lines.length > 0) continue
    await updateMemberState(db, member.id, 'expired')
    await updateMemberReason(db, member.id, 'goods_gone')
    await queueGoodsGone(context, group, member)
  }
  const step = transition(GROUP_MACHINE, group.state, decision.event)
  if (!step.ok) throw new Error(`A group that is due refused ${decision.event}.`)
  const sum = grams.reduce((all, one) => all + one, 0)
  await updateGroup(db, groupId, { ...decision, state: step.value.to, grams: sum, now })
  await queueReport(context, group, decision.event === 'close' ? 'closed' : 'nobody_joined')
}

/** What is sold no more is left out; a member with nothing left has nothing to pay for. */
function freezeLines(pricing: PricingContext, member: MemberRow): Frozen[] {
  const wanted = member.lines.filter(({ variantId }) => pricing.goods.get(String(variantId))?.view.isSold)
  if (wanted.length === 0) return []
  const { unitPrices } = priceMember(pricing, wanted, 0)
  return wanted.flatMap((line) => {
    const found = pricing.goods.get(String(line.variantId))
    const unitPrice = unitPrices.get(line.variantId)
    return found && unitPrice ? [{ ...line, grams: gramsOfPiece(found), unitPrice }] : []
  })
}

async function endChoosing({ db }: CommandContext, members: readonly MemberRow[]): Promise<void> {
  for (const { id, state } of members) {
    const step = transition(MEMBER_MACHINE, state, 'deadline_passed')
    if (step.ok && step.value.isChanged) await updateMemberState(db, id, step.value.to)
  }
}
