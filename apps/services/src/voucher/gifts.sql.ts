import type { Db, NoRow } from '#app/store/database'
import type { LockDueGifts, SelectGiftCard } from '#app/store/rows'

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

/** Those whose day has come, each held by one worker. */
export async function lockDueGifts(db: Db, today: string): Promise<{ voucherId: number; recipientEmail: string }[]> {
  const { rows } = await db.query<LockDueGifts>(
    `select voucher_id as "voucherId", recipient_email as "recipientEmail" from shop.voucher_gifts
      where queued_at is null and recipient_email is not null and deliver_on <= $1::date
      order by deliver_on, voucher_id limit 50 for update skip locked`,
    [today],
  )
  return rows
}

export async function updateGiftQueued(db: Db, voucherId: number, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.voucher_gifts set queued_at = $2 where voucher_id = $1', [voucherId, now])
}

/** What stands on the voucher, with its code sealed. */
export async function selectGiftCard(db: Db, voucherId: number) {
  const { rows } = await db.query<SelectGiftCard>(
    `select v.code_sealed as "codeSealed", v.face, to_char(v.expires_on, 'YYYY-MM-DD') as "expiresOn", v.issued_at as "issuedAt",
            coalesce(g.giver, '') as giver, coalesce(g.recipient_name, '') as "recipientName", coalesce(g.words, '') as words
       from shop.vouchers v left join shop.voucher_gifts g on g.voucher_id = v.id where v.id = $1`,
    [voucherId],
  )
  return rows[0] ?? null
}
