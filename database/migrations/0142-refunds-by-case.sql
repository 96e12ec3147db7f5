-- migrate:up transaction:false

create index concurrently if not exists refunds_case_id on shop.refunds (case_id) where case_id is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
