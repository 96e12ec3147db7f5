import type { ConsentTopic } from '@shop/contract/consent'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectLastConsent } from '#app/store/rows'

interface NewConsent {
  customerId: number
  topic: ConsentTopic
  wordingVersion: number
  granted: boolean
  source: 'registration' | 'account' | 'link' | 'checkout' | 'deletion'
  now: Date
}

/** False when there is no such wording. */
export async function insertConsent(db: Db, consent: NewConsent): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `insert into shop.consents (customer_id, topic, wording_version, granted, source, given_at)
     select $1, w.topic, w.version, $4, $5, $6 from shop.consent_wordings w where w.topic = $2 and w.version = $3`,
    [consent.customerId, consent.topic, consent.wordingVersion, consent.granted, consent.source, consent.now],
  )
  return rowCount === 1
}

interface LastConsent {
  granted: boolean
  wordingVersion: number
  wording: string
  email: string | null
}

/** The last word of a customer about one topic. */
export async function selectLastConsent(db: Db, customerId: number, topic: ConsentTopic): Promise<LastConsent | null> {
  const { rows } = await db.query<Narrow<SelectLastConsent, { granted: boolean; wordingVersion: number }>>(
    `select n.granted, n.wording_version as "wordingVersion", w.wording, c.email
       from shop.current_consents n join shop.customers c on c.id = n.customer_id
       join shop.consent_wordings w on w.topic = n.topic and w.version = n.wording_version
      where n.customer_id = $1 and n.topic = $2`,
    [customerId, topic],
  )
  return rows[0] ?? null
}

/** Whoever leaves takes back everything they have agreed to. */
export async function withdrawConsents(db: Db, customerId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.consents (customer_id, topic, wording_version, granted, source, given_at)
     select customer_id, topic, wording_version, false, 'deletion', $2
       from shop.current_consents where customer_id = $1 and granted`,
    [customerId, now],
  )
}
