import type { TagView } from '@shop/contract/order-detail'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectTag } from '#app/store/rows'

const DAY = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`
const MOMENT = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const PARCEL = `jsonb_build_object('kind', 'parcel', 'state', p.state, 'carrier', p.carrier, 'trackingNumber', p.tracking_number,
  'trackingUrl', p.tracking_url, 'storedUntil', ${DAY('p.stored_until')},
  'events', (select coalesce(jsonb_agg(jsonb_build_object('at', ${MOMENT('e.at')}, 'state', e.to_state, 'words', e.words)
      order by e.at, e.id), '[]')
     from shop.parcel_events e where e.parcel_id = p.id and e.from_state is distinct from e.to_state),
  'lines', (select jsonb_agg(jsonb_build_object('name', concat_ws(', ', g.name, nullif(v.name, '')), 'productSlug', g.slug,
      'pieces', l.pieces, 'batchCode', l.batch_code, 'bestBefore', ${DAY('l.best_before')},
      'batchUid', (select b.uid from shop.printed_tags b where b.batch_id = l.batch_id and b.revoked_at is null)) order by l.position)
     from shop.parcel_lines l join shop.variants v on v.id = l.variant_id join shop.products g on g.id = v.product_id
    where l.parcel_id = p.id))`

const BATCH = `jsonb_build_object('kind', 'batch', 'code', b.code, 'productName', g.name, 'variantName', v.name, 'productSlug', g.slug,
  'bestBefore', ${DAY('b.best_before')}, 'producedOn', ${DAY('b.produced_on')}, 'receivedOn', ${DAY('b.received_on')},
  'recall', (select r.reason from shop.recalls r where r.batch_id = coalesce(b.part_of, b.id) and r.approved_at is not null),
  'isHeld', b.blocked_reason is not null,
  'analysis', (select jsonb_build_object('laboratory', a.laboratory, 'protocol', a.protocol, 'analysedOn', ${DAY('a.analysed_on')},
      'figures', (select coalesce(jsonb_agg(jsonb_build_object('name', n.name, 'percent', f.value::numeric) order by n.position), '[]')
         from jsonb_each_text(a.figures) f join shop.constituents n on n.storefront_id = v.storefront_id and n.code = f.key),
      'findings', a.findings, 'protocolHash', a.protocol_hash)
     from shop.batch_analyses a where a.batch_id = coalesce(b.part_of, b.id)))`

type PrintedTag = Extract<TagView, { kind: 'parcel' | 'batch' }>

export async function selectTag(db: Db, uid: string): Promise<PrintedTag | null> {
  const { rows } = await db.query<Narrow<SelectTag, { tag: PrintedTag }>>(
    `select case t.kind when 'parcel' then ${PARCEL} else ${BATCH} end as tag
       from shop.printed_tags t
       left join shop.parcels p on p.id = t.parcel_id
       left join shop.batches b on b.id = t.batch_id
       left join shop.variants v on v.id = b.variant_id
       left join shop.products g on g.id = v.product_id
      where t.uid = $1 and t.revoked_at is null`,
    [uid],
  )
  return rows[0]?.tag ?? null
}

/** Every batch that goes into a parcel has a passport of its own; it gets its code when it is first sent. */
export async function tagBatches(db: Db, parcelId: number, uids: readonly string[], now: Date): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.printed_tags (uid, kind, batch_id, created_at)
     select u.uid, 'batch', b.batch_id, $3
       from (select batch_id, row_number() over (order by batch_id) as nth
               from (select distinct l.batch_id from shop.parcel_lines l where l.parcel_id = $1 and l.batch_id is not null
                       and not exists (select from shop.printed_tags t where t.batch_id = l.batch_id)) d) b
       join unnest($2::text[]) with ordinality as u (uid, nth) on u.nth = b.nth
     on conflict (batch_id) do nothing`,
    [parcelId, uids, now],
  )
}
