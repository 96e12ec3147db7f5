-- migrate:up

create table internal.uploads (
  id bigint generated always as identity primary key,
  secret_hash bytea not null unique,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  name text not null check (length(name) between 1 and 200),
  bytes bytea not null check (length(bytes) between 1 and 10485760),
  created_at timestamptz not null,
  -- A file nobody sends a form with is deleted after a day.
  claimed_at timestamptz
);
create index uploads_unclaimed on internal.uploads (created_at) where claimed_at is null;
comment on table internal.uploads is 'Files sent with forms: photos and documents. Whoever uploads one holds its secret until a form claims it.';
alter table internal.uploads enable row level security;

create table shop.tickets (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  number text not null generated always as ('D' || (100000 + id)::text) stored unique,
  topic text not null check (topic in ('order', 'food', 'return', 'regular_delivery', 'wholesale', 'programme', 'other')),
  name text not null,
  email text not null check (email = lower(email)),
  phone text not null default '',
  -- As written; the order itself only when the e-mail fits it.
  order_number text not null default '',
  order_id bigint references shop.orders on delete set null,
  dog text not null default '',
  message text not null,
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  answer_by timestamptz not null,
  created_at timestamptz not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
create index tickets_waiting on shop.tickets (storefront_id, answer_by) where state = 'new';
create index tickets_order_id on shop.tickets (order_id) where order_id is not null;
comment on table shop.tickets is 'What people write to the shop; the topic decides who answers and by when.';
create trigger tickets_version before update on shop.tickets
  for each row execute function internal.touch_version();
alter table shop.tickets enable row level security;
create policy staff_tickets on shop.tickets for select to staff_support, staff_admin using (true);
comment on policy staff_tickets on shop.tickets is 'Those who answer.';
grant select on shop.tickets to staff_support, staff_admin;

create table internal.ticket_files (
  ticket_id bigint not null references shop.tickets on delete cascade,
  upload_id bigint not null references internal.uploads on delete restrict,
  primary key (ticket_id, upload_id)
);
create index ticket_files_upload_id on internal.ticket_files (upload_id);
comment on table internal.ticket_files is 'Photos and documents that came with a message.';
alter table internal.ticket_files enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
