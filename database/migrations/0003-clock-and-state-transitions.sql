-- migrate:up

create table internal.clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0
);
comment on table internal.clock is 'How far development has moved the clock; production never reads it.';
alter table internal.clock enable row level security;
insert into internal.clock default values;

-- Deadlines are measured by the clock of the shop, which development can move.
create function internal.shop_now() returns timestamptz
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select now() + make_interval(secs => c.offset_ms / 1000.0) from internal.clock c
$$;
comment on function internal.shop_now is 'The present of the shop; in production the real one.';

create function internal.refuse_change() returns trigger
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
comment on function internal.refuse_change is 'Guards tables in which what is written stays written.';

-- Arguments: the column it counts from, for how long, whether from the end of that year, and the one column that may then change
-- (empty: the row may go).
create function internal.refuse_change_while_kept() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
declare
  began timestamptz := (to_jsonb(old) ->> tg_argv[0])::timestamptz;
  ends timestamptz := case tg_argv[2] when 'year' then date_trunc('year', began, 'Europe/Prague') + interval '1 year' else began end
    + tg_argv[1]::interval;
begin
  if ends <= internal.shop_now() then
    if tg_op = 'DELETE' and tg_argv[3] = '' then return old; end if;
    if tg_op = 'UPDATE' and tg_argv[3] <> '' and to_jsonb(old) - tg_argv[3] = to_jsonb(new) - tg_argv[3] then return new; end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
comment on function internal.refuse_change_while_kept is 'Guards what must stay written until its time is over, and then only as far as it names somebody.';

-- What the pure rules allow, written down where no code path can go round it. `new` stands for a row that is not there yet.
-- A test keeps this table equal to the machines of packages/domain.
create table internal.state_transitions (
  machine text not null check (machine in ('cart', 'order', 'payment', 'shipment')),
  from_state text not null,
  to_state text not null,
  primary key (machine, from_state, to_state),
  check (from_state <> to_state)
);
comment on table internal.state_transitions is 'Every change of state there is; triggers refuse all others.';
alter table internal.state_transitions enable row level security;
revoke insert, update, delete on internal.state_transitions from services;

insert into internal.state_transitions (machine, from_state, to_state)
select machine, from_state, unnest(to_states::text[])
  from (values
  ('cart', 'new', '{active}'),
  ('cart', 'active', '{merged,in_checkout,abandoned,deleted}'),
  ('cart', 'in_checkout', '{merged,active,ordered,abandoned}'),
  ('cart', 'merged', '{active}'),
  ('cart', 'abandoned', '{active,merged,in_checkout,deleted}'),
  ('order', 'new', '{awaiting_payment,awaiting_approval,accepted}'),
  ('order', 'awaiting_payment', '{accepted,expired,cancelled}'),
  ('order', 'awaiting_approval', '{accepted,cancelled}'),
  ('order', 'accepted', '{on_hold,packing,cancelled}'),
  ('order', 'expired', '{accepted}'),
  ('order', 'on_hold', '{accepted,cancelled}'),
  ('order', 'packing', '{accepted,partly_shipped,shipped}'),
  ('order', 'partly_shipped', '{shipped}'),
  ('order', 'shipped', '{ready_for_pickup,delivered,not_collected}'),
  ('order', 'ready_for_pickup', '{delivered,not_collected}'),
  ('order', 'delivered', '{closed}'),
  ('order', 'not_collected', '{shipped,cancelled}'),
  ('payment', 'new', '{created,awaiting_transfer,awaiting_cod,invoice_issued}'),
  ('payment', 'created', '{unknown,method_chosen,authorized,paid,cancelled,expired}'),
  ('payment', 'unknown', '{created,method_chosen,authorized,paid,cancelled,expired}'),
  ('payment', 'method_chosen', '{authorized,paid,cancelled,expired}'),
  ('payment', 'authorized', '{paid,cancelled,expired}'),
  ('payment', 'awaiting_transfer', '{paid,partly_paid,cancelled,expired}'),
  ('payment', 'partly_paid', '{paid,refund_requested}'),
  ('payment', 'awaiting_cod', '{cod_collected,paid,cancelled}'),
  ('payment', 'cod_collected', '{paid}'),
  ('payment', 'invoice_issued', '{paid,overdue,cancelled,refund_requested}'),
  ('payment', 'overdue', '{paid,cancelled,refund_requested}'),
  ('payment', 'paid', '{refund_requested,partly_refunded,refunded,charged_back}'),
  ('payment', 'cancelled', '{paid,refund_requested}'),
  ('payment', 'expired', '{paid,refund_requested}'),
  ('payment', 'refund_requested', '{partly_refunded,refunded,refund_failed,charged_back}'),
  ('payment', 'refund_failed', '{refund_requested,partly_refunded,refunded,charged_back}'),
  ('payment', 'partly_refunded', '{refund_requested,refunded,charged_back}'),
  ('payment', 'refunded', '{refund_requested}'),
  ('shipment', 'new', '{planned}'),
  ('shipment', 'planned', '{packed,cancelled}'),
  ('shipment', 'packed', '{planned,labelled,cancelled}'),
  ('shipment', 'labelled', '{planned,in_transit,cancelled,problem,ready_for_pickup,delivered,returning,packed}'),
  ('shipment', 'in_transit', '{problem,ready_for_pickup,delivered,returning,returned}'),
  ('shipment', 'problem', '{in_transit,ready_for_pickup,delivered,returning,returned}'),
  ('shipment', 'ready_for_pickup', '{delivered,returning,returned}'),
  ('shipment', 'returning', '{delivered,returned}'),
  ('shipment', 'cancelled', '{returning,returned}')
  ) as allowed (machine, from_state, to_states);

create function internal.check_transition() returns trigger
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
declare
  was text := 'new';
begin
  if tg_op = 'UPDATE' then
    was := old.state;
  end if;
  if not exists (
    select from internal.state_transitions t
     where t.machine = tg_argv[0] and t.from_state = was and t.to_state = new.state
  ) then
    raise exception 'the % machine knows no way from % to %', tg_argv[0], was, new.state
      using errcode = 'check_violation', constraint = 'state_transitions';
  end if;
  return new;
end
$$;
comment on function internal.check_transition is 'Refuses a change of the column state that the machine named in the argument does not have.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
