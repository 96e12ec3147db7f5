-- migrate:up transaction:false

-- Refused once, the money goes another way once, however many people press the button.
create unique index concurrently if not exists refunds_replaces_id on shop.refunds (replaces_id) where replaces_id is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
