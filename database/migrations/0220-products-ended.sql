-- migrate:up

-- When the sale of a product ended: its page leads on, or says that it is gone, some time after.
select internal.unwatch_history('products');
alter table shop.products add column discontinued_at timestamptz;
comment on column shop.products.discontinued_at is 'Since when it is not sold; null while it is, and for what ended before this was kept.';
select internal.watch_history('products');

create function internal.note_end_of_sale() returns trigger
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
begin
  new.discontinued_at := case when new.status = 'discontinued' then internal.shop_now() end;
  return new;
end
$$;
comment on function internal.note_end_of_sale is 'Keeps the moment when the sale of a product ended, whoever ends it.';
create trigger products_end_of_sale before update of status on shop.products
  for each row when (old.status is distinct from new.status) execute function internal.note_end_of_sale();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
