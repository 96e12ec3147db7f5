-- migrate:up

create table internal.search_words (
  storefront_id bigint not null references shop.storefronts on delete cascade,
  word text not null,
  stem text not null,
  -- With diacritics, to be offered as „mysleli jste“.
  display text not null,
  -- From names, categories or ingredients; prose alone is no reason to correct somebody.
  is_main boolean not null,
  primary key (storefront_id, word)
);
create index search_words_stem on internal.search_words (storefront_id, stem text_pattern_ops);
create index search_words_similar on internal.search_words using gin (word extensions.gin_trgm_ops) where is_main;
comment on table internal.search_words is 'Every word of the catalogue with its stem; typos are corrected towards it.';
alter table internal.search_words enable row level security;

create table internal.product_search (
  product_id bigint primary key references shop.product_cards on delete cascade,
  storefront_id bigint not null references shop.storefronts on delete cascade,
  -- n/ stems of the name, m/ also of categories and properties, plain stems of all texts; f/ facets, i/ ingredients with
  -- ancestors, c/ whether the composition is declared. Without positions, so that the index alone decides a match.
  lexemes tsvector not null,
  -- Copies from the card, so that matches are sorted without looking anywhere else.
  in_stock boolean not null,
  popularity integer not null
)
-- Room on the page lets a sold-out product be rewritten in place, without touching the index of its words.
with (fillfactor = 85);
create index product_search_lexemes on internal.product_search using gin (lexemes);
comment on table internal.product_search is 'The search index of products on sale, kept by the transaction that changes a text.';
alter table internal.product_search enable row level security;

create table internal.search_frequencies (
  storefront_id bigint not null references shop.storefronts on delete cascade,
  -- Empty for the number of all documents.
  lexeme text collate "C" not null,
  documents integer not null check (documents > 0),
  primary key (storefront_id, lexeme)
);
comment on table internal.search_frequencies is 'Words found in many products. Only a hint which way to search is shorter: being out of date costs time, not truth.';
alter table internal.search_frequencies enable row level security;

create table internal.category_search (
  category_id bigint primary key references shop.categories on delete cascade,
  storefront_id bigint not null references shop.storefronts on delete cascade,
  lexemes tsvector not null
);
comment on table internal.category_search is 'The search index of categories, by name.';
alter table internal.category_search enable row level security;

create table internal.ingredient_search (
  storefront_id bigint not null references shop.storefronts on delete cascade,
  stem text not null,
  ingredient_id bigint not null references shop.ingredients on delete cascade,
  primary key (storefront_id, stem, ingredient_id)
);
create index ingredient_search_ingredient_id on internal.ingredient_search (ingredient_id);
comment on table internal.ingredient_search is 'Words that name an ingredient after „bez“.';
alter table internal.ingredient_search enable row level security;

-- What is said to be absent must not be found: „Bez pšenice a kukuřice“ is no reason to show a product for pšenice.
create function internal.without_denials(value text) returns text
  language sql immutable strict parallel safe
  set search_path = ''
  return regexp_replace(value, '\m(bez|žádn[áéýou]+|neobsahuj[eí])\M[^.;:!?\n]*', ' ', 'gi');
comment on function internal.without_denials is 'Text without the clauses that say what a product does not hold.';

-- Texts of a product by tier: 1 name, 2 properties, 3 prose and composition.
create view internal.product_texts with (security_invoker = true) as
select p.id as product_id, p.storefront_id, 1 as tier, true as is_main, p.name as text from shop.products p
union all
select p.id, p.storefront_id, 2, true, concat_ws(E'\n', p.subtitle, p.feed_type, b.name, pr.name, ls.name, bs.name, case when p.monoprotein then 'monoproteinové' end)
  from shop.products p
  left join shop.brands b on b.id = p.brand_id
  left join shop.proteins pr on pr.storefront_id = p.storefront_id and pr.code = p.protein
  left join shop.life_stages ls on ls.storefront_id = p.storefront_id and ls.code = p.life_stage
  left join shop.breed_sizes bs on bs.storefront_id = p.storefront_id and bs.code = p.breed_size
union all
select pc.product_id, c.storefront_id, 2, true, c.name
  from shop.product_categories pc join shop.categories c on c.id = pc.category_id
union all
select pt.product_id, pt.storefront_id, 2, true, t.name
  from shop.product_tags pt join shop.tags t on t.storefront_id = pt.storefront_id and t.code = pt.tag
union all
select v.product_id, v.storefront_id, 2, true, v.name from shop.variants v
union all
select i.product_id, n.storefront_id, 3, true, concat_ws(' ', i.label, n.name)
  from shop.product_ingredients i join shop.ingredients n on n.id = i.ingredient_id
union all
select p.id, p.storefront_id, 3, false, concat_ws(E'\n', p.short_description, p.description, array_to_string(p.benefits, E'\n'))
  from shop.products p;
comment on view internal.product_texts is 'All searchable texts of products with the tier that ranks them.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
