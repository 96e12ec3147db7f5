-- migrate:up

create table internal.review_origins (
  review_id bigint primary key references shop.reviews on delete cascade,
  order_id bigint not null references shop.orders on delete restrict,
  product_id bigint not null references shop.products on delete restrict,
  customer_id bigint references shop.customers on delete set null,
  dog_id bigint references shop.dogs on delete set null,
  submitted_at timestamptz not null,
  -- Why it was returned or refused; the author reads it.
  note text not null default '',
  decided_at timestamptz,
  -- One purchase, one word about a product, however often the form is sent.
  constraint review_origins_once unique (order_id, product_id)
);
create index review_origins_product_id on internal.review_origins (product_id);
create index review_origins_customer_id on internal.review_origins (customer_id) where customer_id is not null;
create index review_origins_dog_id on internal.review_origins (dog_id) where dog_id is not null;
comment on table internal.review_origins is 'Whose purchase stands behind a review. Kept apart from the review, which everybody reads.';
alter table internal.review_origins enable row level security;

create table internal.review_versions (
  review_id bigint not null references shop.reviews on delete cascade,
  number integer not null check (number > 0),
  rating integer not null,
  title text not null,
  body text not null,
  dog_note text,
  written_at timestamptz not null,
  merits text[] not null default '{}',
  primary key (review_id, number)
);
comment on table internal.review_versions is 'Every wording a review has had; append-only.';
create trigger review_versions_no_change before update on internal.review_versions
  for each row execute function internal.refuse_change();
alter table internal.review_versions enable row level security;

create table internal.review_invitations (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop.orders on delete restrict,
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index review_invitations_order_id on internal.review_invitations (order_id);
comment on table internal.review_invitations is 'The link of the review request: opens the reviews of one order without signing in.';
alter table internal.review_invitations enable row level security;

create table shop.review_photos (
  id bigint generated always as identity primary key,
  review_id bigint not null references shop.reviews on delete cascade,
  -- Random: whoever knows it may see the picture, and only pages that show it know it.
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  position integer not null check (position > 0),
  -- Of the picture as it is shown; empty until it has been made anew from the file that was sent.
  width integer check (width > 0),
  height integer check (height > 0),
  unique (review_id, position)
);
comment on table shop.review_photos is 'Photos of a review, drawn anew without anything the camera wrote into the file.';
alter table shop.review_photos enable row level security;
create policy photos_of_visible_reviews on shop.review_photos for select to shop_readers
  using (width is not null and exists (select from shop.reviews r where r.id = review_id));
comment on policy photos_of_visible_reviews on shop.review_photos is 'Follows the review.';
grant select on shop.review_photos to shop_readers;

create table internal.review_pictures (
  photo_id bigint primary key references shop.review_photos on delete cascade,
  upload_id bigint not null references internal.uploads on delete restrict,
  bytes bytea,
  -- Why no picture could be made of the file.
  fault text
);
create index review_pictures_upload_id on internal.review_pictures (upload_id);
comment on table internal.review_pictures is 'The file that was sent and the picture made of it.';
alter table internal.review_pictures enable row level security;

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

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'loyalty.review_credits', 'integer', '15', true, 'For an approved review, whatever its stars.'),
  (1, 'loyalty.review_limit', 'integer', '5', true, 'How many reviews of one customer earn credits in a month.');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
