-- migrate:up transaction:false

-- mails_to_purge has taken its place.
drop index concurrently if exists internal.mails_to_forget;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
