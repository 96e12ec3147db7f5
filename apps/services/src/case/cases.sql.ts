import type { CaseDoubt } from '@shop/domain/case/case-doubts'
import type {
  CaseChannel,
  CaseKind,
  CaseProblem,
  CaseState,
  CaseWish,
  GoodsCondition,
  ReturnWay,
} from '@shop/domain/case/case-state'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertCase,
  LockCase,
  SelectCase,
  SelectCaseByKey,
  SelectCaseByNumber,
  SelectSameCase,
  SelectUndecidedOf,
} from '#app/store/rows'

export interface CaseRow {
  id: number
  number: string
  kind: CaseKind
  state: CaseState
  orderId: number
  name: string
  email: string
  phone: string
  wish: CaseWish
  problem: CaseProblem | null
  description: string
  declaration: string
  account: string
  ticketId: number | null
  submittedAt: Date
  channel: CaseChannel
  receivedOn: string | null
  decideBy: string
  sendBy: string | null
  returnWay: ReturnWay
  returnCode: string | null
  quoted: number
  decidedAt: Date | null
  isByRule: boolean
  note: string
  decidedAmount: number | null
  creditsGranted: number
  replacementNumber: string | null
  version: number
}

const CASE = `id, number, kind, state, order_id as "orderId", name, email, phone, wish, problem, description, declaration, account,
  ticket_id as "ticketId", submitted_at as "submittedAt", channel,
  to_char(received_on, 'YYYY-MM-DD') as "receivedOn", to_char(decide_by, 'YYYY-MM-DD') as "decideBy",
  to_char(send_by, 'YYYY-MM-DD') as "sendBy", return_way as "returnWay", return_code as "returnCode", quoted, decided_at as "decidedAt", is_by_rule as "isByRule", note,
  decided_amount as "decidedAmount", credits_granted as "creditsGranted", 
  (select r.number from shop.orders r where r.id = replacement_order_id) as "replacementNumber", version`

interface Known {
  number: string
  decideBy: string
}

export async function selectCase(db: Db, id: number): Promise<CaseRow | null> {
  const { rows } = await db.query<Narrow<SelectCase, Known>>(`select ${CASE} from shop.cases where id = $1`, [id])
  return rows[0] ?? null
}

export async function lockCase(db: Db, id: number): Promise<CaseRow | null> {
  const { rows } = await db.query<Narrow<LockCase, Known>>(`select ${CASE} from shop.cases where id = $1 for update`, [
    id,
  ])
  return rows[0] ?? null
}

export async function selectCaseByNumber(db: Db, number: string): Promise<CaseRow | null> {
  const { rows } = await db.query<Narrow<SelectCaseByNumber, Known>>(
    `select ${CASE} from shop.cases where number = $1`,
    [number],
  )
  return rows[0] ?? null
}

/** The same form once more. Of another order it is nobody's. */
export async function selectCaseByKey(db: Db, orderId: number, formKey: string): Promise<number | null> {
  const { rows } = await db.query<SelectCaseByKey>('select id from shop.cases where form_key = $1 and order_id = $2', [
    formKey,
    orderId,
  ])
  return rows[0]?.id ?? null
}

/** The same said in a second tab: the same lines and pieces, a few minutes ago. One that was taken back can be said again. */
export async function selectSameCase(
  db: Db,
  {
    orderId,
    kind,
    lines,
    since,
  }: { orderId: number; kind: CaseKind; lines: readonly { position: number; pieces: number }[]; since: Date },
): Promise<number | null> {
  const sorted = lines.toSorted((a, b) => a.position - b.position)
  const said = sorted.map(({ position, pieces }) => `${position}:${pieces}`)
  const { rows } = await db.query<SelectSameCase>(
    `select c.id from shop.cases c
      where c.order_id = $1 and c.kind = $2 and c.submitted_at >= $3
        and (c.state <> 'cancelled' or exists (select from shop.case_events e where e.case_id = c.id and e.event = 'lines_cut'))
        and (select array_agg(l.position || ':' || l.pieces order by l.position)
               from shop.case_lines l where l.case_id = c.id) = $4::text[]
      order by c.id desc limit 1`,
    [orderId, kind, since, said],
  )
  return rows[0]?.id ?? null
}

/** Cases of an order that somebody still has to decide, or may have to. */
export async function selectUndecidedOf(db: Db, orderId: number): Promise<number[]> {
  const { rows } = await db.query<SelectUndecidedOf>(
    `select id from shop.cases where order_id = $1 and decided_at is null and state <> 'cancelled' order by id`,
    [orderId],
  )
  return rows.map(({ id }) => id)
}

interface WishedRow {
  position: number
  pieces: number
  condition: GoodsCondition
  doubts: readonly CaseDoubt[]
}

interface NewCase
  extends Pick<
    CaseRow,
    | 'kind'
    | 'orderId'
    | 'name'
    | 'email'
    | 'phone'
    | 'wish'
    | 'problem'
    | 'description'
    | 'declaration'
    | 'account'
    | 'returnWay'
    | 'channel'
    | 'receivedOn'
  > {
  formKey: string
  ticketId: number | null
  decideBy: string
  sendBy: string | null
  quoted: number
  lines: readonly WishedRow[]
  files: readonly number[]
  actorKind: string
  actorId: string | null
  now: Date
}

/** The case with its lines, its files and its first event. */
export async function insertCase(db: Db, given: NewCase): Promise<number> {
  const { rows } = await db.query<InsertCase>(
    `with taken as (
       insert into shop.cases (kind, order_id, form_key, name, email, phone, wish, problem, description, declaration, account,
         ticket_id, submitted_at, decide_by, send_by, quoted, return_way, channel, received_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $21, $22, $23) returning id
     ), lines as (
       insert into shop.case_lines (case_id, position, pieces, condition, doubts)
       select taken.id, l.position, l.pieces, l.condition, l.doubts
         from taken, jsonb_to_recordset($17::jsonb) as l (position integer, pieces integer, condition text, doubts text[])
     ), files as (
       insert into internal.case_files (case_id, upload_id) select taken.id, f from taken, unnest($18::bigint[]) f
     ), event as (
       insert into shop.case_events (case_id, at, event, to_state, actor_kind, actor_id)
       select id, $13, 'submitted', 'notified', $19, $20 from taken
     )
     select id from taken`,
    [
      given.kind,
      given.orderId,
      given.formKey,
      given.name,
      given.email,
      given.phone,
      given.wish,
      given.problem,
      given.description,
      given.declaration,
      given.account,
      given.ticketId,
      given.now,
      given.decideBy,
      given.sendBy,
      given.quoted,
      JSON.stringify(given.lines),
      given.files,
      given.actorKind,
      given.actorId,
      given.returnWay,
      given.channel,
      given.receivedOn,
    ],
  )
  return onlyRow(rows).id
}

export async function updateCaseState(
  db: Db,
  id: number,
  { state, now }: { state: CaseState; now: Date },
): Promise<void> {
  await db.query<NoRow>('update shop.cases set state = $2, updated_at = $3 where id = $1', [id, state, now])
}

interface CaseEventRow {
  caseId: number
  at: Date
  event: string
  fromState: CaseState
  toState: CaseState
  actorKind: string
  actorId: string | null
  reason: string
}

export async function insertCaseEvent(db: Db, row: CaseEventRow): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.case_events (case_id, at, event, from_state, to_state, actor_kind, actor_id, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [row.caseId, row.at, row.event, row.fromState, row.toState, row.actorKind, row.actorId, row.reason],
  )
}
