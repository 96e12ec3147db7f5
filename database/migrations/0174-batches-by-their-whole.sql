-- migrate:up transaction:false

-- Whoever speaks of a batch speaks of all its parts.
create index concurrently if not exists batches_part_of on shop.batches (part_of) where part_of is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
