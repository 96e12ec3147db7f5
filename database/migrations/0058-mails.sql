-- migrate:up

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
comment on table internal.mails is
  'Outbox: written in the transaction that causes the mail, one row per object, event and template, sent by the worker.';
alter table internal.mails enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
