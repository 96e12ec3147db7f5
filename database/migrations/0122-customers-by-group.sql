-- migrate:up transaction:false

-- Wholesalers among three million customers, the newest first.
create index concurrently if not exists customers_group_newest on shop.customers (customer_group_id, id desc) where deleted_at is null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
