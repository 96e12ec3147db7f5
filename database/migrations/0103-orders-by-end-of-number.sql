-- migrate:up transaction:false

-- Staff type the last digits of a number.
create index concurrently if not exists orders_number_end on shop.orders (reverse(number) text_pattern_ops);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
