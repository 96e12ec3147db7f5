-- migrate:up transaction:false

-- Rows lie nearly in the order of their time, so a few pages of an index tell the truths where the young ones begin.
create index concurrently if not exists carts_changed_at on shop.carts using brin (changed_at);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
