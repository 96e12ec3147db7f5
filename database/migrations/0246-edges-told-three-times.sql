-- migrate:up

-- A page that takes a quarter of a second to draw comes to the edge after the purge of what it was drawn from, and stayed there until
-- the second telling, five seconds later. Most pages that were under way are there within a second, so a telling stands there as well.
-- `is_repeat` says as before whether the edge has heard of the key at all.
alter table internal.edge_purges add column told smallint not null default 0;
comment on column internal.edge_purges.told is 'How often the edge has been told since the last change.';
comment on table internal.edge_purges is 'Keys that an edge has to purge; each is sent three times, because a page may have been drawn from before the change.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
