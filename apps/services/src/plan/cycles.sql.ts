import type { AnnouncedGoods } from '@shop/domain/plan/announced-price'
import type { CycleState } from '@shop/domain/plan/cycle-machine'
import { notResting } from '#app/jobs/each-item.sql'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertCycle,
  LockCycle,
  SelectCycleId,
  SelectCycleOfOrder,
  SelectCycleOrder,
  SelectCyclesToAnnounce,
  SelectCyclesToFollow,
  SelectCyclesToLock,
  SelectCyclesToMove,
  SelectCyclesToPlace,
  SelectIsOvertaken,
  SelectLastPlaced,
  SelectLinesOfCycles,
  SelectOpenCycle,
  SelectSmallerPacks,
} from '#app/store/rows'

export type CycleRow = Narrow<LockCycle, { state: CycleState }>

const CYCLE = `id, plan_id as "planId", cycle_no as "cycleNo", state, due_on::text as "dueOn", process_on::text as "processOn",
  announced_at as "announcedAt", announced_payable as "announcedPayable", changes_until as "changesUntil", is_wish as "isWish",
  order_id as "orderId", order_number as "orderNumber", placed_payable as "placedPayable", first_refused_at as "firstRefusedAt", retries, retry_at as "retryAt",
  closed_at as "closedAt"`
/** The first try of a card and three more. */
export const MOST_REFUSALS = 4
const OPEN = `state in ('planned', 'announced', 'locked', 'ordered', 'payment_failed')`

export async function selectCycleOfOrder(db: Db, orderId: number): Promise<number | null> {
  const { rows } = await db.query<SelectCycleOfOrder>('select id from shop.plan_cycles where order_id = $1', [orderId])
  return rows[0]?.id ?? null
}

export async function lockCycle(db: Db, id: number): Promise<CycleRow | null> {
  const { rows } = await db.query<CycleRow>(`select ${CYCLE} from shop.plan_cycles where id = $1 for update`, [id])
  return rows[0] ?? null
}

/** Those nobody else holds. */
export async function lockFreeCycles(db: Db, ids: readonly number[]): Promise<CycleRow[]> {
  const { rows } = await db.query<CycleRow>(
    `select ${CYCLE} from shop.plan_cycles where id = any ($1) order by id for update skip locked`,
    [ids],
  )
  return rows
}

export async function selectCycle(db: Db, id: number): Promise<CycleRow | null> {
  const { rows } = await db.query<CycleRow>(`select ${CYCLE} from shop.plan_cycles where id = $1`, [id])
  return rows[0] ?? null
}

export async function selectCycleId(db: Db, planId: number, cycleNo: number): Promise<number | null> {
  const { rows } = await db.query<SelectCycleId>(
    'select id from shop.plan_cycles where plan_id = $1 and cycle_no = $2',
    [planId, cycleNo],
  )
  return rows[0]?.id ?? null
}

/** The one that is still going to happen. */
export async function selectOpenCycle(db: Db, planId: number): Promise<CycleRow | null> {
  const { rows } = await db.query<Narrow<SelectOpenCycle, { state: CycleState }>>(
    `select ${CYCLE} from shop.plan_cycles where plan_id = $1 and ${OPEN}`,
    [planId],
  )
  return rows[0] ?? null
}

/** Whether a parcel after this one has become an order. */
export async function selectIsOvertaken(
  db: Db,
  { planId, cycleNo }: Pick<CycleRow, 'planId' | 'cycleNo'>,
): Promise<boolean> {
  const { rows } = await db.query<SelectIsOvertaken>(
    'select exists (select from shop.plan_cycles where plan_id = $1 and cycle_no > $2 and order_id is not null) as "isOvertaken"',
    [planId, cycleNo],
  )
  return onlyRow(rows).isOvertaken === true
}

interface NewCycle {
  planId: number
  state: 'planned' | 'ordered'
  dueOn: string
  processOn: string
  orderId: number | null
  now: Date
}

/** The next number of the plan; two that count at once want the same one, and one of them gets it. */
export async function insertCycle(db: Db, cycle: NewCycle): Promise<number> {
  const { rows } = await db.query<InsertCycle>(
    `insert into shop.plan_cycles (plan_id, cycle_no, state, due_on, process_on, order_id, created_at)
     select $1, 1 + coalesce(max(c.cycle_no), 0), $2, $3, $4, $5, $6 from shop.plan_cycles c where c.plan_id = $1 returning id`,
    [cycle.planId, cycle.state, cycle.dueOn, cycle.processOn, cycle.orderId, cycle.now],
  )
  return onlyRow(rows).id
}

