-- migrate:up

-- A withdrawal before packing takes whole lines out of the order; its case still says what they were, by the change that took them.
create function internal.cut_line_name(of_order bigint, of_position integer) returns text
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select l ->> 'name'
    from internal.order_revisions r cross join lateral jsonb_array_elements(r.before -> 'lines') l
   where r.order_id = of_order and (l ->> 'position')::integer = of_position
   order by r.id desc limit 1
$$;
comment on function internal.cut_line_name(bigint, integer) is 'What a line was called that a change has taken out of its order.';
revoke all on function internal.cut_line_name(bigint, integer) from public;
grant execute on function internal.cut_line_name(bigint, integer) to staff_support, staff_admin, services;

create or replace view shop.staff_cases with (security_invoker) as
select c.id, c.number, c.kind, c.state, c.wish, c.problem, c.order_id, o.number as order_number, c.submitted_at, c.decide_by, c.quoted,
       c.decided_at, c.decided_amount, c.state in ('notified', 'no_return', 'received', 'assessed') as waits,
       c.decide_by - (internal.shop_now() at time zone 'Europe/Prague')::date as days_left,
       (select string_agg(coalesce(l.name, internal.cut_line_name(c.order_id, k.position)) || ', ' || k.pieces || ' ks', '; ' order by k.position)
          from shop.case_lines k left join shop.order_lines l on l.order_id = c.order_id and l.position = k.position where k.case_id = c.id) as goods,
       (select array_agg(distinct d order by d) from shop.case_lines k, unnest(k.doubts) d where k.case_id = c.id) as doubts
  from shop.cases c join shop.orders o on o.id = c.order_id;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
