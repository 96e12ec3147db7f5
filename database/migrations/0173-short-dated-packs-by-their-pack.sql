-- migrate:up transaction:false

-- One pack of a day for each usual one.
create unique index concurrently if not exists variants_short_of on shop.variants (short_of, best_before) where short_of is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
