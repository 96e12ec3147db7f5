import type { Db, Narrow } from '#app/store/database'
import type { SelectCardsOfPlans, SelectLastOfPlans, SelectNewestCycle, SelectOwnersOfCycles } from '#app/store/rows'

/** Plans and owners of cycles; as always, a guest's plan belongs to the account its first order was attached to. */
export async function selectOwnersOfCycles(db: Db, ids: readonly number[]): Promise<SelectOwnersOfCycles[]> {
  const { rows } = await db.query<SelectOwnersOfCycles>(
    `select c.id, c.plan_id as "planId", coalesce(p.customer_id, o.customer_id) as "customerId"
       from shop.plan_cycles c join shop.plans p on p.id = c.plan_id join shop.orders o on o.id = p.first_order_id
      where c.id = any ($1)`,
    [ids],
  )
  return rows
}

/** What the last parcel before each of these cycles came to, by the cycle. */
export async function selectLastOfPlans(db: Db, cycleIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.query<SelectLastOfPlans>(
    `select c.id, last.payable from shop.plan_cycles c
       cross join lateral (select o.payable from shop.plan_cycles b join shop.orders o on o.id = b.order_id
                            where b.plan_id = c.plan_id and b.cycle_no < c.cycle_no order by b.cycle_no desc limit 1) last
      where c.id = any ($1)`,
    [cycleIds],
  )
  return new Map(rows.map(({ id, payable }) => [id, payable]))
}

/** The cards that may be charged again, by the plan. */
export async function selectCardsOfPlans(
  db: Db,
  planIds: readonly number[],
): Promise<Map<number, { cardNumber: string | null }>> {
  const { rows } = await db.query<SelectCardsOfPlans>(
    `select m.plan_id as "planId", m.card_number as "cardNumber" from shop.plan_mandates m
      where m.plan_id = any ($1) and m.state = 'active' and m.revoked_at is null`,
    [planIds],
  )
  return new Map(rows.map(({ planId, cardNumber }) => [planId, { cardNumber }]))
}

/** The parcel a plan has spoken of last, whatever became of it. */
export async function selectNewestCycle(db: Db, planId: number): Promise<{ id: number; processOn: string } | null> {
  const { rows } = await db.query<Narrow<SelectNewestCycle, { processOn: string }>>(
    `select id, process_on::text as "processOn" from shop.plan_cycles where plan_id = $1 order by cycle_no desc limit 1`,
    [planId],
  )
  return rows[0] ?? null
}
