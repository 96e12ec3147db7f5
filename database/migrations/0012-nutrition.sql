-- migrate:up

create table shop.allergens (
  storefront_id bigint not null references shop.storefronts on delete restrict,
  code text not null check (code ~ '^[a-z0-9-]+$'),
  name text not null,
  -- A product holds the allergen when its composition holds this node or anything under it.
  ingredient_id bigint not null references shop.ingredients on delete restrict,
  position integer not null check (position > 0),
  primary key (storefront_id, code)
);
create index allergens_ingredient_id on shop.allergens (ingredient_id);
comment on table shop.allergens is 'Allergens a dog owner asks about, tied to the ingredient tree.';
alter table shop.allergens enable row level security;
create policy all_allergens on shop.allergens for select to shop_readers using (true);
comment on policy all_allergens on shop.allergens is 'The list is public.';
grant select on shop.allergens to shop_readers;

create table shop.product_allergens (
  product_id bigint not null,
  storefront_id bigint not null,
  allergen text not null,
  primary key (product_id, allergen),
  foreign key (storefront_id, product_id) references shop.products (storefront_id, id) on delete cascade,
  foreign key (storefront_id, allergen) references shop.allergens on delete restrict
);
create index product_allergens_allergen on shop.product_allergens (storefront_id, allergen, product_id);
comment on table shop.product_allergens is 'Declared allergens, also of boxes whose composition is on the inner packs only.';
alter table shop.product_allergens enable row level security;
create policy allergens_of_visible_products on shop.product_allergens for select to shop_readers
  using (exists (select from shop.products p where p.id = product_id));
comment on policy allergens_of_visible_products on shop.product_allergens is 'Follows the product.';
grant select on shop.product_allergens to shop_readers;

create table shop.constituents (
  storefront_id bigint not null references shop.storefronts on delete restrict,
  code text not null check (code ~ '^[a-z0-9_]+$'),
  name text not null,
  position integer not null check (position > 0),
  primary key (storefront_id, code)
);
comment on table shop.constituents is 'Analytical constituents a label declares: protein, fat, fibre, ash, moisture and minerals.';
alter table shop.constituents enable row level security;
create policy all_constituents on shop.constituents for select to shop_readers using (true);
comment on policy all_constituents on shop.constituents is 'Names are public.';
grant select on shop.constituents to shop_readers;

create table shop.product_constituents (
  product_id bigint not null,
  storefront_id bigint not null,
  constituent text not null,
  percent numeric(5, 2) not null check (percent >= 0 and percent <= 100),
  primary key (product_id, constituent),
  foreign key (storefront_id, product_id) references shop.products (storefront_id, id) on delete cascade,
  foreign key (storefront_id, constituent) references shop.constituents on delete restrict
);
create index product_constituents_constituent on shop.product_constituents (storefront_id, constituent, percent);
comment on table shop.product_constituents is 'Declared constituents in percent as fed; what is not declared has no row.';
alter table shop.product_constituents enable row level security;
create policy constituents_of_visible_products on shop.product_constituents for select to shop_readers
  using (exists (select from shop.products p where p.id = product_id));
comment on policy constituents_of_visible_products on shop.product_constituents is 'Follows the product.';
grant select on shop.product_constituents to shop_readers;

create table shop.product_additives (
  product_id bigint not null references shop.products on delete cascade,
  position integer not null check (position > 0),
  category text not null check (category in ('nutritional', 'zootechnical', 'technological', 'sensory')),
  name text not null,
  register_code text,
  -- As printed: amounts are in mg, international units or colony-forming units, some of them powers of ten.
  amount text,
  primary key (product_id, position)
);
comment on table shop.product_additives is 'Declared additives per kilogram, by the categories of the EU register.';
alter table shop.product_additives enable row level security;
create policy additives_of_visible_products on shop.product_additives for select to shop_readers
  using (exists (select from shop.products p where p.id = product_id));
comment on policy additives_of_visible_products on shop.product_additives is 'Follows the product.';
grant select on shop.product_additives to shop_readers;

create table shop.feeding_guides (
  product_id bigint primary key references shop.products on delete cascade,
  kind text not null check (kind in ('adult', 'puppy', 'treat', 'topper', 'supplement')),
  unit text not null check (unit in ('g_per_day', 'piece_per_day', 'ml_per_day')),
  row_header text not null,
  columns text[] not null check (cardinality(columns) > 0),
  note text not null default ''
);
comment on table shop.feeding_guides is 'The feeding table of the label; it has priority over any calculated ration.';
alter table shop.feeding_guides enable row level security;
create policy guides_of_visible_products on shop.feeding_guides for select to shop_readers
  using (exists (select from shop.products p where p.id = product_id));
comment on policy guides_of_visible_products on shop.feeding_guides is 'Follows the product.';
grant select on shop.feeding_guides to shop_readers;

create table shop.feeding_guide_rows (
  product_id bigint not null references shop.feeding_guides on delete cascade,
  position integer not null check (position > 0),
  weight_kg numeric(5, 1) not null check (weight_kg > 0),
  label text not null,
  -- One value per column of the guide; null where the dog already eats adult food.
  amounts numeric[] not null check (cardinality(amounts) > 0),
  primary key (product_id, position)
);
comment on table shop.feeding_guide_rows is 'Rows of a feeding table by weight of the dog (for puppies the weight when grown up).';
alter table shop.feeding_guide_rows enable row level security;
create policy guide_rows_of_visible_products on shop.feeding_guide_rows for select to shop_readers
  using (exists (select from shop.products p where p.id = product_id));
comment on policy guide_rows_of_visible_products on shop.feeding_guide_rows is 'Follows the product.';
grant select on shop.feeding_guide_rows to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
