import type { Remittance } from '@shop/contract/delivery/remittance'
import type { RemittanceLine } from '@shop/domain/payment/remittance'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertRemittance,
  LockOpenRemittance,
  LockRemittanceRow,
  SelectCarriers,
  SelectOpenRemittances,
  SelectRemittances,
  SelectSumMovements,
  SelectUncollected,
  SelectWaitingRows,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface NewRemittance {
  carrier: string
  name: string
  hash: string
  symbol: string | null
  lines: readonly (RemittanceLine & { line: number })[]
  readBy: string
  now: Date
}

/** The same file again is the one that is there. */
export async function insertRemittance(db: Db, file: NewRemittance): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await db.query<InsertRemittance>(
    `with made as (
       insert into internal.remittances (storefront_id, carrier, name, file_hash, symbol, rows, total, read_by, read_at)
       select $1, $2, $3, $4, $5, count(*), sum(l.amount), $7, $8 from jsonb_to_recordset($6::jsonb) as l (amount bigint)
       on conflict (storefront_id, file_hash) do nothing returning id
     ), lines as (
       insert into internal.remittance_rows (remittance_id, line, parcel, symbol, amount)
       select made.id, l.line, l.parcel, l.symbol, l.amount
         from made, jsonb_to_recordset($6::jsonb) as l (line integer, parcel text, symbol text, amount bigint)
     )
     select id, true as "isNew" from made
     union all
     select id, false from internal.remittances where storefront_id = $1 and file_hash = $4`,
    [
      ...[STOREFRONT_ID, file.carrier, file.name, file.hash, file.symbol, JSON.stringify(file.lines), file.readBy],
      file.now,
    ],
  )
  const { id, isNew } = onlyRow(rows)
  return { id: id ?? 0, isNew: isNew === true }
}

/** Carriers that collect cash for us, by the names their parcels have. */
export async function selectCarriers(db: Db): Promise<string[]> {
  const { rows } = await db.query<SelectCarriers>(
    `select distinct carrier from shop.shipping_methods where carrier is not null and takes_cod order by carrier`,
  )
  return rows.flatMap(({ carrier }) => carrier ?? [])
}

type RemittanceRow = Omit<Remittance, 'readAt' | 'settledAt'> & { readAt: Date; settledAt: Date | null }

export async function selectRemittances(db: Db, limit: number): Promise<RemittanceRow[]> {
  const { rows } = await db.query<Narrow<SelectRemittances, RemittanceRow>>(
    `select r.id, r.carrier, r.name, r.rows, r.total, r.read_at as "readAt", r.settled_at as "settledAt",
            (select to_char(m.booked_on, 'YYYY-MM-DD') from shop.bank_movements m where m.id = r.movement_id) as "bookedOn",
            (select count(*)::integer from internal.remittance_rows w where w.remittance_id = r.id and w.outcome = 'settled') as settled,
            coalesce((select jsonb_agg(jsonb_build_object('line', w.line, 'parcel', w.parcel, 'symbol', w.symbol, 'amount', w.amount,
                'expected', w.expected, 'outcome', w.outcome, 'orderId', o.id, 'orderNumber', o.number) order by w.line)
               from internal.remittance_rows w left join shop.payments p on p.id = w.payment_id left join shop.orders o on o.id = p.order_id
              where w.remittance_id = r.id and w.outcome not in ('waiting', 'settled')), '[]') as differences
       from internal.remittances r where r.storefront_id = $1 order by r.id desc limit $2`,
    [STOREFRONT_ID, limit],
  )
  return rows
}

export async function selectOpenRemittances(db: Db): Promise<number[]> {
  const { rows } = await db.query<SelectOpenRemittances>(
    'select id from internal.remittances where settled_at is null order by id',
  )
  return rows.map(({ id }) => id)
}

export async function lockOpenRemittance(db: Db, id: number) {
  const { rows } = await db.query<LockOpenRemittance>(
    `select id, carrier, symbol, rows, total, movement_id as "movementId", read_at as "readAt"
       from internal.remittances where id = $1 and settled_at is null for update`,
    [id],
  )
  return rows[0] ?? null
}

