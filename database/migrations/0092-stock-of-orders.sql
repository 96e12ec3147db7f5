-- migrate:up

-- Every order runs this trigger while it holds the busiest rows of the shop. The general function plans its query anew each
-- time; this one keeps its plan, and nearly always finds that nothing has sold out.
create function internal.refresh_cards_of_stock() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
as $$
declare
  ids bigint[];
begin
  select array_agg(distinct v.product_id) into ids
    from earlier e
    join later l using (variant_id)
    join shop.variants v on v.id = e.variant_id
   where (e.on_hand > e.reserved) <> (l.on_hand > l.reserved)
      or exists (
        select from shop.bundle_components c
         where c.component_variant_id = v.id
           and (e.on_hand - e.reserved >= c.quantity) <> (l.on_hand - l.reserved >= c.quantity));
  if ids is not null then
    perform internal.refresh_product_cards(internal.with_bundles(ids));
  end if;
  return null;
end
$$;
comment on function internal.refresh_cards_of_stock is 'Refreshes cards when a piece sells something out or brings it back, also for the sets it is in.';

drop trigger stock_card_changed on shop.stock;
create trigger stock_card_changed after update on shop.stock
  referencing old table as earlier new table as later for each statement
  execute function internal.refresh_cards_of_stock();

-- Rows that every order rewrites: room on their pages keeps the new version beside the old one, without touching indexes.
alter table shop.stock set (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);
alter table shop.carts set (fillfactor = 80);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
