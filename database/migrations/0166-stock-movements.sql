-- migrate:up

create table shop.stock_movements (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  variant_id bigint not null references shop.variants on delete restrict,
  -- Null in the account of the variant; the same event seen in its batch is a row of its own.
  batch_id bigint references shop.batches on delete restrict,
  kind text not null check (kind in
    ('opening', 'intake', 'count', 'write_off', 'move', 'shipped', 'returned', 'case_return', 'correction')),
  pieces integer not null,
  -- What lies there afterwards.
  balance integer not null,
  reason text not null default '',
  -- What it belongs to: a delivery note, a parcel, a case, two shelves.
  document text,
  actor_kind text not null check (actor_kind in ('staff', 'customer', 'anonymous', 'system')),
  actor_id text,
  request_id text,
  constraint stock_movements_pieces check (pieces <> 0 or kind in ('move', 'count'))
);
comment on table shop.stock_movements is
  'Ledger of stock: one account for each variant and one for each batch; what lies there is the sum. A trigger alone writes it, a mistake is a new row.';
create index stock_movements_variant_id on shop.stock_movements (variant_id, id desc);
create index stock_movements_batch_id on shop.stock_movements (batch_id, id desc);
create index stock_movements_at on shop.stock_movements using brin (at);
create unique index stock_movements_opening on shop.stock_movements (variant_id, batch_id) nulls not distinct where kind = 'opening';
create trigger stock_movements_no_change before update or delete on shop.stock_movements
  for each row execute function internal.refuse_change();
create trigger stock_movements_no_truncate before truncate on shop.stock_movements
  for each statement execute function internal.refuse_change();
alter table shop.stock_movements enable row level security;
create policy staff_movements on shop.stock_movements for select to staff_admin, staff_support, staff_warehouse, staff_accounting using (true);
comment on policy staff_movements on shop.stock_movements is 'Whoever counts goods or their worth reads where they went.';
revoke all on shop.stock_movements from services;
grant select on shop.stock_movements to services, staff_admin, staff_support, staff_warehouse, staff_accounting;

-- Who moves pieces says what it is at the beginning (`tellMovement` of the services); what comes without a word is a correction by the system.
create function internal.add_movement(of_variant bigint, of_batch bigint, was integer, becomes integer, of_kind text default null, of_document text default null)
  returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  told constant jsonb := coalesce(nullif(current_setting('shop.movement', true), '')::jsonb, '{}');
  is_known boolean;
begin
  if of_batch is null then
    is_known := exists (select from shop.stock_movements m where m.variant_id = of_variant and m.batch_id is null);
  else
    is_known := exists (select from shop.stock_movements m where m.batch_id = of_batch);
  end if;
  -- The row is older than the ledger, and the opening of all of them has not come to it yet.
  if was <> 0 and not is_known then
    insert into shop.stock_movements (at, variant_id, batch_id, kind, pieces, balance, actor_kind)
    values (internal.shop_now(), of_variant, of_batch, 'opening', was, was, 'system') on conflict do nothing;
  end if;
  insert into shop.stock_movements (at, variant_id, batch_id, kind, pieces, balance, reason, document, actor_kind, actor_id, request_id)
  values (internal.shop_now(), of_variant, of_batch, coalesce(of_kind, told ->> 'kind', 'correction'), becomes - was, becomes,
          coalesce(told ->> 'reason', ''), coalesce(of_document, told ->> 'document'), coalesce(told ->> 'actorKind', 'system'),
          told ->> 'actorId', told ->> 'requestId');
end
$$;
comment on function internal.add_movement is 'Writes what an account of the ledger has gained or lost; a count without a difference is a row too.';
revoke all on function internal.add_movement from public;

create function internal.note_count(of_variant bigint, of_batch bigint, pieces integer) returns void
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform internal.add_movement(of_variant, of_batch, pieces, pieces, 'count');
end
$$;
comment on function internal.note_count is 'Somebody has counted and it was right.';
revoke all on function internal.note_count from public;
grant execute on function internal.note_count to services;

create function internal.keep_stock_movement() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'DELETE' then
    perform internal.add_movement(old.variant_id, null, old.on_hand + old.withheld, 0);
  elsif old.on_hand + old.withheld <> new.on_hand + new.withheld then
    perform internal.add_movement(new.variant_id, null, old.on_hand + old.withheld, new.on_hand + new.withheld);
  else
    perform internal.add_movement(new.variant_id, null, new.on_hand + new.withheld, new.on_hand + new.withheld, 'move',
      old.shelf || ' → ' || coalesce(new.shelf, ''));
  end if;
  return null;
end
$$;
comment on function internal.keep_stock_movement is 'Writes the movement of a variant; blocking moves nothing.';

create function internal.keep_batch_movement() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform internal.add_movement(new.variant_id, new.id, old.on_hand, new.on_hand);
  return null;
end
$$;
comment on function internal.keep_batch_movement is 'Writes the movement of a batch.';

-- Many rows at once, as a seed and a growth add them: one statement, not a call for each.
create function internal.open_accounts() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  told constant jsonb := coalesce(nullif(current_setting('shop.movement', true), '')::jsonb, '{}');
begin
  if tg_table_name = 'stock' then
    insert into shop.stock_movements (at, variant_id, kind, pieces, balance, reason, document, actor_kind, actor_id, request_id)
    select internal.shop_now(), a.variant_id,
           coalesce(told ->> 'kind', case when exists (select from shop.stock_movements m where m.variant_id = a.variant_id and m.batch_id is null)
             then 'correction' else 'opening' end),
           a.on_hand + a.withheld, a.on_hand + a.withheld, coalesce(told ->> 'reason', ''), told ->> 'document',
           coalesce(told ->> 'actorKind', 'system'), told ->> 'actorId', told ->> 'requestId'
      from added a where a.on_hand + a.withheld <> 0;
  else
    insert into shop.stock_movements (at, variant_id, batch_id, kind, pieces, balance, reason, document, actor_kind, actor_id, request_id)
    select internal.shop_now(), a.variant_id, a.id, coalesce(told ->> 'kind', 'opening'), a.on_hand, a.on_hand,
           coalesce(told ->> 'reason', ''), told ->> 'document', coalesce(told ->> 'actorKind', 'system'), told ->> 'actorId', told ->> 'requestId'
      from added a where a.on_hand <> 0;
  end if;
  return null;
end
$$;
comment on function internal.open_accounts is 'The first movement of new rows of stock and of new batches.';

create trigger stock_movement_opened after insert on shop.stock referencing new table as added
  for each statement execute function internal.open_accounts();
create trigger stock_movement_changed after update on shop.stock for each row
  when (old.on_hand + old.withheld <> new.on_hand + new.withheld or old.shelf <> coalesce(new.shelf, ''))
  execute function internal.keep_stock_movement();
create trigger stock_movement_removed after delete on shop.stock for each row
  when (old.on_hand + old.withheld <> 0) execute function internal.keep_stock_movement();
create trigger batches_movement_opened after insert on shop.batches referencing new table as added
  for each statement execute function internal.open_accounts();
create trigger batches_movement_changed after update on shop.batches for each row
  when (old.on_hand <> new.on_hand) execute function internal.keep_batch_movement();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
