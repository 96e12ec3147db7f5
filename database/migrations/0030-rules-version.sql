-- migrate:up

-- Every priced cart needs the numbers, groups and methods of the shop, and they change a few times a month. A process keeps
-- them and asks only for this number; it is a row, not a sequence, so that nobody sees it before what it stands for.
create table internal.rules_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1
);
comment on table internal.rules_version is 'Counts changes of settings, groups, tax rates and methods, for those who keep a copy of them.';
alter table internal.rules_version enable row level security;
revoke insert, update, delete on internal.rules_version from services;
insert into internal.rules_version default values;

create function internal.count_rules_change() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  update internal.rules_version set version = version + 1;
  return null;
end
$$;
comment on function internal.count_rules_change is 'Tells processes that what they keep of the rules is old.';

-- A statement that changed no row, as most of a repeated load are, is no change of the rules.
create function internal.count_changed_rules() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
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
