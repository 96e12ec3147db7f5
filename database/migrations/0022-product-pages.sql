-- migrate:up

-- One request, one row: every part hangs on the product by its key, so a page costs the same at any catalogue size.
create view shop.product_pages with (security_invoker = true) as
select
  p.id as product_id, p.storefront_id, p.slug, p.name, p.subtitle, p.kind, p.status, p.version, p.published_at, p.updated_at,
  b.name as brand, p.protein, pr.name as protein_name, p.life_stage, ls.name as life_stage_name,
  p.breed_size, bs.name as breed_size_name, p.grain_free, p.monoprotein,
  p.short_description, p.description, p.benefits, p.feed_type, p.composition_text, p.additives_text, p.storage_text,
  p.origin_country, p.energy_kcal_per_100g, p.seo_title, p.seo_description, p.heureka_category, p.google_category,
  next.slug as successor_slug, next.name as successor_name,
  coalesce(r.review_count, 0) as rating_count, r.average as rating_average, coalesce(r.stars, '{0,0,0,0,0}') as rating_stars,
  (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'slug', c.slug, 'path', c.path, 'name', c.name) order by pc.position), '[]')
     from shop.product_categories pc join shop.categories c on c.id = pc.category_id where pc.product_id = p.id) as categories,
  (select coalesce(jsonb_agg(jsonb_build_object('code', t.code, 'name', t.name) order by pt.position), '[]')
     from shop.product_tags pt join shop.tags t on t.storefront_id = pt.storefront_id and t.code = pt.tag
    where pt.product_id = p.id) as tags,
  (select coalesce(jsonb_agg(jsonb_build_object('code', a.code, 'name', a.name) order by a.position), '[]')
     from shop.product_allergens pa join shop.allergens a on a.storefront_id = pa.storefront_id and a.code = pa.allergen
    where pa.product_id = p.id) as allergens,
  (select coalesce(jsonb_agg(jsonb_build_object('key', i.key, 'hash', i.content_hash, 'alt', i.alt, 'width', i.width,
            'height', i.height) order by i.position), '[]')
     from shop.images i where i.product_id = p.id) as images,
  (select coalesce(jsonb_agg(to_jsonb(v) - array['product_id', 'storefront_id', 'created_at'] || to_jsonb(o)
            - array['storefront_id', 'product_id', 'variant_id', 'price_list_id', 'price_list', 'is_public', 'includes_vat']
            || jsonb_build_object('vat_percent', shop.vat_percent(v.storefront_id, v.vat_class), 'image', (
                 select jsonb_build_object('key', i.key, 'hash', i.content_hash, 'alt', i.alt, 'width', i.width, 'height', i.height)
                   from shop.images i where i.variant_id = v.id order by i.position limit 1)) order by v.position), '[]')
     from shop.variants v
     join shop.variant_offers o on o.variant_id = v.id and o.is_public
    where v.storefront_id = p.storefront_id and v.product_id = p.id) as variants,
  (select coalesce(jsonb_agg(jsonb_build_object('ingredient_id', i.ingredient_id, 'code', n.code, 'label', i.label, 'note', i.note,
            'percent', i.percent, 'mg_per_kg', i.mg_per_kg, 'role', i.role) order by i.position), '[]')
     from shop.product_ingredients i join shop.ingredients n on n.id = i.ingredient_id where i.product_id = p.id) as ingredients,
  (select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'name', c.name, 'percent', pc.percent) order by c.position), '[]')
     from shop.product_constituents pc join shop.constituents c on c.storefront_id = pc.storefront_id and c.code = pc.constituent
    where pc.product_id = p.id) as constituents,
  (select coalesce(jsonb_agg(jsonb_build_object('category', a.category, 'name', a.name, 'code', a.register_code,
            'amount', a.amount) order by a.position), '[]')
     from shop.product_additives a where a.product_id = p.id) as additives,
  (select coalesce(jsonb_agg(jsonb_build_object('code', a.code, 'name', a.name, 'type', a.type, 'unit', a.unit,
            'value', coalesce(to_jsonb(o.name), to_jsonb(v.number_value), to_jsonb(v.boolean_value), to_jsonb(v.text_value)))
            order by a.position, o.position), '[]')
     from shop.product_attributes v
     join shop.attributes a on a.id = v.attribute_id
     left join shop.attribute_options o on o.id = v.option_id
    where v.product_id = p.id) as attributes,
  (select jsonb_build_object('kind', g.kind, 'unit', g.unit, 'row_header', g.row_header, 'columns', g.columns, 'note', g.note,
            'rows', (select jsonb_agg(jsonb_build_object('weight_kg', w.weight_kg, 'label', w.label, 'amounts', w.amounts)
                              order by w.position)
                       from shop.feeding_guide_rows w where w.product_id = g.product_id))
     from shop.feeding_guides g where g.product_id = p.id) as feeding_guide,
  (select coalesce(jsonb_agg(jsonb_build_object('variant_id', cv.id, 'sku', cv.sku, 'name', cp.name, 'variant_name', cv.name,
            'slug', cp.slug, 'quantity', c.quantity) order by c.position), '[]')
     from shop.variants bv
     join shop.bundle_components c on c.bundle_variant_id = bv.id
     join shop.variants cv on cv.id = c.component_variant_id
     join shop.products cp on cp.id = cv.product_id
    where bv.storefront_id = p.storefront_id and bv.product_id = p.id) as bundle_components
