import { ok } from '@shop/domain/result'
import { selectFeedStates } from '#app/feed/staff-feeds.sql'
import type { Context } from '#app/http/context'

/** The last run of each feed; what it left out is mended at the product. */
export async function staffFeeds({ db }: Context) {
  const feeds = await selectFeedStates(db)
  return ok({ feeds: feeds.map(({ finishedAt, ...feed }) => ({ ...feed, finishedAt: finishedAt.toISOString() })) })
}
