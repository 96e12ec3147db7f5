-- migrate:up transaction:false

-- Codes of goods are typed from their beginning.
create index concurrently if not exists variants_sku_start on shop.variants (sku text_pattern_ops);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
