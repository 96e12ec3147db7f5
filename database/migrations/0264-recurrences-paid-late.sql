-- migrate:up

-- One order may set up a recurrence twice: a card that was paid after the order went another way, or after another try had brought the money. The
-- leave knows one of them; what else the gateway could charge again is written down here and stopped, whenever its money came.
alter table shop.plan_mandates add column stray_gateway_ids text[] not null default '{}';
comment on column shop.plan_mandates.stray_gateway_ids is 'Payments of its order that brought money beside the one that is charged again; their recurrences are still to be stopped.';
-- locks: the column is new, so nothing is in the index and it is made at once.
create index plan_mandates_stray on shop.plan_mandates (id) where stray_gateway_ids <> '{}';

create function internal.note_stray_recurrences() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  new.stray_gateway_ids := array(
    select p.gateway_id from shop.payments p
     where p.order_id = new.order_id and p.paid_at is not null and p.gateway_id is not null
       and p.gateway_id is distinct from new.gateway_parent_id
     order by p.attempt);
  return new;
end
$$;
comment on function internal.note_stray_recurrences is 'What had been paid for the order of a leave when it was decided which payment is charged again.';
create trigger note_strays before update of state on shop.plan_mandates
  for each row when (old.state = 'requested' and new.state <> 'requested') execute function internal.note_stray_recurrences();

create function internal.note_stray_recurrence() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  update shop.plan_mandates m set stray_gateway_ids = m.stray_gateway_ids || new.gateway_id
   where m.order_id = new.order_id and m.state <> 'requested' and m.gateway_parent_id is distinct from new.gateway_id
     and new.gateway_id <> all (m.stray_gateway_ids);
  return null;
end
$$;
comment on function internal.note_stray_recurrence is 'Money that came when it had been decided already which payment of the order is charged again.';
create trigger note_stray_recurrence after update of paid_at on shop.payments
  for each row when (old.paid_at is null and new.paid_at is not null and new.gateway_id is not null)
  execute function internal.note_stray_recurrence();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
