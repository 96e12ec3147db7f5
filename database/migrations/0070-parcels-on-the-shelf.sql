-- migrate:up transaction:false

-- Every five minutes the shop counts what lies packed on the shelf; the millions that have left are not asked about it.
create index concurrently if not exists parcels_unissued on shop.parcels (id) where issued_at is null and state <> 'cancelled';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
