import type { ProposeRecall, Recall, RecallView, StoppedBatch } from '@shop/contract/staff/recall'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { LockRecall, SelectRecall, SelectRecalled, SelectReceivers, SelectStopped } from '#app/store/rows'

const MOMENT = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export type RecalledBatch = Omit<RecallView, 'recall' | 'receivers'> & { productId: number; variantId: number }

export async function selectRecalled(db: Db, batchId: number): Promise<RecalledBatch | null> {
  const { rows } = await db.query<Narrow<SelectRecalled, RecalledBatch>>(
    `select b.id as "batchId", b.variant_id as "variantId", v.product_id as "productId", b.code,
            concat_ws(', ', p.name, nullif(v.name, '')) as name, to_char(b.best_before, 'YYYY-MM-DD') as "bestBefore",
            (select sum(w.on_hand) from shop.batches w where w.id = b.id or w.part_of = b.id)::integer as "onHand", b.blocked_reason as "blockedReason",
            (select t.uid from shop.printed_tags t where t.batch_id = b.id and t.revoked_at is null) as "passportUid",
            (select count(distinct l.plan_id) from shop.plan_lines l join shop.plans n on n.id = l.plan_id
              where l.variant_id = b.variant_id and n.state in ('active', 'waiting_for_goods'))::integer as plans,
            (select count(*) from internal.mails m
              where m.object in (select 'order:' || q.order_id from shop.parcel_lines l join shop.parcels q on q.id = l.parcel_id
                 where l.batch_id in (select w.id from shop.batches w where w.id = b.id or w.part_of = b.id))
                and m.event = 'recalled batch:' || b.id and m.sent_at is not null)::integer as told
       from shop.batches b join shop.variants v on v.id = b.variant_id join shop.products p on p.id = v.product_id where b.id = $1`,
    [batchId],
  )
  return rows[0] ?? null
}

export async function selectRecall(db: Db, batchId: number, userId: string): Promise<Recall | null> {
  const { rows } = await db.query<Narrow<SelectRecall, Recall>>(
    `select r.id as "recallId", case when r.approved_at is null then 'proposed' else 'public' end as state, r.reason, r.risk, r.symptoms,
            to_char(r.authority_told_on, 'YYYY-MM-DD') as "authorityToldOn", coalesce(u.name, r.proposed_by) as "proposedBy",
            ${MOMENT('r.proposed_at')} as "proposedAt", r.proposed_by = $2 as "isOwn", coalesce(a.name, r.approved_by) as "approvedBy",
            ${MOMENT('r.approved_at')} as "approvedAt"
       from shop.recalls r
       left join auth.users u on u.id = r.proposed_by::uuid
       left join auth.users a on a.id = r.approved_by::uuid
      where r.batch_id = $1 and r.withdrawn_at is null`,
    [batchId, userId],
  )
  return rows[0] ?? null
}

export async function lockRecall(db: Db, batchId: number) {
  const { rows } = await db.query<LockRecall>(
    `select id, proposed_by as "proposedBy", approved_at as "approvedAt", reason, risk, symptoms
       from shop.recalls where batch_id = $1 and withdrawn_at is null for update`,
    [batchId],
  )
  return rows[0] ?? null
}

export async function insertRecall(
  db: Db,
  { batchId, productId, code, bestBefore }: Pick<RecalledBatch, 'batchId' | 'productId' | 'code' | 'bestBefore'>,
  words: ProposeRecall & { by: string; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.recalls (batch_id, product_id, batch_code, best_before, reason, risk, symptoms, authority_told_on, proposed_by, proposed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[batchId, productId, code, bestBefore, words.reason, words.risk, words.symptoms],
      ...[words.authorityToldOn, words.by, words.now],
    ],
  )
}

export async function updateApproved(db: Db, id: number, by: string, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.recalls set approved_by = $2, approved_at = $3 where id = $1', [id, by, now])
}

export async function updateWithdrawn(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.recalls set withdrawn_at = $2 where id = $1', [id, now])
}

export interface ReceivedBatch {
  orderId: number
  orderNumber: string
  email: string
  pieces: number
  sentOn: string
  isOnWay: boolean
}

/** By parcel: whatever has left the house with pieces of the batch and has not come back. A box sent again was issued before it leaves. */
export async function selectReceivers(db: Db, batchId: number): Promise<ReceivedBatch[]> {
  const { rows } = await db.query<Narrow<SelectReceivers, ReceivedBatch>>(
    `select o.id as "orderId", o.number as "orderNumber", o.email, sum(l.pieces)::integer as pieces,
            to_char(min(p.issued_at) at time zone 'Europe/Prague', 'YYYY-MM-DD') as "sentOn",
            bool_or(p.state not in ('delivered', 'returned')) as "isOnWay"
       from shop.parcel_lines l
       join shop.parcels p on p.id = l.parcel_id and p.issued_at is not null and p.replaced_by is null
        and p.state not in ('planned', 'packed', 'labelled', 'returned', 'cancelled')
       join shop.orders o on o.id = p.order_id
      where l.batch_id in (select b.id from shop.batches b where b.id = $1 or b.part_of = $1) group by o.id order by o.id`,
    [batchId],
  )
  return rows
}

type StoppedRow = Omit<StoppedBatch, 'stoppedAt' | 'publicAt'> & { stoppedAt: Date | null; publicAt: Date | null }

/** Parts of a batch, such as what is sold with little time left, are stopped with the whole. */
export async function selectStopped(db: Db): Promise<StoppedRow[]> {
  const { rows } = await db.query<Narrow<SelectStopped, StoppedRow>>(
    `select b.id as "batchId", b.code, concat_ws(', ', p.name, nullif(v.name, '')) as name,
            case when r.id is null then 'blocked' when r.approved_at is null then 'proposed' else 'public' end as state,
            coalesce(r.reason, b.blocked_reason, '') as reason, coalesce(h.at, r.proposed_at) as "stoppedAt",
            coalesce(internal.staff_name(h.actor_id), u.name) as "stoppedBy", r.approved_at as "publicAt", a.name as "approvedBy",
            (select count(distinct q.order_id) from shop.parcel_lines l join shop.parcels q on q.id = l.parcel_id
              where l.batch_id in (select w.id from shop.batches w where w.id = b.id or w.part_of = b.id)
                and q.issued_at is not null and q.replaced_by is null
                and q.state not in ('planned', 'packed', 'labelled', 'returned', 'cancelled'))::integer as receivers,
            (select count(*) from internal.mails m
              where m.object in (select 'order:' || q.order_id from shop.parcel_lines l join shop.parcels q on q.id = l.parcel_id
                 where l.batch_id in (select w.id from shop.batches w where w.id = b.id or w.part_of = b.id))
                and m.event = 'recalled batch:' || b.id and m.sent_at is not null)::integer as told
       from shop.batches b join shop.variants v on v.id = b.variant_id join shop.products p on p.id = v.product_id
       left join shop.recalls r on r.batch_id = b.id and r.withdrawn_at is null
       left join auth.users u on u.id = r.proposed_by::uuid
       left join auth.users a on a.id = r.approved_by::uuid
       left join lateral (
         select c.at, case when c.actor_kind = 'staff' then c.actor_id end as actor_id from internal.row_history c
          where c.table_name = 'batches' and c.row_key = b.id::text and c.after ->> 'blocked_reason' is not null
          order by c.id desc limit 1
       ) h on true
      where b.part_of is null and (b.blocked_reason is not null or r.id is not null)
      order by coalesce(h.at, r.proposed_at) desc nulls last, b.id desc limit 200`,
  )
  return rows
}
