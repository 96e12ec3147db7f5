import type { CaseDoubt } from '@shop/domain/case/case-doubts'
import type { CaseOutcome, CaseState, GoodsCondition, GoodsPlace } from '@shop/domain/case/case-state'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  SelectCaseEvents,
  SelectCaseFiles,
  SelectCaseLines,
  SelectCaseRefund,
  SelectCaseSummaries,
  SelectDecisions,
  SelectGranted,
  SelectOwnOrdersForCases,
  SelectPhotos,
} from '#app/store/rows'

interface CaseLineRow {
  position: number
  pieces: number
  condition: GoodsCondition
  doubts: CaseDoubt[]
  arrived: number | null
}

export async function selectCaseLines(db: Db, caseId: number): Promise<CaseLineRow[]> {
  const { rows } = await db.query<Narrow<SelectCaseLines, { doubts: CaseDoubt[] }>>(
    'select position, pieces, condition, doubts, arrived from shop.case_lines where case_id = $1 order by position',
    [caseId],
  )
  return rows
}

export interface DecisionRow {
  position: number
  pieces: number
  outcome: CaseOutcome
  amount: number
  reason: string
  goodsTo: GoodsPlace
}

export async function selectDecisions(db: Db, caseId: number): Promise<DecisionRow[]> {
  const { rows } = await db.query<SelectDecisions>(
    `select position, pieces, outcome, amount, reason, goods_to as "goodsTo" from shop.case_decisions where case_id = $1 order by no`,
    [caseId],
  )
  return rows
}

export async function selectCaseEvents(
  db: Db,
  caseId: number,
): Promise<{ at: Date; state: CaseState; event: string }[]> {
  const { rows } = await db.query<Narrow<SelectCaseEvents, { state: CaseState }>>(
    'select at, to_state as state, event from shop.case_events where case_id = $1 order by id',
    [caseId],
  )
  return rows
}

export async function selectCaseFiles(
  db: Db,
  caseId: number,
): Promise<{ id: number; name: string; isPicture: boolean }[]> {
  const { rows } = await db.query<Narrow<SelectCaseFiles, { id: number; isPicture: boolean }>>(
    `select u.id::int as id, u.name, u.media_type <> 'application/pdf' as "isPicture"
       from internal.case_files f join internal.uploads u on u.id = f.upload_id where f.case_id = $1 order by u.id`,
    [caseId],
  )
  return rows
}

/** Pictures of a case that somebody can look at. */
export async function selectPhotos(db: Db, caseId: number): Promise<number> {
  const { rows } = await db.query<SelectPhotos>(
    `select count(*)::int as photos from internal.case_files f join internal.upload_pictures p on p.upload_id = f.upload_id
      where f.case_id = $1 and p.bytes is not null`,
    [caseId],
  )
  return onlyRow(rows).photos ?? 0
}

/** Learnt after the form was taken. */
export async function insertDoubt(db: Db, caseId: number, doubt: CaseDoubt): Promise<void> {
  await db.query<NoRow>('update shop.case_lines set doubts = doubts || $2::text where case_id = $1', [caseId, doubt])
}

/** Pieces of each line that earlier cases of the order have ended for, by what they ended with. */
export async function selectGranted(
  db: Db,
  { orderId, caseId }: { orderId: number; caseId: number },
): Promise<{ position: number; outcome: CaseOutcome; pieces: number }[]> {
  const { rows } = await db.query<Narrow<SelectGranted, { pieces: number }>>(
    `select d.position, d.outcome, sum(d.pieces)::int as pieces from shop.case_decisions d join shop.cases c on c.id = d.case_id
      where c.order_id = $1 and c.id <> $2 group by d.position, d.outcome`,
    [orderId, caseId],
  )
  return rows
}

interface CaseRefund {
  amount: number
  way: 'gateway' | 'transfer' | 'voucher'
  isDone: boolean
}

/** All that goes back for a case; what came by two payments goes back by two. */
export async function selectCaseRefund(db: Db, caseId: number): Promise<CaseRefund | null> {
  const { rows } = await db.query<Narrow<SelectCaseRefund, CaseRefund>>(
    `select sum(amount)::bigint as amount, max(way) as way, bool_and(state = 'done') as "isDone"
       from shop.refunds where case_id = $1 and state <> 'failed' having count(*) > 0`,
    [caseId],
  )
  return rows[0] ?? null
}

