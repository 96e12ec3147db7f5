-- migrate:up transaction:false

-- A company calls with its number.
create index concurrently if not exists customers_company_id on shop.customers (company_id) where company_id is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
