import { GROUP_MACHINE } from '@shop/domain/group-order/group-machine'
import { MEMBER_MACHINE } from '@shop/domain/group-order/member-machine'
import { transition } from '@shop/domain/state-machine'
import { queueCalledOff } from '#app/group-order/emails/queue-group-mails'
import { lockGroup, updateGroup } from '#app/group-order/groups.sql'
import { selectMembers, updateMemberState } from '#app/group-order/members.sql'
import { audit, type CommandContext } from '#app/http/context'

/** Everybody who has joined is told. False for one that is past its deadline; twice is once. */
export async function endOpenGroup(context: CommandContext, groupId: number): Promise<boolean> {
  const { db, now } = context
  const group = await lockGroup(db, groupId)
  const step = group && transition(GROUP_MACHINE, group.state, 'call_off')
  if (!group || !step?.ok) return false
  if (!step.value.isChanged) return true
  await updateGroup(db, group.id, { event: 'call_off', state: step.value.to, until: null, now })
  for (const member of await selectMembers(db, group.id)) {
    const ended = transition(MEMBER_MACHINE, member.state, 'called_off')
    if (!ended.ok || !ended.value.isChanged) continue
    await updateMemberState(db, member.id, ended.value.to)
    if (member.state === 'joined') await queueCalledOff(context, group, member)
  }
  await audit(db, context, 'group.called_off', { type: 'group', id: group.id })
  return true
}
