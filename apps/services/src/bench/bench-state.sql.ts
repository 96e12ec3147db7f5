import type { BenchState } from '@shop/contract/staff/bench'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectBenchDay, SelectBenchPrints } from '#app/store/rows'

type Day = Pick<BenchState, 'carriers'> & { refused: { orderNumber: string; parcelId: number }[] }

/** What each carrier still takes today, and which labels were refused. */
export async function selectBenchDay(db: Db, { since, today }: { since: Date; today: string }): Promise<Day> {
  const { rows } = await db.query<Narrow<SelectBenchDay, Day>>(
    `with waiting as (
       select m.carrier, min(m.cut_off) as cut_off, count(*) as left from shop.orders o join shop.shipping_methods m on m.id = o.shipping_method_id
        where o.state in ('accepted', 'packing') and not internal.awaits_group(o.id) and not internal.is_withdrawn_from(o.id) and (o.dispatch_on is null or o.dispatch_on <= $2)
          and not exists (select from shop.parcels p where p.order_id = o.id and p.state not in ('planned', 'cancelled'))
        group by m.carrier
     ), packed as (
       select p.carrier, count(*) as packed from internal.parcel_scans s join shop.parcels p on p.id = s.parcel_id
        where s.verdict = 'closed' and s.at >= $1 and p.state not in ('planned', 'cancelled') group by p.carrier
     )
     select coalesce((select jsonb_agg(jsonb_build_object('carrier', coalesce(w.carrier, p.carrier), 'cutOff', w.cut_off,
                 'packed', coalesce(p.packed, 0), 'left', coalesce(w.left, 0)) order by w.cut_off, coalesce(w.carrier, p.carrier))
               from waiting w full join packed p on p.carrier = w.carrier), '[]') as carriers,
            coalesce((select jsonb_agg(jsonb_build_object('orderNumber', o.number, 'parcelId', p.id) order by t.opened_at)
               from shop.staff_tasks t join shop.parcels p on p.id = substr(t.subject, 8)::bigint join shop.orders o on o.id = p.order_id
              where t.kind = 'label_refused' and t.closed_at is null and p.state = 'packed'), '[]') as refused`,
    [since, today],
  )
  return onlyRow(rows)
}

/** What waits for the printer of this bench, and what came out last. */
export async function selectBenchPrints(db: Db, benchId: number): Promise<BenchState['prints']> {
  const { rows } = await db.query<Narrow<SelectBenchPrints, BenchState['prints'][number]>>(
    `select * from (
       select j.id as "printId", j.parcel_id as "parcelId", o.number as "orderNumber", j.state, j.is_copy as "isCopy",
              case when j.state = 'queued' and a.state = 'packed' then 'no_label' else j.problem end as problem, p.kind
         from internal.print_jobs j join internal.printers p on p.id = j.printer_id
         join shop.parcels a on a.id = j.parcel_id join shop.orders o on o.id = a.order_id
        where j.bench_id = $1 order by j.id desc limit 20) last order by "printId"`,
    [benchId],
  )
  return rows
}
