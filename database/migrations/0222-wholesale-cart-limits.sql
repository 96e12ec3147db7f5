-- migrate:up

-- A list of five hundred rows is a usual Monday of a shop; a household with as many lines is a mistake or an attack.
insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'cart.wholesale_pieces_per_variant', 'integer', '2000', false, 'The most pieces of one variant in a cart of who buys without VAT.'),
  (1, 'cart.wholesale_lines', 'integer', '600', false, 'The most lines in a cart of who buys without VAT.'),
  (1, 'cart.wholesale_pieces', 'integer', '20000', false, 'The most pieces of all things together in a cart of who buys without VAT.');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
