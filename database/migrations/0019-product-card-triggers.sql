-- migrate:up

-- Everything a card is made of, with the query that finds the products of the rows a statement changed.
do $$
declare
  by_product constant text := 'select array_agg(distinct product_id) from changed c';
  source record;
begin
  for source in
    select * from (values
      ('products', 'select array_agg(distinct id) from changed c'),
      ('variants', by_product),
      ('prices', 'select array_agg(distinct v.product_id) from changed c join shop.variants v on v.id = c.variant_id'),
      ('images', 'select array_agg(distinct coalesce(c.product_id, v.product_id)) from changed c left join shop.variants v on v.id = c.variant_id where c.category_id is null'),
      ('product_categories', by_product),
      ('product_tags', by_product),
      ('product_attributes', by_product),
      ('product_ingredients', by_product),
      ('product_allergens', by_product),
      ('product_ratings', by_product),
      ('bundle_components', 'select array_agg(distinct v.product_id) from changed c join shop.variants v on v.id = c.bundle_variant_id'),
      ('brands', 'select array_agg(p.id) from changed c join shop.products p on p.brand_id = c.id'),
      ('proteins', 'select array_agg(p.id) from changed c join shop.products p on p.storefront_id = c.storefront_id and p.protein = c.code'),
      ('categories', 'select array_agg(distinct pc.product_id) from changed c join shop.product_categories pc on pc.category_id = c.id'),
      ('attributes', 'select array_agg(distinct pa.product_id) from changed c join shop.product_attributes pa on pa.attribute_id = c.id'),
      ('attribute_options', 'select array_agg(distinct pa.product_id) from changed c join shop.product_attributes pa on pa.option_id = c.id'),
      ('ingredient_closure', 'select array_agg(distinct i.product_id) from changed c join shop.product_ingredients i on i.ingredient_id = c.descendant_id')
    ) as s (name, touched)
  loop
    execute format('create trigger %I after insert on shop.%I referencing new table as changed for each statement '
      'execute function internal.refresh_touched_cards(%L)', source.name || '_card_added', source.name, source.touched);
    -- A row that moves to another product changes two cards.
    execute format('create trigger %I after update on shop.%I referencing old table as earlier new table as later for each statement '
      'execute function internal.refresh_touched_cards(%L)', source.name || '_card_changed', source.name,
      replace(source.touched, 'from changed c', 'from (table earlier union all table later) c'));
    execute format('create trigger %I after delete on shop.%I referencing old table as changed for each statement '
      'execute function internal.refresh_touched_cards(%L)', source.name || '_card_removed', source.name, source.touched);
  end loop;
end
$$;

create trigger stock_card_added after insert on shop.stock
  referencing new table as changed for each statement
  execute function internal.refresh_touched_cards(
    'select array_agg(distinct v.product_id) from changed c join shop.variants v on v.id = c.variant_id');

-- A thousand orders a minute change counts; only the piece that sells something out (or a set) changes a card.
create trigger stock_card_changed after update on shop.stock
  referencing old table as earlier new table as later for each statement
  execute function internal.refresh_touched_cards(
    'select array_agg(distinct v.product_id)
       from earlier e
       join later l using (variant_id)
       join shop.variants v on v.id = e.variant_id
      where (e.on_hand > e.reserved) <> (l.on_hand > l.reserved)
         or exists (
           select from shop.bundle_components c
            where c.component_variant_id = v.id
              and (e.on_hand - e.reserved >= c.quantity) <> (l.on_hand - l.reserved >= c.quantity))');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
