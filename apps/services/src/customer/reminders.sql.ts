import type { ConsentTopic } from '@shop/contract/consent'
import { remindedBefore } from '@shop/domain/reminder/reminder'
import type { Db, NoRow } from '#app/store/database'

interface Reminding {
  customerId: number
  topic: Extract<ConsentTopic, 'reminders' | 'abandoned_cart'>
  now: Date
}

/** Takes the one reminder of the week, under the lock of the row: false for whoever had one or has not agreed, or no longer does. */
export async function takeReminder(db: Db, { customerId, topic, now }: Reminding): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `update shop.customers c set reminded_at = $3
      where c.id = $1 and (c.reminded_at is null or c.reminded_at <= $4)
        and exists (select from shop.current_consents n where n.customer_id = c.id and n.topic = $2 and n.granted)`,
    [customerId, topic, now, remindedBefore(now)],
  )
  return rowCount === 1
}