from shop.products p
left join shop.brands b on b.id = p.brand_id
left join shop.proteins pr on pr.storefront_id = p.storefront_id and pr.code = p.protein
left join shop.life_stages ls on ls.storefront_id = p.storefront_id and ls.code = p.life_stage
left join shop.breed_sizes bs on bs.storefront_id = p.storefront_id and bs.code = p.breed_size
left join shop.products next on next.id = p.successor_id
left join shop.product_ratings r on r.product_id = p.id;
comment on view shop.product_pages is 'All that a product page shows, one row per product; prices are the public ones, in haléře.';
grant select on shop.product_pages to shop_readers;

-- What stands around one product: what to warn of, and cards of goods that go with it, sold-out ones left out.
create function shop.product_companions(slug text, storefront_id bigint default 1) returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
      'contains', coalesce(g.contains, '{}'), 'may_contain', coalesce(g.may_contain, '{}'),
      'is_complete', coalesce(c.facets @> '{typ-krmiva:kompletni}', false),
      'composition', coalesce(c.composition, 'undeclared'),
      'relations', (
        select coalesce(jsonb_agg(jsonb_build_object('type', r.type, 'reason', r.reason, 'card', r.card) order by r.position), '[]')
          from (
            select r.type, r.reason, r.position, internal.grid_cards(array[r.related_product_id]) -> 0 as card
              from shop.product_relations r
              join shop.product_cards rc on rc.product_id = r.related_product_id and rc.in_stock
             where r.product_id = p.id
             order by r.position
             limit 12
          ) r))
    from shop.products p
    left join shop.product_cards c on c.product_id = p.id
    left join internal.grid_products g on g.product_id = p.id
   where p.slug = product_companions.slug and p.storefront_id = product_companions.storefront_id
     and p.status in ('active', 'sell_out', 'discontinued') and p.published_at <= now()
$$;
comment on function shop.product_companions is 'Ingredients to warn of and related, upsell and complementary cards of one product.';
grant execute on function shop.product_companions to shop_readers;

create function shop.product_cards_by_slug(slugs text[], storefront_id bigint default 1) returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select internal.grid_cards(array(
    select c.product_id from unnest(slugs[:48]) with ordinality s (slug, place)
      join shop.product_cards c on c.storefront_id = product_cards_by_slug.storefront_id and c.slug = s.slug
     order by s.place))
$$;
comment on function shop.product_cards_by_slug is 'Cards of named products in the given order; what is not on sale is left out.';
grant execute on function shop.product_cards_by_slug to shop_readers;

-- An article speaks of a product for years; when it is no longer sold, its successor stands there.
create function shop.product_or_successor(slugs text[], storefront_id bigint default 1)
  returns table (slug text, shown_slug text, name text)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  with recursive way (slug, id, steps) as (
    select p.slug, p.id, 0 from shop.products p
     where p.storefront_id = product_or_successor.storefront_id and p.slug = any (slugs[:48])
    union all
    select w.slug, p.successor_id, w.steps + 1
      from way w join shop.products p on p.id = w.id
     where p.status = 'discontinued' and p.successor_id is not null and w.steps < 5
  )
  select distinct on (w.slug) w.slug, p.slug, asked.name
    from way w
    join shop.products p on p.id = w.id
    join shop.products asked on asked.storefront_id = product_or_successor.storefront_id and asked.slug = w.slug
   where asked.published_at <= now()
   order by w.slug, w.steps desc
$$;
comment on function shop.product_or_successor is 'What to show where a text names a product: the product, or what took its place.';
grant execute on function shop.product_or_successor to shop_readers;

-- Somebody waits for a variant to come back or for its price to fall. Written and read by commands only: it holds e-mails.
create table internal.product_alerts (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  variant_id bigint not null references shop.variants on delete cascade,
  kind text not null check (kind in ('back_in_stock', 'price_drop')),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$'),
  -- The price the customer saw, in haléře; a fall is measured from it.
  seen_price bigint not null check (seen_price > 0),
  created_at timestamptz not null default now(),
  -- Nothing is sent before the address has been confirmed by a link.
  confirmed_at timestamptz,
  notified_at timestamptz,
  cancelled_at timestamptz
);
create unique index product_alerts_one_waiting on internal.product_alerts (storefront_id, variant_id, kind, lower(email))
  where notified_at is null and cancelled_at is null;
create index product_alerts_variant_id on internal.product_alerts (variant_id) where confirmed_at is not null and notified_at is null and cancelled_at is null;
-- A link from a mail says what else is watched for its address and ends all of it.
create index product_alerts_email on internal.product_alerts (lower(email)) where notified_at is null and cancelled_at is null;
comment on table internal.product_alerts is 'Who wants to know when a sold-out variant is back or cheaper; unconfirmed until the double opt-in.';
alter table internal.product_alerts enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
