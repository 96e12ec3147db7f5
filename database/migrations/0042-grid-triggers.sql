-- migrate:up

create function internal.note_grid_changes() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  execute 'insert into internal.grid_changes (product_ids) select array_agg(distinct product_id) from ('
    || tg_argv[0] || ') touched having count(*) > 0';
  return null;
end
$$;
comment on function internal.note_grid_changes is 'Statement trigger that remembers the products a statement touched.';

create trigger product_cards_grid_added after insert on shop.product_cards
  referencing new table as changed for each statement
  execute function internal.note_grid_changes('select product_id from changed');
create trigger product_cards_grid_changed after update on shop.product_cards
  referencing new table as changed for each statement
  execute function internal.note_grid_changes('select product_id from changed');
create trigger product_cards_grid_removed after delete on shop.product_cards
  referencing old table as changed for each statement
  execute function internal.note_grid_changes('select product_id from changed');

-- Which ingredients can be excluded, and what a general line may stand for, is a property of the tree.
create trigger ingredients_grid_changed after update on shop.ingredients
  referencing new table as changed for each statement
  execute function internal.note_grid_changes(
    'select c.product_id from shop.product_cards c join changed n on n.id = any (c.ingredient_ids)');
create trigger ingredient_closure_grid_added after insert on shop.ingredient_closure
  referencing new table as changed for each statement
  execute function internal.note_grid_changes(
    'select i.product_id from shop.product_ingredients i join changed x on x.ancestor_id = i.ingredient_id');
create trigger ingredient_closure_grid_removed after delete on shop.ingredient_closure
  referencing old table as changed for each statement
  execute function internal.note_grid_changes(
    'select i.product_id from shop.product_ingredients i join changed x on x.ancestor_id = i.ingredient_id');
create trigger product_ingredients_grid_added after insert on shop.product_ingredients
  referencing new table as changed for each statement
  execute function internal.note_grid_changes('select product_id from changed');
create trigger product_ingredients_grid_changed after update on shop.product_ingredients
  referencing new table as changed for each statement
  execute function internal.note_grid_changes('select product_id from changed');
create trigger product_ingredients_grid_removed after delete on shop.product_ingredients
  referencing old table as changed for each statement
  execute function internal.note_grid_changes('select product_id from changed');

create constraint trigger grid_changes_merged after insert on internal.grid_changes
  deferrable initially deferred for each row execute function internal.merge_grid_changes();

-- The cards that were there before this index.
insert into internal.grid_changes (product_ids)
select array_agg(product_id) from shop.product_cards having count(*) > 0;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
