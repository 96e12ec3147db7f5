import type { SurveyAnswers, SurveyQuestion } from '@shop/contract/survey'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { InsertInvitation, SelectInvitation } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export type InvitationRow = Narrow<
  SelectInvitation,
  { questions: SurveyQuestion[]; thanks: Record<string, { heading: string; body: string }>; answers: SurveyAnswers }
>

const INVITATION = `select i.id::int as id, s.type, s.title, s.intro, s.questions, s.thanks, i.answers, i.order_id::int as "orderId",
    i.customer_id::int as "customerId", i.email, i.expires_at as "expiresAt", i.finished_at as "finishedAt",
    i.edited_at as "editedAt", to_char(i.reply_by, 'YYYY-MM-DD') as "replyBy", i.credits
  from internal.survey_invitations i join shop.surveys s on s.id = i.survey_id
 where i.secret_hash = $1 and i.anonymised_at is null`

export async function selectInvitation(db: Db, secretHash: Buffer): Promise<InvitationRow | null> {
  return (await db.query<InvitationRow>(INVITATION, [secretHash])).rows[0] ?? null
}

/** Two tabs that finish at once: the second finds the answer there. Nobody takes a choice away while it is being chosen. */
export async function lockInvitation(db: Db, secretHash: Buffer): Promise<InvitationRow | null> {
  return (await db.query<InvitationRow>(`${INVITATION} for update of i for share of s`, [secretHash])).rows[0] ?? null
}

export async function saveAnswers(db: Db, row: InvitationRow, now: Date): Promise<void> {
  await db.query<NoRow>(
    `update internal.survey_invitations
        set answers = $2, saved_at = $3, finished_at = $4, edited_at = $5, reply_by = $6, credits = $7
      where id = $1`,
    [row.id, row.answers, now, row.finishedAt, row.editedAt, row.replyBy, row.credits],
  )
}

interface NewInvitation {
  type: string
  secretHash: Buffer
  email: string
  orderId: number | null
  customerId: number | null
  now: Date
}

/** Null when there is no such survey, nobody is asked any more, or this order was asked already. */
export async function insertInvitation(
  db: Db,
  { type, secretHash, email, orderId, customerId, now }: NewInvitation,
): Promise<{ id: number; title: string; questions: SurveyQuestion[]; expiresAt: Date } | null> {
  const { rows } = await db.query<Narrow<InsertInvitation, { questions: SurveyQuestion[] }>>(
    `with asked as (
       insert into internal.survey_invitations (survey_id, secret_hash, email, order_id, customer_id, created_at, expires_at)
       select s.id, $2, $3, $4, $5, $6, $6::timestamptz + make_interval(days => coalesce(
                (select (value #>> '{}')::int from shop.settings where storefront_id = $7 and key = 'surveys.valid_days'), 30))
         from shop.surveys s where s.storefront_id = $7 and s.type = $1 and s.closed_at is null
       on conflict do nothing returning id, survey_id, expires_at)
     select asked.id::int as id, s.title, s.questions, asked.expires_at as "expiresAt"
       from asked join shop.surveys s on s.id = asked.survey_id`,
    [type, secretHash, email, orderId, customerId, now, STOREFRONT_ID],
  )
  return rows[0] ?? null
}
