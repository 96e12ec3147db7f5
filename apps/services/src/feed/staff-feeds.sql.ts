import type { FeedFormat } from '@shop/partners/feeds/feed-item'
import type { Db, Narrow } from '#app/store/database'
import type { SelectFeedStates } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface FeedStateRow {
  feed: FeedFormat['name']
  finishedAt: Date
  items: number
  skipped: number
  problems: { problem: string; isLeftOut: boolean; count: number; skus: string[] }[]
}

const MOST_NAMED = 8

export async function selectFeedStates(db: Db): Promise<FeedStateRow[]> {
  const { rows } = await db.query<Narrow<SelectFeedStates, FeedStateRow>>(
    `select distinct on (r.feed) r.feed, r.finished_at as "finishedAt", r.item_count as items, r.skipped_count as skipped,
            coalesce((select jsonb_agg(jsonb_build_object('problem', p.problem, 'isLeftOut', p.is_left_out, 'count', p.count, 'skus', p.skus)
                        order by p.is_left_out desc, p.count desc, p.problem)
               from (select f.problem, f.is_left_out, count(*) as count, (array_agg(f.sku order by f.sku))[1:${MOST_NAMED}] as skus
                       from shop.feed_problems f where f.storefront_id = r.storefront_id and f.feed = r.feed
                      group by f.problem, f.is_left_out) p), '[]') as problems
       from internal.feed_runs r where r.storefront_id = $1 and r.finished_at is not null order by r.feed, r.finished_at desc`,
    [STOREFRONT_ID],
  )
  return rows
}
