-- migrate:up

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

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
