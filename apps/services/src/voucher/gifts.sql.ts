import { notResting } from '#app/jobs/each-item.sql'
import type { Db, NoRow } from '#app/store/database'
import type { LockGift, SelectDueGifts, SelectGiftCard } from '#app/store/rows'

interface Gift {
  giver: string
  recipientName: string
  /** Null: somebody prints it. */
  recipientEmail: string | null
  words: string
  deliverOn: string
}

export async function insertGift(db: Db, voucherId: number, gift: Gift): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.voucher_gifts (voucher_id, giver, recipient_name, recipient_email, words, deliver_on)
     values ($1, $2, $3, $4, $5, $6) on conflict (voucher_id) do nothing`,
    [voucherId, gift.giver, gift.recipientName, gift.recipientEmail, gift.words, gift.deliverOn],
  )
}

/** Those whose day has come, without those that failed a short while ago. */
export async function selectDueGifts(
  db: Db,
  { today, now, after, limit }: { today: string; now: Date; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await db.query<SelectDueGifts>(
    `select g.voucher_id as "voucherId" from shop.voucher_gifts g
      where g.queued_at is null and g.recipient_email is not null and g.deliver_on <= $1::date and g.voucher_id > $3
        and not exists (select from shop.vouchers v where v.id = g.voucher_id and v.blocked_at is not null)
        and ${notResting('send-vouchers', 'g.voucher_id', '$2')}
      order by g.voucher_id limit $4`,
    [today, now, after, limit],
  )
  return rows.map(({ voucherId }) => voucherId)
}

/** Whom it goes to, held; null when it has gone, was given up or another worker has it. */
export async function lockGift(db: Db, voucherId: number): Promise<string | null> {
  const { rows } = await db.query<LockGift>(
    `select recipient_email as "recipientEmail" from shop.voucher_gifts
      where voucher_id = $1 and queued_at is null and recipient_email is not null for update skip locked`,
    [voucherId],
  )
  return rows[0]?.recipientEmail ?? null
}

export async function updateGiftQueued(db: Db, voucherId: number, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.voucher_gifts set queued_at = $2 where voucher_id = $1', [voucherId, now])
}

/** Where it goes now. A gift that waited for its day does not go to the old address. */
export async function updateGiftRecipient(db: Db, voucherId: number, email: string): Promise<void> {
  await db.query<NoRow>('update shop.voucher_gifts set recipient_email = $2 where voucher_id = $1', [voucherId, email])
}

/** What stands on the voucher, with its code sealed. */
export async function selectGiftCard(db: Db, voucherId: number) {
  const { rows } = await db.query<SelectGiftCard>(
    `select v.code_sealed as "codeSealed", v.face, to_char(v.expires_on, 'YYYY-MM-DD') as "expiresOn", v.issued_at as "issuedAt",
            coalesce(g.giver, '') as giver, coalesce(g.recipient_name, '') as "recipientName", coalesce(g.words, '') as words,
            exists (select from shop.voucher_orders b join shop.orders o on o.id = b.order_id
                     where b.voucher_id = v.id and o.email = g.recipient_email) as "isOwn"
       from shop.vouchers v left join shop.voucher_gifts g on g.voucher_id = v.id where v.id = $1`,
    [voucherId],
  )
  return rows[0] ?? null
}

/** Of a voucher that was given up before its day. */
export async function deleteUnsentGift(db: Db, voucherId: number): Promise<void> {
  await db.query<NoRow>('delete from shop.voucher_gifts where voucher_id = $1 and queued_at is null', [voucherId])
}
