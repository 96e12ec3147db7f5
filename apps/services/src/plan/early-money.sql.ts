import { type Db, onlyRow } from '#app/store/database'
import type { SelectAskedTransfer, SelectEarlyMoney } from '#app/store/rows'

/** What came for a plan before its order, and has not been put to one. */
export async function selectEarlyMoney(db: Db, planId: number): Promise<number> {
  const { rows } = await db.query<SelectEarlyMoney>(
    `select coalesce(sum(m.amount), 0)::bigint as early from shop.bank_movements m
      where m.match = 'early' and m.match_details ->> 'planId' = $1::text`,
    [planId],
  )
  return onlyRow(rows).early
}

/** What a notice asks for under which number; null for a parcel that is not paid by transfer, or is an order already. */
export async function selectAskedTransfer(
  db: Db,
  cycleId: number,
): Promise<{ planId: number; number: string; payable: number } | null> {
  const { rows } = await db.query<SelectAskedTransfer>(
    `select c.plan_id as "planId", c.order_number as number, c.announced_payable as payable
       from shop.plan_cycles c join shop.plans p on p.id = c.plan_id
       join shop.payment_methods m on m.id = p.payment_method_id and m.kind = 'transfer'
      where c.id = $1 and c.state in ('announced', 'locked') and num_nulls(c.order_number, c.announced_payable) = 0`,
    [cycleId],
  )
  const [found] = rows
  const { planId, number, payable } = found ?? {}
  return planId && number && payable ? { planId, number, payable } : null
}
