-- migrate:up transaction:false

-- By surname.
create index concurrently if not exists customers_name_key on shop.customers (internal.name_key(first_name, last_name) text_pattern_ops);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