/** Money of that sum that was looked at and belongs to nothing. What names an order is its customer's, unless it also names the file. */
export async function selectSumMovements(
  db: Db,
  { total, symbol, readAt }: { total: number; symbol: string | null; readAt: Date },
) {
  const { rows } = await db.query<SelectSumMovements>(
    `select m.id, m.amount, m.variable_symbol as "variableSymbol" from shop.bank_movements m
      where m.match = 'for_staff' and m.currency = 'CZK' and m.amount = $1 and m.booked_on >= ($2::timestamptz)::date - 14
        and ($3::text is not null or not exists (select from shop.orders o where o.number = ltrim(m.variable_symbol, '0')))
      order by m.id for update`,
    [total, readAt, symbol],
  )
  return rows
}

export async function updateRemittanceMoney(db: Db, id: number, movementId: number): Promise<void> {
  await db.query<NoRow>('update internal.remittances set movement_id = $2 where id = $1', [id, movementId])
}

export async function updateRemittanceSettled(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>('update internal.remittances set settled_at = $2 where id = $1 and settled_at is null', [
    id,
    now,
  ])
}

/** Rows nobody has looked at, each with the order it names: by its parcel first (Packeta's number also without its letter), by its symbol then. */
export async function selectWaitingRows(
  db: Db,
  remittanceId: number,
): Promise<{ line: number; orderId: number | null }[]> {
  const { rows } = await db.query<SelectWaitingRows>(
    `select w.line,
            coalesce(
              (select p.order_id from shop.parcels p
                where reverse(p.tracking_number) in (reverse(w.parcel), reverse('Z' || w.parcel)) and p.carrier = r.carrier limit 1),
              (select o.id from shop.orders o where o.number = w.symbol)) as "orderId"
       from internal.remittance_rows w join internal.remittances r on r.id = w.remittance_id
      where w.remittance_id = $1 and w.outcome = 'waiting' order by w.line`,
    [remittanceId],
  )
  return rows
}

/** Null when somebody else was faster. */
export async function lockRemittanceRow(
  db: Db,
  remittanceId: number,
  line: number,
): Promise<{ amount: number } | null> {
  const { rows } = await db.query<LockRemittanceRow>(
    `select amount from internal.remittance_rows where remittance_id = $1 and line = $2 and outcome = 'waiting' for update`,
    [remittanceId, line],
  )
  return rows[0] ?? null
}

interface RowOutcome {
  remittanceId: number
  line: number
  outcome: 'settled' | 'unknown' | 'repeated' | 'over' | 'under'
  paymentId: number | null
  expected: number | null
}

export async function updateRemittanceRow(db: Db, row: RowOutcome): Promise<void> {
  await db.query<NoRow>(
    `update internal.remittance_rows set outcome = $3, payment_id = $4, expected = $5 where remittance_id = $1 and line = $2`,
    [row.remittanceId, row.line, row.outcome, row.paymentId, row.expected],
  )
}

/** Cash the same carrier had before any of this file's parcels, and has still. */
export async function selectUncollected(db: Db, remittanceId: number, carrier: string, before: Date) {
  const { rows } = await db.query<SelectUncollected>(
    `select p.id as "paymentId", p.order_id as "orderId", p.amount
       from shop.payments p cross join lateral internal.cash_carrier(p.order_id) c
      where p.state = 'cod_collected' and c.carrier = $2 and c.delivered_at < $3
        and c.delivered_at < (
          select min(d.delivered_at) from internal.remittance_rows w join shop.payments s on s.id = w.payment_id
            cross join lateral internal.cash_carrier(s.order_id) d
           where w.remittance_id = $1 and w.outcome = 'settled')
      order by p.id limit 200`,
    [remittanceId, carrier, before],
  )
  return rows.flatMap(({ paymentId, orderId, amount }) => (orderId === null ? [] : [{ paymentId, orderId, amount }]))
}
