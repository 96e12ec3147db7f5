-- migrate:up

-- Whoever leaves parcels that are to be paid at the door pays before the next one.
alter table shop.orders add column cash_uncollected_at timestamptz;
comment on column shop.orders.cash_uncollected_at is 'When a parcel to be paid at the door came back; emptied when staff let the person pay so again.';
create index orders_uncollected_email on shop.orders (email) where cash_uncollected_at is not null;
create index orders_uncollected_phone on shop.orders (phone) where cash_uncollected_at is not null;
create index orders_uncollected_customer on shop.orders (customer_id) where cash_uncollected_at is not null;

insert into shop.settings (storefront_id, key, type, value, is_public, note)
select id, key, 'integer', value::jsonb, true, note from shop.storefronts, (values
  ('cod.uncollected_limit', '2', 'How many parcels left behind take cash on delivery away; 0 switches it off.'),
  ('cod.uncollected_months', '12', 'For how long a parcel left behind counts.')) as s(key, value, note);

-- Those that already came back.
update shop.orders o set cash_uncollected_at = e.at
  from (select order_id, min(at) as at from shop.order_events where to_state = 'not_collected' group by order_id) e
 where e.order_id = o.id and o.payment_kind = 'cod';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
