-- migrate:up transaction:false

-- A display shows the last digits of who calls; guests have no account to find them by.
create index concurrently if not exists orders_phone_end on shop.orders (reverse(phone) text_pattern_ops);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
