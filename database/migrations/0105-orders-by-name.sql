-- migrate:up transaction:false

-- By surname or company; of one name the newest first.
create index concurrently if not exists orders_name_key on shop.orders (internal.order_name_key(billing) text_pattern_ops, placed_at desc);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
