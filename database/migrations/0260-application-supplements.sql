-- migrate:up

-- An applicant who was asked for more writes it where the state of the application is shown; the mail that asks has its own way there.
alter table shop.applications
  add column ask_secret_hash bytea,
  add column supplement text not null default '',
  add column supplied_at timestamptz;
comment on column shop.applications.ask_secret_hash is 'Of the link in the last mail that asked for more; it opens the same as the one of the application.';
comment on column shop.applications.supplement is 'What the applicant added when asked, one answer below the other.';
comment on column shop.applications.supplied_at is 'When something was added last; files are among those of the application.';
grant select (supplement, supplied_at) on shop.applications to staff_admin, staff_support;
-- locks: some hundreds of rows.
create unique index applications_ask_secret_hash on shop.applications (ask_secret_hash) where ask_secret_hash is not null;

do $do$
begin
  execute replace(pg_get_functiondef('shop.staff_application'::regproc), '''note'', a.note,',
    '''note'', a.note, ''supplement'', a.supplement, ''suppliedAt'', a.supplied_at,');
end
$do$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
