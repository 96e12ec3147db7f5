import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectOffer, SelectPuppyMail } from '#app/store/rows'

interface NewOffer {
  puppyId: number
  tokenHash: Buffer
  email: string
  expiresAt: Date
  now: Date
}

/** The one before it opens nothing any more. */
export async function replaceOffer(db: Db, { puppyId, tokenHash, email, expiresAt, now }: NewOffer): Promise<void> {
  await db.query<NoRow>('update shop.puppy_offers set revoked_at = $2 where puppy_id = $1 and revoked_at is null', [
    puppyId,
    now,
  ])
  await db.query<NoRow>(
    'insert into shop.puppy_offers (puppy_id, token_hash, email, sent_at, expires_at) values ($1, $2, $3, $4, $5)',
    [puppyId, tokenHash, email, now, expiresAt],
  )
}

interface Offer {
  /** Of the card; none once the puppy has died. */
  uid: string | null
  expiresAt: Date
  isRevoked: boolean
}

export async function selectOffer(db: Db, tokenHash: Buffer): Promise<Offer | null> {
  const { rows } = await db.query<Narrow<SelectOffer, Offer>>(
    `select p.uid, o.expires_at as "expiresAt", o.revoked_at is not null as "isRevoked"
       from shop.puppy_offers o join shop.puppies p on p.id = o.puppy_id where o.token_hash = $1`,
    [tokenHash],
  )
  return rows[0] ?? null
}

interface PuppyMail {
  name: string
  kennel: string
}

/** What the mail says: the puppy and the kennel, nothing of the person who breeds. */
export async function selectPuppyMail(db: Db, puppyId: number): Promise<PuppyMail | null> {
  const { rows } = await db.query<Narrow<SelectPuppyMail, PuppyMail>>(
    `select p.name,
            coalesce((select a.subject from shop.applications a
                       where a.customer_id = l.customer_id and a.kind = 'breeder' and a.state = 'approved' order by a.id desc limit 1), '') as kennel
       from shop.puppies p join shop.litters l on l.id = p.litter_id where p.id = $1`,
    [puppyId],
  )
  return rows[0] ?? null
}