export interface SummaryRow {
  id: number
  number: string
  kind: SelectCaseSummaries['kind']
  state: CaseState
  orderNumber: string
  submittedAt: Date
  decideBy: string
  goods: string
  otherGoods: number
}

/** Cases of an order, or of everything one account has ordered; newest first. */
export async function selectCaseSummaries(
  db: Db,
  { orderId = null, customerId = null }: { orderId?: number | null; customerId?: number | null },
): Promise<SummaryRow[]> {
  const { rows } = await db.query<
    Narrow<SelectCaseSummaries, { number: string; decideBy: string; goods: string; otherGoods: number }>
  >(
    `select c.id, c.number, c.kind, c.state, o.number as "orderNumber", c.submitted_at as "submittedAt",
            to_char(c.decide_by, 'YYYY-MM-DD') as "decideBy",
            coalesce((select l.name from shop.case_lines k join shop.order_lines l on l.order_id = o.id and l.position = k.position
              where k.case_id = c.id order by k.position limit 1), (select l ->> 'name' from shop.case_lines k
              join internal.order_revisions r on r.order_id = o.id cross join lateral jsonb_array_elements(r.before -> 'lines') l
              where k.case_id = c.id and (l ->> 'position')::integer = k.position order by r.id desc limit 1)) as goods,
            (select count(*)::int - 1 from shop.case_lines k where k.case_id = c.id) as "otherGoods"
       from shop.cases c join shop.orders o on o.id = c.order_id
      where o.id = $1 or o.customer_id = $2 order by c.id desc limit 200`,
    [orderId, customerId],
  )
  return rows
}

interface AskableOrder {
  id: number
  number: string
  placedOn: string
  deliveredOn: string | null
  goods: string[]
  payable: number
}

/** What an account has got in two years and a bit: later nobody asks about it. A gift voucher has no form: it is taken back with its order. */
export async function selectOwnOrdersForCases(db: Db, customerId: number, since: Date): Promise<AskableOrder[]> {
  const { rows } = await db.query<Narrow<SelectOwnOrdersForCases, { placedOn: string; goods: string[] }>>(
    `select o.id, o.number, to_char(o.placed_at at time zone 'Europe/Prague', 'YYYY-MM-DD') as "placedOn",
            case when o.state in ('delivered', 'closed') then (select to_char(max(e.at) at time zone 'Europe/Prague', 'YYYY-MM-DD')
              from shop.order_events e where e.order_id = o.id and e.to_state = 'delivered' and e.from_state is distinct from e.to_state) end as "deliveredOn",
            array(select l.name from shop.order_lines l where l.order_id = o.id and l.kind = 'goods' order by l.position) as goods, o.payable
       from shop.orders o
      where o.customer_id = $1 and o.placed_at >= $2 and o.state not in ('cancelled', 'expired')
        and exists (select from shop.order_lines l where l.order_id = o.id and l.kind in ('goods', 'gift'))
      order by o.placed_at desc, o.id desc limit 100`,
    [customerId, since],
  )
  return rows
}

/** What staff have judged; where each piece goes to stands beside it. */
export async function insertDecisions(db: Db, caseId: number, decisions: readonly DecisionRow[]): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.case_decisions (case_id, no, position, pieces, outcome, amount, reason, goods_to)
     select $1, d.no, d.position, d.pieces, d.outcome, d.amount, d.reason, d."goodsTo"
       from jsonb_to_recordset($2::jsonb) as d (no integer, position integer, pieces integer, outcome text, amount bigint, reason text, "goodsTo" text)`,
    [caseId, JSON.stringify(decisions.map((decision, index) => ({ no: index + 1, ...decision })))],
  )
}

export async function updateDecided(
  db: Db,
  caseId: number,
  given: { amount: number; credits: number; note: string; isByRule: boolean; decidedBy: string | null; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `update shop.cases set decided_amount = $2, credits_granted = $3, note = $4, is_by_rule = $5, decided_by = $6, decided_at = $7, updated_at = $7
      where id = $1`,
    [caseId, given.amount, given.credits, given.note, given.isByRule, given.decidedBy, given.now],
  )
}
