import type { Db, NoRow } from '#app/store/database'

/**
 * Whoever reaches a level by the turnover of twelve months holds it to the end of the next year. How many rows are new.
 * Fifteen months are more than enough for what came within twelve and the days of return; when it was ordered does not matter.
 */
export async function insertReachedLevels(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.query<NoRow>(
    `insert into shop.customer_levels (customer_id, storefront_id, level_code, valid_to, reached_at)
     select t.customer_id, t.storefront_id, l.code,
            make_date(extract(year from $1::timestamptz at time zone 'Europe/Prague')::integer + 1, 12, 31), $1
       from (select p.customer_id, p.storefront_id, sum(p.amount) as turnover from internal.counted_purchases p
              where p.order_id in (select e.order_id from shop.order_events e
                                    where e.to_state = 'delivered' and e.at > $1::timestamptz - interval '15 months')
                and p.counts_from <= $1 and p.counts_from > $1::timestamptz - interval '12 months'
              group by p.customer_id, p.storefront_id) t
       join shop.customers c on c.id = t.customer_id and c.email is not null
       left join shop.customer_groups g on g.id = c.customer_group_id
       cross join lateral (select q.code from shop.loyalty_levels q where q.storefront_id = t.storefront_id
          and q.from_turnover > 0 and q.from_turnover <= t.turnover order by q.from_turnover desc limit 1) l
      where g.id is null or g.is_default
      order by t.customer_id
     on conflict (customer_id, level_code, valid_to) do nothing`,
    [now],
  )
  return rowCount ?? 0
}
