import type { JoinGroup, MemberAct, MemberLines } from '@shop/contract/order/group-order'
import { MEMBER_MACHINE, type MemberState } from '@shop/domain/group-order/member-machine'
import { ok } from '@shop/domain/result'
import { transition } from '@shop/domain/state-machine'
import { queueJoinLink } from '#app/group-order/emails/queue-group-mails'
import { endOrderOf } from '#app/group-order/end-order'
import { type GroupRow, selectGroupGoods, shareGroup } from '#app/group-order/groups.sql'
import { readMember } from '#app/group-order/member-link'
import {
  countMembers,
  insertMember,
  lockMember,
  type MemberRow,
  replaceMemberLines,
  updateMemberState,
} from '#app/group-order/members.sql'
import { no } from '#app/group-order/open-group'
import { loadGroupPricing, priceMember } from '#app/group-order/price-member'
import { stayAtPrice } from '#app/group-order/raise-price'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'

const MOST_MEMBERS = 200
/** So long a place waits for its confirmation: addresses that somebody only typed do not fill a group. */
const HELD_MS = 60 * 60 * 1000

/** Nobody is told whether an address has joined before: the answer is the same, the rest is in its mailbox. */
export async function joinGroup(context: Context, { hash, lines, ...person }: JoinGroup & { hash: string }) {
  const { db, now } = context
  const group = await shareGroup(db, hash)
  if (!group) throw notFound()
  if (!isOpen(group, now)) return no('closed')
  const refusal = await refuseLines(context, group, lines)
  if (refusal) return refusal
  const held = await countMembers(db, group.id, new Date(now.getTime() - HELD_MS))
  if (held >= MOST_MEMBERS) return no('full')
  const { id, isNew } = await insertMember(db, { groupId: group.id, ...person, now })
  if (isNew) await replaceMemberLines(db, id, lines)
  await queueJoinLink(context, group, { id, email: person.email })
  return ok({ sent: true })
}

function isOpen({ state, deadlineAt }: GroupRow, now: Date): boolean {
  return state === 'open' && now < deadlineAt
}

async function refuseLines(context: Context, group: GroupRow, lines: MemberLines) {
  if (lines.length === 0) return no('no_lines')
  const offered = await selectGroupGoods(context.db, group.id)
  const ids = lines.map(({ variantId }) => variantId)
  if (new Set(ids).size < ids.length || ids.some((id) => !offered.includes(id))) return no('no_goods')
  const pricing = await loadGroupPricing(context, ids)
  if (ids.some((id) => !pricing.goods.get(String(id))?.view.isSold)) return no('no_goods')
  const wanted = lines.map((line) => ({ ...line, grams: null, unitPrice: null }))
  const { problems } = priceMember(pricing, wanted, 0).priced.result
  return problems.length > 0 ? no('too_heavy') : null
}

interface Act {
  hash: string
  member: string
  act: MemberAct
  lines: MemberLines | null
}

/** The group is held together with everybody who acts in it; whoever closes it waits for us or we find it closed. */
export async function actInGroup(context: Context, { hash, member: token, act, lines }: Act) {
  const { db, now, deps } = context
  const memberId = readMember(deps.config.AUTH_SECRET, hash, token)
  const group = memberId === null ? null : await shareGroup(db, hash)
  const member = group && memberId !== null ? await lockMember(db, memberId) : null
  if (!group || member?.groupId !== group.id) throw notFound()
  const step = transition(MEMBER_MACHINE, member.state, act)
  if (!step.ok) return no('not_allowed')
  const { to, isChanged, effects } = step.value
  const isChoice = act === 'confirm' || act === 'change' || act === 'come_back'
  if (isChoice && (isChanged || act === 'change') && !isOpen(group, now)) return no('closed')
  // A place that was not confirmed in time is one only while there is room.
  if (isChoice && isChanged && to === 'joined' && (await countMembers(db, group.id, now)) >= MOST_MEMBERS)
    return no('full')
  if (act === 'change' || (act === 'come_back' && lines !== null)) {
    const refusal = await refuseLines(context, group, lines ?? [])
    if (refusal) return refusal
    await replaceMemberLines(db, member.id, lines ?? [])
  }
  const isAnswer = act === 'stay' || act === 'take_back'
  if (isAnswer && isChanged && group.state !== 'settling') return no('closed')
  if (act === 'stay' && isChanged) {
    // Silence gives the money back; an answer that comes after it too.
    if (group.answerUntil !== null && now >= group.answerUntil) return no('closed')
    await moveTo(context, member, to)
    await stayAtPrice(context, group, member)
    return ok({ state: to })
  }
  if (isChanged) await moveTo(context, member, to)
  if (effects.includes('end_order')) await endOrderOf(context, member)
  return ok({ state: to })
}

async function moveTo({ db, log }: Context, member: MemberRow, state: MemberState): Promise<void> {
  await updateMemberState(db, member.id, state)
  log.info({ memberId: member.id, from: member.state, to: state }, 'group.member_moved')
}
