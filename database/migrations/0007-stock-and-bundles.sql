-- migrate:up

create table shop.stock (
  variant_id bigint primary key references shop.variants on delete restrict,
  on_hand integer not null default 0,
  reserved integer not null default 0,
  -- Visitors see enough to decide, competitors do not see the whole store.
  available_up_to_100 integer generated always as (least(on_hand - reserved, 100)) stored,
  updated_at timestamptz not null default now(),
  constraint stock_on_hand_not_negative check (on_hand >= 0),
  constraint stock_reserved_not_negative check (reserved >= 0),
  constraint stock_not_oversold check (reserved <= on_hand)
);
comment on table shop.stock is 'Pieces on hand and promised to orders. Reserve by a conditional update and look whether it hit a row.';
alter table shop.stock enable row level security;
create policy stock_of_visible_variants on shop.stock for select to shop_readers
  using (exists (select from shop.variants v where v.id = variant_id));
comment on policy stock_of_visible_variants on shop.stock is 'Follows the variant; exact counts are for staff by column grants.';
grant select (variant_id, available_up_to_100) on shop.stock to shop_readers;
grant select on shop.stock to staff_readers;

create table shop.bundle_components (
  bundle_variant_id bigint not null references shop.variants on delete cascade,
  component_variant_id bigint not null references shop.variants on delete restrict,
  quantity integer not null check (quantity > 0),
  position integer not null check (position > 0),
  primary key (bundle_variant_id, component_variant_id),
  check (bundle_variant_id <> component_variant_id)
);
create index bundle_components_component on shop.bundle_components (component_variant_id);
comment on table shop.bundle_components is 'What a bundle explodes to: stock, batches, VAT and returns go by these rows.';
alter table shop.bundle_components enable row level security;
create policy components_of_visible_bundles on shop.bundle_components for select to shop_readers
  using (exists (select from shop.variants v where v.id = bundle_variant_id));
comment on policy components_of_visible_bundles on shop.bundle_components is 'Follows the bundle.';
grant select on shop.bundle_components to shop_readers;

create function internal.refuse_nested_bundle() returns trigger
  language plpgsql volatile
  set search_path = ''
as $$
begin
  if exists (select from shop.bundle_components where bundle_variant_id = new.component_variant_id)
    or exists (select from shop.bundle_components where component_variant_id = new.bundle_variant_id) then
    raise exception 'a bundle cannot hold another bundle' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
comment on function internal.refuse_nested_bundle is 'One level only: exploding a bundle must end at things that lie on a shelf.';
create trigger bundle_components_flat before insert or update on shop.bundle_components
  for each row execute function internal.refuse_nested_bundle();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
