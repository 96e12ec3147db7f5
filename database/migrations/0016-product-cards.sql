-- migrate:up

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
  set search_path = ''
  return round(1000 * (4.3 * 5 + coalesce(average, 0) * coalesce(review_count, 0)) / (5 + coalesce(review_count, 0))
    * ln(2 + coalesce(review_count, 0)))::integer;
comment on function internal.popularity is 'The default order of the grid, from reviews only.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
