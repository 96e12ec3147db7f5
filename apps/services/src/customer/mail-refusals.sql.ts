import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectAddressHash, SelectMailbox } from '#app/store/rows'

/** What somebody may refuse to be asked; everything else has a link of its own. */
export type AskingTopic = 'surveys' | 'review_requests'

export async function selectAddressHash(db: Db, email: string): Promise<Buffer> {
  const { rows } = await db.query<Narrow<SelectAddressHash, { hash: Buffer }>>(
    'select internal.address_hash($1) as hash',
    [email],
  )
  const [row] = rows
  if (!row) throw new Error('An address has a hash.')
  return row.hash
}

/**
 * The words that are agreed to now, and whether the refusal of the mailbox holds: its own account may have agreed since, as
 * `internal.may_ask` has it. Accounts are looked through only where somebody has refused and opens the link again.
 */
export async function selectMailbox(
  db: Db,
  hash: Buffer,
  topic: AskingTopic,
): Promise<{ wording: string; isRefused: boolean } | null> {
  const { rows } = await db.query<Narrow<SelectMailbox, { isRefused: boolean }>>(
    `select w.wording,
            exists (select from internal.mail_refusals r where r.email_hash = $1 and r.topic = $2
                       and not exists (select from shop.current_consents n join shop.customers c on c.id = n.customer_id
                                        where n.topic = $2 and n.granted and n.given_at > r.refused_at
                                          and internal.address_hash(c.email) = r.email_hash)) as "isRefused"
       from shop.consent_wordings w where w.topic = $2 order by w.version desc limit 1`,
    [hash, topic],
  )
  return rows[0] ?? null
}

/** Said again it holds from then on: an account may have agreed in between. */
export async function upsertRefusal(db: Db, hash: Buffer, topic: AskingTopic, now: Date): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.mail_refusals as r (email_hash, topic, refused_at) values ($1, $2, $3)
     on conflict (email_hash, topic) do update set refused_at = greatest(r.refused_at, excluded.refused_at)`,
    [hash, topic, now],
  )
}
