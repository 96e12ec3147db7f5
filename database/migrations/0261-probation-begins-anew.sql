-- migrate:up

-- Orders on probation were counted from the decision: more of them agreed on later had all been placed long before.
-- locks: a column without a value.
alter table shop.applications add column probation_from timestamptz;
comment on column shop.applications.probation_from is 'Since when the first orders on invoice are counted: since more of them were agreed on; empty, since it was decided.';
grant select (probation_from) on shop.applications to staff_support, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
