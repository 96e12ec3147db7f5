-- migrate:up

-- What the laws of labels and of product safety want beside the recipe.
select internal.unwatch_history('products');
-- locks: the checks read some tens of thousands of short rows once.
alter table shop.products
  add column approval_number text not null default '' check (length(approval_number) <= 40),
  add column maker text not null default '' check (length(maker) <= 300),
  add column maker_country text not null default '' check (maker_country ~ '^([A-Z]{2})?$'),
  add column eu_person text not null default '' check (length(eu_person) <= 300),
  add column warnings text not null default '' check (length(warnings) <= 1000);
comment on column shop.products.approval_number is 'Of the establishment that made a feed with anything of animals in it (Reg. 767/2009, Art. 15 c).';
comment on column shop.products.maker is 'Name, postal and electronic address of the maker of goods (Reg. 2023/988, Art. 19).';
comment on column shop.products.eu_person is 'Who answers in the Union for a maker outside of it: name and both addresses.';
comment on column shop.products.warnings is 'Warnings and safety information of goods, in Czech.';
select internal.watch_history('products');

create or replace view shop.product_pages with (security_invoker=true) as
 SELECT p.id AS product_id,
    p.storefront_id,
    p.slug,
    p.name,
    p.subtitle,
    p.kind,
    p.status,
    p.version,
    p.published_at,
    p.updated_at,
    b.name AS brand,
    p.protein,
    pr.name AS protein_name,
    p.life_stage,
    ls.name AS life_stage_name,
    p.breed_size,
    bs.name AS breed_size_name,
    p.grain_free,
    p.monoprotein,
    p.short_description,
    p.description,
    p.benefits,
    p.feed_type,
    p.composition_text,
    p.additives_text,
    p.storage_text,
    p.origin_country,
    p.energy_kcal_per_100g,
    p.seo_title,
    p.seo_description,
    p.heureka_category,
    p.google_category,
    next.slug AS successor_slug,
    next.name AS successor_name,
    COALESCE(r.review_count, 0) AS rating_count,
    r.average AS rating_average,
    COALESCE(r.stars, '{0,0,0,0,0}'::integer[]) AS rating_stars,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', c.id, 'slug', c.slug, 'path', c.path, 'name', c.name) ORDER BY pc."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_categories pc
             JOIN shop.categories c ON c.id = pc.category_id
          WHERE pc.product_id = p.id) AS categories,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('code', t.code, 'name', t.name) ORDER BY pt."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_tags pt
             JOIN shop.tags t ON t.storefront_id = pt.storefront_id AND t.code = pt.tag
          WHERE pt.product_id = p.id) AS tags,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('code', a.code, 'name', a.name) ORDER BY a."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_allergens pa
             JOIN shop.allergens a ON a.storefront_id = pa.storefront_id AND a.code = pa.allergen
          WHERE pa.product_id = p.id) AS allergens,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('key', i.key, 'hash', i.content_hash, 'alt', i.alt, 'width', i.width, 'height', i.height) ORDER BY i."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.images i
          WHERE i.product_id = p.id) AS images,
    ( SELECT COALESCE(jsonb_agg(((to_jsonb(v.*) - ARRAY['product_id'::text, 'storefront_id'::text, 'created_at'::text]) || (to_jsonb(o.*) - ARRAY['storefront_id'::text, 'product_id'::text, 'variant_id'::text, 'price_list_id'::text, 'price_list'::text, 'is_public'::text, 'includes_vat'::text])) || jsonb_build_object('vat_percent', shop.vat_percent(v.storefront_id, v.vat_class), 'image', ( SELECT jsonb_build_object('key', i.key, 'hash', i.content_hash, 'alt', i.alt, 'width', i.width, 'height', i.height) AS jsonb_build_object
                   FROM shop.images i
                  WHERE i.variant_id = v.id
                  ORDER BY i."position"
                 LIMIT 1)) ORDER BY v."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.variants v
             JOIN shop.variant_offers o ON o.variant_id = v.id AND o.is_public
          WHERE v.storefront_id = p.storefront_id AND v.product_id = p.id) AS variants,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('ingredient_id', i.ingredient_id, 'code', n.code, 'label', i.label, 'note', i.note, 'percent', i.percent, 'mg_per_kg', i.mg_per_kg, 'role', i.role) ORDER BY i."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_ingredients i
             JOIN shop.ingredients n ON n.id = i.ingredient_id
          WHERE i.product_id = p.id) AS ingredients,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('code', c.code, 'name', c.name, 'percent', pc.percent) ORDER BY c."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_constituents pc
             JOIN shop.constituents c ON c.storefront_id = pc.storefront_id AND c.code = pc.constituent
          WHERE pc.product_id = p.id) AS constituents,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('category', a.category, 'name', a.name, 'code', a.register_code, 'amount', a.amount) ORDER BY a."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_additives a
          WHERE a.product_id = p.id) AS additives,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('code', a.code, 'name', a.name, 'type', a.type, 'unit', a.unit, 'value', COALESCE(to_jsonb(o.name), to_jsonb(v.number_value), to_jsonb(v.boolean_value), to_jsonb(v.text_value))) ORDER BY a."position", o."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_attributes v
             JOIN shop.attributes a ON a.id = v.attribute_id
             LEFT JOIN shop.attribute_options o ON o.id = v.option_id
          WHERE v.product_id = p.id) AS attributes,
    ( SELECT jsonb_build_object('kind', g.kind, 'unit', g.unit, 'row_header', g.row_header, 'columns', g.columns, 'note', g.note, 'rows', ( SELECT jsonb_agg(jsonb_build_object('weight_kg', w.weight_kg, 'label', w.label, 'amounts', w.amounts) ORDER BY w."position") AS jsonb_agg
                   FROM shop.feeding_guide_rows w
                  WHERE w.product_id = g.product_id)) AS jsonb_build_object
           FROM shop.feeding_guides g
          WHERE g.product_id = p.id) AS feeding_guide,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('variant_id', cv.id, 'sku', cv.sku, 'name', cp.name, 'variant_name', cv.name, 'slug', cp.slug, 'quantity', c.quantity) ORDER BY c."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.variants bv
             JOIN shop.bundle_components c ON c.bundle_variant_id = bv.id
             JOIN shop.variants cv ON cv.id = c.component_variant_id
             JOIN shop.products cp ON cp.id = cv.product_id
          WHERE bv.storefront_id = p.storefront_id AND bv.product_id = p.id) AS bundle_components,
    p.approval_number,
    p.maker,
    p.maker_country,
    p.eu_person,
    p.warnings
   FROM shop.products p
     LEFT JOIN shop.brands b ON b.id = p.brand_id
     LEFT JOIN shop.proteins pr ON pr.storefront_id = p.storefront_id AND pr.code = p.protein
     LEFT JOIN shop.life_stages ls ON ls.storefront_id = p.storefront_id AND ls.code = p.life_stage
     LEFT JOIN shop.breed_sizes bs ON bs.storefront_id = p.storefront_id AND bs.code = p.breed_size
     LEFT JOIN shop.products next ON next.id = p.successor_id
     LEFT JOIN shop.product_ratings r ON r.product_id = p.id;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
