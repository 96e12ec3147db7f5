-- migrate:up transaction:false

-- A company is remembered by a word from the middle of its name: the one place where trigrams are needed, and companies are few.
create index concurrently if not exists customers_company_name on shop.customers using gin (lower(internal.unaccented(company_name)) extensions.gin_trgm_ops) where company_name is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
