-- migrate:up

-- Rows of these tables lie in the order of their time, so a few pages of an index tell the night's work where the old ones end.
create index audit_log_at on internal.audit_log using brin (at);
create index mails_created_at on internal.mails using brin (created_at);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
