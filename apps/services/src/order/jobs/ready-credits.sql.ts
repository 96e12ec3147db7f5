import { notResting } from '#app/jobs/each-item.sql'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectReadyCredits, SelectReadyLots } from '#app/store/rows'

/** Credits for orders that can be spent since a short while, of those who are still there. */
export async function selectReadyLots(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.query<SelectReadyLots>(
    `select e.id as "lotId" from shop.credit_entries e
       join shop.credit_lots l on l.id = e.id and l.remaining > 0
       join shop.customers c on c.id = e.customer_id and c.deleted_at is null
      where e.kind = 'purchase' and e.lot_id is null and e.usable_from <= $1
        and e.usable_from > $1::timestamptz - interval '2 days' and ${notResting('tell-ready-credits', 'e.id', '$1')}
      order by e.id`,
    [now],
  )
  return rows.map(({ lotId }) => lotId)
}

interface ReadyCredits {
  customerId: number
  orderId: number
  number: string
  credits: number
  /** All that can be spent now. */
  balance: number
  expiresOn: string
  email: string | null
  /** Whether they want to be written to about credits. */
  isTold: boolean
}

export async function selectReadyCredits(db: Db, lotId: number, now: Date): Promise<ReadyCredits> {
  const { rows } = await db.query<Narrow<SelectReadyCredits, ReadyCredits>>(
    `select c.id as "customerId", o.id as "orderId", o.number, l.remaining as credits, c.email,
            to_char(l.expires_at at time zone 'Europe/Prague', 'YYYY-MM-DD') as "expiresOn",
            (select coalesce(sum(m.remaining), 0)::int from shop.credit_lots m
              where m.customer_id = c.id and m.usable_from <= $2 and (m.expires_at is null or m.expires_at > $2)) as balance,
            exists (select from shop.current_consents n where n.customer_id = c.id and n.topic = 'reminders' and n.granted) as "isTold"
       from shop.credit_lots l join shop.credit_entries e on e.id = l.id
       join shop.customers c on c.id = l.customer_id
       join shop.orders o on o.id = e.reference_id::bigint
      where l.id = $1 and e.kind = 'purchase'`,
    [lotId, now],
  )
  return onlyRow(rows)
}
