-- migrate:up transaction:false

-- By the last digits of who calls.
create index concurrently if not exists customers_phone_end on shop.customers (reverse(phone) text_pattern_ops) where phone is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
