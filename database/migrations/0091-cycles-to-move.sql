-- migrate:up transaction:false

-- Every night all parcels by the bowl are counted anew, five hundred at a time, in the order of their numbers.
create index concurrently if not exists plan_cycles_planned on shop.plan_cycles (id) where state = 'planned';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
