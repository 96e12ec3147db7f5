-- migrate:up transaction:false

-- The few that wait among all that run.
create index concurrently if not exists plans_waiting_for_goods on shop.plans (id) where state = 'waiting_for_goods';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
