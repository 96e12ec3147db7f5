import type { TicketRow } from '#app/contact/threads.sql'
import { type Db, onlyRow } from '#app/store/database'
import type { DidDealWith } from '#app/store/rows'

/** Whether this member wrote to the same person in another thread, or decided a case or moved an order of theirs. */
export async function didDealWith(db: Db, { id, email, orderId }: TicketRow, userId: string): Promise<boolean> {
  const { rows } = await db.query<DidDealWith>(
    `with mine as (select o.id from shop.orders o where o.email = $2 or o.id = $3)
     select exists (select from shop.ticket_messages m join shop.tickets t on t.id = m.ticket_id
                     where t.email = $2 and t.id <> $1 and m.kind = 'staff' and m.author_id = $4::text::uuid)
         or exists (select from shop.case_events e join shop.cases c on c.id = e.case_id
                     where c.order_id in (select id from mine) and e.actor_kind = 'staff' and e.actor_id = $4)
         or exists (select from shop.order_events e
                     where e.order_id in (select id from mine) and e.actor_kind = 'staff' and e.actor_id = $4) as did`,
    [id, email, orderId, userId],
  )
  return onlyRow(rows).did === true
}
