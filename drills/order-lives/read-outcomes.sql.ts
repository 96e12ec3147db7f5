import type pg from 'pg'
import { readCases } from './read-cases.sql.ts'

interface ReadDocument {
  kind: 'invoice' | 'credit_note'
  payable: number
  recap: { rate: number; base: number; tax: number; gross: number }[]
}

export interface ReadOrder {
  orderId: number
  state: string
  payable: number
  kept: number
  documents: ReadDocument[]
  credits: number
  earnedUsable: string | null
  reserved: Record<string, number>
  /** Of boxes that a carrier would not forget. */
  toldOfLabels: number
  parcels: { state: string; cod: number; number: string | null }[]
  unassigned: number
  /** What is left on the voucher that paid. */
  voucher: number
  cases: string
}

/** What the database says of each order. */
export async function readOutcomes(pool: pg.Pool, orderIds: readonly number[]): Promise<Map<number, ReadOrder>> {
  const { rows } = await pool.query(
    `select o.id::int as "orderId", o.state, o.payable::int,
            (select coalesce(sum(p.received - p.refunded), 0)::int from shop.payments p where p.order_id = o.id) as kept,
            (select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'payable', d.payable, 'recap', d.recap) order by d.id), '[]')
               from shop.documents d where d.order_id = o.id) as documents,
            (select coalesce(sum(e.amount), 0)::int - 5000 from shop.credit_entries e where e.customer_id = o.customer_id) as credits,
            (select e.usable_from::text from shop.credit_entries e
              where e.customer_id = o.customer_id and e.kind = 'purchase' and e.reference_id = o.id::text and e.amount > 0) as "earnedUsable",
            (select coalesce(jsonb_object_agg(r.variant_id, r.pieces), '{}') from shop.reservations r where r.order_id = o.id) as reserved,
            (select count(*)::int from shop.staff_tasks t where t.order_id = o.id and t.kind = 'label_not_cancelled') as "toldOfLabels",
            coalesce((select v.balance::int from shop.vouchers v
              where v.id in (select e.voucher_id from shop.voucher_entries e join shop.payments p on p.id = e.payment_id where p.order_id = o.id)), 0) as voucher,
            (select coalesce(jsonb_agg(jsonb_build_object('state', p.state, 'cod', p.cod_amount, 'number', p.tracking_number) order by p.number), '[]')
               from shop.parcels p where p.order_id = o.id) as parcels
       from shop.orders o where o.id = any($1)`,
    [orderIds],
  )
  const cases = Map.groupBy(await readCases(pool, orderIds), ({ orderId }) => orderId)
  return new Map(
    rows.map((row) => {
      const own = cases.get(row.orderId) ?? []
      const words = own.map(({ kind, word, money, credits }) => `${kind} ${word} ${money}+${credits}`)
      return [row.orderId, { ...row, unassigned: 0, cases: words.join('; ') }]
    }),
  )
}

export interface StockCount {
  variantId: number
  onHand: number
  reserved: number
}

export async function readStock(pool: pg.Pool): Promise<Map<number, StockCount>> {
  const { rows } = await pool.query(
    'select variant_id::int as "variantId", on_hand as "onHand", reserved from shop.stock',
  )
  return new Map(rows.map((row) => [row.variantId, row]))
}

/** How often each change of state of these machines was taken, by the events that tell of it. */
export async function countTransitions(
  pool: pg.Pool,
  machines: readonly ('order' | 'payment' | 'shipment' | 'case' | 'plan' | 'cycle')[],
): Promise<{ machine: string; from: string; to: string; times: number }[]> {
  const { rows } = await pool.query(
    `with taken as (
       select 'order' as machine, coalesce(from_state, 'new') as from_state, to_state from shop.order_events
       union all select 'payment', coalesce(from_state, 'new'), to_state from shop.payment_events
       union all select 'shipment', coalesce(from_state, 'new'), to_state from shop.parcel_events
       union all select 'case', coalesce(from_state, 'new'), to_state from shop.case_events
       union all select case when cycle_id is null then 'plan' else 'cycle' end, coalesce(from_state, 'new'), to_state from shop.plan_events
     )
     select t.machine, t.from_state as "from", t.to_state as "to",
            (select count(*)::int from taken k where k.machine = t.machine and k.from_state = t.from_state and k.to_state = t.to_state) as times
       from internal.state_transitions t where t.machine = any($1) order by 1, 2, 3`,
    [machines],
  )
  return rows
}
