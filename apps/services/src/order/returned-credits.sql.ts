import type { ReturnedLine } from '@shop/domain/credits/credits-after-returns'
import type { CreditEntry } from '@shop/domain/credits/ledger'
import type { OrderState } from '@shop/domain/order/order-state'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectDebtors, SelectLotLeft, SelectReturnedOrder } from '#app/store/rows'

export interface ReturnedOrder {
  customerId: number | null
  state: OrderState
  creditValue: number
  minimumDays: number
  /** The lot it earned; null before delivery. */
  lotId: string | null
  earned: number
  alreadyTaken: number
  alreadyGivenBack: number
  cutDiscount: number
  lines: ReturnedLine[]
}

/** An order with what has gone back of each line, and what that has done to credits so far. */
export async function selectReturnedOrder(db: Db, orderId: number): Promise<ReturnedOrder | null> {
  const { rows } = await db.query<
    Narrow<SelectReturnedOrder, Pick<ReturnedOrder, 'creditValue' | 'minimumDays' | 'cutDiscount' | 'lines'>>
  >(
    `select o.customer_id as "customerId", o.state, (value.value #>> '{}')::integer as "creditValue",
            (days.value #>> '{}')::integer as "minimumDays", lot.id::text as "lotId", coalesce(lot.amount, 0) as earned,
            coalesce((select -sum(t.amount) from shop.credit_entries t where t.reverses_id = lot.id), 0)::integer as "alreadyTaken",
            coalesce((select sum(b.amount) from shop.credit_entries e join shop.credit_entries b on b.reverses_id = e.id
              where e.customer_id = o.customer_id and e.kind = 'spend' and e.reference_type = 'order' and e.reference_id = o.id::text
                and not exists (select from shop.credit_entries t where t.reverses_id = b.id)), 0)::integer as "alreadyGivenBack",
            -- A change that waits has given nothing back yet.
            case when internal.has_open_change(o.id)
              then (select coalesce(sum(v.credits_back), 0)::integer from internal.order_revisions v where v.order_id = o.id) * (value.value #>> '{}')::integer
              when exists (select from internal.order_revisions v where v.order_id = o.id)
              then greatest(0, o.credits_spent * (value.value #>> '{}')::integer
                - (select sum(l.credits_discount)::integer from shop.order_lines l where l.order_id = o.id))
              else 0 end as "cutDiscount",
            (select jsonb_agg(jsonb_build_object('isGoods', l.variant_id is not null, 'amount', l.amount,
               'creditsDiscount', l.credits_discount, 'credited', coalesce(back.amount, 0)) order by l.position)
               from shop.order_lines l
               left join (
                 select c ->> 'lineId' as line_id, sum((c ->> 'amount')::bigint) as amount
                   from shop.refunds r cross join lateral jsonb_array_elements(r.corrections) c
                  where r.order_id = o.id and r.state = 'done' and r.for_goods > 0
                  group by c ->> 'lineId'
               ) back on back.line_id = l.position::text
              where l.order_id = o.id) as lines
       from shop.orders o
       join shop.settings value on value.storefront_id = o.storefront_id and value.key = 'loyalty.credit_value'
       join shop.settings days on days.storefront_id = o.storefront_id and days.key = 'loyalty.returned_minimum_days'
       left join shop.credit_entries lot on lot.customer_id = o.customer_id and lot.kind = 'purchase'
         and lot.reference_type = 'order' and lot.reference_id = o.id::text
      where o.id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}

export async function selectLotLeft(db: Db, lotId: string): Promise<number> {
  const { rows } = await db.query<SelectLotLeft>('select remaining from shop.credit_lots where id = $1', [lotId])
  return rows[0]?.remaining ?? 0
}

/** What goods that came back had earned; each entry names the earning it takes back, whichever lot it comes from. */
export async function insertTakings(
  db: Db,
  {
    customerId,
    lotId,
    entries,
    now,
  }: { customerId: number; lotId: string; entries: readonly CreditEntry[]; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.credit_entries
       (customer_id, kind, amount, lot_id, reverses_id, usable_from, reference_type, reference_id, created_at)
     select $1, 'reversal', e.credits, e.lot_id, $2::bigint, $4, 'credit_entry',
            concat_ws(':', $2::bigint, nullif((select count(*) from shop.credit_entries where reverses_id = $2::bigint), 0)), $4
       from jsonb_to_recordset($3::jsonb) as e (lot_id bigint, credits integer)`,
    [customerId, lotId, JSON.stringify(entries.map((entry) => ({ lot_id: entry.lotId, credits: entry.credits }))), now],
  )
}

/** What could not be taken today; nothing owed, nothing kept. */
export async function writeDebt(db: Db, orderId: number, credits: number, now: Date): Promise<void> {
  if (credits === 0) {
    await db.query<NoRow>('delete from internal.credit_debts where order_id = $1', [orderId])
    return
  }
  await db.query<NoRow>(
    `insert into internal.credit_debts (order_id, credits, since) values ($1, $2, $3)
     on conflict (order_id) do update set credits = $2`,
    [orderId, credits, now],
  )
}

/** Orders that owe credits and whose customer has some to take. */
export async function selectDebtors(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.query<SelectDebtors>(
    `select d.order_id as "orderId" from internal.credit_debts d join shop.orders o on o.id = d.order_id
      where exists (
        select from shop.credit_lots l
         where l.customer_id = o.customer_id and l.remaining > 0 and l.usable_from <= $1 and (l.expires_at is null or l.expires_at > $1))
      order by d.order_id`,
    [now],
  )
  return rows.map(({ orderId }) => orderId)
}
