-- migrate:up

-- A statement that changed no row, as most of a repeated load are, is no change of the rules.
create function internal.count_changed_rules() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
as $$
begin
  if exists (select from changed) then
    update internal.rules_version set version = version + 1;
  end if;
  return null;
end
$$;
comment on function internal.count_changed_rules is 'Tells processes that what they keep of the rules is old, when a row of them has changed.';

do $$
declare
  source text;
begin
  foreach source in array array['settings', 'vat_rates', 'price_lists', 'customer_groups', 'customer_group_discounts',
    'customer_group_volume_discounts', 'categories', 'shipping_methods', 'payment_methods', 'shipping_payment_methods',
    'payment_method_groups'] loop
    execute format('drop trigger %I on shop.%I', source || '_rules_version', source);
    execute format('create trigger %I after truncate on shop.%I for each statement execute function internal.count_rules_change()',
      source || '_rules_emptied', source);
    execute format('create trigger %I after insert on shop.%I referencing new table as changed for each statement '
      'execute function internal.count_changed_rules()', source || '_rules_added', source);
    execute format('create trigger %I after update on shop.%I referencing new table as changed for each statement '
      'execute function internal.count_changed_rules()', source || '_rules_changed', source);
    execute format('create trigger %I after delete on shop.%I referencing old table as changed for each statement '
      'execute function internal.count_changed_rules()', source || '_rules_removed', source);
  end loop;
end
$$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
