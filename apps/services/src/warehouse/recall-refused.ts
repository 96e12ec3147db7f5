import type { MailRow } from '#app/mail/mail.sql'
import type { Db } from '#app/store/database'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

const EVENT = /^recalled (batch:\d+)$/
const OBJECT = /^order:(\d+)$/

/** Whoever cannot be told by mail not to feed a batch is told by a person, as who has no address at all. Other mails ask for nobody. */
export async function openRecallLetter(db: Db, { event, object, data }: MailRow, now: Date): Promise<void> {
  const [, batch] = EVENT.exec(event) ?? []
  const [, orderId] = OBJECT.exec(object) ?? []
  if (batch === undefined || orderId === undefined) return
  const details = { code: String(data['recall.batch'] ?? '') }
  await openStaffTask(db, {
    kind: 'recall_letter',
    subject: `${batch}:${object}`,
    orderId: Number(orderId),
    details,
    now,
  })
}
