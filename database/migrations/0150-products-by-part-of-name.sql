-- migrate:up transaction:false

-- Staff type any part of a name, without accents.
create index concurrently if not exists products_name_part on shop.products using gin (lower(internal.unaccented(name)) extensions.gin_trgm_ops);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
