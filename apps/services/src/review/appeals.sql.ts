import type { Db, NoRow } from '#app/store/database'
import type { SelectOpenAppeal } from '#app/store/rows'

interface Appeal {
  words: string
  state: 'returned' | 'rejected'
  now: Date
  decideBy: Date
}

/** False for the second one. The caller holds the review. */
export async function saveAppeal(db: Db, reviewId: number, { words, state, now, decideBy }: Appeal): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `update internal.review_origins set appeal = $2, appealed_state = $3, appealed_at = $4, decide_by = $5
      where review_id = $1 and appealed_at is null`,
    [reviewId, words, state, now, decideBy],
  )
  return rowCount === 1
}

/** Who made the decision that an open appeal is against; null when nothing is appealed. */
export async function selectOpenAppeal(db: Db, reviewId: number): Promise<{ decidedBy: string | null } | null> {
  const { rows } = await db.query<SelectOpenAppeal>(
    `select decided_by::text as "decidedBy" from internal.review_origins
      where review_id = $1 and appealed_at is not null and appeal_decided_at is null`,
    [reviewId],
  )
  return rows[0] ?? null
}

export async function closeAppeal(db: Db, reviewId: number, now: Date): Promise<void> {
  await db.query<NoRow>('update internal.review_origins set appeal_decided_at = $2 where review_id = $1', [
    reviewId,
    now,
  ])
}
