-- migrate:up

create table internal.web_vitals (
  storefront_id bigint not null references shop.storefronts on delete restrict,
  day date not null,
  -- A kind of page, never an address: there are few, so the table stays small.
  page text not null check (page ~ '^[a-z]{2,20}$'),
  metric text not null check (metric in ('lcp', 'cls', 'inp')),
  bucket smallint not null check (bucket between 0 and 8),
  visits bigint not null check (visits > 0),
  primary key (storefront_id, day, page, metric, bucket)
);
comment on table internal.web_vitals is 'How pages felt to their readers, counted in buckets by day and kind of page. No cookie, no address, no person.';
alter table internal.web_vitals enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
