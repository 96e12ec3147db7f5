-- migrate:up transaction:false

-- Whether somebody has ordered before is asked by every cart with a code or an offer: jan+1@ and jan@ are one person.
create index concurrently if not exists orders_mailbox on shop.orders (internal.mailbox_key(email));

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
