-- migrate:up

create table shop.slug_history (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  product_id bigint references shop.products on delete cascade,
  category_id bigint references shop.categories on delete cascade,
  slug text not null,
  replaced_at timestamptz not null default now(),
  blog_category_id bigint references shop.blog_categories on delete cascade,
  constraint slug_history_one_owner check (num_nonnulls(product_id, category_id, blog_category_id) = 1)
);
create unique index slug_history_product_slug on shop.slug_history (storefront_id, slug) where product_id is not null;
create unique index slug_history_category_slug on shop.slug_history (storefront_id, slug) where category_id is not null;
create index slug_history_product_id on shop.slug_history (product_id) where product_id is not null;
create index slug_history_category_id on shop.slug_history (category_id) where category_id is not null;
create unique index slug_history_blog_category_slug on shop.slug_history (storefront_id, slug) where blog_category_id is not null;
create index slug_history_blog_category_id on shop.slug_history (blog_category_id) where blog_category_id is not null;
comment on table shop.slug_history is 'Old addresses of products, categories and topics of the blog, so that old links answer 301.';
alter table shop.slug_history enable row level security;
create policy old_slugs_of_visible_rows on shop.slug_history for select to shop_readers
  using (product_id is null or exists (select from shop.products p where p.id = product_id));
comment on policy old_slugs_of_visible_rows on shop.slug_history is 'Follows the product, category or topic.';
grant select on shop.slug_history to shop_readers;

-- A live address always wins: taking over an old slug ends its redirect.
create function internal.remember_slug() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_table_name = 'products' then
    delete from shop.slug_history
     where storefront_id = new.storefront_id and slug = new.slug and product_id is not null;
    if tg_op = 'UPDATE' then
      insert into shop.slug_history (storefront_id, product_id, slug) values (old.storefront_id, old.id, old.slug);
    end if;
  elsif tg_table_name = 'categories' then
    delete from shop.slug_history
     where storefront_id = new.storefront_id and slug = new.slug and category_id is not null;
    if tg_op = 'UPDATE' then
      insert into shop.slug_history (storefront_id, category_id, slug) values (old.storefront_id, old.id, old.slug);
    end if;
  else
    delete from shop.slug_history
     where storefront_id = new.storefront_id and slug = new.slug and blog_category_id is not null;
    if tg_op = 'UPDATE' then
      insert into shop.slug_history (storefront_id, blog_category_id, slug) values (old.storefront_id, old.id, old.slug);
    end if;
  end if;
  return null;
end
$$;
comment on function internal.remember_slug is 'Writes the old slug when a row gets a new one.';
create trigger products_slug_taken after insert on shop.products
  for each row execute function internal.remember_slug();
create trigger products_slug_changed after update of slug on shop.products
  for each row when (old.slug <> new.slug) execute function internal.remember_slug();
create trigger categories_slug_taken after insert on shop.categories
  for each row execute function internal.remember_slug();
create trigger categories_slug_changed after update of slug on shop.categories
  for each row when (old.slug <> new.slug) execute function internal.remember_slug();
create trigger blog_categories_slug_taken after insert on shop.blog_categories
  for each row execute function internal.remember_slug();
create trigger blog_categories_slug_changed after update of slug on shop.blog_categories
  for each row when (old.slug <> new.slug) execute function internal.remember_slug();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
