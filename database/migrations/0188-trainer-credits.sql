-- migrate:up

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'trainers.client_credits', 'integer', '100', true, 'For a trainer, once for each client whose first purchase was delivered.');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
