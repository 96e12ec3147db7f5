import type { Db, NoRow } from '#app/store/database'
import type { SelectHelpful } from '#app/store/rows'

interface ReviewVote {
  reviewId: number
  subject: Buffer
  now: Date
}

/** The sum moves with the vote, so that it stays when the vote is forgotten. */
export async function insertReviewVote(db: Db, { reviewId, subject, now }: ReviewVote): Promise<void> {
  await db.query<NoRow>(
    `with vote as (
       insert into internal.review_votes (review_id, subject, voted_at)
       select r.id, $2, $3 from shop.reviews r where r.id = $1 and r.status = 'published'
       on conflict do nothing returning review_id
     )
     update shop.reviews r set helpful_count = r.helpful_count + 1 from vote where r.id = vote.review_id`,
    [reviewId, subject, now],
  )
}

/** How many found it useful; null when nobody can read the review any more. */
export async function selectHelpful(db: Db, reviewId: number): Promise<number | null> {
  const { rows } = await db.query<SelectHelpful>(
    `select helpful_count as helpful from shop.reviews where id = $1 and status = 'published'`,
    [reviewId],
  )
  return rows[0]?.helpful ?? null
}
