import { insertPushes, type NewNotice } from '#app/push/push.sql'
import type { Db } from '#app/store/database'
import { enqueue } from '#app/store/jobs'

interface PushCaller {
  db: Db
  now: Date
  requestId: string
}

/** Writes the notifications and their jobs into the caller's transaction; guests have none. */
export async function queuePush(
  { db, now, requestId }: PushCaller,
  { customerId, ...notice }: Omit<NewNotice, 'now' | 'customerId'> & { customerId: number | null },
): Promise<void> {
  if (customerId === null) return
  const ids = await insertPushes(db, { ...notice, customerId, now })
  for (const pushId of ids) await enqueue(db, 'send-push', { pushId, requestId })
}
