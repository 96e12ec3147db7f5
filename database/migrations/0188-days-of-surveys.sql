-- migrate:up

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'surveys.return_days', 'integer', '2', false, 'Days after the money or the goods of a return came when we ask how it went.'),
  (1, 'surveys.plan_days', 'integer', '1', false, 'Days after the end of a regular delivery when we ask why.');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
