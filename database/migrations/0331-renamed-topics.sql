-- migrate:up

-- Topics of the blog are renamed by editors as goods are; their old addresses go on answering too.
alter table shop.slug_history add column blog_category_id bigint references shop.blog_categories on delete cascade;
alter table shop.slug_history drop constraint slug_history_one_owner;
alter table shop.slug_history add constraint slug_history_one_owner
  check (num_nonnulls(product_id, category_id, blog_category_id) = 1);
create unique index slug_history_blog_category_slug on shop.slug_history (storefront_id, slug) where blog_category_id is not null;
create index slug_history_blog_category_id on shop.slug_history (blog_category_id) where blog_category_id is not null;
comment on table shop.slug_history is 'Old addresses of products, categories and topics of the blog, so that old links answer 301.';
alter policy old_slugs_of_visible_rows on shop.slug_history
  using (product_id is null or exists (select from shop.products p where p.id = product_id));
comment on policy old_slugs_of_visible_rows on shop.slug_history is 'Follows the product, category or topic.';

create or replace function internal.remember_slug() returns trigger
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

create trigger blog_categories_slug_taken after insert on shop.blog_categories
  for each row execute function internal.remember_slug();
create trigger blog_categories_slug_changed after update of slug on shop.blog_categories
  for each row when (old.slug <> new.slug) execute function internal.remember_slug();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
