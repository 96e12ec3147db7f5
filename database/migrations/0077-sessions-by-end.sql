-- migrate:up transaction:false

-- The night removes sessions that have ended, five hundred at a time.
create index concurrently if not exists sessions_expires_at on auth.sessions (expires_at);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
