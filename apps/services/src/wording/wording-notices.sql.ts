import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { CountConcerned, LockNotice, SelectComingNotices, SelectConcerned } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** An order that is done: nothing of it can still be changed by what the shop says. */
const DONE = `('delivered', 'closed', 'cancelled', 'expired', 'not_collected')`

/** Whom a new wording concerns, each address once: an account, a regular delivery that goes on, an order on its way. $1 is the storefront. */
const CONCERNED = `
  select distinct on (one.email) one.email, one.key from (
    select c.email, 'customer:' || c.id as key, 1 as place from shop.customers c
     where c.storefront_id = $1 and c.email is not null and c.deleted_at is null
    union all select p.email, 'plan:' || p.id, 2 from shop.plans p
     where p.storefront_id = $1 and p.email is not null and p.state <> 'ended'
    union all select o.email, 'order:' || o.id, 3 from shop.orders o
     where o.storefront_id = $1 and o.email <> '' and o.state not in ${DONE}) one
   order by one.email, one.place, one.key`

export async function countConcerned(db: Db): Promise<number> {
  const { rows } = await db.query<CountConcerned>(`select count(*)::int as count from (${CONCERNED}) c`, [
    STOREFRONT_ID,
  ])
  return onlyRow(rows).count
}

export async function insertNotice(db: Db, versionId: number, now: Date): Promise<void> {
  await db.query<NoRow>('insert into internal.wording_notices (static_page_version_id, asked_at) values ($1, $2)', [
    versionId,
    now,
  ])
}

interface NoticedWording {
  slug: string
  title: string
  version: string
  effectiveFrom: string
}

/** The outbox forgets a mail after 400 days; after so many nobody is asked for anew, or everybody would be told again. */
const REMEMBERED = `interval '365 days'`

/** Wordings that people were told of and that begin today or later. */
export async function selectComingNotices(db: Db, today: string, now: Date): Promise<number[]> {
  const { rows } = await db.query<SelectComingNotices>(
    `select n.static_page_version_id as "versionId"
       from internal.wording_notices n join shop.static_page_versions v on v.id = n.static_page_version_id
      where n.finished_at is not null and v.effective_from >= $1::date and n.asked_at > $2::timestamptz - ${REMEMBERED}
      order by 1`,
    [today, now],
  )
  return rows.map(({ versionId }) => versionId)
}

/** What people are to be told, held until the transaction ends; null when everybody knows and nobody new is to. */
export async function lockNotice(db: Db, versionId: number, today: string): Promise<NoticedWording | null> {
  const { rows } = await db.query<LockNotice>(
    `select p.slug, v.title, v.version, v.effective_from::text as "effectiveFrom"
       from internal.wording_notices n
       join shop.static_page_versions v on v.id = n.static_page_version_id
       join shop.static_pages p on p.id = v.static_page_id
      where n.static_page_version_id = $1 and (n.finished_at is null or v.effective_from >= $2::date)
        for no key update of n`,
    [versionId, today],
  )
  return rows[0] ?? null
}

interface Concerned {
  email: string
  key: string
}

/** The next who have no mail about this wording yet: the outbox itself remembers who was told. */
export async function selectConcerned(
  db: Db,
  { object, template, limit }: { object: string; template: string; limit: number },
): Promise<Concerned[]> {
  const { rows } = await db.query<SelectConcerned>(
    `select c.email, c.key from (${CONCERNED}) c
      where not exists (select from internal.mails m where m.recipient = c.email and m.object = $2 and m.template = $3)
        and not exists (select from internal.mails m where m.object = $2 and m.event = 'notice ' || c.key and m.template = $3)
      limit $4`,
    [STOREFRONT_ID, object, template, limit],
  )
  return rows
}

export async function updateTold(
  db: Db,
  versionId: number,
  { more, finishedAt }: { more: number; finishedAt: Date | null },
): Promise<void> {
  await db.query<NoRow>(
    'update internal.wording_notices set told = told + $2, finished_at = $3 where static_page_version_id = $1',
    [versionId, more, finishedAt],
  )
}
