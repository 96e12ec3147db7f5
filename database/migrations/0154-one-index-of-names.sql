-- migrate:up transaction:false

-- Both names begin with the same key: one index answers for both.
drop index concurrently if exists shop.customers_name_key;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
