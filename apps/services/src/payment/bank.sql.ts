import type { BankMovement } from '@shop/partners/ports/bank-statements'
import type { Db } from '#app/store/database'

export async function selectCursor(db: Db, bank: string): Promise<string | null> {
  const { rows } = await db.query('select cursor from internal.bank_cursors where bank = $1', [bank])
  return rows[0]?.cursor ?? null
}

export async function upsertCursor(db: Db, bank: string, cursor: string, now: Date): Promise<void> {
  await db.query(
    `insert into internal.bank_cursors (bank, cursor, read_at) values ($1, $2, $3)
     on conflict (bank) do update set cursor = excluded.cursor, read_at = excluded.read_at`,
    [bank, cursor, now],
  )
}

/** The page as the bank told it; what was told before is left as it is. */
export async function insertMovements(
  db: Db,
  bank: string,
  movements: readonly BankMovement[],
  now: Date,
): Promise<void> {
  await db.query(
    `insert into shop.bank_movements (bank, movement_id, booked_on, amount, currency, variable_symbol, constant_symbol,
       specific_symbol, counter_account, counter_name, message, kind, read_at)
     select $1, m.id, m."bookedOn", m.amount, m.currency, m."variableSymbol", m."constantSymbol", m."specificSymbol",
            m."counterAccount", m."counterName", m.message, m.kind, $3
       from jsonb_to_recordset($2::jsonb) as m (id text, "bookedOn" date, amount bigint, currency text, "variableSymbol" text,
         "constantSymbol" text, "specificSymbol" text, "counterAccount" text, "counterName" text, message text, kind text)
     on conflict (bank, movement_id) do nothing`,
    [bank, JSON.stringify(movements), now],
  )
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

export async function selectNewMovements(db: Db): Promise<number[]> {
  const { rows } = await db.query(`select id from shop.bank_movements where match = 'new' order by id`)
  return rows.map(({ id }) => id)
}

export async function lockMovement(db: Db, id: number): Promise<StoredMovement | null> {
  const { rows } = await db.query(
    `select id, amount, currency, variable_symbol as "variableSymbol", specific_symbol as "specificSymbol",
            counter_account as "counterAccount", message, match
       from shop.bank_movements where id = $1 for update`,
    [id],
  )
  return rows[0] ?? null
}

export interface MovementMatch {
  match: 'ignored' | 'paid' | 'underpaid' | 'overpaid' | 'surplus' | 'for_staff' | 'assigned'
  details: object
  paymentId: number | null
}

export async function updateMatch(db: Db, id: number, { match, details, paymentId }: MovementMatch): Promise<void> {
  await db.query(
    `update shop.bank_movements set match = $2, match_details = $3, payment_id = $4, updated_at = now() where id = $1`,
    [id, match, details, paymentId],
  )
}

export interface PayableRow {
  orderId: number
  number: string
  state: string
  due: number
}

const PAYABLE = `o.id as "orderId", o.number, o.state,
  (o.payable - coalesce((select sum(p.received - p.refunded) from shop.payments p where p.order_id = o.id), 0))::bigint as due`

export async function selectPayablesByNumber(db: Db, numbers: readonly string[]): Promise<PayableRow[]> {
  const { rows } = await db.query(`select ${PAYABLE} from shop.orders o where o.number = any($1)`, [numbers])
  return rows
}

/** Orders that wait for exactly this much: a hint for a person. */
export async function selectPayablesByAmount(db: Db, amount: number): Promise<PayableRow[]> {
  const { rows } = await db.query(
    `select ${PAYABLE} from shop.orders o where o.state = 'awaiting_payment' and o.payable = $1 order by o.placed_at limit 10`,
    [amount],
  )
  return rows
}
