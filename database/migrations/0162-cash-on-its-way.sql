-- migrate:up transaction:false

-- Cash that is still with carriers: some thousand payments of a million, of which a list shows the oldest fifty.
create index concurrently if not exists payments_cash on shop.payments (id) where state in ('awaiting_cod', 'cod_collected');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
