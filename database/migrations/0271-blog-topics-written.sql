-- migrate:up

-- Topics of the blog are written by people beside the other dictionaries: each row has the version that somebody saw.
-- locks: a shop has some ten topics; a constant default rewrites nothing.
alter table shop.blog_categories
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
create trigger blog_categories_version before update on shop.blog_categories
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
