-- migrate:up

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'order.open_unpaid_orders', 'integer', '5', false, 'How many orders one address or telephone may hold goods with before any money came.'),
  (1, 'order.open_unpaid_value', 'money', '3000000', false, 'What they may cost together; the first order has no limit.');

create index orders_unpaid_phone on shop.orders (phone) where state in ('awaiting_payment', 'accepted', 'on_hold', 'packing');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
