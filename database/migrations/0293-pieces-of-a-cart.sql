-- migrate:up

-- 60 lines of 200 pieces would be a truck: its parcels cost time to plan, and nobody would pack them from this cart.
insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'cart.pieces', 'integer', '1000', true, 'The most pieces of all things together in a cart.');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
