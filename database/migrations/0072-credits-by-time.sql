-- migrate:up transaction:false

-- Rows lie in the order of their time, so a few pages of an index tell the truths where the young ones begin.
create index concurrently if not exists credit_entries_created_at on shop.credit_entries using brin (created_at);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
