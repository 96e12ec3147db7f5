-- migrate:up

-- The draft of a page is a wording without its moment of publication; there is one, and whoever saves it says which they saw.
select internal.unwatch_history('static_page_versions');
alter table shop.static_page_versions add column revision integer not null default 1;
select internal.watch_history('static_page_versions', '{revision}');
comment on column shop.static_page_versions.revision is 'Counts the saves of a draft: two editors never write over each other.';
-- locks: some dozens of rows
create unique index static_page_versions_one_draft on shop.static_page_versions (static_page_id) where published_at is null;

create table internal.wording_files (
  static_page_version_id bigint primary key references shop.static_page_versions on delete restrict,
  bytes bytea not null,
  sha256 bytea not null check (length(sha256) = 32),
  made_at timestamptz not null
);
comment on table internal.wording_files is 'Each published wording as a PDF, with the facts of its day filled in; what was once handed out stays byte for byte.';
create trigger wording_files_no_change before update or delete on internal.wording_files
  for each row execute function internal.refuse_change();
alter table internal.wording_files enable row level security;
create policy services_keep_wording_files on internal.wording_files for all to services using (true) with check (true);
comment on policy services_keep_wording_files on internal.wording_files is 'Commands write it once and hand it out.';
revoke update, delete on internal.wording_files from services;

create table internal.wording_notices (
  static_page_version_id bigint primary key references shop.static_page_versions on delete restrict,
  asked_at timestamptz not null,
  -- Empty while people are still being told.
  finished_at timestamptz,
  told integer not null default 0 check (told >= 0)
);
comment on table internal.wording_notices is 'Which wordings people were told of by mail, and how many; who they were is known to the outbox alone.';
alter table internal.wording_notices enable row level security;
create policy services_keep_wording_notices on internal.wording_notices for all to services using (true) with check (true);
comment on policy services_keep_wording_notices on internal.wording_notices is 'The command asks, the job finishes.';
revoke delete on internal.wording_notices from services;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
