import type { RevealPerson } from '@shop/contract/staff/staff-desk'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { InsertReveal, SelectPersonExists } from '#app/store/rows'

type Revealing = Pick<RevealPerson, 'objectType' | 'objectId'>

/** Whether there is such a person to show. */
export async function selectPersonExists(db: Db, { objectType, objectId }: Revealing): Promise<boolean> {
  const { rows } = await db.query<Narrow<SelectPersonExists, { known: boolean }>>(
    `select case $1::text
       when 'order' then exists (select from shop.orders where id = $2)
       when 'customer' then exists (select from shop.customers where id = $2 and deleted_at is null)
       when 'plan' then exists (select from shop.plans where id = $2)
       when 'ticket' then exists (select from shop.tickets where id = $2)
       when 'application' then exists (select from shop.applications where id = $2)
     end as known`,
    [objectType, objectId],
  )
  return onlyRow(rows).known
}

/** By the clock of the database, which the masks ask too. */
export async function insertReveal(db: Db, userId: string, { objectType, objectId }: Revealing): Promise<Date> {
  const { rows } = await db.query<InsertReveal>(
    `insert into internal.staff_reveals (user_id, object_type, object_id, shown_until)
     values ($1, $2, $3, now() + interval '10 minutes') returning shown_until as "shownUntil"`,
    [userId, objectType, objectId],
  )
  return onlyRow(rows).shownUntil
}
