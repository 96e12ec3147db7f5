-- migrate:up transaction:false

-- Claims of a year are looked through for the same telephone or house.
create index concurrently if not exists cases_claims on shop.cases (submitted_at) where kind = 'guarantee';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
