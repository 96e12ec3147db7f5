import type { ViewSource } from '@shop/domain/marketing/counted-path'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectAudit, SelectOrderByNumber, SelectVisits } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface AuditEntryRow {
  id: number
  at: Date
  action: string
  actorKind: SelectAudit['actorKind']
  actorName: string | null
  requestId: string
  details: Record<string, unknown>
  objectType: string | null
  objectId: string | null
}

interface AuditQuestion {
  /** Null for all of them. With an id they are named even then: the index begins with the kind. */
  objectTypes: readonly string[] | null
  objectId: string | null
  before: number | null
  limit: number
}

/** Details name fields and not values; an address that slipped in is masked all the same. */
export async function selectAudit(
  db: Db,
  { objectTypes, objectId, before, limit }: AuditQuestion,
): Promise<AuditEntryRow[]> {
  const { rows } = await db.query<Narrow<SelectAudit, AuditEntryRow>>(
    `select a.id, a.at, a.action, a.actor_kind as "actorKind", internal.staff_name(a.actor_id) as "actorName", a.request_id as "requestId",
            regexp_replace(a.details::text, '[^\\s"<>@,;:]+@', '•••@', 'g')::jsonb as details,
            a.object_type as "objectType", a.object_id as "objectId"
       from internal.audit_log a
      where ($1::text[] is null or a.object_type = any($1)) and ($2::text is null or a.object_id = $2) and ($3::bigint is null or a.id < $3)
      order by a.id desc limit $4`,
    [objectTypes, objectId, before, limit],
  )
  return rows
}

export async function selectOrderByNumber(db: Db, number: string): Promise<number | null> {
  const { rows } = await db.query<SelectOrderByNumber>('select id from shop.orders where number = $1', [number])
  return rows[0]?.id ?? null
}

interface VisitsRow {
  days: { day: string; views: number }[]
  sources: { source: ViewSource; views: number }[]
  pages: { path: string; views: number }[]
  vitals: { day: string; page: string; metric: 'lcp' | 'cls' | 'inp'; bucket: number; visits: number }[]
}

const MOST_PAGES = 30

/** Days without a reader are days too. */
export async function selectVisits(db: Db, today: string, days: number): Promise<VisitsRow> {
  const { rows } = await db.query<Narrow<SelectVisits, VisitsRow>>(
    `with read as materialized (select v.day, v.path, v.source, v.views from shop.page_views v
        where v.storefront_id = $1 and v.day > $2::date - $3::int and v.day <= $2::date)
     select (select jsonb_agg(jsonb_build_object('day', to_char(d.day, 'YYYY-MM-DD'),
               'views', coalesce((select sum(r.views) from read r where r.day = d.day), 0)) order by d.day)
               from generate_series($2::date - $3::int + 1, $2::date, interval '1 day') d (day)) as days,
            coalesce((select jsonb_agg(jsonb_build_object('source', s.source, 'views', s.views) order by s.views desc)
               from (select source, sum(views) as views from read group by source) s), '[]') as sources,
            coalesce((select jsonb_agg(jsonb_build_object('path', p.path, 'views', p.views) order by p.views desc, p.path)
               from (select path, sum(views) as views from read group by path order by 2 desc, 1 limit ${MOST_PAGES}) p), '[]') as pages,
            coalesce((select jsonb_agg(jsonb_build_object('day', to_char(w.day, 'YYYY-MM-DD'), 'page', w.page, 'metric', w.metric,
                 'bucket', w.bucket, 'visits', w.visits) order by w.day, w.page, w.metric, w.bucket)
               from internal.web_vitals w where w.storefront_id = $1 and w.day > $2::date - $3::int and w.day <= $2::date), '[]') as vitals`,
    [STOREFRONT_ID, today, days],
  )
  return onlyRow(rows)
}
