import type { Voucher } from '@shop/domain/voucher/voucher-share'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type {
  CancelVoucher,
  GiveBackToVoucher,
  InsertVoucher,
  LockVoucher,
  SelectVoucher,
  SpendVoucher,
} from '#app/store/rows'

interface VoucherRow extends Voucher {
  id: number
  tail: string
  face: number
}

const VOUCHER = `id, code_tail as tail, face, balance, to_char(expires_on, 'YYYY-MM-DD') as "expiresOn", blocked_at is not null as "isBlocked"`

export async function selectVoucher(db: Db, by: { id: number } | { codeHash: Buffer }): Promise<VoucherRow | null> {
  const [id, codeHash] = 'id' in by ? [by.id, null] : [null, by.codeHash]
  const { rows } = await db.query<SelectVoucher>(
    `select ${VOUCHER} from shop.vouchers where id = $1 or code_hash = $2`,
    [id, codeHash],
  )
  const [row] = rows
  return row ? { ...row, isBlocked: row.isBlocked ?? false } : null
}

/** Keeps the code as it is until the end: a cart does not take a voucher whose code is being drawn anew. */
export async function lockVoucher(db: Db, by: { id: number } | { codeHash: Buffer }): Promise<VoucherRow | null> {
  const [id, codeHash] = 'id' in by ? [by.id, null] : [null, by.codeHash]
  const { rows } = await db.query<LockVoucher>(
    `select ${VOUCHER} from shop.vouchers where id = $1 or code_hash = $2 for share`,
    [id, codeHash],
  )
  const [row] = rows
  return row ? { ...row, isBlocked: row.isBlocked ?? false } : null
}

interface NewVoucher {
  storefrontId: number
  codeHash: Buffer
  codeSealed: Buffer
  tail: string
  face: number
  expiresOn: string
  origin: 'staff' | 'order'
  reason: string
  issuedBy: string | null
  issueKey: string
  now: Date
}

/** The voucher and its first entry; the one that is there already when it was issued under the same key. */
export async function insertVoucher(db: Db, voucher: NewVoucher): Promise<{ id: number; isNew: boolean }> {
  const { rows } = await db.query<InsertVoucher>(
    `with issued as (
       insert into shop.vouchers (storefront_id, code_hash, code_sealed, code_tail, face, balance, expires_on, origin, reason, issued_by,
         issue_key, issued_at)
       values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11)
       on conflict (issue_key) do nothing returning id
     ), entry as (
       insert into shop.voucher_entries (voucher_id, kind, amount, at) select id, 'issue', $5, $11 from issued
     )
     select id, true as "isNew" from issued
     union all select id, false from shop.vouchers where issue_key = $10`,
    [
      voucher.storefrontId,
      voucher.codeHash,
      voucher.codeSealed,
      voucher.tail,
      voucher.face,
      voucher.expiresOn,
      voucher.origin,
      voucher.reason,
      voucher.issuedBy,
      voucher.issueKey,
      voucher.now,
    ],
  )
  const { id, isNew } = onlyRow(rows)
  return { id: id ?? 0, isNew: isNew ?? false }
}

interface Spending {
  voucherId: number
  paymentId: number
  amount: number
  today: string
  now: Date
}

/** All of it or nothing: whoever comes second waits for the row and finds what is left. */
export async function spendVoucher(db: Db, { voucherId, paymentId, amount, today, now }: Spending): Promise<boolean> {
  const { rows } = await db.query<SpendVoucher>(
    `with held as (
       update shop.vouchers set balance = balance - $3::bigint, updated_at = now()
        where id = $1 and balance >= $3::bigint and blocked_at is null and expires_on >= $4::date returning id
     )
     insert into shop.voucher_entries (voucher_id, kind, amount, payment_id, at) select id, 'spend', -$3::bigint, $2, $5 from held
     returning id`,
    [voucherId, paymentId, amount, today, now],
  )
  return rows.length > 0
}

interface GivingBack {
  paymentId: number
  refundId: number
  amount: number
  /** The soonest day it may end after this. */
  notBefore: string
  now: Date
}

/** To the voucher that had paid, also to one that has ended or is blocked meanwhile; each refund once. */
export async function giveBackToVoucher(
  db: Db,
  { paymentId, refundId, amount, notBefore, now }: GivingBack,
): Promise<void> {
  const { rows } = await db.query<GiveBackToVoucher>(
    `with entry as (
       insert into shop.voucher_entries (voucher_id, kind, amount, refund_id, at)
       select voucher_id, 'give_back', $3::bigint, $2, $5 from shop.voucher_entries where payment_id = $1 returning voucher_id
     )
     update shop.vouchers v set balance = v.balance + $3::bigint, expires_on = greatest(v.expires_on, $4::date), updated_at = now()
       from entry where v.id = entry.voucher_id returning v.id`,
    [paymentId, refundId, amount, notBefore, now],
  )
  if (rows.length !== 1) throw new Error(`Payment ${paymentId} was made by no voucher.`)
}

/** Those whose last day has passed: what is left of them ends. Gives how many. */
export async function expireVouchers(db: Db, today: string, now: Date): Promise<number> {
  const { rowCount } = await db.query<NoRow>(
    `with ended as (
       select id, balance from shop.vouchers where balance > 0 and expires_on < $1::date order by id limit 500 for update skip locked
     ), entry as (
       insert into shop.voucher_entries (voucher_id, kind, amount, at) select id, 'expiry', -balance, $2 from ended
     )
     update shop.vouchers v set balance = 0, updated_at = now() from ended where v.id = ended.id`,
    [today, now],
  )
  return rowCount ?? 0
}

/** Ends a voucher that nobody has spent from; false when somebody has. */
export async function cancelVoucher(db: Db, id: number, now: Date): Promise<boolean> {
  const { rows } = await db.query<CancelVoucher>(
    `with ended as (
       update shop.vouchers set balance = 0, updated_at = now() where id = $1 and balance = face returning id, face
     )
     insert into shop.voucher_entries (voucher_id, kind, amount, at) select id, 'cancel', -face, $2 from ended returning id`,
    [id, now],
  )
  return rows.length > 0
}

/** A cart keeps which voucher, not its code: whoever put the old one in has it no longer. */
export async function takeFromCarts(db: Db, id: number): Promise<void> {
  await db.query<NoRow>(
    `update shop.carts set voucher_id = null where voucher_id = $1 and state in ('active', 'in_checkout', 'abandoned')`,
    [id],
  )
}

/** False when there is no such voucher. */
export async function updateCode(
  db: Db,
  id: number,
  { codeHash, codeSealed, tail }: Pick<NewVoucher, 'codeHash' | 'codeSealed' | 'tail'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `update shop.vouchers set code_hash = $2, code_sealed = $3, code_tail = $4, code_renewed_at = $5, updated_at = now() where id = $1`,
    [id, codeHash, codeSealed, tail, now],
  )
  return rowCount === 1
}

/** Null lets it pay again. False when there is no such voucher. */
export async function updateBlocked(
  db: Db,
  id: number,
  blocked: { by: string; reason: string } | null,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'update shop.vouchers set blocked_at = $2, blocked_by = $3, block_reason = $4, updated_at = now() where id = $1',
    [id, blocked && now, blocked?.by ?? null, blocked?.reason ?? null],
  )
  return rowCount === 1
}
