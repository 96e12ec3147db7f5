-- migrate:up transaction:false

-- Typed from a label, whole or its end.
create index concurrently if not exists parcels_tracking_end on shop.parcels (reverse(tracking_number) text_pattern_ops) where tracking_number is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
