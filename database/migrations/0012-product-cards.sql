-- migrate:up

-- What a variant costs and whether it can be sent, for every price list the reader may see.
create view shop.variant_offers with (security_invoker = true) as
select
  v.id as variant_id,
  v.storefront_id,
  v.product_id,
  l.id as price_list_id,
  l.code as price_list,
  l.is_public,
  l.includes_vat,
  p.amount as price,
  coalesce(p.regular_amount, p.amount) as regular_price,
  low.amount as lowest_price_30_days,
  -- Without an earlier, higher price there is no discount to speak of, whatever the ledger calls the row.
  coalesce(low.amount > p.amount, false) as on_sale,
  p.valid_from as price_valid_from,
  v.unit,
  round(p.amount / v.unit_quantity)::bigint as unit_price,
  coalesce(s.available, 0) as available_up_to_100,
  coalesce(s.available, 0) > 0 and v.status <> 'discontinued' as in_stock
from shop.variants v
join shop.price_lists l on l.storefront_id = v.storefront_id
cross join lateral shop.current_price(v.id, l.id) p
left join lateral (
  select shop.lowest_price_before_discount(v.id, l.id) as amount where p.kind = 'sale'
) low on true
left join lateral (
  -- A bundle has no shelf of its own: the scarcest component decides.
  select coalesce(
    (select min(coalesce(cs.available_up_to_100, 0) / c.quantity)
       from shop.bundle_components c
       left join shop.stock cs on cs.variant_id = c.component_variant_id
      where c.bundle_variant_id = v.id),
    (select own.available_up_to_100 from shop.stock own where own.variant_id = v.id)
  ) as available
) s on true;
comment on view shop.variant_offers is 'Current price, unit price, 30-day reference and availability of a variant, per visible price list.';
grant select on shop.variant_offers to shop_readers;

-- A stored row instead of a view: filters, counts and orders of the grid run over one indexed table, and it holds only
-- what everybody may see, so that its policy costs nothing.
create table shop.product_cards (
  product_id bigint primary key references shop.products on delete cascade,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  slug text not null,
  name text not null,
  subtitle text not null,
  kind text not null,
  status text not null,
  brand text,
  protein text,
  protein_name text,
  life_stage text,
  breed_size text,
  grain_free boolean not null,
  monoprotein boolean not null,
  energy_kcal_per_100g numeric(6, 1),
  category_path text,
  category_ids bigint[] not null,
  tags text[] not null,
  -- Every countable property as one token, for example protein:kure or tag:klouby.
  facets text[] not null,
  allergens text[] not null,
  -- With all ancestors; a product without declared composition must not pass for "without chicken".
  ingredient_ids bigint[] not null,
  composition text not null check (composition in ('declared', 'undeclared', 'not_feed')),
  variant_id bigint not null references shop.variants on delete cascade,
  variant_name text not null,
  variant_count integer not null,
  net_weight_g integer,
  pack_weights_g integer[] not null,
  price bigint not null,
  regular_price bigint not null,
  lowest_price_30_days bigint,
  discount_percent integer,
  unit text,
  unit_price bigint,
  price_from bigint not null,
  on_sale boolean not null,
  in_stock boolean not null,
  rating_count integer not null,
  rating_average numeric(3, 2),
  image_key text,
  image_hash text,
  image_alt text,
  image_width integer,
  image_height integer,
  popularity integer not null,
  published_at timestamptz not null
);
create unique index product_cards_slug on shop.product_cards (storefront_id, slug);
create index product_cards_variant_id on shop.product_cards (variant_id);
create index product_cards_popularity on shop.product_cards (storefront_id, in_stock desc, popularity desc, product_id);
create index product_cards_price on shop.product_cards (storefront_id, price, product_id);
create index product_cards_unit_price on shop.product_cards (storefront_id, unit_price, product_id);
create index product_cards_rating on shop.product_cards (storefront_id, rating_average desc nulls last, rating_count desc, product_id);
create index product_cards_published_at on shop.product_cards (storefront_id, published_at desc, product_id);
create index product_cards_category_ids on shop.product_cards using gin (category_ids);
create index product_cards_facets on shop.product_cards using gin (facets);
create index product_cards_ingredient_ids on shop.product_cards using gin (ingredient_ids);
comment on table shop.product_cards is 'One row per product on sale with all a card of the grid shows, kept by the transaction that changes its sources. Prices are public ones, in haléře.';
alter table shop.product_cards enable row level security;
create policy all_product_cards on shop.product_cards for select to shop_readers using (true);
comment on policy all_product_cards on shop.product_cards is 'Only products on sale have a card, so every card is public.';
grant select on shop.product_cards to shop_readers;

-- More reviews and better ones rank higher; a handful of perfect ones does not outrank hundreds of good ones.
create function internal.popularity(review_count integer, average numeric) returns integer
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
  return round(1000 * (4.3 * 5 + coalesce(average, 0) * coalesce(review_count, 0)) / (5 + coalesce(review_count, 0))
    * ln(2 + coalesce(review_count, 0)))::integer;
comment on function internal.popularity is 'The default order of the grid, from reviews only.';

