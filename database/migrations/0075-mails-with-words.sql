-- migrate:up transaction:false

-- The night empties mails after ninety days, five hundred at a time; without it every time reads all mails there ever were.
create index concurrently if not exists mails_with_words on internal.mails (created_at) where data <> '{}';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
