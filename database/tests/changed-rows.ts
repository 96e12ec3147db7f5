/** The product that most pages of the demo shop show. */
const FOOD = `(select id from shop.products where slug = 'granule-kure-s-hnedou-ryzi')`

const renamed = (table: string, column = 'name') =>
  `update shop.${table} set ${column} = ${column} || ' jinak' where ctid = (select min(ctid) from shop.${table})`
const ofFood = (table: string, column: string) =>
  `update shop.${table} set ${column} = ${column} || ' jinak' where product_id = ${FOOD}`
const removed = (table: string) =>
  `delete from shop.${table} where ctid = (select ctid from shop.${table} order by (product_id = ${FOOD}) desc limit 1)`

/** One change that a visitor of the demo shop can see, or could, in each table that visitors may read. */
export const CHANGED_ROWS: Readonly<Record<string, string>> = {
  allergens: renamed('allergens'),
  answer_phrases: renamed('answer_phrases', 'title'),
  attribute_options: renamed('attribute_options'),
  attributes: renamed('attributes'),
  batch_analyses: `update shop.batch_analyses set protocol = protocol || ' jinak' where batch_id in
    (select b.id from shop.batches b join shop.variants v on v.id = b.variant_id where v.product_id = ${FOOD})`,
  batches: `update shop.batches set blocked_reason = 'Jinak' where variant_id in (select id from shop.variants where product_id = ${FOOD})`,
  blog_authors: renamed('blog_authors'),
  blog_categories: renamed('blog_categories'),
  blog_post_products:
    'delete from shop.blog_post_products where ctid = (select min(ctid) from shop.blog_post_products)',
  blog_posts: `update shop.blog_posts set title = title || ' jinak' where slug = 'jak-poznat-ze-psovi-krmivo-sedi'`,
  brands: renamed('brands'),
  breed_sizes: renamed('breed_sizes'),
  breeds: renamed('breeds'),
  bundle_components: 'update shop.bundle_components set quantity = quantity + 1',
  categories: `update shop.categories set intro = intro || ' Jinak.' where slug = 'granule'`,
  collections: `insert into shop.collections (storefront_id, slug, name, rule, is_public) values (1, 'jinak', 'Jinak', '{}', true)`,
  consent_wordings: `insert into shop.consent_wordings (topic, version, wording, valid_from)
    select topic, max(version) + 1, 'Jinak', now() from shop.consent_wordings group by topic`,
  constituents: renamed('constituents'),
  cookie_wordings: `insert into shop.cookie_wordings (version, wording, valid_from)
    select coalesce(max(version), 0) + 1, 'Jinak', now() from shop.cookie_wordings`,
  customer_group_discounts: 'update shop.customer_group_discounts set discount_percent = discount_percent + 1',
  customer_group_volume_discounts:
    'update shop.customer_group_volume_discounts set discount_percent = discount_percent + 1',
  customer_groups: renamed('customer_groups', 'description'),
  faq_questions: `update shop.faq_questions set question = 'Jinak: ' || question`,
  faq_types: renamed('faq_types'),
  feeding_guide_rows: ofFood('feeding_guide_rows', 'label'),
  feeding_guides: ofFood('feeding_guides', 'note'),
  home_banners: `insert into shop.home_banners (storefront_id, heading, label, href, position, valid_from) values (1, 'Jinak', 'Jinak', '/', 1, now())`,
  images: ofFood('images', 'alt'),
  ingredient_closure:
    'delete from shop.ingredient_closure where ctid = (select min(ctid) from shop.ingredient_closure where depth > 0)',
  ingredients: `update shop.ingredients set name = name || ' jinak'
    where id = (select min(ingredient_id) from shop.product_ingredients where product_id = ${FOOD})`,
  landing_pages: `update shop.landing_pages set title = title || ' jinak'`,
  life_stages: renamed('life_stages'),
  menus: `update shop.menus set items = items || '[{"label":"Jinak","to":"/"}]' where code = 'help'`,
  payment_method_groups:
    'delete from shop.payment_method_groups where ctid = (select min(ctid) from shop.payment_method_groups)',
  payment_methods: renamed('payment_methods'),
  price_lists: `update shop.price_lists set name = name || ' jinak' where is_public`,
  price_proofs: `insert into shop.price_proofs (price_id, percent, verdict)
    select min(p.id), 0, 'no_sale' from shop.prices p join shop.price_lists l on l.id = p.price_list_id
      join shop.variants v on v.id = p.variant_id where l.is_public and v.product_id = ${FOOD}`,
  prices: `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
    select l.id, v.id, 12300, 'regular', now() from shop.price_lists l, shop.variants v where l.is_public and v.product_id = ${FOOD}`,
  product_additives: ofFood('product_additives', 'name'),
  product_allergens: removed('product_allergens'),
  product_attributes: removed('product_attributes'),
  product_cards: ofFood('product_cards', 'subtitle'),
  product_categories: `insert into shop.product_categories (product_id, category_id, position)
    select ${FOOD}, id, 9 from shop.categories where slug = 'pamlsky'`,
  product_constituents: `update shop.product_constituents set percent = percent + 0.1 where product_id = ${FOOD}`,
  product_ingredients: ofFood('product_ingredients', 'label'),
  product_ratings: `update shop.product_ratings set stars[5] = stars[5] + 10 where product_id = ${FOOD}`,
  product_relations: `update shop.product_relations set reason = reason || ' jinak'`,
  product_tags: removed('product_tags'),
  product_videos: `insert into shop.product_videos (product_id, key, content_hash, width, height, seconds, description, poster_key, poster_hash,
      poster_width, poster_height)
    values (${FOOD}, 'granule', '0011223344556677', 640, 360, 12, 'Granule v misce.', 'granule', '7766554433221100', 640, 360)`,
  products: `update shop.products set short_description = short_description || ' Jinak.' where id = ${FOOD}`,
  proteins: `update shop.proteins set name = name || ' jinak' where code = (select protein from shop.products where id = ${FOOD})`,
  recalls: `insert into shop.recalls (batch_id, product_id, batch_code, reason, risk, symptoms, authority_told_on, proposed_by, proposed_at,
      approved_by, approved_at)
    select b.id, ${FOOD}, b.code, 'Jinak.', '', '', current_date, 'a', now(), 'b', now() from shop.batches b
      join shop.variants v on v.id = b.variant_id where v.product_id = ${FOOD} limit 1`,
  recipe_changes: `insert into shop.recipe_changes (product_id, changed_on)
    select id, current_date from shop.products where slug = 'granule-kure-s-hnedou-ryzi'`,
  redirects: `insert into shop.redirects (storefront_id, from_path, to_path, created_at) values (1, '/stara', '/kontakt', now())`,
  retailers: renamed('retailers'),
  review_photos: `insert into shop.review_photos (review_id, key, position, width, height)
    select min(id), '00000000000040008000000000000000', 9, 100, 100 from shop.reviews where product_id = ${FOOD}`,
  reviews: `update shop.reviews set body = 'Jinak. ' || body where product_id = ${FOOD}`,
  search_absences: renamed('search_absences', 'sentence'),
  search_synonyms: renamed('search_synonyms', 'means'),
  search_word_forms: `update shop.search_word_forms set base = base || 'x' where ctid = (select min(ctid) from shop.search_word_forms)`,
  sections: `update shop.sections set title = title || ' jinak'`,
  settings: `update shop.settings set value = to_jsonb((value #>> '{}')::integer + 100) where key = 'shipping.free_from'`,
  shipping_methods: 'update shop.shipping_methods set price = price + 100',
  shipping_payment_methods:
    'delete from shop.shipping_payment_methods where ctid = (select min(ctid) from shop.shipping_payment_methods)',
  slug_history: `insert into shop.slug_history (storefront_id, product_id, slug) values (1, ${FOOD}, 'kure-jinak')`,
  static_page_versions: `insert into shop.static_page_versions (static_page_id, version, effective_from, title, body, published_at)
    select id, 'jinak', current_date - 1, 'Jinak', 'Jinak.', now() - interval '1 hour' from shop.static_pages where slug = 'reklamacni-rad'`,
  static_pages: 'update shop.static_pages set in_footer = not in_footer',
  storefronts: `update shop.storefronts set company = jsonb_set(company, '{city}', '"Jinde"')`,
  surveys: renamed('surveys', 'title'),
  tags: renamed('tags'),
  text_values: renamed('text_values', 'description'),
  variants: `update shop.variants set name = name || ' jinak' where product_id = ${FOOD}`,
  vat_rates: `insert into shop.vat_rates (storefront_id, vat_class, valid_from, percent) values (1, 'feed', '2030-01-01', 15)`,
}
