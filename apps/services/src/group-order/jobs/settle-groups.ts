import { endOpenGroup } from '#app/group-order/call-off'
import { closeDueGroup } from '#app/group-order/close-group'
import { type DueGroup, selectDueGroups } from '#app/group-order/groups.sql'
import { type MemberRow, selectMembers } from '#app/group-order/members.sql'
import { placeMember } from '#app/group-order/place-member'
import { endAnswer, endGroupAsking, fixGroupPrice } from '#app/group-order/settle-group'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { inTransaction } from '#app/store/database'

/** Everything that a group order does by time: it closes, asks for money, fixes its price, asks once more, and is placed. */
export async function settleGroups(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const items = await selectDueGroups(deps.pool, now)
  const batch = { name: 'settle-groups', items, keyOf: ({ id }: DueGroup) => id }
  const outcome = await eachItem(context, batch, (group) => settle(context, group))
  if (items.length > 0) log.info(outcome, 'group.settled')
}

async function settle(context: JobContext, { id, state, isLeft }: DueGroup): Promise<void> {
  const { pool } = context.deps
  if (state === 'open' && isLeft) {
    await inTransaction(pool, (db) => endOpenGroup({ ...context, db }, id))
    return
  }
  if (state === 'open') await inTransaction(pool, (db) => closeDueGroup({ ...context, db }, id))
  if (state !== 'settling') {
    await eachMember(context, id, 'place', ({ state: is, orderId }) => is === 'to_pay' && orderId === null)
    return inTransaction(pool, (db) => fixGroupPrice({ ...context, db }, id))
  }
  await eachMember(context, id, 'answer', ({ state: is }) => is === 'asked' || is === 'stayed')
  return inTransaction(pool, (db) => endGroupAsking({ ...context, db }, id))
}

/** One member whose order cannot be written waits alone; the others get theirs. */
async function eachMember(
  context: JobContext,
  groupId: number,
  step: 'place' | 'answer',
  isMeant: (member: MemberRow) => boolean,
): Promise<void> {
  const { pool } = context.deps
  const items = (await selectMembers(pool, groupId)).filter(isMeant)
  const work = step === 'place' ? placeMember : endAnswer
  const batch = { name: `settle-groups-${step}`, items, keyOf: ({ id }: MemberRow) => id }
  await eachItem(context, batch, ({ id }) => inTransaction(pool, (db) => work({ ...context, db }, groupId, id)))
}
