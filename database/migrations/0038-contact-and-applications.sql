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
  updated_at timestamptz not null default now(),
  answered_at timestamptz
);
create index tickets_waiting on shop.tickets (storefront_id, answer_by) where state = 'new';
create index tickets_order_id on shop.tickets (order_id) where order_id is not null;
comment on table shop.tickets is 'What people write to the shop; the topic decides who answers and by when.';
comment on column shop.tickets.answered_at is 'When somebody first answered; the shop publishes the average.';
create trigger tickets_version before update on shop.tickets
  for each row execute function internal.touch_version();
alter table shop.tickets enable row level security;
create policy staff_tickets on shop.tickets for select to staff_support, staff_admin using (true);
comment on policy staff_tickets on shop.tickets is 'Those who answer.';
grant select on shop.tickets to staff_support, staff_admin;

create function internal.note_answer() returns trigger
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
begin
  if old.state = 'new' and new.state <> 'new' and new.answered_at is null then
    new.answered_at := now();
  end if;
  return new;
end
$$;
comment on function internal.note_answer is 'Keeps the moment of the first answer to a message.';
create trigger tickets_answered before update of state on shop.tickets
  for each row execute function internal.note_answer();

create table internal.ticket_files (
  ticket_id bigint not null references shop.tickets on delete cascade,
  upload_id bigint not null references internal.uploads on delete restrict,
  primary key (ticket_id, upload_id)
);
create index ticket_files_upload_id on internal.ticket_files (upload_id);
comment on table internal.ticket_files is 'Photos and documents that came with a message.';
alter table internal.ticket_files enable row level security;

-- Sums only: no row of an order or a message can be told from them.
create function shop.shop_figures(storefront_id bigint default 1)
  returns table (delivered bigint, on_time bigint, answered bigint, answer_minutes numeric)
  language sql stable security definer rows 1
  set search_path = pg_catalog, pg_temp
as $$
  select d.delivered, d.on_time, t.answered, t.answer_minutes
    from (select count(*) as delivered,
                 count(*) filter (where (p.delivered_at at time zone 'Europe/Prague')::date <= o.delivery_to) as on_time
            from shop.parcels p
            join shop.orders o on o.id = p.order_id
           where o.storefront_id = shop_figures.storefront_id and o.delivery_to is not null
             and p.delivered_at > now() - interval '30 days') d,
         (select count(*) as answered,
                 round((avg(extract(epoch from k.answered_at - k.created_at)) / 60)::numeric) as answer_minutes
            from shop.tickets k
           where k.storefront_id = shop_figures.storefront_id and k.answered_at > now() - interval '30 days') t
$$;
comment on function shop.shop_figures is
  'Of the last 30 days: parcels delivered and of them by the promised day, messages answered and their average wait.';
grant execute on function shop.shop_figures to shop_readers;

create table shop.applications (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  number text not null generated always as ('Z' || (100000 + id)::text) stored unique,
  kind text not null check (kind in ('wholesale', 'breeder', 'trainer')),
  state text not null check (state in ('in_review', 'needs_more', 'approved', 'declined')),
  -- Who applies: a company, a kennel or a club.
  subject text not null,
  company_id text check (company_id ~ '^[0-9]{8}$'),
  vat_id text,
  -- Whether the public register knew the company when the application came.
  is_register_checked boolean not null default false,
  contact_name text not null,
  email text not null check (email = lower(email)),
  phone text not null,
  -- What only this kind of application asks: type of shop, breed, number of litters.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  message text not null default '',
  -- What is missing, or why not; the applicant reads it.
  note text not null default '',
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  answer_by timestamptz not null,
  decided_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint applications_wholesale_has_company check (kind <> 'wholesale' or company_id is not null)
);
create index applications_waiting on shop.applications (storefront_id, answer_by) where state = 'in_review';
comment on table shop.applications is 'Applications for wholesale, breeders and trainers; the applicant sees the state under a secret.';
create trigger applications_version before update on shop.applications
  for each row execute function internal.touch_version();
alter table shop.applications enable row level security;
create policy staff_applications on shop.applications for select to staff_support, staff_admin using (true);
comment on policy staff_applications on shop.applications is 'Those who decide.';
-- Not the hash of the secret: nobody needs it to decide.
grant select (id, storefront_id, number, kind, state, subject, company_id, vat_id, is_register_checked, contact_name, email,
  phone, answers, message, note, created_at, answer_by, decided_at, version, updated_at)
  on shop.applications to staff_support, staff_admin;

create table internal.application_files (
  application_id bigint not null references shop.applications on delete cascade,
  upload_id bigint not null references internal.uploads on delete restrict,
  primary key (application_id, upload_id)
);
create index application_files_upload_id on internal.application_files (upload_id);
comment on table internal.application_files is 'Certificates and proofs that came with an application.';
alter table internal.application_files enable row level security;

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'trainers.client_credits', 'integer', '100', true, 'For a trainer, once for each client whose first purchase was delivered.');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
