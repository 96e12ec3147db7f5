-- migrate:up

create table shop.cookie_wordings (
  version integer primary key check (version > 0),
  wording text not null,
  valid_from timestamptz not null default now()
);
comment on table shop.cookie_wordings is 'What the cookie card says, by version: a choice is made about these words.';
alter table shop.cookie_wordings enable row level security;
create policy all_cookie_wordings on shop.cookie_wordings for select to shop_readers using (true);
comment on policy all_cookie_wordings on shop.cookie_wordings is 'Everybody is asked with them.';
grant select on shop.cookie_wordings to shop_readers;
create trigger cookie_wordings_no_change before update or delete on shop.cookie_wordings
  for each row execute function internal.refuse_change();
revoke update, delete on shop.cookie_wordings from services;

insert into shop.cookie_wordings (version, wording) values
  (1, 'Nezbytné cookies drží košík a přihlášení. Ostatní používáme jen s vaším souhlasem. Preferenční: Naposledy prohlížené a výdejní místo. Analytické: Kolik lidí přišlo a kde se ztratili. Marketingové: Měření kampaní a reklama jinde.');

create table shop.cookie_consents (
  id bigint generated always as identity primary key,
  -- Made at random in the visitor's cookie; says nothing about who they are.
  consent_key uuid not null,
  wording_version integer not null references shop.cookie_wordings on delete restrict,
  preferences boolean not null,
  analytics boolean not null,
  marketing boolean not null,
  source text not null check (source in ('card', 'page')),
  given_at timestamptz not null
);
create index cookie_consents_key on shop.cookie_consents (consent_key, given_at desc);
create index cookie_consents_wording on shop.cookie_consents (wording_version);
comment on table shop.cookie_consents is 'Proof of every choice about cookies, refusals too; append-only, the last row of a key holds.';
create trigger cookie_consents_no_change before update or delete on shop.cookie_consents
  for each row execute function internal.refuse_change();
create trigger cookie_consents_no_truncate before truncate on shop.cookie_consents
  for each statement execute function internal.refuse_change();
alter table shop.cookie_consents enable row level security;
create policy support_cookie_consents on shop.cookie_consents for select to staff_support, staff_admin using (true);
comment on policy support_cookie_consents on shop.cookie_consents is 'Shown to the authority, or to the visitor who reads the key from their cookie.';
grant select on shop.cookie_consents to staff_support, staff_admin;
revoke update, delete on shop.cookie_consents from services;

create table shop.page_views (
  storefront_id bigint not null references shop.storefronts on delete restrict,
  day date not null,
  -- A page, never a link that belongs to one person.
  path text not null check (path ~ '^/' and length(path) <= 200),
  source text not null check (source in ('own', 'direct', 'search', 'social', 'campaign', 'other')),
  views bigint not null check (views > 0),
  primary key (storefront_id, day, path, source)
);
comment on table shop.page_views is 'How often a page was read on a day and where the reader came from. Counts only: no cookie, no address, no person.';
alter table shop.page_views enable row level security;
create policy staff_page_views on shop.page_views for select to staff_readers using (true);
comment on policy staff_page_views on shop.page_views is 'For whoever writes the pages.';
grant select on shop.page_views to staff_readers;

create table internal.measured_orders (
  order_id bigint primary key references shop.orders on delete cascade,
  measured_at timestamptz not null
);
comment on table internal.measured_orders is 'Orders whose purchase was already told to the measurement: each is told once, whatever is reloaded.';
alter table internal.measured_orders enable row level security;

create view shop.measured_items with (security_invoker = true) as
  select v.id as variant_id, v.storefront_id, v.sku, p.name, v.name as variant_name, b.name as brand, p.kind,
         shop.vat_percent(v.storefront_id, v.vat_class) as vat_percent
    from shop.variants v
    join shop.products p on p.id = v.product_id
    left join shop.brands b on b.id = p.brand_id;
comment on view shop.measured_items is 'Goods as measurement names them; the code is the one of the feeds.';
grant select on shop.measured_items to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
