-- migrate:up transaction:false

-- Staff ask for the newest of one state, and every hour the shop asks which delivered orders are to be closed: neither may walk over the years
-- between. Also of states that are done, of which there are millions.
create index concurrently if not exists orders_state on shop.orders (state, placed_at desc);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