-- Each part is a lateral subquery of its product, so that refreshing one card never reads the rest of the catalogue.
create view internal.product_card_rows with (security_invoker = true) as
select
  p.id as product_id, p.storefront_id, p.slug, p.name, p.subtitle, p.kind, p.status, b.name as brand,
  p.protein, pr.name as protein_name, p.life_stage, p.breed_size, p.grain_free, p.monoprotein, p.energy_kcal_per_100g,
  (select c.path from shop.product_categories pc join shop.categories c on c.id = pc.category_id
    where pc.product_id = p.id order by pc.position limit 1) as category_path,
  array(select pc.category_id from shop.product_categories pc where pc.product_id = p.id order by pc.position) as category_ids,
  array(select t.tag from shop.product_tags t where t.product_id = p.id order by t.position) as tags,
  array_remove(array[
    'kind:' || p.kind, 'protein:' || p.protein, 'life_stage:' || p.life_stage, 'breed_size:' || p.breed_size,
    case when p.grain_free then 'grain_free' end, case when p.monoprotein then 'monoprotein' end
  ], null)
    || array(select 'tag:' || t.tag from shop.product_tags t where t.product_id = p.id order by t.position)
    || array(
      select a.code || ':' || o.code
        from shop.product_attributes pa
        join shop.attributes a on a.id = pa.attribute_id and a.is_facet
        join shop.attribute_options o on o.id = pa.option_id
       where pa.product_id = p.id
       order by a.position, o.position
    ) as facets,
  array(select a.allergen from shop.product_allergens a where a.product_id = p.id order by a.allergen) as allergens,
  made.ingredient_ids, made.composition,
  shown.variant_id, shown.variant_name, pack.variant_count, shown.net_weight_g, pack.pack_weights_g,
  shown.price, shown.regular_price, shown.lowest_price_30_days, shown.discount_percent, shown.unit, shown.unit_price,
  pack.price_from, pack.on_sale, pack.in_stock,
  coalesce(r.review_count, 0) as rating_count, r.average as rating_average,
  i.key as image_key, i.content_hash as image_hash, i.alt as image_alt, i.width as image_width, i.height as image_height,
  internal.popularity(r.review_count, r.average) as popularity, p.published_at
from shop.products p
left join shop.brands b on b.id = p.brand_id
left join shop.proteins pr on pr.storefront_id = p.storefront_id and pr.code = p.protein
left join shop.product_ratings r on r.product_id = p.id
cross join lateral (
  -- A bundle is made of what its components are made of.
  select coalesce(array_agg(distinct x.ancestor_id) filter (where x.ancestor_id is not null), '{}') as ingredient_ids,
         case
           when bool_and(part.kind in ('cosmetics', 'equipment')) then 'not_feed'
           when bool_and(part.kind in ('cosmetics', 'equipment') or x.ancestor_id is not null) then 'declared'
           else 'undeclared'
         end as composition
    from (
      select p.id, p.kind where p.kind <> 'bundle'
      union all
      select cp.id, cp.kind
        from shop.variants v
        join shop.bundle_components c on c.bundle_variant_id = v.id
        join shop.variants cv on cv.id = c.component_variant_id
        join shop.products cp on cp.id = cv.product_id
       where p.kind = 'bundle' and v.storefront_id = p.storefront_id and v.product_id = p.id
    ) part
    left join shop.product_ingredients i on i.product_id = part.id
    left join shop.ingredient_closure x on x.descendant_id = i.ingredient_id
) made
cross join lateral (
  -- The variant a card shows can be sent today, then is on sale, then is the one chosen by staff.
  select o.variant_id, v.name as variant_name, v.net_weight_g, o.price, o.regular_price, o.lowest_price_30_days,
         case when o.on_sale then floor(100.0 * (o.lowest_price_30_days - o.price) / o.lowest_price_30_days)::integer end
           as discount_percent,
         o.unit, o.unit_price
    from shop.variant_offers o
    join shop.variants v on v.id = o.variant_id
   where o.storefront_id = p.storefront_id and o.product_id = p.id and o.is_public
   order by o.in_stock desc, o.on_sale desc, v.is_default desc, v.position
   limit 1
) shown
cross join lateral (
  select count(*)::integer as variant_count,
         coalesce(array_agg(distinct v.net_weight_g) filter (where v.net_weight_g is not null), '{}') as pack_weights_g,
         min(o.price) as price_from, bool_or(o.on_sale) as on_sale, bool_or(o.in_stock) as in_stock
    from shop.variant_offers o
    join shop.variants v on v.id = o.variant_id
   where o.storefront_id = p.storefront_id and o.product_id = p.id and o.is_public
) pack
left join lateral (
  select * from (
    select 1 as choice, vi.* from shop.images vi where vi.variant_id = shown.variant_id
    union all
    select 2, gi.* from shop.images gi where gi.product_id = p.id
  ) candidates
   order by choice, position
   limit 1
) i on true
where p.status in ('active', 'sell_out') and p.published_at <= now();
comment on view internal.product_card_rows is 'What the stored cards must equal; the refresh copies from here and a test compares.';

-- What all reviews of the shop say together.
create function shop.rating_summary(storefront_id bigint default 1) returns integer[]
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select array[coalesce(sum(r.stars[1]), 0), coalesce(sum(r.stars[2]), 0), coalesce(sum(r.stars[3]), 0),
               coalesce(sum(r.stars[4]), 0), coalesce(sum(r.stars[5]), 0)]::integer[]
    from shop.product_ratings r join shop.product_cards c on c.product_id = r.product_id
   where c.storefront_id = rating_summary.storefront_id
$$;
comment on function shop.rating_summary is 'Published reviews of everything on sale with one to five stars.';
grant execute on function shop.rating_summary to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
