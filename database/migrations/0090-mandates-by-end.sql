-- migrate:up transaction:false

-- The night forgets cards of leaves that ended a year ago.
create index concurrently if not exists plan_mandates_ended_at on shop.plan_mandates (ended_at) where ended_at is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
