-- migrate:up

-- What was blocked is not to go, so nobody has missed its day.
update internal.truths
   set query = $q$
  select g.voucher_id, g.deliver_on from shop.voucher_gifts g join shop.vouchers v on v.id = g.voucher_id and v.blocked_at is null
   where $1 is not null and g.queued_at is null and g.recipient_email is not null and g.deliver_on < (internal.shop_now() at time zone 'Europe/Prague')::date - 1
$q$
 where name = 'gift_goes_on_its_day';

comment on table shop.voucher_gifts is 'Vouchers that are given: to whom, with which words, on which day. Forgotten ninety days after they went or were to go.';

-- What a purchase on its way makes of somebody is judged on the day it counts: what is older than twelve months then has fallen out.
create or replace function shop.own_level() returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  with me as (
    select c.id, c.storefront_id, internal.shop_now() as at, (internal.shop_now() at time zone 'Europe/Prague')::date as today,
           coalesce(g.is_default, true) as has_levels, g.earn_percent
      from shop.customers c left join shop.customer_groups g on g.id = c.customer_group_id where c.id = internal.current_customer_id()
  ), counted as (
    select p.* from internal.counted_purchases p join me on me.id = p.customer_id where p.amount > 0 and p.counts_from > me.at - interval '12 months'
  ), held as (
    select l.code, k.valid_to, k.reached_at from shop.customer_levels k join me on me.id = k.customer_id
      join shop.loyalty_levels l on l.storefront_id = k.storefront_id and l.code = k.level_code
     where k.valid_to >= me.today order by l.from_turnover desc, k.valid_to desc limit 1
  )
  select jsonb_build_object('hasLevels', me.has_levels, 'percent', me.earn_percent,
    'levels', (select jsonb_agg(jsonb_build_object('code', l.code, 'name', l.name, 'from', l.from_turnover, 'percent', l.earn_percent) order by l.from_turnover)
      from shop.loyalty_levels l where l.storefront_id = me.storefront_id),
    'held', (select h.code from held h), 'validTo', (select h.valid_to from held h), 'reachedAt', (select h.reached_at from held h),
    'turnover', (select coalesce(sum(c.amount), 0) from counted c where c.counts_from <= me.at),
    'coming', (select coalesce(jsonb_agg(jsonb_build_object('number', c.number, 'placedAt', c.placed_at, 'amount', c.amount, 'countsFrom', c.counts_from,
        'turnover', (select sum(b.amount) from counted b where b.counts_from > c.counts_from - interval '12 months' and b.counts_from <= c.counts_from))
      order by c.counts_from), '[]') from counted c where c.counts_from > me.at))
    from me
$$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
