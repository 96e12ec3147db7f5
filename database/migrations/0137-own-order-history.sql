-- migrate:up

-- All orders of whoever asks, however many: found by goods, number or document, narrowed by year, state and plan, ten at a time. The
-- place in the list is an order, not a count, so nothing is shown twice when a new one comes meanwhile.
create function shop.own_order_history(
  wanted text default '',
  placed_in integer default null,
  state_group text default null,
  only_regular boolean default false,
  before_order bigint default null,
  page_size integer default 10
) returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  with words as (
    select w as word from regexp_split_to_table(lower(internal.unaccented(left(btrim(wanted), 100))), '\s+') w where w <> ''
  ), own as (
    select o.id, o.number, o.state, o.placed_at, o.payable,
           extract(year from o.placed_at at time zone 'Europe/Prague')::integer as placed_year
      from shop.orders o
     where o.customer_id = internal.current_customer_id()
  ), matching as materialized (
    select o.*
      from own o
     where (state_group is null
            or state_group = case when o.state in ('delivered', 'closed') then 'delivered'
                                  when o.state in ('expired', 'not_collected', 'cancelled') then 'ended' else 'open' end)
       and (not only_regular
            or exists (select from shop.plan_cycles c where c.order_id = o.id)
            or exists (select from shop.plans p where p.first_order_id = o.id))
       and (not exists (select from words) or exists (
             select from (
               select o.number as name
               union all select d.number from shop.documents d where d.order_id = o.id
               union all select lower(internal.unaccented(concat_ws(' ', l.bundle_name, l.name)))
                           from shop.order_lines l where l.order_id = o.id and l.kind = 'goods') named
              where not exists (select from words where strpos(lower(named.name), words.word) = 0)))
  ), shown as (
    select m.id, m.placed_at
      from matching m
     where (placed_in is null or m.placed_year = placed_in)
       and (before_order is null
            or (m.placed_at, m.id) < (select o.placed_at, o.id from own o where o.id = before_order))
     order by m.placed_at desc, m.id desc
     limit least(greatest(page_size, 1), 50) + 1
  )
  select jsonb_build_object(
    'ids', (select coalesce(jsonb_agg(s.id order by s.placed_at desc, s.id desc), '[]') from shown s),
    'matching', (select count(*) from matching m where placed_in is null or m.placed_year = placed_in),
    'all', (select count(*) from own),
    -- What was ordered and came to nothing is counted, but it is not money spent.
    'years', (select coalesce(jsonb_agg(jsonb_build_object('year', y.placed_year, 'orders', y.orders, 'spent', y.spent) order by y.placed_year desc), '[]')
                from (select m.placed_year, count(*) as orders,
                             coalesce(sum(m.payable) filter (where m.state not in ('expired', 'not_collected', 'cancelled')), 0) as spent
                        from matching m group by m.placed_year) y))
$$;
comment on function shop.own_order_history is 'Orders of the customer who asks: a page of them, how many there are, and what each year came to.';
revoke execute on function shop.own_order_history from public;
grant execute on function shop.own_order_history to customer;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
