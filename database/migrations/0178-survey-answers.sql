-- migrate:up

create table internal.survey_invitations (
  id bigint generated always as identity primary key,
  survey_id bigint not null references shop.surveys on delete restrict,
  secret_hash bytea not null unique,
  -- Whom it was sent to; emptied when the answers become nobody's.
  email text,
  order_id bigint references shop.orders on delete restrict,
  customer_id bigint references shop.customers on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  saved_at timestamptz,
  -- The one answer a secret gives.
  finished_at timestamptz
);
create unique index survey_invitations_once on internal.survey_invitations (survey_id, order_id) where order_id is not null;
create index survey_invitations_order_id on internal.survey_invitations (order_id) where order_id is not null;
create index survey_invitations_customer_id on internal.survey_invitations (customer_id) where customer_id is not null;
create index survey_invitations_survey_id on internal.survey_invitations (survey_id, finished_at);
comment on table internal.survey_invitations is 'Who was asked what, under a secret, and what they answered: in parts, and once to the end.';
alter table internal.survey_invitations enable row level security;

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'surveys.ask_after_days', 'integer', '7', false, 'Days after delivery when we ask how it went.'),
  (1, 'surveys.valid_days', 'integer', '30', false, 'How long the link of a survey opens it.')
on conflict do nothing;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