/** Everything of the row that commands and jobs change; the database refuses a wrong state. */
export async function updateCycles(db: Db, cycles: readonly CycleRow[]): Promise<void> {
  await db.query<NoRow>({
    name: 'plan-cycles-update',
    text: `update shop.plan_cycles c
        set state = n.state, due_on = n."dueOn", process_on = n."processOn", announced_at = n."announcedAt", announced_payable = n."announcedPayable",
            changes_until = n."changesUntil", is_wish = n."isWish", order_id = n."orderId", placed_payable = n."placedPayable",
            first_refused_at = n."firstRefusedAt", retries = n.retries, retry_at = n."retryAt", closed_at = n."closedAt",
            locked_at = case when n.state = 'locked' then coalesce(c.locked_at, n."changesUntil") else c.locked_at end, order_number = n."orderNumber"
       from jsonb_to_recordset($1::jsonb) as n (id bigint, state text, "dueOn" date, "processOn" date, "announcedAt" timestamptz,
         "announcedPayable" bigint, "changesUntil" timestamptz, "isWish" boolean, "orderId" bigint, "placedPayable" bigint,
         "firstRefusedAt" timestamptz, retries integer, "retryAt" timestamptz, "closedAt" timestamptz, "orderNumber" text)
      where c.id = n.id`,
    values: [JSON.stringify(cycles)],
  })
}

export async function updateCycle(db: Db, cycle: CycleRow): Promise<void> {
  await updateCycles(db, [cycle])
}

type LineOfCycle = Narrow<SelectLinesOfCycles, { announced: AnnouncedGoods | null }>
export type CycleLineRow = Omit<LineOfCycle, 'cycleId'>

export async function selectLinesOfCycles(db: Db, cycleIds: readonly number[]): Promise<LineOfCycle[]> {
  const { rows } = await db.query<LineOfCycle>({
    name: 'plan-cycle-lines',
    text: `select c.cycle_id as "cycleId", c.variant_id as "variantId", c.pieces, c.plan_line_id as "planLineId", c.is_once as "isOnce", c.announced,
                  coalesce(l.interval_days, 28) as "intervalDays", l.substitute_variant_id as "substituteVariantId"
             from shop.plan_cycle_lines c left join shop.plan_lines l on l.id = c.plan_line_id
            where c.cycle_id = any ($1) order by c.cycle_id, c.position`,
    values: [cycleIds],
  })
  return rows
}

export async function selectCycleLines(db: Db, cycleId: number): Promise<CycleLineRow[]> {
  const rows = await selectLinesOfCycles(db, [cycleId])
  return rows.map(({ cycleId: _, ...line }) => line)
}

export type CycleLine = Pick<CycleLineRow, 'variantId' | 'pieces' | 'planLineId' | 'isOnce' | 'announced'>

/** What is in the parcels, written anew. */
export async function replaceLinesOfCycles(
  db: Db,
  parcels: readonly { cycleId: number; lines: readonly CycleLine[] }[],
): Promise<void> {
  await db.query<NoRow>('delete from shop.plan_cycle_lines where cycle_id = any ($1)', [
    parcels.map(({ cycleId }) => cycleId),
  ])
  await db.query<NoRow>({
    name: 'plan-cycle-lines-insert',
    text: `insert into shop.plan_cycle_lines (cycle_id, position, variant_id, pieces, plan_line_id, is_once, announced)
           select l."cycleId", l.position, l."variantId", l.pieces, l."planLineId", l."isOnce", l.announced
             from jsonb_to_recordset($1::jsonb) as l ("cycleId" bigint, position integer, "variantId" bigint, pieces integer,
               "planLineId" bigint, "isOnce" boolean, announced jsonb)`,
    values: [
      JSON.stringify(
        parcels.flatMap(({ cycleId, lines }) =>
          lines.map((line, index) => ({ ...line, cycleId, position: index + 1 })),
        ),
      ),
    ],
  })
}

export async function replaceCycleLines(db: Db, cycleId: number, lines: readonly CycleLine[]): Promise<void> {
  await replaceLinesOfCycles(db, [{ cycleId, lines }])
}

export interface CycleOrder {
  orderId: number
  number: string
  placedAt: Date
  state: string
  payable: number
  customerId: number | null
  deliveredOn: string | null
}

