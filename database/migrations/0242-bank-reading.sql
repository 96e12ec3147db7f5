-- migrate:up

-- Reading moves the bank's marker at once, ours only when the page is stored. That a page may be missing is written down before the
-- bank is asked, so that it survives whoever asked; then the statement is read again from the day of our marker.
alter table internal.bank_cursors
  alter column cursor drop not null,
  alter column read_at drop not null,
  add column cursor_on date,
  -- By the clock of the shop: the bank answers once in thirty seconds.
  add column called_at timestamptz,
  add column is_unanswered boolean not null default false,
  add column missing_since date,
  add column missing_at timestamptz,
  add column begun_at timestamptz not null default now(),
  add constraint bank_cursors_missing check ((missing_since is null) = (missing_at is null));
comment on column internal.bank_cursors.read_at is 'When the statement was read and stored last, by the clock of the machine.';
comment on column internal.bank_cursors.is_unanswered is 'The bank was asked for what is new and nothing of the answer is stored yet.';
comment on column internal.bank_cursors.missing_since is 'From this day the statement must be read again as a whole.';
update internal.bank_cursors c
   set cursor_on = (select m.booked_on from shop.bank_movements m where m.bank = c.bank and m.movement_id = c.cursor);

create table internal.bank_pages (
  id bigint generated always as identity primary key,
  bank text not null,
  read_at timestamptz not null,
  way text not null check (way in ('new', 'period')),
  body text not null
);
create index bank_pages_read_at on internal.bank_pages (read_at);
comment on table internal.bank_pages is 'Pages of the statement as the bank sent them, for what our reading of them may have missed. They name people and go after 90 days.';
alter table internal.bank_pages enable row level security;

create table internal.bank_odd_rows (
  bank text not null,
  -- The number of the movement, or a digest of the row when even that cannot be read.
  row_key text not null,
  page_id bigint references internal.bank_pages on delete set null,
  problem text not null,
  seen_at timestamptz not null,
  primary key (bank, row_key)
);
create index bank_odd_rows_page_id on internal.bank_odd_rows (page_id);
comment on table internal.bank_odd_rows is 'Rows of the statement that we cannot read; a person looks at each.';
alter table internal.bank_odd_rows enable row level security;

insert into internal.truths (name, question, query) values
-- By the clock of the machine: the bank does not wait for the clock of the shop.
('bank_is_read', 'Which bank was not read for an hour, or has kept a page from us for so long?', $q$
  select c.bank, c.read_at, c.missing_since from internal.bank_cursors c
   where $1 is not null
     and (coalesce(c.read_at, c.begun_at) < now() - interval '1 hour' or c.missing_at < now() - interval '1 hour')
$q$),
('odd_row_has_its_task', 'Which row of the statement could nobody read, and nobody knows?', $q$
  select r.bank, r.row_key from internal.bank_odd_rows r
   where $1 is not null
     and not exists (
       select from shop.staff_tasks t where t.kind = 'bank_row_unreadable' and t.subject = 'bank_row:' || r.row_key)
     and not exists (select from shop.bank_movements m where m.bank = r.bank and m.movement_id = r.row_key)
$q$),
('movement_is_looked_at', 'Which movement was stored and never matched?', $q$
  select m.id as movement_id from shop.bank_movements m
   where $1 is not null and m.match = 'new' and m.updated_at < now() - interval '1 hour'
     and not exists (
       select from shop.staff_tasks t where t.kind = 'batch_item_failed' and t.subject = 'import-bank:' || m.id)
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
