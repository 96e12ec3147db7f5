-- migrate:up

-- Attempts the gateway may know by a number that we were never told: only while there is one is a ring about a strange number heard.
create index payments_unanswered on shop.payments (gateway, created_at) where gateway_id is null and gateway is not null;
-- What was asked back is kept a while for whoever looks into a payment, then removed.
create index payment_inbox_read on internal.payment_inbox (last_at) where read_at is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