/** What became of the order of a cycle. */
export async function selectCycleOrder(db: Db, orderId: number): Promise<CycleOrder | null> {
  const { rows } = await db.query<SelectCycleOrder>(
    `select o.id as "orderId", o.number, o.placed_at as "placedAt", o.state, o.payable, o.customer_id as "customerId",
            (select (max(e.at) at time zone 'Europe/Prague')::date::text from shop.order_events e
              where e.order_id = o.id and e.to_state = 'delivered') as "deliveredOn"
       from shop.orders o where o.id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}

/** What the last parcel of a plan came to. */
export async function selectLastPlaced(db: Db, planId: number, beforeNo: number): Promise<number | null> {
  const { rows } = await db.query<SelectLastPlaced>(
    `select o.payable from shop.plan_cycles c join shop.orders o on o.id = c.order_id
      where c.plan_id = $1 and c.cycle_no < $2 order by c.cycle_no desc limit 1`,
    [planId, beforeNo],
  )
  return rows[0]?.payable ?? null
}

export async function selectCyclesToAnnounce(db: Db, now: Date, until: string, limit: number): Promise<number[]> {
  const { rows } = await db.query<SelectCyclesToAnnounce>(
    `select c.id from shop.plan_cycles c join shop.plans p on p.id = c.plan_id and p.state in ('active', 'waiting_for_goods')
      where c.state = 'planned' and c.process_on <= $2 and ${notResting('announce-cycles', 'c.id', '$1')}
      order by c.process_on, c.id limit $3`,
    [now, until, limit],
  )
  return rows.map(({ id }) => id)
}

/** Changes close when the day of processing begins: of the others, days of them, none is read. */
export async function selectCyclesToLock(db: Db, now: Date, until: string, limit: number): Promise<number[]> {
  const { rows } = await db.query<SelectCyclesToLock>(
    `select c.id from shop.plan_cycles c
      where c.state = 'announced' and c.process_on <= $3 and c.changes_until <= $1 and ${notResting('lock-cycles', 'c.id', '$1')}
      order by c.process_on, c.id limit $2`,
    [now, limit, until],
  )
  return rows.map(({ id }) => id)
}

export async function selectCyclesToPlace(db: Db, now: Date, until: string, limit: number): Promise<number[]> {
  const { rows } = await db.query<SelectCyclesToPlace>(
    `select c.id from shop.plan_cycles c
      where c.state = 'locked' and c.process_on <= $2 and ${notResting('place-cycles', 'c.id', '$1')}
      order by c.process_on, c.id limit $3`,
    [now, until, limit],
  )
  return rows.map(({ id }) => id)
}

/**
 * Parcels by the bowl that nobody has been told of, but for those whose day their owner has chosen. What was left out or never came is not in
 * the bowl: counted from it the parcel would come on the very day it was not wanted.
 */
export async function selectCyclesToMove(db: Db, now: Date, afterId: number, limit: number): Promise<number[]> {
  const { rows } = await db.query<SelectCyclesToMove>(
    `select c.id from shop.plan_cycles c join shop.plans p on p.id = c.plan_id and p.state = 'active'
      where c.state = 'planned' and c.id > $2 and ${notResting('move-cycles', 'c.id', '$1')}
        and exists (select from shop.plan_lines l where l.plan_id = c.plan_id and l.is_by_bowl)
        and not exists (select from shop.plan_events e where e.cycle_id = c.id and e.event in ('delay', 'restore_unannounced', 'wait'))
        and coalesce((select b.state from shop.plan_cycles b
              where b.plan_id = c.plan_id and b.cycle_no < c.cycle_no and (b.state <> 'cancelled' or b.order_id is not null)
              order by b.cycle_no desc limit 1), 'delivered') = 'delivered'
      order by c.id limit $3`,
    [now, afterId, limit],
  )
  return rows.map(({ id }) => id)
}

/**
 * Running cycles whose orders have come to an end, or whose money came or did not; and cancelled ones whose order lives again, as soon as
 * nothing that was placed since is on its way.
 */
export async function selectCyclesToFollow(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await db.query<SelectCyclesToFollow>(
    `(select c.id from shop.plan_cycles c join shop.orders o on o.id = c.order_id
       left join shop.payments p on p.id = c.charged_payment_id
      where c.state in ('ordered', 'payment_failed')
        and (o.state in ('delivered', 'closed', 'cancelled', 'expired', 'not_collected')
          or o.state = 'awaiting_payment' and p.state in ('cancelled', 'expired') and c.retry_at is null and c.retries < ${MOST_REFUSALS}
          or o.state not in ('awaiting_payment', 'awaiting_approval') and c.state = 'payment_failed')
        and ${notResting('follow-cycles', 'c.id', '$1')}
      order by c.id limit $2)
     union all
     (select c.id from shop.plan_cycles c join shop.orders o on o.id = c.order_id
      where c.state = 'cancelled' and c.order_id is not null and c.closed_at > $1::timestamptz - interval '90 days'
        and (o.state in ('delivered', 'closed')
          or o.state not in ('awaiting_payment', 'awaiting_approval', 'cancelled', 'expired', 'not_collected')
            and not exists (select from shop.plan_cycles n
                  where n.plan_id = c.plan_id and (n.state in ('ordered', 'payment_failed') or n.state = 'locked' and n.is_wish)))
        and ${notResting('follow-cycles', 'c.id', '$1')}
      order by c.id limit $2)`,
    [now, limit],
  )
  return rows.map(({ id }) => id)
}

/** Other packs of the same food. */
export async function selectSmallerPacks(db: Db, variantId: number): Promise<number[]> {
  const { rows } = await db.query<SelectSmallerPacks>(
    `select o.id from shop.variants v join shop.variants o on o.product_id = v.product_id and o.net_weight_g < v.net_weight_g
      where v.id = $1 and o.status <> 'discontinued' and o.short_of is null and not o.is_multipack order by o.id`,
    [variantId],
  )
  return rows.map(({ id }) => id)
}
