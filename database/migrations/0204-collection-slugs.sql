-- migrate:up

-- A shelf by rule that gets another address leaves the old one leading to it, as a category does: both share one line of addresses.
-- locks: old addresses are some thousands, and the wider check is not read over them.
alter table shop.slug_history
  add column collection_id bigint references shop.collections on delete cascade,
  drop constraint slug_history_one_owner,
  add constraint slug_history_one_owner check (num_nonnulls(product_id, category_id, blog_category_id, collection_id) = 1) not valid;
-- locks: as above, some thousands of rows.
create unique index slug_history_collection_slug on shop.slug_history (storefront_id, slug) where collection_id is not null;
-- locks: as above, some thousands of rows.
create index slug_history_collection_id on shop.slug_history (collection_id) where collection_id is not null;
comment on table shop.slug_history is 'Old addresses of products, categories, collections and topics of the blog, so that old links answer 301.';

drop policy old_slugs_of_visible_rows on shop.slug_history;
create policy old_slugs_of_visible_rows on shop.slug_history for select to shop_readers
  using ((product_id is null or exists (select from shop.products p where p.id = product_id))
     and (collection_id is null or exists (select from shop.collections c where c.id = collection_id)));
comment on policy old_slugs_of_visible_rows on shop.slug_history is 'Follows the product, category, collection or topic.';

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
  elsif tg_table_name in ('categories', 'collections') then
    -- One line of addresses: whoever lives there now ends the redirect of either.
    delete from shop.slug_history
     where storefront_id = new.storefront_id and slug = new.slug and num_nonnulls(category_id, collection_id) = 1;
    if tg_op = 'UPDATE' and tg_table_name = 'categories' then
      insert into shop.slug_history (storefront_id, category_id, slug) values (old.storefront_id, old.id, old.slug);
    elsif tg_op = 'UPDATE' then
      insert into shop.slug_history (storefront_id, collection_id, slug) values (old.storefront_id, old.id, old.slug);
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
create trigger collections_slug_taken after insert on shop.collections
  for each row execute function internal.remember_slug();
create trigger collections_slug_changed after update of slug on shop.collections
  for each row when (old.slug <> new.slug) execute function internal.remember_slug();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
