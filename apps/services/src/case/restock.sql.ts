import type { Db, NoRow } from '#app/store/database'
import type { SelectUnfit } from '#app/store/rows'

// What of a case goes back to be sold; a bundle by its components, for those are the lines.
const BACK = `(select l.variant_id, sum(d.pieces)::integer as pieces from shop.case_decisions d
   join shop.cases c on c.id = d.case_id
   join shop.order_lines l on l.order_id = c.order_id and l.position = d.position
  where d.case_id = $1 and d.goods_to = 'shelf' and l.variant_id is not null group by l.variant_id)`

/** Stock before batches, each in the order of its numbers, as everybody holds them. */
export async function restockPieces(db: Db, caseId: number): Promise<void> {
  await db.query<NoRow>(
    `with held as materialized (
       select s.variant_id, w.pieces from shop.stock s join ${BACK} w on w.variant_id = s.variant_id order by s.variant_id for no key update of s
     )
     update shop.stock s set on_hand = s.on_hand + h.pieces, updated_at = now() from held h where s.variant_id = h.variant_id`,
    [caseId],
  )
  // Into the batch that whoever unpacked it read, else the one it was packed from.
  await db.query<NoRow>(
    `with held as materialized (
       select b.id, w.pieces from ${BACK} w
         cross join lateral (
           select b.id from shop.batches b
             left join shop.case_lines k on k.case_id = $1 and k.arrived_batch = b.code
             left join shop.cases c on c.id = $1
             left join shop.parcels q on q.order_id = c.order_id and q.state <> 'cancelled'
             left join shop.parcel_lines x on x.parcel_id = q.id and x.batch_id = b.id
            where b.variant_id = w.variant_id and (k.case_id is not null or x.batch_id is not null)
            order by k.case_id is not null desc, b.id limit 1
         ) found
         join shop.batches b on b.id = found.id
        order by b.id for no key update of b
     )
     update shop.batches b set on_hand = b.on_hand + h.pieces from held h where b.id = h.id`,
    [caseId],
  )
}

/** Lines whose pieces came back opened or damaged. */
export async function selectUnfit(db: Db, caseId: number): Promise<number[]> {
  const { rows } = await db.query<SelectUnfit>(
    `select position from shop.case_lines where case_id = $1 and arrived_condition in ('opened', 'damaged')`,
    [caseId],
  )
  return rows.map(({ position }) => position)
}
