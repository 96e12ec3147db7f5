-- migrate:up

-- A shelf that fills itself: a stored question to the grid, with a name and an address among those of categories.
create table shop.collections (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  intro text not null default '',
  -- As packages/domain/src/catalog/collection-rule.ts has it.
  rule jsonb not null check (jsonb_typeof(rule) = 'object'),
  is_public boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  unique (storefront_id, slug)
);
comment on table shop.collections is 'Shelves by rule: which goods are on one is asked of the grid each time, so nobody has to put them there.';
create trigger collections_version before update on shop.collections
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
alter table shop.collections enable row level security;
create policy public_collections on shop.collections for select to shop_readers using (is_public);
comment on policy public_collections on shop.collections is 'Drafts are for staff, who ask the services.';
grant select on shop.collections to shop_readers;
select internal.watch_history('collections');
insert into internal.page_sources (table_name, keys) values ('collections', '{catalog,sitemap,missing}');
select internal.watch_page_source('collections');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
