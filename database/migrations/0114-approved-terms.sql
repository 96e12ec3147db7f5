-- migrate:up

-- What an approval switches on stands with the application: suspended and restored it is the same again.
-- locks: applications are some hundreds of rows, and the wider check is read over them alone.
alter table shop.applications
  drop constraint applications_state_check,
  add constraint applications_state_check
    check (state in ('in_review', 'needs_more', 'approved', 'declined', 'suspended', 'ended', 'closed'));
-- locks: columns without a value, and nobody has an account of an application yet.
alter table shop.applications
  add column customer_id bigint references shop.customers on delete set null,
  add column invoice_limit bigint check (invoice_limit >= 0),
  add column due_days integer check (due_days between 1 and 90),
  add column probation_orders integer not null default 0 check (probation_orders >= 0),
  add column valid_to date,
  add column asked_at timestamptz,
  add column expiry_warned_at timestamptz,
  add column suspended_reason text check (suspended_reason in ('overdue', 'expired', 'staff'));
comment on column shop.applications.customer_id is 'Whose account has the terms now; empty until an account with the address exists, and while they are suspended or ended.';
comment on column shop.applications.probation_orders is 'So many first orders on invoice wait for a person.';
comment on column shop.applications.valid_to is 'Last day of the certificate; the terms end with it.';
comment on column shop.applications.asked_at is 'When the applicant was asked for more; two weeks later the application is closed.';
-- locks: some hundreds of rows.
create unique index applications_customer_id on shop.applications (customer_id) where customer_id is not null;
-- locks: some hundreds of rows.
create index applications_email on shop.applications (email, id);
grant select (customer_id, invoice_limit, due_days, probation_orders, valid_to, asked_at, expiry_warned_at, suspended_reason)
  on shop.applications to staff_support, staff_admin;

alter table shop.customers add column invoice_due_days integer;
alter table shop.customers add constraint customers_invoice_due_days_check check (invoice_due_days between 1 and 90) not valid;
comment on column shop.customers.invoice_due_days is 'Overrides the days of the payment method.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
