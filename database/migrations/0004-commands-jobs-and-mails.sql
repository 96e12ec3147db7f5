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
-- Rows lie in the order of their time, so a few pages of an index tell the night's work where the old ones end.
create index audit_log_at on internal.audit_log using brin (at);
comment on table internal.audit_log is 'Who did what and when; append-only.';
create trigger audit_log_no_change before update or delete on internal.audit_log
  for each row execute function internal.refuse_change_while_kept('at', '4 years', '', '');
create trigger audit_log_no_truncate before truncate on internal.audit_log
  for each statement execute function internal.refuse_change();
alter table internal.audit_log enable row level security;
revoke update, delete on internal.audit_log from services;

-- The name of the schema is read when the function runs: the worker creates its tables after the migrations.
create function internal.dead_jobs()
  returns table (id bigint, task text, attempts integer, last_error text, created_at timestamptz, updated_at timestamptz)
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
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

-- The worker makes its tables after the migrations, so their names are read when the function runs; without them there is no job.
create function internal.open_jobs()
  returns table (id bigint, task text, payload json, attempts integer, max_attempts integer, run_at timestamptz, locked_at timestamptz)
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return;
  end if;
  return query
    select j.id::bigint, t.identifier, j.payload, j.attempts::integer, j.max_attempts::integer, j.run_at, j.locked_at
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id;
end
$$;
comment on function internal.open_jobs is 'Jobs that wait, run or have run out of attempts, with what they are about.';

-- What a batch could not do for one of its items. The item rests longer after each try, and the others go on without it.
create table internal.batch_failures (
  batch text not null,
  item text not null,
  failures integer not null check (failures > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Not tried again before.
  rests_until timestamptz not null,
  primary key (batch, item)
);
comment on table internal.batch_failures is 'Items of timed batches that failed: how often, and until when each is left alone. Gone when the item succeeds.';
alter table internal.batch_failures enable row level security;

create table internal.mails (
  id bigint generated always as identity primary key,
  -- What the mail is about, as type:id, and what happened to it.
  object text not null,
  event text not null,
  template text not null,
  recipient text not null,
  data jsonb not null,
  -- Links that open something, encrypted; emptied once the mail has gone.
  secrets bytea,
  request_id text not null,
  created_at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'refused')),
  attempts integer not null default 0,
  sending_at timestamptz,
  sent_at timestamptz,
  -- What the relay said; never the text of the mail.
  last_answer text,
  constraint mails_one_per_event unique (object, event, template)
);
create index mails_recipient on internal.mails (recipient, created_at desc);
create index mails_open on internal.mails (status, created_at) where status <> 'sent';
-- Rows lie in the order of their time, so a few pages of an index tell the night's work where the old ones end.
create index mails_created_at on internal.mails using brin (created_at);
comment on table internal.mails is
  'Outbox: written in the transaction that causes the mail, one row per object, event and template, sent by the worker.';
alter table internal.mails enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
