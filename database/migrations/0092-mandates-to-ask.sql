-- migrate:up transaction:false

-- Asked for every five minutes among all leaves that hold: the few that were just given.
create index concurrently if not exists plan_mandates_requested on shop.plan_mandates (id) where state = 'requested';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
