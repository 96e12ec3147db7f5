-- migrate:up transaction:false

-- Rows lie in the order of their time, so a few pages of an index tell the truths where the young ones begin.
create index concurrently if not exists parcel_announcements_asked_at on internal.parcel_announcements using brin (asked_at);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
