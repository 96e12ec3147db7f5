-- migrate:up

-- A link from a mail says what else is watched for its address and ends all of it.
create index watchdogs_email on internal.watchdogs (lower(email)) where notified_at is null and cancelled_at is null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
