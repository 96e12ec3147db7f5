import { PAYMENT_KINDS, PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import type { BankMovement } from '@shop/partners/ports/bank-statements'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type {
  LockMovement,
  SelectExpecting,
  SelectNewMovements,
  SelectPayablesByAmount,
  SelectPayablesByNumber,
} from '#app/store/rows'

const ORDER_WAITS = `(o.state = 'awaiting_payment' or exists (select from shop.payments p where p.order_id = o.id
  and p.state in ('awaiting_transfer', 'partly_paid', 'awaiting_cod')))`

/** The page as the bank told it; what was told before is left as it is. Gives how many are new. */
export async function insertMovements(
  db: Db,
  bank: string,
  movements: readonly BankMovement[],
  now: Date,
): Promise<number> {
  const { rowCount } = await db.query<NoRow>(
    `insert into shop.bank_movements (bank, movement_id, booked_on, amount, currency, variable_symbol, constant_symbol,
       specific_symbol, counter_account, counter_name, message, kind, read_at)
     select $1, m.id, m."bookedOn", m.amount, m.currency, m."variableSymbol", m."constantSymbol", m."specificSymbol",
            m."counterAccount", m."counterName", m.message, m.kind, $3
       from jsonb_to_recordset($2::jsonb) as m (id text, "bookedOn" date, amount bigint, currency text, "variableSymbol" text,
         "constantSymbol" text, "specificSymbol" text, "counterAccount" text, "counterName" text, message text, kind text)
     on conflict (bank, movement_id) do nothing`,
    [bank, JSON.stringify(movements), now],
  )
  return rowCount ?? 0
}

export interface StoredMovement {
  id: number
  amount: number
  currency: string
  variableSymbol: string | null
  specificSymbol: string | null
  counterAccount: string | null
  message: string | null
  match: string
}

/** Not looked at yet, or come before their order, which is there by now or never will be. */
export async function selectNewMovements(db: Db): Promise<number[]> {
  const { rows } = await db.query<SelectNewMovements>(
    `select id from shop.bank_movements where match = 'new'
     union all
     select m.id from shop.bank_movements m join shop.plans p on p.id = (m.match_details ->> 'planId')::bigint
      where m.match = 'early' and (p.state in ('paused', 'ended')
        or exists (select from shop.orders o where o.number = ltrim(m.variable_symbol, '0'))
        or exists (select from shop.plan_cycles c join shop.orders o on o.id = c.order_id
             where c.plan_id = p.id and c.state in ('ordered', 'payment_failed') and ${ORDER_WAITS}))
      order by id`,
  )
  return rows.map(({ id }) => id)
}

export async function lockMovement(db: Db, id: number): Promise<StoredMovement | null> {
  const { rows } = await db.query<LockMovement>(
    `select id, amount, currency, variable_symbol as "variableSymbol", specific_symbol as "specificSymbol",
            counter_account as "counterAccount", message, match
       from shop.bank_movements where id = $1 for update`,
    [id],
  )
  return rows[0] ?? null
}

export interface MovementMatch {
  match: 'ignored' | 'early' | 'paid' | 'underpaid' | 'overpaid' | 'surplus' | 'for_staff' | 'assigned'
  details: object
  /** Which payment it was put to, and how much of it. */
  taken: { paymentId: number; counted: number } | null
}

export async function updateMatch(db: Db, id: number, { match, details, taken }: MovementMatch): Promise<void> {
  await db.query<NoRow>(
    `update shop.bank_movements set match = $2, match_details = $3, payment_id = $4, counted = $5, updated_at = now() where id = $1`,
    [id, match, details, taken?.paymentId ?? null, taken?.counted ?? null],
  )
}

export interface PayableRow {
  orderId: number
  number: string
  state: string
  price: number
  due: number
  takesParts: boolean
  refunds: { id: string; amount: number }[]
}

const BANK_KINDS = PAYMENT_KINDS.filter((kind) => PAYMENT_TRAITS[kind].comesByBank)
const KINDS = `p.kind in (${BANK_KINDS.map((kind) => `'${kind}'`).join(', ')})`
const WAITING = `p.state in ('awaiting_transfer', 'partly_paid', 'invoice_issued', 'overdue')`
const OPEN = `p.state in ('created', 'unknown', 'method_chosen', 'authorized', 'awaiting_cod', 'cod_collected')`
const SOME_PAYMENT = (condition: string) =>
  `exists (select from shop.payments p where p.order_id = o.id and ${condition})`

// What is due says one function, here and on the screen of accounting.
const PAYABLE = `o.id as "orderId", o.number, o.state, o.payable as price, internal.order_due(o.id) as due,
  ${SOME_PAYMENT(`${KINDS} and ${WAITING}`)} or ${SOME_PAYMENT(KINDS)} and not ${SOME_PAYMENT(OPEN)} as "takesParts",
  coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id::text, 'amount', r.amount) order by r.id) from shop.refunds r
     where r.order_id = o.id and r.way = 'transfer' and r.state <> 'failed'
       and not exists (select from shop.bank_movements m where m.match_details ->> 'refundId' = r.id::text)), '[]') as refunds`

export async function selectPayablesByNumber(db: Db, numbers: readonly string[]): Promise<PayableRow[]> {
  const { rows } = await db.query<Narrow<SelectPayablesByNumber, Pick<PayableRow, 'due'>>>(
    `select ${PAYABLE} from shop.orders o where o.number = any($1) order by o.id`,
    [numbers],
  )
  return rows
}

interface Expecting {
  planId: number
  /** Whether another parcel of it will come. */
  isRunning: boolean
  /** Its parcel that waits for money now. */
  orderNumber: string | null
}

/** The plan whose notice has asked for money under this number before there was an order. */
export async function selectExpecting(db: Db, numbers: readonly string[]): Promise<Expecting | null> {
  const { rows } = await db.query<Narrow<SelectExpecting, Expecting>>(
    `select p.id as "planId", p.state in ('active', 'waiting_for_goods') as "isRunning",
            (select o.number from shop.plan_cycles n join shop.orders o on o.id = n.order_id
              where n.plan_id = p.id and n.state in ('ordered', 'payment_failed') and ${ORDER_WAITS}) as "orderNumber"
       from shop.plan_cycles c join shop.plans p on p.id = c.plan_id where c.order_number = any($1)`,
    [numbers],
  )
  return rows.length === 1 ? (rows[0] ?? null) : null
}

/** Orders that wait for exactly this much: a hint for a person. */
export async function selectPayablesByAmount(db: Db, amount: number): Promise<PayableRow[]> {
  const { rows } = await db.query<Narrow<SelectPayablesByAmount, Pick<PayableRow, 'due'>>>(
    `select ${PAYABLE} from shop.orders o
      where o.state = 'awaiting_payment' and internal.order_due(o.id) = $1 order by o.placed_at limit 10`,
    [amount],
  )
  return rows
}
