-- migrate:up transaction:false

-- Refunds that the gateway refused wait for a person until they went another way.
create index concurrently if not exists refunds_refused on shop.refunds (payment_id) where state = 'failed';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
