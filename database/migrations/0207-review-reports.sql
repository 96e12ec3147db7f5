-- migrate:up

create table internal.review_reports (
  id bigint generated always as identity primary key,
  review_id bigint not null references shop.reviews on delete cascade,
  -- One of the reasons the public rules of reviews name.
  reason text not null check (reason in ('abuse', 'personal_data', 'off_topic', 'advertising', 'health_claim', 'untrue', 'unlawful')),
  note text not null default '',
  -- Where the decision is sent; empty when whoever reported does not want to know, and emptied when it was told.
  email text check (email = lower(email)),
  reported_at timestamptz not null,
  decided_at timestamptz,
  outcome text check (outcome in ('kept', 'hidden')),
  constraint review_reports_decided check ((decided_at is null) = (outcome is null))
);
-- The same address says the same once, however often it presses the button.
create unique index review_reports_once on internal.review_reports (review_id, email) where decided_at is null;
create index review_reports_review_id on internal.review_reports (review_id);
comment on table internal.review_reports is 'What readers said is wrong with a published review, and what was decided.';
alter table internal.review_reports enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
