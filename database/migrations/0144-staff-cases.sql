-- migrate:up

-- The queue of cases by their clock; who somebody is stays with the services.
create view shop.staff_cases with (security_invoker) as
select c.id, c.number, c.kind, c.state, c.wish, c.problem, c.order_id, o.number as order_number, c.submitted_at, c.decide_by, c.quoted,
       c.decided_at, c.decided_amount, c.state in ('notified', 'no_return', 'received', 'assessed') as waits,
       c.decide_by - (internal.shop_now() at time zone 'Europe/Prague')::date as days_left,
       (select string_agg(l.name || ', ' || k.pieces || ' ks', '; ' order by k.position)
          from shop.case_lines k join shop.order_lines l on l.order_id = c.order_id and l.position = k.position where k.case_id = c.id) as goods,
       (select array_agg(distinct d order by d) from shop.case_lines k, unnest(k.doubts) d where k.case_id = c.id) as doubts
  from shop.cases c join shop.orders o on o.id = c.order_id;
comment on view shop.staff_cases is 'Cases as staff find them: what waits for a decision, and for how long yet.';
grant select on shop.staff_cases to staff_support, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
