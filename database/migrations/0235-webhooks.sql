-- migrate:up

create table internal.webhook_endpoints (
  id bigint generated always as identity primary key,
  customer_id bigint not null references shop.customers on delete cascade,
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  topics text[] not null check (cardinality(topics) > 0
    and topics <@ array['order.state_changed', 'parcel.shipped', 'parcel.delivered', 'invoice.issued']),
  -- Encrypted: whoever has the database alone signs nothing.
  secret bytea not null,
  -- For a day after a change both sign, so that a receiver may be changed at leisure.
  earlier_secret bytea,
  earlier_until timestamptz,
  state text not null default 'active' check (state in ('active', 'paused')),
  -- Failures in a row, and since when; a success ends both.
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz,
  paused_at timestamptz,
  created_at timestamptz not null,
  constraint webhook_endpoints_earlier check ((earlier_secret is null) = (earlier_until is null)),
  constraint webhook_endpoints_failing check ((failures = 0) = (failing_since is null)),
  constraint webhook_endpoints_paused check ((state = 'paused') = (paused_at is not null))
);
create index webhook_endpoints_customer_id on internal.webhook_endpoints (customer_id);
comment on table internal.webhook_endpoints is 'Where partners are told what becomes of their own orders.';
alter table internal.webhook_endpoints enable row level security;

create table internal.webhook_events (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  customer_id bigint not null references shop.customers on delete cascade,
  topic text not null,
  entity text not null,
  at timestamptz not null,
  data jsonb not null,
  -- When deliveries were made of it; not in the transaction that caused it, which must wait for no other.
  spread_at timestamptz
);
create index webhook_events_customer_id on internal.webhook_events (customer_id);
create index webhook_events_waiting on internal.webhook_events (id) where spread_at is null;
create index webhook_events_at on internal.webhook_events (at);
comment on table internal.webhook_events is 'What happened to orders of partners, written where it happened; forgotten after a month.';
alter table internal.webhook_events enable row level security;

create table internal.webhook_entities (
  endpoint_id bigint not null references internal.webhook_endpoints on delete cascade,
  entity text not null,
  last_sequence integer not null check (last_sequence > 0),
  primary key (endpoint_id, entity)
);
comment on table internal.webhook_entities is 'How many events of an order an endpoint was meant to hear: their numbers have no holes and never begin anew.';
alter table internal.webhook_entities enable row level security;

create table internal.webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id bigint not null references internal.webhook_endpoints on delete cascade,
  event_id bigint not null references internal.webhook_events on delete cascade,
  entity text not null,
  sequence integer not null check (sequence > 0),
  state text not null default 'waiting' check (state in ('waiting', 'delivered')),
  tries integer not null default 0 check (tries >= 0),
  next_at timestamptz not null,
  -- Whoever sends it now, and until when nobody else may: a worker that dies leaves it to the others.
  claim uuid,
  claimed_until timestamptz,
  delivered_at timestamptz,
  unique (endpoint_id, event_id),
  constraint webhook_deliveries_claim check ((claim is null) = (claimed_until is null)),
  constraint webhook_deliveries_delivered check (state <> 'delivered' or delivered_at is not null)
);
create index webhook_deliveries_event_id on internal.webhook_deliveries (event_id);
create index webhook_deliveries_line on internal.webhook_deliveries (endpoint_id, entity, id) where state = 'waiting';
create index webhook_deliveries_due on internal.webhook_deliveries (endpoint_id, next_at, id) where state = 'waiting';
comment on table internal.webhook_deliveries is 'Each event for each endpoint. Of one order the first that waits goes first; others do not wait for it.';
alter table internal.webhook_deliveries enable row level security;

create table internal.webhook_tries (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references internal.webhook_deliveries on delete cascade,
  at timestamptz not null,
  ms integer not null check (ms >= 0),
  outcome text not null check (outcome in ('taken', 'refused', 'timeout', 'unreachable', 'broken_off', 'forbidden_address')),
  status integer check (status between 100 and 599),
  answer text not null default '' check (length(answer) <= 300)
);
create index webhook_tries_delivery_id on internal.webhook_tries (delivery_id, id);
comment on table internal.webhook_tries is 'What an endpoint answered, each time.';
alter table internal.webhook_tries enable row level security;

create function internal.note_webhook_event(buyer bigint, topic text, order_number text, at timestamptz, data jsonb) returns void
  language sql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
  insert into internal.webhook_events (customer_id, topic, entity, at, data)
  select buyer, topic, 'order:' || order_number, at, jsonb_build_object('order', order_number) || data
   where exists (select from internal.webhook_endpoints e where e.customer_id = buyer and note_webhook_event.topic = any (e.topics))
$$;
comment on function internal.note_webhook_event is 'Leaves an event for a partner who wants to hear of it; costs a look into an index for everybody else.';
revoke execute on function internal.note_webhook_event from public;

create function internal.tell_order_state() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform internal.note_webhook_event(o.customer_id, 'order.state_changed', o.number, new.at,
    jsonb_build_object('from', new.from_state, 'to', new.to_state, 'payable', o.payable, 'currency', 'CZK'))
    from shop.orders o where o.id = new.order_id and o.customer_id is not null;
  return null;
end
$$;
comment on function internal.tell_order_state is 'An order of a partner is in another state.';
create trigger order_events_webhook after insert on shop.order_events
  for each row when (new.from_state is distinct from new.to_state) execute function internal.tell_order_state();

create function internal.tell_parcel() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform internal.note_webhook_event(o.customer_id, case new.to_state when 'delivered' then 'parcel.delivered' else 'parcel.shipped' end,
    o.number, new.at, jsonb_build_object('parcel', p.number, 'carrier', p.carrier_code, 'trackingNumber', p.tracking_number,
      'trackingUrl', p.tracking_url, 'weightGrams', p.weight_g))
    from shop.parcels p join shop.orders o on o.id = p.order_id where p.id = new.parcel_id and o.customer_id is not null;
  return null;
end
$$;
comment on function internal.tell_parcel is 'A parcel of a partner has left, or has come.';
create trigger parcel_events_webhook after insert on shop.parcel_events
  for each row when (new.from_state is distinct from new.to_state
    and (new.to_state = 'delivered' or new.to_state = 'in_transit' and new.from_state in ('planned', 'packed', 'labelled'))) execute function internal.tell_parcel();

create function internal.tell_document() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform internal.note_webhook_event(o.customer_id, 'invoice.issued', o.number, new.issued_at,
    jsonb_build_object('document', new.number, 'kind', new.kind, 'issuedOn', new.issued_on, 'dueOn', new.due_on,
      'variableSymbol', new.variable_symbol, 'payable', new.payable, 'currency', 'CZK'))
    from shop.orders o where o.id = new.order_id and o.customer_id is not null;
  return null;
end
$$;
comment on function internal.tell_document is 'An invoice or a credit note of a partner was issued.';
create trigger documents_webhook after insert on shop.documents
  for each row execute function internal.tell_document();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
