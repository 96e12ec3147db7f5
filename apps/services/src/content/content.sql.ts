import type { VoteOnContent } from '@shop/contract/endpoints/content-endpoints'
import type { Db, NoRow } from '#app/store/database'

interface Vote extends VoteOnContent {
  storefrontId: number
  now: Date
}

export async function insertVote(db: Db, { storefrontId, kind, slug, isHelpful, message, now }: Vote): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.content_votes (storefront_id, kind, slug, is_helpful, message, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [storefrontId, kind, slug, isHelpful, message, now],
  )
}
