import { auditAll, type CommandContext } from '#app/http/context'
import { bindPacks, sendPacks } from '#app/litter/starter-packs.sql'
import { closeStaffTasksAbout, moveStaffTasks } from '#app/tasks/staff-tasks.sql'

export const PACKS_TASK = 'starter_packs' as const

/** When boxes of an order are planned: whoever packs reads in each of them what belongs in beside the goods. */
export async function takePacksAlong({ db }: Pick<CommandContext, 'db'>, orderId: number): Promise<void> {
  const litters = await bindPacks(db, orderId)
  if (litters.length > 0) await moveStaffTasks(db, { kind: PACKS_TASK, subjects: litters.map(toSubject) }, orderId)
}

/** When the first box of the order is closed. */
export async function packsWereSent(context: CommandContext, orderId: number): Promise<void> {
  const { db, now } = context
  const ids = await sendPacks(db, orderId, now)
  if (ids.length === 0) return
  const closing = { closedBy: 'system', note: `order:${orderId}`, now }
  await closeStaffTasksAbout(db, { kind: PACKS_TASK, subjects: ids.map(toSubject) }, closing)
  await auditAll(db, context, 'litter.packs_sent', { type: 'litter', ids })
}

function toSubject(litterId: number): string {
  return `litter:${litterId}`
}
