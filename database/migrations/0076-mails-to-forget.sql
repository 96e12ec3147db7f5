-- migrate:up transaction:false

-- The night removes mails, or whom a confirmation went to, after four hundred days; what is left for good is not in it.
create index concurrently if not exists mails_to_forget on internal.mails (created_at) where template <> 'order-confirmation' or recipient <> '';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
