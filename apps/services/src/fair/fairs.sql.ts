import type { WheelSegment } from '@shop/contract/fair'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type {
  LockEntry,
  LockPrizes,
  SelectEntry,
  SelectEntryOf,
  SelectFair,
  SelectFairPins,
  SelectPinSalts,
  SelectPrizes,
  SelectSpin,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export interface FairRow {
  id: number
  title: string
  rules: string
  validFrom: string
  validTo: string
}

const FAIR = `f.id::int as id, f.title, f.rules, to_char(f.valid_from, 'YYYY-MM-DD') as "validFrom",
  to_char(f.valid_to, 'YYYY-MM-DD') as "validTo"`

export async function selectFair(db: Db, id: number): Promise<FairRow | null> {
  return (await db.query<SelectFair>(`select ${FAIR} from shop.fairs f where f.id = $1`, [id])).rows[0] ?? null
}

export async function selectFairPins(db: Db): Promise<(FairRow & { salt: Buffer; pinHash: Buffer })[]> {
  const { rows } = await db.query<Narrow<SelectFairPins, FairRow & { salt: Buffer; pinHash: Buffer }>>(
    `select ${FAIR}, p.salt, p.pin_hash as "pinHash" from shop.fairs f
       join (select fair_id, salt, pin_hash from internal.fair_pins
             union all select fair_id, salt, pin_hash from internal.fair_tablets where revoked_at is null) p on p.fair_id = f.id
      where f.storefront_id = $1 and f.valid_to >= current_date - 366 order by f.valid_from desc`,
    [STOREFRONT_ID],
  )
  return rows
}

/** Of every PIN that opens this fair now. */
export async function selectPinSalts(db: Db, fairId: number): Promise<Buffer[]> {
  const { rows } = await db.query<Narrow<SelectPinSalts, { salt: Buffer }>>(
    `select salt from internal.fair_pins where fair_id = $1
     union all select salt from internal.fair_tablets where fair_id = $1 and revoked_at is null`,
    [fairId],
  )
  return rows.map(({ salt }) => salt)
}

export interface EntryRow {
  id: number
  fairId: number
  clientKey: string
  email: string
  dogWeightGrams: number | null
}

const ENTRY = `e.id::int as id, e.fair_id::int as "fairId", e.client_key as "clientKey", e.email,
  e.dog_weight_grams as "dogWeightGrams"`

interface NewEntry {
  fairId: number
  clientKey: string
  email: string
  firstName: string
  dogName: string
  dogWeightGrams: number | null
  currentFood: string
  wantsNewsletter: boolean
  now: Date
}

/** False when the tablet has sent it before or the address was here already; the entry that counts is then the old one. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `insert into internal.fair_entries (fair_id, client_key, email, first_name, dog_name, dog_weight_grams, current_food,
                                        wants_newsletter, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      ...[entry.fairId, entry.clientKey, entry.email, entry.firstName, entry.dogName, entry.dogWeightGrams],
      ...[entry.currentFood, entry.wantsNewsletter, entry.now],
    ],
  )
  return rowCount === 1
}

export async function selectEntryOf(
  db: Db,
  fairId: number,
  email: string,
  clientKey: string,
): Promise<EntryRow | null> {
  const { rows } = await db.query<SelectEntryOf>(
    `select ${ENTRY} from internal.fair_entries e
      where e.fair_id = $1 and (e.client_key = $3 or e.email = $2) order by e.client_key = $3 desc limit 1`,
    [fairId, email, clientKey],
  )
  return rows[0] ?? null
}

/** Two presses of one ticket: the second waits here and finds the result. */
export async function lockEntry(db: Db, id: number): Promise<EntryRow | null> {
  return (
    (await db.query<LockEntry>(`select ${ENTRY} from internal.fair_entries e where e.id = $1 for update`, [id]))
      .rows[0] ?? null
  )
}

export async function selectEntry(db: Db, id: number): Promise<EntryRow | null> {
  return (
    (await db.query<SelectEntry>(`select ${ENTRY} from internal.fair_entries e where e.id = $1`, [id])).rows[0] ?? null
  )
}

export interface PrizeRow extends Omit<WheelSegment, 'chance'> {
  id: number
  weight: number
  amount: number | null
  /** Haléře; only a discount has one. */
  maximum: number | null
  validDays: number | null
  minimumGoods: number
}

const PRIZE = `p.id::int as id, p.key, p.label, p.prize, p.description, p.kind, p.weight, p.amount, p.maximum::float8 as maximum,
  p.valid_days as "validDays", p.minimum_goods::float8 as "minimumGoods", p.is_shipped as "isShipped", p.color, p.text_color as "textColor"`

export async function selectPrizes(db: Db, fairId: number): Promise<PrizeRow[]> {
  const { rows } = await db.query<SelectPrizes>(
    `select ${PRIZE} from shop.prizes p where p.fair_id = $1 order by p.position`,
    [fairId],
  )
  return rows
}

/** One spin at a time: what is left, in all and for today, can only be known by whoever holds all of it. */
export async function lockPrizes(
  db: Db,
  fairId: number,
  today: string,
): Promise<(PrizeRow & { left: number | null })[]> {
  const { rows } = await db.query<LockPrizes>(
    `select ${PRIZE}, least(s.stock - s.drawn, s.daily_limit - case when s.drawn_on = $2::date then s.drawn_today else 0 end) as left
       from shop.prizes p join internal.prize_stock s on s.prize_id = p.id
      where p.fair_id = $1 order by p.position for update of s`,
    [fairId, today],
  )
  return rows
}

export async function takePrize(db: Db, prizeId: number, today: string): Promise<void> {
  await db.query<NoRow>(
    `update internal.prize_stock set drawn = drawn + 1, drawn_on = $2::date,
            drawn_today = 1 + case when drawn_on = $2::date then drawn_today else 0 end
      where prize_id = $1`,
    [prizeId, today],
  )
}

interface NewSpin {
  entryId: number
  prizeId: number
  roll: number
  weights: object
  couponId: number | null
  now: Date
  requestId: string
}

export async function insertSpin(db: Db, spin: NewSpin): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.prize_spins (entry_id, prize_id, roll, weights, coupon_id, spun_at, request_id)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [spin.entryId, spin.prizeId, spin.roll, spin.weights, spin.couponId, spin.now, spin.requestId],
  )
}

interface SpinRow {
  key: string
  hasCode: boolean
  validTo: string | null
  spunAt: Date
}

export async function selectSpin(db: Db, entryId: number): Promise<SpinRow | null> {
  const { rows } = await db.query<SelectSpin>(
    `select p.key, c.code is not null as "hasCode", to_char(c.valid_to, 'YYYY-MM-DD') as "validTo", s.spun_at as "spunAt"
       from internal.prize_spins s join shop.prizes p on p.id = s.prize_id left join shop.coupons c on c.id = s.coupon_id
      where s.entry_id = $1`,
    [entryId],
  )
  return rows[0] ?? null
}
