-- migrate:up

-- Brands, ingredients and authors are written by people beside the categories: each row has the version that somebody saw.
-- locks: a shop has tens of brands and of authors and some hundreds of ingredients; a constant default rewrites nothing.
alter table shop.brands
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
-- locks: as above.
alter table shop.ingredients
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
-- locks: as above.
alter table shop.blog_authors
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
create trigger brands_version before update on shop.brands
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
create trigger ingredients_version before update on shop.ingredients
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
create trigger blog_authors_version before update on shop.blog_authors
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();

-- Under which word dogs are kept from an ingredient is a part of it that people change, too.
select internal.watch_history('allergens');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
