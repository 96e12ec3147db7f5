-- migrate:up

create table shop.unknown_eans (
  storefront_id bigint not null references shop.storefronts on delete restrict,
  ean text not null check (ean ~ '^[0-9]{13}$'),
  times integer not null default 1 check (times > 0),
  first_asked_at timestamptz not null,
  last_asked_at timestamptz not null,
  primary key (storefront_id, ean)
);
comment on table shop.unknown_eans is 'Barcodes that somebody looked for and we do not sell; for buyers, nobody''s name is kept.';
alter table shop.unknown_eans enable row level security;
create policy staff_unknown_eans on shop.unknown_eans for select to staff_readers using (true);
comment on policy staff_unknown_eans on shop.unknown_eans is 'Buyers see what people would have bought.';
grant select on shop.unknown_eans to staff_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
