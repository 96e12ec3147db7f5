import type { Db, Narrow } from '#app/store/database'
import type { SelectClassBaskets, SelectOwnPartner } from '#app/store/rows'

interface OwnPartner {
  codeId: number
  name: string
}

/** The code of a trainer who is one now and has made it; the name is that of the club. */
export async function selectOwnPartner(db: Db, customerId: number): Promise<OwnPartner | null> {
  const { rows } = await db.query<Narrow<SelectOwnPartner, OwnPartner>>(
    `select k.id as "codeId", coalesce((select left(a.subject, 80) from shop.applications a where a.customer_id = k.customer_id and a.kind = 'trainer'
              and a.state = 'approved' order by a.id desc limit 1), '') as name
       from shop.referral_codes k
      where k.customer_id = $1 and k.programme = 'trainer' and k.uid is not null and internal.referral_programme($1) = 'trainer'`,
    [customerId],
  )
  return rows[0] ?? null
}

export interface ClassBasket {
  tokenHash: Buffer
  title: string
  pieces: number
  expiresAt: Date
}

export async function selectClassBaskets(db: Db, tokenHashes: readonly Buffer[], now: Date): Promise<ClassBasket[]> {
  const { rows } = await db.query<Narrow<SelectClassBaskets, ClassBasket>>(
    `select b.token_hash as "tokenHash", b.title, b.expires_at as "expiresAt",
            (select coalesce(sum(l.pieces), 0)::int from shop.prepared_basket_lines l where l.prepared_basket_id = b.id) as pieces
       from shop.prepared_baskets b where b.token_hash = any ($1) and b.expires_at > $2`,
    [tokenHashes, now],
  )
  return rows
}
