import type { Db, Narrow, NoRow } from '#app/store/database'
import type { LockListed, SelectListedEntries } from '#app/store/rows'

/** Entries that are or were on the map. */
export async function selectListedEntries(db: Db): Promise<number[]> {
  const { rows } = await db.query<Narrow<SelectListedEntries, { id: number }>>(
    'select id::int as id from internal.retailer_entries where retailer_id is not null order by id',
  )
  return rows.map(({ id }) => id)
}

interface Listed {
  id: number
  retailerId: number
  name: string
  email: string | null
  isBuying: boolean
  isHidden: boolean
  isPaused: boolean
}

/** The customer first, as the commands of the owner do. */
export async function lockListed(db: Db, id: number, now: Date): Promise<Listed | null> {
  await db.query<NoRow>(
    'select from shop.customers c join internal.retailer_entries e on e.customer_id = c.id where e.id = $1 for update of c',
    [id],
  )
  const { rows } = await db.query<Narrow<LockListed, Listed>>(
    `select e.id::int as id, r.id::int as "retailerId", r.name, c.email, internal.retailer_is_buying(c.id, $2) as "isBuying",
            r.hidden_at is not null as "isHidden", e.paused_at is not null as "isPaused"
       from internal.retailer_entries e join shop.retailers r on r.id = e.retailer_id join shop.customers c on c.id = e.customer_id
      where e.id = $1 for update of e, r`,
    [id, now],
  )
  return rows[0] ?? null
}

export async function pauseEntry(db: Db, { id, retailerId }: Listed, now: Date): Promise<void> {
  await db.query<NoRow>('update internal.retailer_entries set paused_at = $2 where id = $1', [id, now])
  await db.query<NoRow>('update shop.retailers set hidden_at = $2 where id = $1', [retailerId, now])
}

export async function resumeEntry(db: Db, { id, retailerId }: Listed): Promise<void> {
  await db.query<NoRow>('update internal.retailer_entries set paused_at = null where id = $1', [id])
  await db.query<NoRow>('update shop.retailers set hidden_at = null where id = $1', [retailerId])
}
