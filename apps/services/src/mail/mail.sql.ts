import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { ClaimMail, CountMailsSince, InsertMail, InsertMails, IsMailQueued } from '#app/store/rows'

interface NewMail {
  object: string
  event: string
  template: string
  recipient: string
  data: object
  secrets: Buffer | null
  requestId: string
  now: Date
}

/** Null when this event has its mail already. */
export async function insertMail(db: Db, mail: NewMail): Promise<number | null> {
  const { rows } = await db.query<InsertMail>({
    name: 'mail-insert',
    text: `insert into internal.mails (object, event, template, recipient, data, secrets, request_id, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict on constraint mails_one_per_event do nothing returning id`,
    values: [mail.object, mail.event, mail.template, mail.recipient, mail.data, mail.secrets, mail.requestId, mail.now],
  })
  return rows[0]?.id ?? null
}

/** Many of one kind; ids of those whose event had no mail yet. */
export async function insertMails(
  db: Db,
  mails: readonly Pick<NewMail, 'object' | 'event' | 'recipient' | 'data' | 'secrets'>[],
  { template, requestId, now }: Pick<NewMail, 'template' | 'requestId' | 'now'>,
): Promise<number[]> {
  const rows = mails.map(({ secrets, ...mail }) => ({ ...mail, secrets: secrets?.toString('base64') ?? null }))
  const inserted = await db.query<InsertMails>({
    name: 'mails-insert',
    text: `insert into internal.mails (object, event, template, recipient, data, secrets, request_id, created_at)
           select m.object, m.event, $2, m.recipient, m.data, decode(m.secrets, 'base64'), $3, $4
             from jsonb_to_recordset($1::jsonb) as m (object text, event text, recipient text, data jsonb, secrets text)
           on conflict on constraint mails_one_per_event do nothing returning id`,
    values: [JSON.stringify(rows), template, requestId, now],
  })
  return inserted.rows.map(({ id }) => id)
}

/** Whether this event has its mail already. */
export async function isMailQueued(db: Db, mail: Pick<NewMail, 'object' | 'event' | 'template'>): Promise<boolean> {
  const { rows } = await db.query<IsMailQueued>(
    'select id from internal.mails where object = $1 and event = $2 and template = $3',
    [mail.object, mail.event, mail.template],
  )
  return rows.length > 0
}

export interface MailRow {
  id: number
  object: string
  event: string
  template: string
  recipient: string
  data: Record<string, unknown>
  secrets: Buffer | null
  status: 'waiting' | 'sending' | 'sent' | 'refused'
}

/**
 * Takes a mail for sending and says what it was before: a row found in `sending` was left there by a worker that died
 * between handing the mail over and writing so down.
 */
export async function claimMail(db: Db, id: number, now: Date): Promise<MailRow | null> {
  const { rows } = await db.query<Narrow<ClaimMail, Pick<MailRow, 'data'>>>(
    `with before as (select id, status from internal.mails where id = $1 and status in ('waiting', 'sending') for update)
     update internal.mails m set status = 'sending', sending_at = $2, attempts = attempts + 1
       from before where m.id = before.id
     returning m.id, m.object, m.event, m.template, m.recipient, m.data, m.secrets, before.status`,
    [id, now],
  )
  return rows[0] ?? null
}

export async function updateMailSent(db: Db, id: number, now: Date, answer: string): Promise<void> {
  await db.query<NoRow>(
    `update internal.mails set status = 'sent', sent_at = $2, last_answer = $3, secrets = null where id = $1`,
    [id, now, answer],
  )
}

/** Back in the queue: the relay has surely not taken it. */
export async function updateMailWaiting(db: Db, id: number, answer: string): Promise<void> {
  await db.query<NoRow>(`update internal.mails set status = 'waiting', last_answer = $2 where id = $1`, [id, answer])
}

/** What stands in the place of an answer when letters pass the mailbox by. Nobody has to look at it. */
export const SUPPRESSED = 'suppressed'

export async function updateMailRefused(db: Db, id: number, answer: string): Promise<void> {
  await db.query<NoRow>(
    `update internal.mails set status = 'refused', last_answer = $2, secrets = null where id = $1`,
    [id, answer],
  )
}

export async function countMailsSince(
  db: Db,
  { recipient, templates, since }: { recipient: string; templates: readonly string[]; since: Date },
): Promise<number> {
  const { rows } = await db.query<CountMailsSince>(
    'select count(*)::int as count from internal.mails where recipient = $1 and template = any ($2) and created_at > $3',
    [recipient, templates, since],
  )
  return onlyRow(rows).count
}
