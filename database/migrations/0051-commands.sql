-- migrate:up

create table internal.idempotency_keys (
  -- Whose key it is, so that nobody can read the answer to somebody else's request.
  scope text not null,
  key text not null check (length(key) between 8 and 100),
  endpoint text not null,
  request_hash bytea not null,
  -- Null only inside the transaction that runs the command.
  status integer,
  response jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_created_at on internal.idempotency_keys (created_at);
comment on table internal.idempotency_keys is 'Answers of commands, stored with their effect: the same key gives the same answer.';
alter table internal.idempotency_keys enable row level security;

create table internal.rate_limits (
  action text not null,
  -- A keyed hash of a network, a customer or an address: counting needs no personal data.
  subject bytea not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (action, subject)
);
create index rate_limits_window_start on internal.rate_limits (window_start);
comment on table internal.rate_limits is 'How often an action was tried in the running window.';
alter table internal.rate_limits enable row level security;

create table internal.sign_in_failures (
  -- A keyed hash of the typed e-mail and the network it came from, known address or not.
  subject bytea primary key,
  failures integer not null,
  retry_at timestamptz not null,
  last_at timestamptz not null
);
create index sign_in_failures_last_at on internal.sign_in_failures (last_at);
comment on table internal.sign_in_failures is 'Growing delay after wrong passwords, per e-mail and network; never a lock of an account.';
alter table internal.sign_in_failures enable row level security;

create table internal.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  request_id text not null,
  actor_kind text not null check (actor_kind in ('anonymous', 'customer', 'staff', 'system')),
  actor_id text,
  action text not null check (action ~ '^[a-z]+\.[a-z_]+$'),
  object_type text,
  object_id text,
  -- Names of what changed, never the values.
  details jsonb not null default '{}'
);
create index audit_log_object on internal.audit_log (object_type, object_id, at);
create index audit_log_actor on internal.audit_log (actor_kind, actor_id, at);
comment on table internal.audit_log is 'Who did what and when; append-only.';
alter table internal.audit_log enable row level security;
create trigger audit_log_no_change before update or delete on internal.audit_log
  for each row execute function internal.refuse_change();
create trigger audit_log_no_truncate before truncate on internal.audit_log
  for each statement execute function internal.refuse_change();
revoke update, delete on internal.audit_log from services;

create table internal.clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0
);
comment on table internal.clock is 'How far development has moved the clock; production never reads it.';
alter table internal.clock enable row level security;
insert into internal.clock default values;

-- The name of the schema is read when the function runs: the worker creates its tables after the migrations.
create function internal.dead_jobs()
  returns table (id bigint, task text, attempts integer, last_error text, created_at timestamptz, updated_at timestamptz)
  language plpgsql stable
  set search_path = ''
as $$
begin
  return query
    select j.id::bigint, j.task_identifier, j.attempts::integer, j.last_error, j.created_at, j.updated_at
      from graphile_worker.jobs j
     where j.attempts >= j.max_attempts and j.locked_at is null
     order by j.updated_at desc;
end
$$;
comment on function internal.dead_jobs is 'Jobs that ran out of attempts and wait for a person.';
grant execute on function internal.dead_jobs to services;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
