-- migrate:up

-- What a page says about stock: how many when there are five or fewer, plenty from a hundred, nothing of the number in between.
create function internal.shown_stock(pieces integer) returns integer
  language sql immutable
  set search_path = pg_catalog, pg_temp
as $$
  select case when pieces >= 100 then 100 when pieces > 5 then 6 else pieces end
$$;
comment on function internal.shown_stock is 'Two counts of pieces with the same value here look the same on a page; packages/domain/src/catalog/stock-level.ts.';

-- As before, and beside the cards the pages: the count of the last five pieces stands on the page of the product, not on its card.
create or replace function internal.refresh_cards_of_stock() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  cards bigint[];
  pages bigint[];
begin
  select array_agg(distinct v.product_id) filter (where shown.on_card), array_agg(distinct v.product_id)
    into cards, pages
    from earlier e
    join later l using (variant_id)
    join shop.variants v on v.id = e.variant_id
    cross join lateral (
      select (e.on_hand > e.reserved) <> (l.on_hand > l.reserved) or exists (
               select from shop.bundle_components c
                where c.component_variant_id = v.id
                  and (e.on_hand - e.reserved >= c.quantity) <> (l.on_hand - l.reserved >= c.quantity)) as on_card,
             internal.shown_stock(e.on_hand - e.reserved) <> internal.shown_stock(l.on_hand - l.reserved) or exists (
               select from shop.bundle_components c
                where c.component_variant_id = v.id
                  and internal.shown_stock((e.on_hand - e.reserved) / c.quantity)
                   <> internal.shown_stock((l.on_hand - l.reserved) / c.quantity)) as on_page
    ) shown
   where shown.on_card or shown.on_page;
  if pages is null then
    return null;
  end if;
  perform internal.note_page_keys(array(select 'product:' || id from unnest(internal.with_bundles(pages)) id));
  if cards is not null then
    perform internal.refresh_product_cards(internal.with_bundles(cards));
  end if;
  return null;
end
$$;
comment on function internal.refresh_cards_of_stock is
  'Refreshes cards when a piece sells something out or brings it back, also for the sets it is in, and notes pages that say another count.';

create function internal.note_pages_of_new_stock() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform internal.note_page_keys(array(select 'product:' || id from unnest(internal.with_bundles(
    array(select v.product_id from changed c join shop.variants v on v.id = c.variant_id))) id));
  return null;
end
$$;
comment on function internal.note_pages_of_new_stock is 'Statement trigger: pieces of goods that had none, or that are no longer counted.';
create trigger stock_pages_added after insert on shop.stock
  referencing new table as changed for each statement execute function internal.note_pages_of_new_stock();
create trigger stock_pages_removed after delete on shop.stock
  referencing old table as changed for each statement execute function internal.note_pages_of_new_stock();

-- Processes that draw pages keep answers for a minute. Whoever purges counts up first, so that what is drawn after a purge is drawn
-- from what was changed. Only the worker writes it: a counter that every change moved would make all of them wait for one another.
create table internal.page_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1,
  due_until timestamptz not null default now()
);
comment on table internal.page_version is 'Counts changes of public pages that are about to be told to the edges.';
comment on column internal.page_version.due_until is 'Up to when pages of planned prices and publications were noted.';
alter table internal.page_version enable row level security;
insert into internal.page_version default values;

create function shop.page_version() returns bigint
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select version from internal.page_version
$$;
comment on function shop.page_version is 'Grows whenever something on a public page has changed; says that, never what.';
grant execute on function shop.page_version to shop_readers;

-- A planned price of another pack than the one on the card changes the page and no card. Cards are looked at again for a whole day,
-- which changes nothing; pages are noted once.
create or replace function internal.refresh_due_product_cards(since timestamptz) returns integer
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  noted_until timestamptz := (select due_until from internal.page_version);
  ids bigint[];
  fresh bigint[];
begin
  select array_agg(distinct due.id), array_agg(distinct due.id) filter (where due.at > noted_until) into ids, fresh from (
    select v.product_id as id, p.valid_from as at
      from shop.price_lists l
      join shop.prices p on p.price_list_id = l.id and p.valid_from > since and p.valid_from <= now()
      join shop.variants v on v.id = p.variant_id
     where l.is_public
    union all
    select id, published_at from shop.products where published_at > since and published_at <= now()
  ) due;
  update internal.page_version set due_until = now();
  if ids is null then
    return 0;
  end if;
  perform internal.refresh_product_cards(internal.with_bundles(ids));
  if fresh is not null then
    perform internal.note_page_keys(array['catalog', 'missing'] || array(select 'product:' || id from unnest(internal.with_bundles(fresh)) id));
  end if;
  return cardinality(ids);
end
$$;

-- One row for each edge and key that it has still to be told. An edge that is away keeps its own rows and no other waits for it.
create table internal.edge_purges (
  edge text not null,
  key text not null,
  wishes integer not null default 1,
  noted_at timestamptz not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  is_repeat boolean not null default false,
  primary key (edge, key)
);
comment on table internal.edge_purges is 'Keys that an edge has to purge; each is sent twice, because a page may have been drawn from before the change.';
comment on column internal.edge_purges.wishes is 'Counts changes since the row was made: what came while it was being sent is sent again.';
alter table internal.edge_purges enable row level security;

create table internal.edges (
  edge text primary key,
  failures integer not null default 0,
  rests_until timestamptz,
  behind_since timestamptz
);
comment on table internal.edges is 'Edges that did not answer: since when, and when they are asked again.';
alter table internal.edges enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
