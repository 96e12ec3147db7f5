-- migrate:up

alter table shop.credit_entries validate constraint credit_entries_kind_check;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
