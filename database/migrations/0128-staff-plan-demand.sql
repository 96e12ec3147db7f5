-- migrate:up

-- What runs without anybody ordering it, by the week it must be on the shelf. An open parcel counts as it stands; after it each line comes by its own
-- interval. What is an order already has its pieces reserved. Sums without persons: the owner counts, so that rows are not asked for their policy one by one.
create function shop.staff_plan_demand()
  returns table (variant_id bigint, sku text, name text, in_stock integer, weeks integer[], total integer, short_week integer)
  language plpgsql stable security definer rows 200
  set search_path = pg_catalog, pg_temp
as $$
declare
  today constant date := (internal.shop_now() at time zone 'Europe/Prague')::date;
begin
  if internal.request_role() not in ('staff_support', 'staff_admin') then
    raise insufficient_privilege using message = 'permission denied for function staff_plan_demand';
  end if;
  return query
    with running as materialized (
      select p.id, c.id as cycle_id, c.state as cycle_state, c.due_on, c.process_on
        from shop.plans p
        left join shop.plan_cycles c on c.plan_id = p.id and c.state in ('planned', 'announced', 'locked', 'ordered', 'payment_failed')
       where p.state in ('active', 'waiting_for_goods')
    ), wanted as (
      select l.variant_id, l.pieces, r.process_on as day
        from running r join shop.plan_cycle_lines l on l.cycle_id = r.cycle_id
       where r.cycle_state in ('planned', 'announced', 'locked') and r.process_on < today + 56
      union all
      select l.variant_id, l.pieces, n.day
        from running r
        join shop.plan_lines l on l.plan_id = r.id
        left join shop.plan_cycle_lines open on open.cycle_id = r.cycle_id and open.plan_line_id = l.id
        cross join lateral (select greatest(today, case when open.cycle_id is null then l.due_on else r.due_on + l.interval_days end) as first_on) f
        cross join lateral (select f.first_on + k * l.interval_days as day from generate_series(0, (today + 55 - f.first_on) / l.interval_days) k) n
       where f.first_on < today + 56 and n.day < today + 56
    ), counted as (
      select w.variant_id, sum(w.pieces)::integer as total,
             array[coalesce(sum(w.pieces) filter (where w.week = 0), 0),
               coalesce(sum(w.pieces) filter (where w.week = 1), 0),
               coalesce(sum(w.pieces) filter (where w.week = 2), 0),
               coalesce(sum(w.pieces) filter (where w.week = 3), 0),
               coalesce(sum(w.pieces) filter (where w.week = 4), 0),
               coalesce(sum(w.pieces) filter (where w.week = 5), 0),
               coalesce(sum(w.pieces) filter (where w.week = 6), 0),
               coalesce(sum(w.pieces) filter (where w.week = 7), 0)]::integer[] as weeks
        from (select q.variant_id, q.pieces, greatest(q.day - today, 0) / 7 as week from wanted q) w group by w.variant_id
    )
    select c.variant_id, v.sku, p.name || ' ' || v.name, coalesce(s.on_hand - s.reserved, 0), c.weeks, c.total,
           (select min(n) from generate_series(1, 8) n
             where (select sum(x) from unnest(c.weeks[1:n]) x) > coalesce(s.on_hand - s.reserved, 0))::integer
      from counted c
      join shop.variants v on v.id = c.variant_id
      join shop.products p on p.id = v.product_id
      left join shop.stock s on s.variant_id = c.variant_id
     order by 7 nulls last, c.total desc, v.sku;
end
$$;
comment on function shop.staff_plan_demand is 'Pieces that plans will take in each of the next eight weeks, against what is free on the shelf; short_week is the first one it does not last for.';
grant execute on function shop.staff_plan_demand() to staff_support, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
