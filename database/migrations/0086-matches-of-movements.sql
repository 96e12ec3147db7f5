-- migrate:up

alter table shop.bank_movements validate constraint bank_movements_match_check;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
