import type { ReportReason } from '@shop/contract/review'
import type { Db } from '#app/store/database'
import type { DecideReports, InsertReport, LockPublished } from '#app/store/rows'

/** The name of its product; null when nobody can read the review any more. */
export async function lockPublished(db: Db, reviewId: number): Promise<{ productName: string } | null> {
  const { rows } = await db.query<LockPublished>(
    `select p.name as "productName" from shop.reviews r join shop.products p on p.id = r.product_id
      where r.id = $1 and r.status = 'published' for key share of r`,
    [reviewId],
  )
  return rows[0] ?? null
}

interface NewReport {
  reviewId: number
  reason: ReportReason
  note: string
  email: string | null
  now: Date
}

/** Null when this address has reported it and waits for an answer. */
export async function insertReport(db: Db, report: NewReport): Promise<number | null> {
  const { rows } = await db.query<InsertReport>(
    `insert into internal.review_reports (review_id, reason, note, email, reported_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning id::int as id`,
    [report.reviewId, report.reason, report.note, report.email, report.now],
  )
  return rows[0]?.id ?? null
}

export type ReportOutcome = 'kept' | 'hidden'

/** Whom to tell; their addresses have then served. */
export async function decideReports(
  db: Db,
  reviewId: number,
  outcome: ReportOutcome,
  now: Date,
): Promise<{ id: number; email: string | null }[]> {
  const { rows } = await db.query<DecideReports>(
    `with open as (select id, email from internal.review_reports where review_id = $1 and decided_at is null for update),
          decided as (update internal.review_reports r set outcome = $2, decided_at = $3, email = null
                        from open where r.id = open.id)
     select id::int as id, email from open order by id`,
    [reviewId, outcome, now],
  )
  return rows
}
