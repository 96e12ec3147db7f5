-- migrate:up transaction:false

-- And the cards that end within a month.
create index concurrently if not exists plan_mandates_ending on shop.plan_mandates (card_expires_on) where state = 'active' and warned_at is null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
