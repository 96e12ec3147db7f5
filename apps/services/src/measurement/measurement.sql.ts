import type { CountPageViews, CountVitals, RecordCookieChoice } from '@shop/contract/measurement'
import type { Db, NoRow } from '#app/store/database'
import type { CountPages } from '#app/store/rows'

export async function insertCookieChoice(db: Db, choice: RecordCookieChoice, now: Date): Promise<void> {
  const { key, wordingVersion, preferences, analytics, marketing, source } = choice
  await db.query<NoRow>(
    `insert into shop.cookie_consents (consent_key, wording_version, preferences, analytics, marketing, source, given_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [key, wordingVersion, preferences, analytics, marketing, source, now],
  )
}

/** Rows are taken in one order, so that two servers that report at once never wait for each other in a circle. */
export async function addPageViews(
  db: Db,
  { views, day, storefrontId }: CountPageViews & { day: string; storefrontId: number },
): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.page_views as kept (storefront_id, day, path, source, views)
     select $1, $2, path, source, sum(count)
       from jsonb_to_recordset($3) as told (path text, source text, count integer)
      group by path, source order by path, source
     on conflict (storefront_id, day, path, source) do update set views = kept.views + excluded.views`,
    [storefrontId, day, JSON.stringify(views)],
  )
}

/** Rows are taken in one order, as those of views. */
export async function addVitals(
  db: Db,
  { vitals, day, storefrontId }: CountVitals & { day: string; storefrontId: number },
): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.web_vitals as kept (storefront_id, day, page, metric, bucket, visits)
     select $1, $2, page, metric, bucket, sum(count)
       from jsonb_to_recordset($3) as told (page text, metric text, bucket smallint, count integer)
      group by page, metric, bucket order by page, metric, bucket
     on conflict (storefront_id, day, page, metric, bucket) do update set visits = kept.visits + excluded.visits`,
    [storefrontId, day, JSON.stringify(vitals)],
  )
}

/** Of pages never counted on this day; so many new ones in a day are nobody's readers. */
export async function countPages(db: Db, storefrontId: number, day: string): Promise<number> {
  const { rows } = await db.query<CountPages>(
    'select count(*)::integer as pages from shop.page_views where storefront_id = $1 and day = $2',
    [storefrontId, day],
  )
  return rows[0]?.pages ?? 0
}

interface MeasuredOrder {
  orderId: number
  consentKey: string | null
  clientId: string | null
  now: Date
}

/** True for the first who asks. */
export async function claimMeasurement(
  db: Db,
  { orderId, consentKey, clientId, now }: MeasuredOrder,
): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `insert into internal.measured_orders (order_id, measured_at, consent_key, client_id) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [orderId, now, consentKey, clientId],
  )
  return rowCount === 1
}
