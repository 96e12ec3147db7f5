-- migrate:up transaction:false

-- Every few minutes cycles whose order never came are looked at, whether it lives again; those of the last ninety days, not all there are.
create index concurrently if not exists plan_cycles_never_came on shop.plan_cycles (closed_at)
  where state = 'cancelled' and order_id is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
