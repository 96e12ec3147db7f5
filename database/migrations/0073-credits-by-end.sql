-- migrate:up transaction:false

-- Which credits end these days: a lot of millions that ended years ago is not asked about it.
create index concurrently if not exists credit_entries_expires_at on shop.credit_entries (expires_at) where lot_id is null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
