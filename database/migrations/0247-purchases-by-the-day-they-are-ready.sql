-- migrate:up transaction:false

-- Whoever wants to hear of credits is told on the day they can be spent.
create index concurrently if not exists credit_entries_ready on shop.credit_entries (usable_from) where kind = 'purchase' and lot_id is null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
