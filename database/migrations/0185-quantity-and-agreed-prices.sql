-- migrate:up

-- A price from so many pieces on, and prices agreed with one customer, are lists of their own: ledger, plans, proposals and history serve
-- them as they are, and whoever reads the price of one piece never meets them.
select internal.unwatch_history('price_lists');
alter table shop.price_lists add column parent_id bigint, add column from_pieces integer;
alter table shop.price_lists add constraint price_lists_parent_id_fkey foreign key (parent_id) references shop.price_lists on delete restrict not valid;
alter table shop.price_lists add constraint price_lists_break check ((parent_id is null) = (from_pieces is null) and coalesce(from_pieces, 2) >= 2
  and (parent_id is null or not is_public)) not valid;
-- locks: there are a few lists.
create unique index price_lists_parent_id on shop.price_lists (parent_id, from_pieces);
select internal.watch_history('price_lists');
comment on column shop.price_lists.parent_id is 'The list whose price of a piece this one lowers from so many pieces on.';

create table internal.customer_price_lists (
  price_list_id bigint primary key references shop.price_lists on delete restrict,
  customer_id bigint not null references shop.customers on delete cascade
);
create index customer_price_lists_customer_id on internal.customer_price_lists (customer_id);
comment on table internal.customer_price_lists is 'Whose agreed prices a list holds. Read by commands alone: nobody sees what another customer pays.';
alter table internal.customer_price_lists enable row level security;

-- The ledger says „no such price“ by a row: an agreement ends, a break is given up. The amount is the one that ends.
-- locks: the wider check is not read over the rows there are.
alter table shop.prices drop constraint prices_kind_check;
alter table shop.prices add constraint prices_kind_check check (kind in ('regular', 'sale', 'ended')) not valid;

create function internal.refuse_ended_list_price() returns trigger
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
    select from shop.price_lists l
     where l.id = new.price_list_id and l.parent_id is null
       and not exists (select from internal.customer_price_lists c where c.price_list_id = l.id)
  ) then
    raise exception 'goods of an ordinary list always have a price' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
comment on function internal.refuse_ended_list_price is 'Readers of ordinary lists know no price that has ended.';
create trigger prices_ended before insert on shop.prices
  for each row when (new.kind = 'ended') execute function internal.refuse_ended_list_price();

select internal.unwatch_history('price_proposals');
alter table shop.price_proposals add column valid_until timestamptz;
select internal.watch_history('price_proposals');

-- Breaks are seen by whoever sees their list; an agreed list belongs to no group and stays unseen.
alter policy own_price_list on shop.price_lists
  using (is_public or exists (
    select from shop.customer_groups g where g.price_list_id in (price_lists.id, price_lists.parent_id)));

create or replace view shop.variant_offers with (security_invoker = true) as
 select v.id as variant_id,
    v.storefront_id,
    v.product_id,
    l.id as price_list_id,
    l.code as price_list,
    l.is_public,
    l.includes_vat,
    p.amount as price,
    coalesce(p.regular_amount, p.amount) as regular_price,
    low.amount as lowest_price_30_days,
    coalesce(low.amount > p.amount, false) as on_sale,
    p.valid_from as price_valid_from,
    v.unit,
    round(p.amount::numeric / v.unit_quantity)::bigint as unit_price,
    coalesce(s.available, 0) as available_up_to_100,
    coalesce(s.available, 0) > 0 and v.status <> 'discontinued' as in_stock,
    -- What a break says only counts below the price of one piece.
    (select jsonb_agg(jsonb_build_object('from', b.from_pieces, 'price', q.amount) order by b.from_pieces)
       from shop.price_lists b
       cross join lateral shop.current_price(v.id, b.id, (select internal.shop_now())) q
      where b.parent_id = l.id and q.kind <> 'ended' and q.amount < p.amount) as quantity_prices
   from shop.variants v
     join shop.price_lists l on l.storefront_id = v.storefront_id and l.parent_id is null
     cross join lateral shop.current_price(v.id, l.id, (select internal.shop_now())) p
     left join lateral (
       select shop.lowest_price_before_discount(v.id, l.id, (select internal.shop_now())) as amount where p.kind = 'sale'
     ) low on true
     left join lateral (
       select coalesce(
         (select min(coalesce(cs.available_up_to_100, 0) / c.quantity)
            from shop.bundle_components c
            left join shop.stock cs on cs.variant_id = c.component_variant_id
           where c.bundle_variant_id = v.id),
         (select own.available_up_to_100 from shop.stock own where own.variant_id = v.id)
       ) as available
     ) s on true
  where v.short_of is null and p.kind <> 'ended';

-- Pages show breaks of the public list, so they fall with them, also when one begins or ends by the clock.
update internal.page_sources
   set row_keys = $q$select 'product:' || v.product_id from changed c join shop.variants v on v.id = c.variant_id
      join shop.price_lists l on l.id = c.price_list_id
      left join shop.price_lists m on m.id = l.parent_id where l.is_public or m.is_public$q$
 where table_name = 'prices';
drop trigger prices_pages_added on shop.prices;
drop trigger prices_pages_changed on shop.prices;
drop trigger prices_pages_removed on shop.prices;
drop trigger prices_pages_emptied on shop.prices;
select internal.watch_page_source('prices');

create or replace function internal.refresh_due_product_cards(since timestamptz) returns integer
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  present constant timestamptz := internal.shop_now();
  noted_until timestamptz := (select least(due_until, present) from internal.page_version);
  ids bigint[];
  fresh bigint[];
begin
  select array_agg(distinct due.id), array_agg(distinct due.id) filter (where due.at > noted_until) into ids, fresh from (
    select v.product_id as id, p.valid_from as at
      from shop.price_lists l
      left join shop.price_lists m on m.id = l.parent_id
      join shop.prices p on p.price_list_id = l.id and p.valid_from > since and p.valid_from <= present
      join shop.variants v on v.id = p.variant_id
     where l.is_public or m.is_public
    union all
    select id, published_at from shop.products where published_at > since and published_at <= present
  ) due;
  update internal.page_version set due_until = present;
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

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
