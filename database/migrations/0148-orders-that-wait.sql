-- migrate:up transaction:false

-- The newest of what waits, whatever it waits for: lists of staff show fifty and must not look at the other thousands. The state is part of
-- the key, so that orders of other states are passed over without being fetched.
create index concurrently if not exists orders_open_newest on shop.orders (placed_at desc, id desc, state)
  where state not in ('delivered', 'cancelled', 'closed', 'expired');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
