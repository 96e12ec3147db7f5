-- migrate:up

create view shop.staff_orders with (security_invoker = true) as
select o.id, o.number, o.version, o.state, o.placed_at, o.updated_at, o.deadline_at, o.customer_group, o.payment_kind, o.shipping_kind,
       o.shipping_method_id, m.name as shipping_name, m.carrier, o.dispatch_on, o.delivery_from, o.delivery_to,
       person.customer_name, person.customer_city, person.customer_email, person.customer_phone, person.is_revealed,
       money.payable, money.paid, money.payment_state, money.payment_due_on,
       internal.order_parcels(o.id) as parcels,
       doings.tasks, doings.remark, doings.packed_by, doings.plan_id, doings.regular_weeks
  from shop.orders o
  join shop.shipping_methods m on m.id = o.shipping_method_id
  cross join lateral internal.order_person(o.id) person
  cross join lateral internal.order_money(o.id) money
  cross join lateral internal.order_doings(o.id, o.state) doings;
comment on view shop.staff_orders is 'The list of orders as staff work with it: persons masked, and neither person nor price for the warehouse.';
grant select on shop.staff_orders to staff_support, staff_warehouse, staff_accounting, staff_admin;

create function shop.staff_orders_of(customer bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(to_jsonb(s) order by s.placed_at desc), '[]')
    from (select o.id from shop.orders o where o.customer_id = customer order by o.placed_at desc limit 100) newest
    join shop.staff_orders s on s.id = newest.id
$$;
comment on function shop.staff_orders_of is 'Orders of one customer, newest first.';
grant execute on function shop.staff_orders_of(bigint) to staff_support, staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
