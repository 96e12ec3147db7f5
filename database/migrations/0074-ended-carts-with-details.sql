-- migrate:up transaction:false

-- The night takes details out of carts that have ended, five hundred at a time; without it every time reads all carts there ever were.
create index concurrently if not exists carts_ended_details on shop.carts (changed_at)
  where state in ('ordered', 'merged', 'deleted') and (details is not null or merge is not null);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
