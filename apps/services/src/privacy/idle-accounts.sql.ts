import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectToDelete, SelectToWarn } from '#app/store/rows'

export interface IdleAccount {
  customerId: number
  userId: string
  email: string
}

// Signing in, buying or keeping something in a cart; reading the pages leaves no trace to count.
const LAST_SIGN = `greatest(c.seen_at, c.created_at,
  (select max(s.updated_at) from auth.sessions s where s.user_id = c.user_id),
  (select max(o.placed_at) from shop.orders o where o.customer_id = c.id),
  (select max(k.changed_at) from shop.carts k where k.customer_id = c.id and k.state <> 'deleted'))`
const ACCOUNT = 'c.id as "customerId", c.user_id as "userId", c.email'

/** Idle for so long that a month is left, and not told yet since they were last seen. */
export async function selectToWarn(db: Db, now: Date, limit: number): Promise<IdleAccount[]> {
  const { rows } = await db.query<Narrow<SelectToWarn, { email: string }>>(
    `select ${ACCOUNT} from shop.customers c
      where c.user_id is not null and c.seen_at < $1::timestamptz - interval '3 years' + interval '30 days'
        and ${LAST_SIGN} < $1::timestamptz - interval '3 years' + interval '30 days'
        and (c.idle_warned_at is null or c.idle_warned_at < ${LAST_SIGN})
      order by c.id limit $2`,
    [now, limit],
  )
  return rows
}

export async function updateWarned(db: Db, customerId: number, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.customers set idle_warned_at = $2 where id = $1', [customerId, now])
}

/** Told a month ago, and not a sign since. */
export async function selectToDelete(db: Db, now: Date, limit: number): Promise<IdleAccount[]> {
  const { rows } = await db.query<Narrow<SelectToDelete, { email: string }>>(
    `select ${ACCOUNT} from shop.customers c
      where c.user_id is not null and c.idle_warned_at <= $1::timestamptz - interval '30 days'
        and ${LAST_SIGN} < least(c.idle_warned_at, $1::timestamptz - interval '3 years')
      order by c.id limit $2`,
    [now, limit],
  )
  return rows
}

/** Locks the account and says whether it is still idle: its owner may be signing in at this moment. */
export async function lockIdle(db: Db, customerId: number, now: Date): Promise<boolean> {
  await db.query<NoRow>('select from shop.customers where id = $1 for update', [customerId])
  const { rowCount } = await db.query<NoRow>(
    `select from shop.customers c
      where c.id = $1 and c.user_id is not null and ${LAST_SIGN} < $2::timestamptz - interval '3 years' + interval '30 days'`,
    [customerId, now],
  )
  return rowCount === 1
}
