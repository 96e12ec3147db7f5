-- migrate:up

-- Who ticked the box beside the plan of a puppy: letters by its age go to them until they say stop.
create table internal.puppy_plans (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  -- Stands in the way out of every letter, signed.
  uid text not null unique check (uid ~ '^[a-z2-7]{20}$'),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and email = lower(email)),
  dog_name text not null default '',
  born_on date not null,
  adult_band text not null,
  -- Of the words beside the box.
  wording_version integer not null check (wording_version > 0),
  agreed_at timestamptz not null,
  next_step text check (next_step in ('transition', 'weight', 'three_meals', 'two_meals', 'adult')),
  next_on date,
  ended_at timestamptz,
  end_reason text check (end_reason in ('finished', 'stopped', 'suppressed')),
  unique (storefront_id, email),
  constraint puppy_plans_next check (num_nonnulls(next_step, next_on) = case when ended_at is null then 2 else 0 end),
  constraint puppy_plans_end check ((ended_at is null) = (end_reason is null))
);
create index puppy_plans_due on internal.puppy_plans (next_on) where ended_at is null;
comment on table internal.puppy_plans is 'Who wants letters by the age of their puppy, and which one comes next; one puppy for each mailbox.';
alter table internal.puppy_plans enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
