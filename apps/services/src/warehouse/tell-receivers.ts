import type { CommandContext } from '#app/http/context'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'
import { queueRecall } from '#app/warehouse/emails/queue-recall'
import type { RecalledBatch, ReceivedBatch } from '#app/warehouse/recalls.sql'

/** A mail for everybody who has an address, once; how many those are. Whoever has none any more is told by a letter, which a person writes. */
export async function tellReceivers(
  context: CommandContext,
  recalled: RecalledBatch,
  recall: { reason: string; risk: string; symptoms: string },
  receivers: readonly ReceivedBatch[],
): Promise<number> {
  const { db, now } = context
  const { batchId, code } = recalled
  const reachable = receivers.filter(({ email }) => email !== '')
  await queueRecall(context, recalled, recall, reachable)
  for (const { orderId } of receivers.filter(({ email }) => email === '')) {
    const subject = `batch:${batchId}:order:${orderId}`
    await openStaffTask(db, { kind: 'recall_letter', subject, orderId, details: { code }, now })
  }
  return reachable.length
}
