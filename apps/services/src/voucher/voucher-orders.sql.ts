import type { Db, NoRow } from '#app/store/database'
import { onlyRow } from '#app/store/database'
import type { InsertVoucherCart, SelectMailing, SelectOrderOfKey, SelectVoucherOrder } from '#app/store/rows'

/** Nobody carries it: the one way of delivery that no cart is offered. It is there from the first voucher on. */
export async function selectMailing(db: Db, storefrontId: number): Promise<{ id: number; name: string }> {
  const { rows } = await db.query<SelectMailing>(
    `with made as (
       insert into shop.shipping_methods (storefront_id, code, name, kind, countries, price, vat_class, allow_multi_parcel, takes_cod, min_days, max_days,
         position, is_active)
       select $1::bigint, 'e-mailem', 'E-mailem', 'email', '{CZ,SK}'::text[], 0, 'goods', false, false, 0, 0, 99, false
        where not exists (select from shop.shipping_methods m where m.storefront_id = $1 and m.kind = 'email')
       on conflict (storefront_id, code) do nothing returning id, name
     )
     select id, name from made
     union all select id, name from shop.shipping_methods where storefront_id = $1 and kind = 'email' limit 1`,
    [storefrontId],
  )
  return onlyRow(rows) as { id: number; name: string }
}

/** What the order comes from, known by the key of its form. Null when that key has been used. */
export async function insertVoucherCart(
  db: Db,
  { storefrontId, tokenHash, now }: { storefrontId: number; tokenHash: Buffer; now: Date },
): Promise<number | null> {
  const { rows } = await db.query<InsertVoucherCart>(
    `insert into shop.carts (storefront_id, token_hash, created_at, changed_at, expires_at)
     values ($1, $2, $3, $3, $3::timestamptz + interval '30 days') on conflict (token_hash) where token_hash is not null do nothing returning id`,
    [storefrontId, tokenHash, now],
  )
  return rows[0]?.id ?? null
}

export async function selectCartOfKey(db: Db, tokenHash: Buffer): Promise<number | null> {
  const { rows } = await db.query<SelectOrderOfKey>(
    `select c.id from shop.carts c where c.token_hash = $1 and c.state = 'ordered'`,
    [tokenHash],
  )
  return rows[0]?.id ?? null
}

interface NewVoucherOrder {
  face: number
  giver: string
  recipientName: string
  recipientEmail: string | null
  words: string
  deliverOn: string
}

export async function insertVoucherOrder(db: Db, orderId: number, bought: NewVoucherOrder, now: Date): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.voucher_orders (order_id, face, giver, recipient_name, recipient_email, words, deliver_on, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      orderId,
      bought.face,
      bought.giver,
      bought.recipientName,
      bought.recipientEmail,
      bought.words,
      bought.deliverOn,
      now,
    ],
  )
}

export interface VoucherOrder extends NewVoucherOrder {
  voucherId: number | null
  issuedAt: Date | null
  /** All of it is there: nobody has spent from it. */
  isWhole: boolean
  isSent: boolean
}

export async function selectVoucherOrder(db: Db, orderId: number): Promise<VoucherOrder | null> {
  const { rows } = await db.query<SelectVoucherOrder>(
    `select b.face, b.giver, b.recipient_name as "recipientName", b.recipient_email as "recipientEmail", b.words,
            to_char(b.deliver_on, 'YYYY-MM-DD') as "deliverOn", b.voucher_id as "voucherId", v.issued_at as "issuedAt",
            coalesce(v.balance = v.face, false) as "isWhole",
            v.id is not null and not exists (select from shop.voucher_gifts g where g.voucher_id = v.id and g.queued_at is null) as "isSent"
       from shop.voucher_orders b left join shop.vouchers v on v.id = b.voucher_id where b.order_id = $1`,
    [orderId],
  )
  const [row] = rows
  return row ? ({ ...row, isWhole: row.isWhole ?? false, isSent: row.isSent ?? false } as VoucherOrder) : null
}

export async function updateIssued(db: Db, orderId: number, voucherId: number): Promise<void> {
  await db.query<NoRow>('update shop.voucher_orders set voucher_id = $2 where order_id = $1', [orderId, voucherId])
}
