-- migrate:up

create table internal.missing_pages (
  -- An address of plain words; what looks like a link of somebody is never kept.
  path text primary key check (path ~ '^/[a-z0-9][a-z0-9./-]*$' and length(path) <= 120),
  hits bigint not null check (hits > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- The site that led there, by its name alone.
  referrer_host text check (length(referrer_host) <= 100),
  ignored_at timestamptz
);
create index missing_pages_hits on internal.missing_pages (hits desc) where ignored_at is null;
create index missing_pages_last_at on internal.missing_pages (last_at);
comment on table internal.missing_pages is
  'Addresses that were asked for and do not exist, counted. Bounded: beyond some thousands only known ones are counted on.';
alter table internal.missing_pages enable row level security;

create table shop.redirects (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  from_path text not null check (from_path ~ '^/[a-z0-9][a-z0-9./-]*$' and length(from_path) <= 120),
  to_path text not null check (to_path ~ '^/[a-z0-9./-]*$' and length(to_path) <= 200),
  created_at timestamptz not null,
  unique (storefront_id, from_path),
  constraint redirects_lead_elsewhere check (from_path <> to_path)
);
create index redirects_to_path on shop.redirects (storefront_id, to_path);
comment on table shop.redirects is
  'Where an address leads that no page answers to any more. Asked only after every page has said no, so it never hides a living one.';
alter table shop.redirects enable row level security;
create policy everybodys_redirects on shop.redirects for select to shop_readers using (true);
comment on policy everybodys_redirects on shop.redirects is 'Whoever follows an old link.';
grant select on shop.redirects to shop_readers;

insert into internal.page_sources (table_name, keys) values ('redirects', '{missing}');
select internal.watch_page_source('redirects');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
