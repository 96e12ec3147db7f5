-- Written by pnpm db:types from a freshly migrated database; for reading and for the drift check.

create schema auth;
comment on schema auth is 'Users, sessions and keys, laid out as better-auth asks; only the services read it.';

create schema internal;
comment on schema internal is 'What nobody outside may see: helpers, outbox, inboxes.';

create schema shop;
comment on schema shop is 'What the data service shows, limited by grants and row-level security.';

create table auth.accounts (
  id uuid default gen_random_uuid() not null,
  account_id text not null,
  provider_id text not null,
  user_id uuid not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  password text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone not null,
  constraint accounts_password_check CHECK ((password ~~ '$argon2id$%'::text)),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint accounts_user_id_provider_id_key UNIQUE (user_id, provider_id)
);
alter table auth.accounts enable row level security;
comment on table auth.accounts is 'Ways a user proves who they are; the password is an argon2id hash.';

create table auth.jwks (
  id uuid default gen_random_uuid() not null,
  public_key text not null,
  private_key text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  alg text,
  crv text,
  constraint jwks_pkey PRIMARY KEY (id)
);
alter table auth.jwks enable row level security;
comment on table auth.jwks is 'Keys that sign tokens for the data service; private parts are encrypted.';

create table auth.passkeys (
  id uuid default gen_random_uuid() not null,
  name text,
  public_key text not null,
  user_id uuid not null,
  credential_id text not null,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  created_at timestamp with time zone,
  aaguid text,
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table auth.passkeys enable row level security;
comment on table auth.passkeys is 'Public keys of passkeys.';

create table auth.sessions (
  id uuid default gen_random_uuid() not null,
  expires_at timestamp with time zone not null,
  token text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  user_id uuid not null,
  second_factor boolean,
  second_factor_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_key UNIQUE (token),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table auth.sessions enable row level security;
comment on table auth.sessions is 'Open sessions; deleting a row signs that device out at its next request.';

create table auth.two_factors (
  id uuid default gen_random_uuid() not null,
  secret text not null,
  backup_codes text not null,
  user_id uuid not null,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamp with time zone,
  constraint two_factors_pkey PRIMARY KEY (id),
  constraint two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table auth.two_factors enable row level security;
comment on table auth.two_factors is 'Authenticator apps of staff; secrets and backup codes are encrypted.';

create table auth.users (
  id uuid default gen_random_uuid() not null,
  name text not null,
  email text not null,
  email_verified boolean not null,
  image text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  two_factor_enabled boolean,
  staff_role text,
  staff_approves boolean default false not null,
  staff_disabled_at timestamp with time zone,
  constraint users_email_check CHECK ((email = lower(email))),
  constraint users_email_key UNIQUE (email),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_staff_role_check CHECK ((staff_role = ANY (ARRAY['staff_support'::text, 'staff_warehouse'::text, 'staff_content'::text, 'staff_accounting'::text, 'staff_admin'::text])))
);
alter table auth.users enable row level security;
comment on table auth.users is 'Whoever can sign in. A customer exists here only after confirming the e-mail.';

create table auth.verifications (
  id uuid default gen_random_uuid() not null,
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint verifications_pkey PRIMARY KEY (id)
);
alter table auth.verifications enable row level security;
comment on table auth.verifications is 'Challenges of passkeys and second factors while they are being answered.';

create table internal.address_places (
  code bigint not null,
  street_id integer not null,
  is_evidence boolean default false not null,
  house_number integer not null,
  orientation_number integer,
  orientation_letter text,
  zip text not null,
  constraint address_places_pkey PRIMARY KEY (code),
  constraint address_places_street_id_fkey FOREIGN KEY (street_id) REFERENCES internal.address_streets(id) ON DELETE CASCADE
);
alter table internal.address_places enable row level security;
comment on table internal.address_places is 'Address places of RÚIAN: every door in the country, under the official code.';

create table internal.address_streets (
  id integer generated always as identity not null,
  municipality_code integer not null,
  municipality text not null,
  part text not null,
  street text not null,
  places integer default 0 not null,
  name text generated always as (
CASE
    WHEN (street = ''::text) THEN part
    ELSE street
END) stored not null,
  name_folded text generated always as (internal.fold_address(
CASE
    WHEN (street = ''::text) THEN part
    ELSE street
END)) stored not null,
  city_folded text generated always as (internal.fold_address(municipality)) stored not null,
  folded text generated always as (internal.fold_address(((((street || ' '::text) || part) || ' '::text) || municipality))) stored not null,
  words tsvector generated always as (to_tsvector('simple'::regconfig, internal.fold_address(((((street || ' '::text) || part) || ' '::text) || municipality)))) stored not null,
  constraint address_streets_municipality_code_part_street_key UNIQUE (municipality_code, part, street),
  constraint address_streets_pkey PRIMARY KEY (id)
);
alter table internal.address_streets enable row level security;
comment on table internal.address_streets is 'Streets, and parts of villages that have none, from the public register RÚIAN.';

create table internal.address_words (
  word text not null,
  streets integer not null,
  constraint address_words_pkey PRIMARY KEY (word)
);
alter table internal.address_words enable row level security;
comment on table internal.address_words is 'Words of streets and towns, without diacritics, and in how many streets they occur.';

create table internal.application_files (
  application_id bigint not null,
  upload_id bigint not null,
  constraint application_files_application_id_fkey FOREIGN KEY (application_id) REFERENCES shop.applications(id) ON DELETE CASCADE,
  constraint application_files_pkey PRIMARY KEY (application_id, upload_id),
  constraint application_files_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES internal.uploads(id) ON DELETE RESTRICT
);
alter table internal.application_files enable row level security;
comment on table internal.application_files is 'Certificates and proofs that came with an application.';

create table internal.audit_log (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  request_id text not null,
  actor_kind text not null,
  actor_id text,
  action text not null,
  object_type text,
  object_id text,
  details jsonb default '{}'::jsonb not null,
  constraint audit_log_action_check CHECK ((action ~ '^[a-z]+\.[a-z_]+$'::text)),
  constraint audit_log_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['anonymous'::text, 'customer'::text, 'staff'::text, 'system'::text]))),
  constraint audit_log_pkey PRIMARY KEY (id)
);
alter table internal.audit_log enable row level security;
comment on table internal.audit_log is 'Who did what and when; append-only.';

create table internal.bank_cursors (
  bank text not null,
  cursor text,
  read_at timestamp with time zone,
  cursor_on date,
  called_at timestamp with time zone,
  is_unanswered boolean default false not null,
  missing_since date,
  missing_at timestamp with time zone,
  begun_at timestamp with time zone default now() not null,
  constraint bank_cursors_missing CHECK (((missing_since IS NULL) = (missing_at IS NULL))),
  constraint bank_cursors_pkey PRIMARY KEY (bank)
);
alter table internal.bank_cursors enable row level security;
comment on table internal.bank_cursors is 'The last movement of each bank that is safely stored.';

create table internal.bank_odd_rows (
  bank text not null,
  row_key text not null,
  page_id bigint,
  problem text not null,
  seen_at timestamp with time zone not null,
  constraint bank_odd_rows_page_id_fkey FOREIGN KEY (page_id) REFERENCES internal.bank_pages(id) ON DELETE SET NULL,
  constraint bank_odd_rows_pkey PRIMARY KEY (bank, row_key)
);
alter table internal.bank_odd_rows enable row level security;
comment on table internal.bank_odd_rows is 'Rows of the statement that we cannot read; a person looks at each.';

create table internal.bank_pages (
  id bigint generated always as identity not null,
  bank text not null,
  read_at timestamp with time zone not null,
  way text not null,
  body text not null,
  constraint bank_pages_pkey PRIMARY KEY (id),
  constraint bank_pages_way_check CHECK ((way = ANY (ARRAY['new'::text, 'period'::text])))
);
alter table internal.bank_pages enable row level security;
comment on table internal.bank_pages is 'Pages of the statement as the bank sent them, for what our reading of them may have missed. They name people and go after 90 days.';

create table internal.batch_failures (
  batch text not null,
  item text not null,
  failures integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  rests_until timestamp with time zone not null,
  constraint batch_failures_failures_check CHECK ((failures > 0)),
  constraint batch_failures_pkey PRIMARY KEY (batch, item)
);
alter table internal.batch_failures enable row level security;
comment on table internal.batch_failures is 'Items of timed batches that failed: how often, and until when each is left alone. Gone when the item succeeds.';

create table internal.benches (
  id bigint generated always as identity not null,
  name text not null,
  printer_id bigint not null,
  is_active boolean default true not null,
  constraint benches_name_check CHECK ((name <> ''::text)),
  constraint benches_name_key UNIQUE (name),
  constraint benches_pkey PRIMARY KEY (id),
  constraint benches_printer_id_fkey FOREIGN KEY (printer_id) REFERENCES internal.printers(id) ON DELETE RESTRICT
);
alter table internal.benches enable row level security;
comment on table internal.benches is 'Tables where parcels are packed, each with the printer beside it.';

create table internal.bought_together (
  product_id bigint not null,
  related_product_id bigint not null,
  rank integer not null,
  constraint bought_together_pkey PRIMARY KEY (product_id, related_product_id),
  constraint bought_together_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE,
  constraint bought_together_rank_check CHECK ((rank > 0)),
  constraint bought_together_related_product_id_fkey FOREIGN KEY (related_product_id) REFERENCES shop.products(id) ON DELETE CASCADE
);
alter table internal.bought_together enable row level security;
comment on table internal.bought_together is 'What is bought with a product, counted from orders at night; whose orders they were is not in it.';

create table internal.breed_search (
  storefront_id bigint not null,
  slug text not null,
  phrase text not null,
  stems text[] not null,
  "position" integer not null,
  constraint breed_search_pkey PRIMARY KEY (storefront_id, slug, phrase),
  constraint breed_search_storefront_id_slug_fkey FOREIGN KEY (storefront_id, slug) REFERENCES shop.breeds(storefront_id, slug) ON UPDATE CASCADE ON DELETE CASCADE
);
alter table internal.breed_search enable row level security;
comment on table internal.breed_search is 'Every name of every breed with its stems: „granule pro bígla“ names a dog, not a thing.';

create table internal.bulk_changes (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  kind text not null,
  name text not null,
  state text not null,
  file bytea,
  file_hash text,
  encoding text,
  delimiter text,
  headers text[] default '{}'::text[] not null,
  samples jsonb default '[]'::jsonb not null,
  columns jsonb default '[]'::jsonb not null,
  selection jsonb,
  price_list_id bigint not null,
  prices_from timestamp with time zone,
  reason text default ''::text not null,
  created_by text not null,
  created_at timestamp with time zone not null,
  applied_by text,
  applied_at timestamp with time zone,
  undone_by text,
  undone_at timestamp with time zone,
  undo_reason text default ''::text not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint bulk_changes_applied CHECK (((state = ANY (ARRAY['applying'::text, 'applied'::text, 'undoing'::text, 'undone'::text])) = (applied_by IS NOT NULL))),
  constraint bulk_changes_kind_check CHECK ((kind = ANY (ARRAY['import'::text, 'selection'::text]))),
  constraint bulk_changes_name_check CHECK ((name <> ''::text)),
  constraint bulk_changes_pkey PRIMARY KEY (id),
  constraint bulk_changes_price_list_id_fkey FOREIGN KEY (price_list_id) REFERENCES shop.price_lists(id) ON DELETE RESTRICT,
  constraint bulk_changes_source CHECK ((((kind = 'import'::text) = (file IS NOT NULL)) AND ((kind = 'import'::text) = (file_hash IS NOT NULL)) AND ((kind = 'selection'::text) = (selection IS NOT NULL)))),
  constraint bulk_changes_state_check CHECK ((state = ANY (ARRAY['columns'::text, 'reading'::text, 'ready'::text, 'applying'::text, 'applied'::text, 'undoing'::text, 'undone'::text]))),
  constraint bulk_changes_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint bulk_changes_undone CHECK (((state = ANY (ARRAY['undoing'::text, 'undone'::text])) = (undone_by IS NOT NULL)))
);
alter table internal.bulk_changes enable row level security;
comment on table internal.bulk_changes is 'Imports and bulk changes of goods: the file as it came, how far it is, who wrote it and who took it back.';

create table internal.bulk_rows (
  bulk_id bigint not null,
  line integer not null,
  variant_id bigint,
  product_id bigint,
  sku text not null,
  title text not null,
  outcome text not null,
  state text default 'waiting'::text not null,
  is_chosen boolean not null,
  cells jsonb default '[]'::jsonb not null,
  changes jsonb default '[]'::jsonb not null,
  problems jsonb default '[]'::jsonb not null,
  seen jsonb default '{}'::jsonb not null,
  done jsonb default '{}'::jsonb not null,
  constraint bulk_rows_bulk_id_fkey FOREIGN KEY (bulk_id) REFERENCES internal.bulk_changes(id) ON DELETE RESTRICT,
  constraint bulk_rows_line_check CHECK ((line > 0)),
  constraint bulk_rows_outcome_check CHECK ((outcome = ANY (ARRAY['changed'::text, 'new'::text, 'same'::text, 'error'::text]))),
  constraint bulk_rows_pkey PRIMARY KEY (bulk_id, line),
  constraint bulk_rows_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE RESTRICT,
  constraint bulk_rows_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'applied'::text, 'refused'::text, 'undone'::text, 'kept'::text]))),
  constraint bulk_rows_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT
);
alter table internal.bulk_rows enable row level security;
comment on table internal.bulk_rows is 'What one row of an import or bulk change would do, and whether it did.';

create table internal.campaign_recipients (
  id bigint generated always as identity not null,
  campaign_id bigint not null,
  subscription_id bigint not null,
  variant text not null,
  state text default 'waiting'::text not null,
  skipped_for text,
  sending_at timestamp with time zone,
  sent_at timestamp with time zone,
  tries integer default 0 not null,
  answer text,
  unsubscribed_at timestamp with time zone,
  bounced_at timestamp with time zone,
  complained_at timestamp with time zone,
  constraint campaign_recipients_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES shop.campaigns(id) ON DELETE CASCADE,
  constraint campaign_recipients_campaign_id_subscription_id_key UNIQUE (campaign_id, subscription_id),
  constraint campaign_recipients_check CHECK (((state = 'skipped'::text) = (skipped_for IS NOT NULL))),
  constraint campaign_recipients_check1 CHECK (((state <> ALL (ARRAY['sending'::text, 'sent'::text, 'in_doubt'::text])) OR (sending_at IS NOT NULL))),
  constraint campaign_recipients_pkey PRIMARY KEY (id),
  constraint campaign_recipients_skipped_for_check CHECK ((skipped_for = ANY (ARRAY['left'::text, 'topic'::text, 'suppressed'::text, 'recent'::text]))),
  constraint campaign_recipients_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'in_doubt'::text, 'refused'::text, 'skipped'::text]))),
  constraint campaign_recipients_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES internal.newsletter_subscriptions(id) ON DELETE CASCADE,
  constraint campaign_recipients_variant_check CHECK ((variant = ANY (ARRAY['a'::text, 'b'::text])))
);
alter table internal.campaign_recipients enable row level security;
comment on table internal.campaign_recipients is 'Who a campaign is for, one row a person, made when sending begins, and what became of the letter.';

create table internal.campaign_runs (
  campaign_id bigint not null,
  after_id bigint default 0 not null,
  is_listed boolean default false not null,
  run_key uuid,
  run_at timestamp with time zone,
  constraint campaign_runs_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES shop.campaigns(id) ON DELETE CASCADE,
  constraint campaign_runs_pkey PRIMARY KEY (campaign_id)
);
alter table internal.campaign_runs enable row level security;
comment on table internal.campaign_runs is 'How far a campaign that is being sent has come, and which run of the worker sends it.';

create table internal.carrier_feeds (
  network text not null,
  read_at timestamp with time zone,
  changed_at timestamp with time zone,
  points integer default 0 not null,
  mark text,
  fault text,
  fault_details jsonb default '{}'::jsonb not null,
  failing_since timestamp with time zone,
  tried_at timestamp with time zone not null,
  constraint carrier_feeds_fault CHECK (((fault IS NULL) = (failing_since IS NULL))),
  constraint carrier_feeds_fault_check CHECK ((fault = ANY (ARRAY['unavailable'::text, 'refused'::text, 'malformed'::text, 'lost_points'::text]))),
  constraint carrier_feeds_network_check CHECK ((network ~ '^[a-z0-9-]+$'::text)),
  constraint carrier_feeds_pkey PRIMARY KEY (network),
  constraint carrier_feeds_points_check CHECK ((points >= 0))
);
alter table internal.carrier_feeds enable row level security;
comment on table internal.carrier_feeds is 'Lists of points of carriers: when each was read, how many points it has, and what is wrong with it.';

create table internal.carrier_inbox (
  carrier_code text not null,
  event_id text not null,
  shipment_id text not null,
  received_at timestamp with time zone not null,
  constraint carrier_inbox_pkey PRIMARY KEY (carrier_code, event_id)
);
alter table internal.carrier_inbox enable row level security;
comment on table internal.carrier_inbox is 'Messages of carriers, each once; what is true is asked back.';

create table internal.case_files (
  case_id bigint not null,
  upload_id bigint not null,
  constraint case_files_case_id_fkey FOREIGN KEY (case_id) REFERENCES shop.cases(id) ON DELETE CASCADE,
  constraint case_files_pkey PRIMARY KEY (case_id, upload_id),
  constraint case_files_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES internal.uploads(id) ON DELETE RESTRICT
);
alter table internal.case_files enable row level security;
comment on table internal.case_files is 'Photos and documents that came with a case.';

create table internal.category_search (
  category_id bigint not null,
  storefront_id bigint not null,
  lexemes tsvector not null,
  constraint category_search_category_id_fkey FOREIGN KEY (category_id) REFERENCES shop.categories(id) ON DELETE CASCADE,
  constraint category_search_pkey PRIMARY KEY (category_id),
  constraint category_search_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE CASCADE
);
alter table internal.category_search enable row level security;
comment on table internal.category_search is 'The search index of categories, by name.';

create table internal.clock (
  only_row boolean default true not null,
  offset_ms bigint default 0 not null,
  constraint clock_only_row_check CHECK (only_row),
  constraint clock_pkey PRIMARY KEY (only_row)
);
alter table internal.clock enable row level security;
comment on table internal.clock is 'How far development has moved the clock; production never reads it.';

create table internal.credit_debts (
  order_id bigint not null,
  credits integer not null,
  since timestamp with time zone not null,
  constraint credit_debts_credits_check CHECK ((credits > 0)),
  constraint credit_debts_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE CASCADE,
  constraint credit_debts_pkey PRIMARY KEY (order_id)
);
alter table internal.credit_debts enable row level security;
comment on table internal.credit_debts is 'Credits an order has still to take back, because they were spent before its goods came back.';

create table internal.customer_price_lists (
  price_list_id bigint not null,
  customer_id bigint not null,
  constraint customer_price_lists_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE CASCADE,
  constraint customer_price_lists_pkey PRIMARY KEY (price_list_id),
  constraint customer_price_lists_price_list_id_fkey FOREIGN KEY (price_list_id) REFERENCES shop.price_lists(id) ON DELETE RESTRICT
);
alter table internal.customer_price_lists enable row level security;
comment on table internal.customer_price_lists is 'Whose agreed prices a list holds. Read by commands alone: nobody sees what another customer pays.';

create table internal.delivery_days (
  shipping_method_id bigint not null,
  area text not null,
  weekday integer not null,
  parcels integer not null,
  in_time integer not null,
  min_days integer not null,
  max_days integer not null,
  constraint delivery_days_area_check CHECK ((area ~ '^[0-9]{3}$'::text)),
  constraint delivery_days_check CHECK (((in_time >= 0) AND (in_time <= parcels))),
  constraint delivery_days_check1 CHECK ((max_days >= min_days)),
  constraint delivery_days_min_days_check CHECK ((min_days > 0)),
  constraint delivery_days_parcels_check CHECK ((parcels > 0)),
  constraint delivery_days_pkey PRIMARY KEY (shipping_method_id, area, weekday),
  constraint delivery_days_shipping_method_id_fkey FOREIGN KEY (shipping_method_id) REFERENCES shop.shipping_methods(id) ON DELETE CASCADE,
  constraint delivery_days_weekday_check CHECK (((weekday >= 0) AND (weekday <= 7)))
);
alter table internal.delivery_days enable row level security;
comment on table internal.delivery_days is 'In how many business days parcels have come to the first three digits of a post code, counted every night from our own tracking: numbers of many parcels, nobody''s own.';

create table internal.document_files (
  document_id bigint not null,
  format text not null,
  bytes bytea not null,
  sha256 bytea not null,
  made_at timestamp with time zone not null,
  constraint document_files_document_id_fkey FOREIGN KEY (document_id) REFERENCES shop.documents(id) ON DELETE RESTRICT,
  constraint document_files_format_check CHECK ((format = ANY (ARRAY['pdf'::text, 'isdoc'::text]))),
  constraint document_files_pkey PRIMARY KEY (document_id, format),
  constraint document_files_sha256_check CHECK ((length(sha256) = 32))
);
alter table internal.document_files enable row level security;
comment on table internal.document_files is 'Documents as they were handed out.';

create table internal.document_series (
  series text not null,
  year integer not null,
  last integer default 0 not null,
  constraint document_series_last_check CHECK ((last >= 0)),
  constraint document_series_pkey PRIMARY KEY (series, year),
  constraint document_series_series_check CHECK ((series ~ '^[A-Z]{2}$'::text))
);
alter table internal.document_series enable row level security;
comment on table internal.document_series is 'Gap-free series of documents, by kind and year.';

create table internal.edge_purges (
  edge text not null,
  key text not null,
  wishes integer default 1 not null,
  noted_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  is_repeat boolean default false not null,
  constraint edge_purges_pkey PRIMARY KEY (edge, key)
);
alter table internal.edge_purges enable row level security;
comment on table internal.edge_purges is 'Keys that an edge has to purge; each is sent twice, because a page may have been drawn from before the change.';

create table internal.edges (
  edge text not null,
  failures integer default 0 not null,
  rests_until timestamp with time zone,
  behind_since timestamp with time zone,
  constraint edges_pkey PRIMARY KEY (edge)
);
alter table internal.edges enable row level security;
comment on table internal.edges is 'Edges that did not answer: since when, and when they are asked again.';

create table internal.fair_entries (
  id bigint generated always as identity not null,
  fair_id bigint not null,
  client_key uuid not null,
  email text not null,
  first_name text not null,
  dog_name text default ''::text not null,
  dog_weight_grams integer,
  current_food text default ''::text not null,
  wants_newsletter boolean not null,
  created_at timestamp with time zone not null,
  constraint fair_entries_client_key_key UNIQUE (client_key),
  constraint fair_entries_dog_weight_grams_check CHECK (((dog_weight_grams >= 500) AND (dog_weight_grams <= 100000))),
  constraint fair_entries_email_check CHECK ((email = lower(email))),
  constraint fair_entries_fair_id_fkey FOREIGN KEY (fair_id) REFERENCES shop.fairs(id) ON DELETE RESTRICT,
  constraint fair_entries_once UNIQUE (fair_id, email),
  constraint fair_entries_pkey PRIMARY KEY (id)
);
alter table internal.fair_entries enable row level security;
comment on table internal.fair_entries is 'Who filled in the form at the stand; deleted a year after the fair.';

create table internal.fair_pins (
  fair_id bigint not null,
  salt bytea not null,
  pin_hash bytea not null,
  constraint fair_pins_fair_id_fkey FOREIGN KEY (fair_id) REFERENCES shop.fairs(id) ON DELETE CASCADE,
  constraint fair_pins_pkey PRIMARY KEY (fair_id)
);
alter table internal.fair_pins enable row level security;
comment on table internal.fair_pins is 'The PIN with which staff open the form on the tablet of the stand.';

create table internal.fair_tablets (
  id bigint generated always as identity not null,
  fair_id bigint not null,
  name text not null,
  salt bytea not null,
  pin_hash bytea not null,
  created_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint fair_tablets_fair_id_fkey FOREIGN KEY (fair_id) REFERENCES shop.fairs(id) ON DELETE CASCADE,
  constraint fair_tablets_pkey PRIMARY KEY (id),
  constraint fair_tablets_salt_key UNIQUE (salt)
);
alter table internal.fair_tablets enable row level security;
comment on table internal.fair_tablets is 'A PIN for each tablet of a stand: long, made by the shop, shown once, kept as a slow hash; a lost tablet is shut out alone.';

create table internal.feed_chunks (
  feed_run_id bigint not null,
  "position" integer not null,
  bytes bytea not null,
  constraint feed_chunks_feed_run_id_fkey FOREIGN KEY (feed_run_id) REFERENCES internal.feed_runs(id) ON DELETE CASCADE,
  constraint feed_chunks_pkey PRIMARY KEY (feed_run_id, "position"),
  constraint feed_chunks_position_check CHECK (("position" >= 0))
);
alter table internal.feed_chunks enable row level security;
comment on table internal.feed_chunks is 'A feed in pieces, so that neither writing nor reading it needs it in memory.';

create table internal.feed_runs (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  feed text not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  item_count integer default 0 not null,
  skipped_count integer default 0 not null,
  byte_count bigint default 0 not null,
  etag text,
  constraint feed_runs_feed_check CHECK ((feed = ANY (ARRAY['heureka'::text, 'zbozi'::text, 'google'::text]))),
  constraint feed_runs_pkey PRIMARY KEY (id),
  constraint feed_runs_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table internal.feed_runs enable row level security;
comment on table internal.feed_runs is 'Each writing of a comparison-site feed; the newest finished one is served.';

create table internal.grid_bitmaps (
  storefront_id bigint not null,
  token text not null,
  bits bit varying not null,
  constraint grid_bitmaps_pkey PRIMARY KEY (storefront_id, token),
  constraint grid_bitmaps_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE CASCADE
);
alter table internal.grid_bitmaps enable row level security;
comment on table internal.grid_bitmaps is 'Which products have a filter value, as bits; all bitmaps of a storefront are equally long.';

create table internal.grid_changes (
  id bigint generated always as identity not null,
  product_ids bigint[] not null,
  constraint grid_changes_merged TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint grid_changes_pkey PRIMARY KEY (id)
);
alter table internal.grid_changes enable row level security;
comment on table internal.grid_changes is 'Products whose cards the running transaction has changed; empty after every commit.';

create table internal.grid_products (
  product_id bigint not null,
  storefront_id bigint not null,
  "position" integer not null,
  tokens text[] not null,
  contains text[] not null,
  may_contain text[] not null,
  in_stock boolean not null,
  popularity integer not null,
  price bigint not null,
  unit_price bigint,
  energy_price bigint,
  rating_average numeric(3,2),
  rating_count integer not null,
  published_at timestamp with time zone not null,
  constraint grid_products_pkey PRIMARY KEY (product_id),
  constraint grid_products_position_check CHECK (("position" >= 0)),
  constraint grid_products_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE CASCADE,
  constraint grid_products_storefront_id_position_key UNIQUE (storefront_id, "position")
);
alter table internal.grid_products enable row level security;
comment on table internal.grid_products is 'Products of the grid with their bit, their filter values and the keys they are sorted by.';

create table internal.idempotency_keys (
  scope text not null,
  key text not null,
  endpoint text not null,
  request_hash bytea not null,
  status integer,
  response jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_key_check CHECK (((length(key) >= 8) AND (length(key) <= 100))),
  constraint idempotency_keys_pkey PRIMARY KEY (scope, key)
);
alter table internal.idempotency_keys enable row level security;
comment on table internal.idempotency_keys is 'Answers of commands, stored with their effect: the same key gives the same answer.';

create table internal.ingredient_search (
  storefront_id bigint not null,
  stem text not null,
  ingredient_id bigint not null,
  constraint ingredient_search_ingredient_id_fkey FOREIGN KEY (ingredient_id) REFERENCES shop.ingredients(id) ON DELETE CASCADE,
  constraint ingredient_search_pkey PRIMARY KEY (storefront_id, stem, ingredient_id),
  constraint ingredient_search_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE CASCADE
);
alter table internal.ingredient_search enable row level security;
comment on table internal.ingredient_search is 'Words that name an ingredient after „bez“.';

create table internal.late_parcels (
  parcel_id bigint not null,
  promised_on date not null,
  seen_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint late_parcels_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES shop.parcels(id) ON DELETE RESTRICT,
  constraint late_parcels_pkey PRIMARY KEY (parcel_id)
);
alter table internal.late_parcels enable row level security;
comment on table internal.late_parcels is 'Parcels whose promised day was over before they came, each once.';

create table internal.link_tokens (
  id bigint generated always as identity not null,
  token_hash bytea not null,
  purpose text not null,
  email text not null,
  user_id uuid,
  registration_id bigint,
  return_to text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint link_tokens_object CHECK (
CASE purpose
    WHEN 'confirm_registration'::text THEN (registration_id IS NOT NULL)
    ELSE (user_id IS NOT NULL)
END),
  constraint link_tokens_pkey PRIMARY KEY (id),
  constraint link_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['confirm_registration'::text, 'confirm_email'::text, 'reset_password'::text, 'sign_in'::text]))),
  constraint link_tokens_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES internal.registrations(id) ON DELETE CASCADE,
  constraint link_tokens_token_hash_key UNIQUE (token_hash),
  constraint link_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table internal.link_tokens enable row level security;
comment on table internal.link_tokens is 'Links sent by mail: each bound to one purpose and one object, for a time, for one use.';

create table internal.mail_refusals (
  email_hash bytea not null,
  topic text not null,
  refused_at timestamp with time zone not null,
  constraint mail_refusals_pkey PRIMARY KEY (email_hash, topic),
  constraint mail_refusals_topic_check CHECK ((topic = ANY (ARRAY['surveys'::text, 'review_requests'::text])))
);
alter table internal.mail_refusals enable row level security;
comment on table internal.mail_refusals is 'Mailboxes that are asked for no review or survey any more; never forgotten, because the word would be broken with it.';

create table internal.mail_suppressions (
  email_hash bytea not null,
  reason text not null,
  at timestamp with time zone not null,
  constraint mail_suppressions_pkey PRIMARY KEY (email_hash),
  constraint mail_suppressions_reason_check CHECK ((reason = ANY (ARRAY['bounce'::text, 'complaint'::text])))
);
alter table internal.mail_suppressions enable row level security;
comment on table internal.mail_suppressions is 'Mailboxes that do not exist or have complained: no letter goes there. Only a hash of the address.';

create table internal.mails (
  id bigint generated always as identity not null,
  object text not null,
  event text not null,
  template text not null,
  recipient text not null,
  data jsonb not null,
  secrets bytea,
  request_id text not null,
  created_at timestamp with time zone not null,
  status text default 'waiting'::text not null,
  attempts integer default 0 not null,
  sending_at timestamp with time zone,
  sent_at timestamp with time zone,
  last_answer text,
  constraint mails_one_per_event UNIQUE (object, event, template),
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'refused'::text])))
);
alter table internal.mails enable row level security;
comment on table internal.mails is 'Outbox: written in the transaction that causes the mail, one row per object, event and template, sent by the worker.';

create table internal.measured_orders (
  order_id bigint not null,
  measured_at timestamp with time zone not null,
  consent_key uuid,
  client_id text,
  constraint measured_orders_client_id_check CHECK ((client_id ~ '^\d{1,20}\.\d{1,20}$'::text)),
  constraint measured_orders_consent CHECK (((consent_key IS NULL) = (client_id IS NULL))),
  constraint measured_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE CASCADE,
  constraint measured_orders_pkey PRIMARY KEY (order_id)
);
alter table internal.measured_orders enable row level security;
comment on table internal.measured_orders is 'Orders whose purchase was already told to the measurement, by whose consent: each is told once, whatever is reloaded.';

create table internal.measured_refunds (
  refund_id bigint not null,
  measured_at timestamp with time zone not null,
  constraint measured_refunds_pkey PRIMARY KEY (refund_id),
  constraint measured_refunds_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES shop.refunds(id) ON DELETE CASCADE
);
alter table internal.measured_refunds enable row level security;
comment on table internal.measured_refunds is 'Refunds told to the measurement. The row comes before the message: one too few is a smaller lie than one too many.';

create table internal.missing_pages (
  path text not null,
  hits bigint not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  referrer_host text,
  ignored_at timestamp with time zone,
  constraint missing_pages_hits_check CHECK ((hits > 0)),
  constraint missing_pages_path_check CHECK (((path ~ '^/[a-z0-9][a-z0-9./-]*$'::text) AND (length(path) <= 120))),
  constraint missing_pages_pkey PRIMARY KEY (path),
  constraint missing_pages_referrer_host_check CHECK ((length(referrer_host) <= 100))
);
alter table internal.missing_pages enable row level security;
comment on table internal.missing_pages is 'Addresses that were asked for and do not exist, counted. Bounded: beyond some thousands only known ones are counted on.';

create table internal.newsletter_events (
  id bigint generated always as identity not null,
  subscription_id bigint not null,
  at timestamp with time zone not null,
  event text not null,
  source text not null,
  wording_version integer,
  network text default ''::text not null,
  details jsonb default '{}'::jsonb not null,
  constraint newsletter_events_event_check CHECK ((event = ANY (ARRAY['asked'::text, 'confirmed'::text, 'changed'::text, 'unsubscribed'::text, 'resubscribed'::text]))),
  constraint newsletter_events_pkey PRIMARY KEY (id),
  constraint newsletter_events_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES internal.newsletter_subscriptions(id) ON DELETE CASCADE
);
alter table internal.newsletter_events enable row level security;
comment on table internal.newsletter_events is 'Proof of every consent and its end; append-only.';

create table internal.newsletter_subscriptions (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  email text,
  state text not null,
  topics text[] default '{}'::text[] not null,
  frequency text default 'monthly'::text not null,
  reason text,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  unsubscribed_at timestamp with time zone,
  email_hash bytea,
  constraint newsletter_subscriptions_confirmed CHECK (((state <> 'confirmed'::text) OR (confirmed_at IS NOT NULL))),
  constraint newsletter_subscriptions_email_check CHECK ((email = lower(email))),
  constraint newsletter_subscriptions_frequency_check CHECK ((frequency = ANY (ARRAY['monthly'::text, 'quarterly'::text]))),
  constraint newsletter_subscriptions_known CHECK ((num_nonnulls(email, email_hash) >= 1)),
  constraint newsletter_subscriptions_pkey PRIMARY KEY (id),
  constraint newsletter_subscriptions_reason_check CHECK ((reason = ANY (ARRAY['too_often'::text, 'not_interesting'::text, 'no_dog'::text, 'mistake'::text, 'other'::text]))),
  constraint newsletter_subscriptions_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'unsubscribed'::text]))),
  constraint newsletter_subscriptions_storefront_id_email_key UNIQUE (storefront_id, email),
  constraint newsletter_subscriptions_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint newsletter_subscriptions_topics_check CHECK ((topics <@ '{puppies,adults,seniors,nutrition,offers}'::text[]))
);
alter table internal.newsletter_subscriptions enable row level security;
comment on table internal.newsletter_subscriptions is 'Who gets the newsletter. Nothing is sent before the address has been confirmed by its link.';

create table internal.newsletter_tokens (
  id bigint generated always as identity not null,
  subscription_id bigint not null,
  purpose text not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  constraint newsletter_tokens_confirm_expires CHECK (((purpose = 'manage'::text) OR (expires_at IS NOT NULL))),
  constraint newsletter_tokens_pkey PRIMARY KEY (id),
  constraint newsletter_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['confirm'::text, 'manage'::text]))),
  constraint newsletter_tokens_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES internal.newsletter_subscriptions(id) ON DELETE CASCADE,
  constraint newsletter_tokens_token_hash_key UNIQUE (token_hash)
);
alter table internal.newsletter_tokens enable row level security;
comment on table internal.newsletter_tokens is 'Links of newsletter mails: to confirm, and to leave or change what comes.';

create table internal.order_revisions (
  id bigint generated always as identity not null,
  order_id bigint not null,
  at timestamp with time zone not null,
  kind text not null,
  awaits_payment boolean not null,
  credits_back integer default 0 not null,
  before jsonb not null,
  after jsonb not null,
  xact xid8 default pg_current_xact_id() not null,
  constraint order_revisions_credits_back_check CHECK ((credits_back >= 0)),
  constraint order_revisions_kind_check CHECK ((kind = ANY (ARRAY['changed'::text, 'confirmed'::text, 'withdrawn'::text, 'lapsed'::text]))),
  constraint order_revisions_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint order_revisions_pkey PRIMARY KEY (id)
);
alter table internal.order_revisions enable row level security;
comment on table internal.order_revisions is 'Changes of the lines of placed orders, with what was agreed before and after; append-only.';

create table internal.packings (
  id bigint generated always as identity not null,
  order_id bigint not null,
  bench_id bigint not null,
  user_id uuid,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  aside_reason text,
  constraint packings_aside CHECK (((aside_reason IS NULL) OR (ended_at IS NOT NULL))),
  constraint packings_aside_reason_check CHECK ((aside_reason = ANY (ARRAY['missing_piece'::text, 'damaged'::text, 'batches_short'::text, 'money_returned'::text, 'other'::text]))),
  constraint packings_bench_id_fkey FOREIGN KEY (bench_id) REFERENCES internal.benches(id) ON DELETE RESTRICT,
  constraint packings_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint packings_pkey PRIMARY KEY (id),
  constraint packings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table internal.packings enable row level security;
comment on table internal.packings is 'Who packs which order at which bench, and what was put aside.';

create table internal.page_changes (
  id bigint generated always as identity not null,
  keys text[] not null,
  noted_at timestamp with time zone default clock_timestamp() not null,
  constraint page_changes_keys_check CHECK ((cardinality(keys) > 0)),
  constraint page_changes_pkey PRIMARY KEY (id)
);
alter table internal.page_changes enable row level security;
comment on table internal.page_changes is 'Keys of public pages whose rows have changed and that no edge was told of yet.';

create table internal.page_sources (
  table_name text not null,
  row_keys text,
  keys text[] default '{}'::text[] not null,
  note text default ''::text not null,
  constraint page_sources_check CHECK (((cardinality(keys) > 0) OR (row_keys IS NOT NULL) OR (note <> ''::text))),
  constraint page_sources_pkey PRIMARY KEY (table_name)
);
alter table internal.page_sources enable row level security;
comment on table internal.page_sources is 'Every table that visitors may read: keys of the pages that show its rows; row_keys names those of the rows a statement changed.';

create table internal.page_version (
  only_row boolean default true not null,
  version bigint default 1 not null,
  due_until timestamp with time zone default now() not null,
  words_until timestamp with time zone default now() not null,
  constraint page_version_only_row_check CHECK (only_row),
  constraint page_version_pkey PRIMARY KEY (only_row)
);
alter table internal.page_version enable row level security;
comment on table internal.page_version is 'Counts changes of public pages that are about to be told to the edges.';

create table internal.parcel_announcements (
  id bigint generated always as identity not null,
  parcel_id bigint not null,
  reference text not null,
  state text default 'asked'::text not null,
  taken_id text,
  asked_at timestamp with time zone not null,
  constraint parcel_announcements_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES shop.parcels(id) ON DELETE RESTRICT,
  constraint parcel_announcements_pkey PRIMARY KEY (id),
  constraint parcel_announcements_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'taken'::text, 'shipped'::text, 'refused'::text, 'unsent'::text, 'lost'::text, 'withdrawn'::text]))),
  constraint parcel_announcements_taken_id CHECK (((state <> 'taken'::text) OR (taken_id IS NOT NULL)))
);
alter table internal.parcel_announcements enable row level security;
comment on table internal.parcel_announcements is 'What carriers were asked to take over, and what became of it.';

create table internal.parcel_labels (
  parcel_id bigint not null,
  pdf bytea not null,
  made_at timestamp with time zone not null,
  constraint parcel_labels_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES shop.parcels(id) ON DELETE RESTRICT,
  constraint parcel_labels_pkey PRIMARY KEY (parcel_id)
);
alter table internal.parcel_labels enable row level security;
comment on table internal.parcel_labels is 'Labels to print; they name a person, so they go when the order is closed.';

create table internal.parcel_scans (
  id bigint generated always as identity not null,
  scan_id uuid not null,
  parcel_id bigint,
  bench_id bigint not null,
  user_id uuid,
  at timestamp with time zone not null,
  raw text not null,
  verdict text default 'pending'::text not null,
  variant_id bigint,
  batch_id bigint,
  piece_no integer,
  weight_g integer,
  details jsonb default '{}'::jsonb not null,
  undone_at timestamp with time zone,
  constraint parcel_scans_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES shop.batches(id) ON DELETE RESTRICT,
  constraint parcel_scans_bench_id_fkey FOREIGN KEY (bench_id) REFERENCES internal.benches(id) ON DELETE RESTRICT,
  constraint parcel_scans_goods CHECK (((piece_no IS NULL) OR ((parcel_id IS NOT NULL) AND (variant_id IS NOT NULL)))),
  constraint parcel_scans_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES shop.parcels(id) ON DELETE RESTRICT,
  constraint parcel_scans_piece CHECK (((verdict = 'right'::text) = (piece_no IS NOT NULL))),
  constraint parcel_scans_piece_no_check CHECK ((piece_no > 0)),
  constraint parcel_scans_pkey PRIMARY KEY (id),
  constraint parcel_scans_raw_check CHECK ((length(raw) <= 120)),
  constraint parcel_scans_scan_id_key UNIQUE (scan_id),
  constraint parcel_scans_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint parcel_scans_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT,
  constraint parcel_scans_verdict_check CHECK ((verdict ~ '^[a-z_]{3,20}$'::text)),
  constraint parcel_scans_weight_g_check CHECK ((weight_g >= 0))
);
alter table internal.parcel_scans enable row level security;
comment on table internal.parcel_scans is 'Every scan at a bench and what was said to it. A right one is a piece in its box until it is taken back.';

create table internal.payment_inbox (
  gateway text not null,
  gateway_id text not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  times integer default 1 not null,
  read_at timestamp with time zone,
  outcome text,
  constraint payment_inbox_gateway_id_check CHECK ((gateway_id ~ '^[0-9]{1,20}$'::text)),
  constraint payment_inbox_pkey PRIMARY KEY (gateway, gateway_id),
  constraint payment_inbox_times_check CHECK ((times > 0))
);
alter table internal.payment_inbox enable row level security;
comment on table internal.payment_inbox is 'Notifications of the gateway, one row for each payment they name.';

create table internal.picture_originals (
  hash text not null,
  sha256 bytea not null,
  name text not null,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  cropped_from text,
  crop jsonb,
  created_at timestamp with time zone not null,
  attached_at timestamp with time zone,
  constraint picture_originals_check CHECK (((octet_length(sha256) = 32) AND (hash = "left"(encode(sha256, 'hex'::text), 16)))),
  constraint picture_originals_cropped_from_fkey FOREIGN KEY (cropped_from) REFERENCES internal.picture_originals(hash) ON DELETE SET NULL,
  constraint picture_originals_hash_check CHECK ((hash ~ '^[0-9a-f]{16}$'::text)),
  constraint picture_originals_height_check CHECK ((height > 0)),
  constraint picture_originals_name_check CHECK (((name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(name) <= 80))),
  constraint picture_originals_pkey PRIMARY KEY (hash),
  constraint picture_originals_sha256_key UNIQUE (sha256),
  constraint picture_originals_width_check CHECK ((width > 0))
);
alter table internal.picture_originals enable row level security;
comment on table internal.picture_originals is 'Uploaded pictures, drawn anew without anything a camera wrote into them; the image service asks for them by hash.';

create table internal.price_origins (
  price_id bigint not null,
  restores boolean default false not null,
  proposal_id bigint,
  actor_id text,
  reason text not null,
  created_at timestamp with time zone not null,
  constraint price_origins_pkey PRIMARY KEY (price_id),
  constraint price_origins_price_id_fkey FOREIGN KEY (price_id) REFERENCES shop.prices(id) ON DELETE RESTRICT,
  constraint price_origins_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES shop.price_proposals(id) ON DELETE RESTRICT
);
alter table internal.price_origins enable row level security;
comment on table internal.price_origins is 'Who wrote a row of the price ledger and why; rows of a seed have none. Append-only.';

create table internal.print_jobs (
  id bigint generated always as identity not null,
  parcel_id bigint not null,
  bench_id bigint not null,
  printer_id bigint not null,
  state text default 'queued'::text not null,
  is_copy boolean default false not null,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  tries integer default 0 not null,
  problem text,
  printed_at timestamp with time zone,
  constraint print_jobs_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint print_jobs_bench_id_fkey FOREIGN KEY (bench_id) REFERENCES internal.benches(id) ON DELETE RESTRICT,
  constraint print_jobs_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES shop.parcels(id) ON DELETE RESTRICT,
  constraint print_jobs_pkey PRIMARY KEY (id),
  constraint print_jobs_printed CHECK (((state = 'printed'::text) = (printed_at IS NOT NULL))),
  constraint print_jobs_printer_id_fkey FOREIGN KEY (printer_id) REFERENCES internal.printers(id) ON DELETE RESTRICT,
  constraint print_jobs_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'printing'::text, 'printed'::text, 'failed'::text])))
);
alter table internal.print_jobs enable row level security;
comment on table internal.print_jobs is 'Every label that was to come out of a printer, and whether it did.';

create table internal.printers (
  id bigint generated always as identity not null,
  code text not null,
  name text not null,
  kind text not null,
  constraint printers_code_check CHECK ((code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint printers_code_key UNIQUE (code),
  constraint printers_kind_check CHECK ((kind = ANY (ARRAY['zpl'::text, 'pdf'::text]))),
  constraint printers_name_check CHECK ((name <> ''::text)),
  constraint printers_name_key UNIQUE (name),
  constraint printers_pkey PRIMARY KEY (id)
);
alter table internal.printers enable row level security;
comment on table internal.printers is 'Printers of labels: those that take ZPL, and what a browser prints itself.';

create table internal.prize_spins (
  entry_id bigint not null,
  prize_id bigint not null,
  roll double precision not null,
  weights jsonb not null,
  coupon_id bigint,
  spun_at timestamp with time zone not null,
  request_id text not null,
  constraint prize_spins_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES shop.coupons(id) ON DELETE RESTRICT,
  constraint prize_spins_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES internal.fair_entries(id) ON DELETE CASCADE,
  constraint prize_spins_pkey PRIMARY KEY (entry_id),
  constraint prize_spins_prize_id_fkey FOREIGN KEY (prize_id) REFERENCES shop.prizes(id) ON DELETE RESTRICT,
  constraint prize_spins_roll_check CHECK (((roll >= (0)::double precision) AND (roll < (1)::double precision)))
);
alter table internal.prize_spins enable row level security;
comment on table internal.prize_spins is 'Log of the draws; append-only.';

create table internal.prize_stock (
  prize_id bigint not null,
  stock integer,
  drawn integer default 0 not null,
  daily_limit integer,
  drawn_on date,
  drawn_today integer default 0 not null,
  constraint prize_stock_daily_limit_check CHECK ((daily_limit > 0)),
  constraint prize_stock_drawn_check CHECK ((drawn >= 0)),
  constraint prize_stock_drawn_today_check CHECK ((drawn_today >= 0)),
  constraint prize_stock_not_over CHECK (((stock IS NULL) OR (drawn <= stock))),
  constraint prize_stock_not_over_day CHECK (((daily_limit IS NULL) OR (drawn_today <= daily_limit))),
  constraint prize_stock_pkey PRIMARY KEY (prize_id),
  constraint prize_stock_prize_id_fkey FOREIGN KEY (prize_id) REFERENCES shop.prizes(id) ON DELETE CASCADE,
  constraint prize_stock_stock_check CHECK ((stock >= 0))
);
alter table internal.prize_stock enable row level security;
comment on table internal.prize_stock is 'How many of each prize there are, in all and for one day, and how many were drawn; constraints refuse one too many.';

create table internal.product_alerts (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  variant_id bigint not null,
  kind text not null,
  email text not null,
  seen_price bigint not null,
  created_at timestamp with time zone default now() not null,
  confirmed_at timestamp with time zone,
  notified_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  wished_price bigint,
  constraint product_alerts_email_check CHECK ((email ~ '^[^@\s]+@[^@\s]+$'::text)),
  constraint product_alerts_kind_check CHECK ((kind = ANY (ARRAY['back_in_stock'::text, 'price_drop'::text]))),
  constraint product_alerts_pkey PRIMARY KEY (id),
  constraint product_alerts_seen_price_check CHECK ((seen_price > 0)),
  constraint product_alerts_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint product_alerts_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE CASCADE,
  constraint product_alerts_wish_is_of_price CHECK (((wished_price IS NULL) OR (kind = 'price_drop'::text))),
  constraint product_alerts_wished_price_check CHECK ((wished_price > 0))
);
alter table internal.product_alerts enable row level security;
comment on table internal.product_alerts is 'Who wants to know when a sold-out variant is back or cheaper; unconfirmed until the double opt-in.';

create table internal.product_search (
  product_id bigint not null,
  storefront_id bigint not null,
  lexemes tsvector not null,
  in_stock boolean not null,
  popularity integer not null,
  constraint product_search_pkey PRIMARY KEY (product_id),
  constraint product_search_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.product_cards(product_id) ON DELETE CASCADE,
  constraint product_search_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE CASCADE
);
alter table internal.product_search enable row level security;
comment on table internal.product_search is 'The search index of products on sale, kept by the transaction that changes a text.';

create table internal.push_subscriptions (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  endpoint text not null,
  endpoint_hash bytea not null,
  p256dh text not null,
  auth text not null,
  topics text[] not null,
  created_at timestamp with time zone not null,
  gone_at timestamp with time zone,
  session_id uuid,
  constraint push_subscriptions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE CASCADE,
  constraint push_subscriptions_endpoint_check CHECK ((length(endpoint) <= 1000)),
  constraint push_subscriptions_endpoint_hash_key UNIQUE (endpoint_hash),
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE,
  constraint push_subscriptions_topics_check CHECK ((topics <@ '{orders}'::text[]))
);
alter table internal.push_subscriptions enable row level security;
comment on table internal.push_subscriptions is 'Browsers that let us show a notification, and about what.';

create table internal.pushes (
  id bigint generated always as identity not null,
  subscription_id bigint not null,
  object text not null,
  event text not null,
  title text not null,
  body text not null,
  path text not null,
  created_at timestamp with time zone not null,
  status text default 'waiting'::text not null,
  sent_at timestamp with time zone,
  constraint pushes_one_per_event UNIQUE (subscription_id, object, event),
  constraint pushes_pkey PRIMARY KEY (id),
  constraint pushes_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'gone'::text, 'refused'::text]))),
  constraint pushes_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES internal.push_subscriptions(id) ON DELETE CASCADE
);
alter table internal.pushes enable row level security;
comment on table internal.pushes is 'Outbox of notifications: written with what causes them, one per browser, object and event.';

create table internal.rate_limits (
  action text not null,
  subject bytea not null,
  window_start timestamp with time zone not null,
  hits integer not null,
  constraint rate_limits_pkey PRIMARY KEY (action, subject)
);
alter table internal.rate_limits enable row level security;
comment on table internal.rate_limits is 'How often an action was tried in the running window.';

create table internal.registrations (
  id bigint generated always as identity not null,
  key_hash bytea not null,
  email text not null,
  password_hash text,
  profile jsonb not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone not null,
  sends integer default 1 not null,
  expires_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  constraint registrations_email_check CHECK ((email = lower(email))),
  constraint registrations_key_hash_key UNIQUE (key_hash),
  constraint registrations_pkey PRIMARY KEY (id)
);
alter table internal.registrations enable row level security;
comment on table internal.registrations is 'Registrations waiting for their mail. Kept apart from users, so that nobody can occupy or prepare an account at an address that is not theirs.';

create table internal.remittance_rows (
  remittance_id bigint not null,
  line integer not null,
  parcel text not null,
  symbol text not null,
  amount bigint not null,
  outcome text default 'waiting'::text not null,
  payment_id bigint,
  expected bigint,
  constraint remittance_rows_amount_check CHECK ((amount > 0)),
  constraint remittance_rows_line_check CHECK ((line > 0)),
  constraint remittance_rows_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'settled'::text, 'unknown'::text, 'repeated'::text, 'over'::text, 'under'::text]))),
  constraint remittance_rows_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES shop.payments(id) ON DELETE RESTRICT,
  constraint remittance_rows_pkey PRIMARY KEY (remittance_id, line),
  constraint remittance_rows_remittance_id_fkey FOREIGN KEY (remittance_id) REFERENCES internal.remittances(id) ON DELETE RESTRICT,
  constraint remittance_rows_settled CHECK (((outcome <> 'settled'::text) OR (payment_id IS NOT NULL)))
);
alter table internal.remittance_rows enable row level security;
comment on table internal.remittance_rows is 'Rows of such a file: whose cash each is, and what became of it.';

create table internal.remittances (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  carrier text not null,
  name text not null,
  file_hash text not null,
  symbol text,
  rows integer not null,
  total bigint not null,
  read_by text not null,
  read_at timestamp with time zone not null,
  movement_id bigint,
  settled_at timestamp with time zone,
  constraint remittances_carrier_check CHECK ((carrier <> ''::text)),
  constraint remittances_file UNIQUE (storefront_id, file_hash),
  constraint remittances_movement UNIQUE (movement_id),
  constraint remittances_movement_id_fkey FOREIGN KEY (movement_id) REFERENCES shop.bank_movements(id) ON DELETE RESTRICT,
  constraint remittances_name_check CHECK ((name <> ''::text)),
  constraint remittances_pkey PRIMARY KEY (id),
  constraint remittances_rows_check CHECK ((rows > 0)),
  constraint remittances_settled CHECK (((settled_at IS NULL) OR (movement_id IS NOT NULL))),
  constraint remittances_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint remittances_symbol_check CHECK ((symbol ~ '^[0-9]{1,10}$'::text)),
  constraint remittances_total_check CHECK ((total > 0))
);
alter table internal.remittances enable row level security;
comment on table internal.remittances is 'Files of carriers that say whose cash a transfer is.';

create table internal.review_invitations (
  id bigint generated always as identity not null,
  order_id bigint not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint review_invitations_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint review_invitations_pkey PRIMARY KEY (id),
  constraint review_invitations_secret_hash_key UNIQUE (secret_hash)
);
alter table internal.review_invitations enable row level security;
comment on table internal.review_invitations is 'The link of the review request: opens the reviews of one order without signing in.';

create table internal.review_origins (
  review_id bigint not null,
  order_id bigint not null,
  product_id bigint not null,
  customer_id bigint,
  dog_id bigint,
  submitted_at timestamp with time zone not null,
  note text default ''::text not null,
  decided_at timestamp with time zone,
  decide_by timestamp with time zone,
  reason text,
  decided_by uuid,
  appeal text,
  appealed_at timestamp with time zone,
  appealed_state text,
  appeal_decided_at timestamp with time zone,
  constraint review_origins_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE SET NULL,
  constraint review_origins_dog_id_fkey FOREIGN KEY (dog_id) REFERENCES shop.dogs(id) ON DELETE SET NULL,
  constraint review_origins_once UNIQUE (order_id, product_id),
  constraint review_origins_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint review_origins_pkey PRIMARY KEY (review_id),
  constraint review_origins_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE RESTRICT,
  constraint review_origins_review_id_fkey FOREIGN KEY (review_id) REFERENCES shop.reviews(id) ON DELETE CASCADE
);
alter table internal.review_origins enable row level security;
comment on table internal.review_origins is 'Whose purchase stands behind a review. Kept apart from the review, which everybody reads.';

create table internal.review_pictures (
  photo_id bigint not null,
  upload_id bigint not null,
  bytes bytea,
  fault text,
  constraint review_pictures_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES shop.review_photos(id) ON DELETE CASCADE,
  constraint review_pictures_pkey PRIMARY KEY (photo_id),
  constraint review_pictures_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES internal.uploads(id) ON DELETE RESTRICT
);
alter table internal.review_pictures enable row level security;
comment on table internal.review_pictures is 'The file that was sent and the picture made of it.';

create table internal.review_reports (
  id bigint generated always as identity not null,
  review_id bigint not null,
  reason text not null,
  note text default ''::text not null,
  email text,
  reported_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  outcome text,
  constraint review_reports_decided CHECK (((decided_at IS NULL) = (outcome IS NULL))),
  constraint review_reports_email_check CHECK ((email = lower(email))),
  constraint review_reports_outcome_check CHECK ((outcome = ANY (ARRAY['kept'::text, 'hidden'::text]))),
  constraint review_reports_pkey PRIMARY KEY (id),
  constraint review_reports_reason_check CHECK ((reason = ANY (ARRAY['abuse'::text, 'personal_data'::text, 'off_topic'::text, 'advertising'::text, 'health_claim'::text, 'untrue'::text, 'unlawful'::text]))),
  constraint review_reports_review_id_fkey FOREIGN KEY (review_id) REFERENCES shop.reviews(id) ON DELETE CASCADE
);
alter table internal.review_reports enable row level security;
comment on table internal.review_reports is 'What readers said is wrong with a published review, and what was decided.';

create table internal.review_versions (
  review_id bigint not null,
  number integer not null,
  rating integer not null,
  title text not null,
  body text not null,
  dog_note text,
  written_at timestamp with time zone not null,
  merits text[] default '{}'::text[] not null,
  constraint review_versions_number_check CHECK ((number > 0)),
  constraint review_versions_pkey PRIMARY KEY (review_id, number),
  constraint review_versions_review_id_fkey FOREIGN KEY (review_id) REFERENCES shop.reviews(id) ON DELETE CASCADE
);
alter table internal.review_versions enable row level security;
comment on table internal.review_versions is 'Every wording a review has had; append-only.';

create table internal.review_votes (
  review_id bigint not null,
  subject bytea not null,
  voted_at timestamp with time zone not null,
  constraint review_votes_pkey PRIMARY KEY (review_id, subject),
  constraint review_votes_review_id_fkey FOREIGN KEY (review_id) REFERENCES shop.reviews(id) ON DELETE CASCADE
);
alter table internal.review_votes enable row level security;
comment on table internal.review_votes is 'Who said that a review helped, so that nobody says it twice. The sum stays when these go.';

create table internal.row_history (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  table_name text not null,
  row_key text not null,
  kind text not null,
  before jsonb default '{}'::jsonb not null,
  after jsonb default '{}'::jsonb not null,
  actor_kind text not null,
  actor_id text,
  request_id text,
  reason text default ''::text not null,
  change_id uuid,
  constraint row_history_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['staff'::text, 'customer'::text, 'anonymous'::text, 'system'::text]))),
  constraint row_history_kind_check CHECK ((kind = ANY (ARRAY['added'::text, 'changed'::text, 'removed'::text]))),
  constraint row_history_pkey PRIMARY KEY (id)
);
alter table internal.row_history enable row level security;
comment on table internal.row_history is 'Every change of goods, words and settings: who, when, why, and the fields as they were and as they became; append-only.';

create table internal.rules_version (
  only_row boolean default true not null,
  version bigint default 1 not null,
  constraint rules_version_only_row_check CHECK (only_row),
  constraint rules_version_pkey PRIMARY KEY (only_row)
);
alter table internal.rules_version enable row level security;
comment on table internal.rules_version is 'Counts changes of settings, groups, tax rates and methods, for those who keep a copy of them.';

create table internal.search_frequencies (
  storefront_id bigint not null,
  lexeme text not null,
  documents integer not null,
  constraint search_frequencies_documents_check CHECK ((documents > 0)),
  constraint search_frequencies_pkey PRIMARY KEY (storefront_id, lexeme),
  constraint search_frequencies_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE CASCADE
);
alter table internal.search_frequencies enable row level security;
comment on table internal.search_frequencies is 'Words found in many products. Only a hint which way to search is shorter: being out of date costs time, not truth.';

create table internal.search_words (
  storefront_id bigint not null,
  word text not null,
  stem text not null,
  display text not null,
  is_main boolean not null,
  constraint search_words_pkey PRIMARY KEY (storefront_id, word),
  constraint search_words_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE CASCADE
);
alter table internal.search_words enable row level security;
comment on table internal.search_words is 'Every word of the catalogue with its stem; typos are corrected towards it.';

create table internal.sign_in_failures (
  subject bytea not null,
  failures integer not null,
  retry_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  constraint sign_in_failures_pkey PRIMARY KEY (subject)
);
alter table internal.sign_in_failures enable row level security;
comment on table internal.sign_in_failures is 'Growing delay after wrong passwords, per e-mail and network; never a lock of an account.';

create table internal.staff_devices (
  user_id uuid not null,
  device_hash bytea not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint staff_devices_pkey PRIMARY KEY (user_id, device_hash),
  constraint staff_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table internal.staff_devices enable row level security;
comment on table internal.staff_devices is 'Browsers a member of staff has come in with; a new one is told to the owners.';

create table internal.staff_invitations (
  id bigint generated always as identity not null,
  token_hash bytea not null,
  email text not null,
  staff_role text not null,
  approves boolean not null,
  invited_by uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint staff_invitations_approves CHECK (((NOT approves) OR (staff_role = 'staff_admin'::text))),
  constraint staff_invitations_email_check CHECK ((email = lower(email))),
  constraint staff_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint staff_invitations_pkey PRIMARY KEY (id),
  constraint staff_invitations_staff_role_check CHECK ((staff_role = ANY (ARRAY['staff_support'::text, 'staff_warehouse'::text, 'staff_content'::text, 'staff_accounting'::text, 'staff_admin'::text]))),
  constraint staff_invitations_token_hash_key UNIQUE (token_hash)
);
alter table internal.staff_invitations enable row level security;
comment on table internal.staff_invitations is 'Who was asked to work here. The account is made when the invitation is accepted, not before.';

create table internal.staff_presence (
  user_id uuid not null,
  object text not null,
  field text default ''::text not null,
  mode text not null,
  seen_at timestamp with time zone not null,
  constraint staff_presence_field_check CHECK ((length(field) <= 40)),
  constraint staff_presence_mode_check CHECK ((mode = ANY (ARRAY['view'::text, 'edit'::text, 'answer'::text]))),
  constraint staff_presence_object_check CHECK (((object ~ '^[a-z]+(-[a-z]+)*(:[0-9a-z-]+)?$'::text) AND (length(object) <= 60))),
  constraint staff_presence_pkey PRIMARY KEY (user_id, object),
  constraint staff_presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table internal.staff_presence enable row level security;
comment on table internal.staff_presence is 'Who has what open, told every 15 seconds and forgotten after 40. It informs and never locks.';

create table internal.staff_push_subscriptions (
  id bigint generated always as identity not null,
  user_id uuid not null,
  endpoint text not null,
  endpoint_hash bytea not null,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint staff_push_subscriptions_device_check CHECK ((length(device) <= 100)),
  constraint staff_push_subscriptions_endpoint_check CHECK ((length(endpoint) <= 1000)),
  constraint staff_push_subscriptions_endpoint_hash_key UNIQUE (endpoint_hash),
  constraint staff_push_subscriptions_pkey PRIMARY KEY (id),
  constraint staff_push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table internal.staff_push_subscriptions enable row level security;
comment on table internal.staff_push_subscriptions is 'Devices on which a member of staff wants to be told that something waits. What is told names nobody, so they outlive a session; a device that its push service does not know any more is removed.';

create table internal.staff_reveals (
  id bigint generated always as identity not null,
  user_id uuid not null,
  object_type text not null,
  object_id bigint not null,
  shown_until timestamp with time zone not null,
  constraint staff_reveals_object_type_check CHECK ((object_type = ANY (ARRAY['order'::text, 'customer'::text, 'plan'::text, 'ticket'::text, 'application'::text]))),
  constraint staff_reveals_pkey PRIMARY KEY (id),
  constraint staff_reveals_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table internal.staff_reveals enable row level security;
comment on table internal.staff_reveals is 'Whose details a member of staff sees unmasked, and until when. Every masked read asks here.';

create table internal.staff_views (
  id bigint generated always as identity not null,
  user_id uuid not null,
  list text not null,
  name text not null,
  query text not null,
  created_at timestamp with time zone not null,
  constraint staff_views_list_check CHECK ((list = 'orders'::text)),
  constraint staff_views_name UNIQUE (user_id, list, name),
  constraint staff_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint staff_views_pkey PRIMARY KEY (id),
  constraint staff_views_query_check CHECK ((length(query) <= 400)),
  constraint staff_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table internal.staff_views enable row level security;
comment on table internal.staff_views is 'Views of lists that a member of staff keeps for themselves: a name and the filters behind it.';

create table internal.state_transitions (
  machine text not null,
  from_state text not null,
  to_state text not null,
  constraint state_transitions_check CHECK ((from_state <> to_state)),
  constraint state_transitions_machine_check CHECK ((machine = ANY (ARRAY['cart'::text, 'order'::text, 'payment'::text, 'shipment'::text, 'plan'::text, 'cycle'::text, 'case'::text]))),
  constraint state_transitions_pkey PRIMARY KEY (machine, from_state, to_state)
);
alter table internal.state_transitions enable row level security;
comment on table internal.state_transitions is 'Every change of state there is; triggers refuse all others.';

create table internal.survey_invitations (
  id bigint generated always as identity not null,
  survey_id bigint not null,
  secret_hash bytea not null,
  email text,
  order_id bigint,
  customer_id bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  answers jsonb default '{}'::jsonb not null,
  saved_at timestamp with time zone,
  finished_at timestamp with time zone,
  edited_at timestamp with time zone,
  reply_by date,
  credits integer,
  anonymised_at timestamp with time zone,
  constraint survey_invitations_answers_check CHECK ((jsonb_typeof(answers) = 'object'::text)),
  constraint survey_invitations_credits_check CHECK ((credits > 0)),
  constraint survey_invitations_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE SET NULL,
  constraint survey_invitations_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint survey_invitations_pkey PRIMARY KEY (id),
  constraint survey_invitations_secret_hash_key UNIQUE (secret_hash),
  constraint survey_invitations_survey_id_fkey FOREIGN KEY (survey_id) REFERENCES shop.surveys(id) ON DELETE RESTRICT
);
alter table internal.survey_invitations enable row level security;
comment on table internal.survey_invitations is 'Who was asked what, under a secret, and what they answered: in parts, and once to the end.';

create table internal.ticket_files (
  ticket_id bigint not null,
  upload_id bigint not null,
  message_id bigint,
  constraint ticket_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES shop.ticket_messages(id) ON DELETE CASCADE,
  constraint ticket_files_pkey PRIMARY KEY (ticket_id, upload_id),
  constraint ticket_files_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES shop.tickets(id) ON DELETE CASCADE,
  constraint ticket_files_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES internal.uploads(id) ON DELETE RESTRICT
);
alter table internal.ticket_files enable row level security;
comment on table internal.ticket_files is 'Photos and documents that came with a message.';

create table internal.truths (
  name text not null,
  question text not null,
  query text not null,
  constraint truths_name_check CHECK ((name ~ '^[a-z]+(_[a-z]+)+$'::text)),
  constraint truths_pkey PRIMARY KEY (name)
);
alter table internal.truths enable row level security;
comment on table internal.truths is 'Named queries that must return no row, whatever has been clicked, raced or crashed.';

create table internal.upload_pictures (
  upload_id bigint not null,
  bytes bytea,
  fault text,
  constraint upload_pictures_drawn_or_not CHECK (((bytes IS NULL) <> (fault IS NULL))),
  constraint upload_pictures_pkey PRIMARY KEY (upload_id),
  constraint upload_pictures_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES internal.uploads(id) ON DELETE CASCADE
);
alter table internal.upload_pictures enable row level security;
comment on table internal.upload_pictures is 'What is shown of a picture that came with a message or an application: drawn anew, never the file itself.';

create table internal.uploads (
  id bigint generated always as identity not null,
  secret_hash bytea not null,
  media_type text not null,
  name text not null,
  bytes bytea not null,
  created_at timestamp with time zone not null,
  claimed_at timestamp with time zone,
  constraint uploads_bytes_check CHECK (((length(bytes) >= 1) AND (length(bytes) <= 10485760))),
  constraint uploads_media_type_check CHECK ((media_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'image/webp'::text, 'application/pdf'::text]))),
  constraint uploads_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint uploads_pkey PRIMARY KEY (id),
  constraint uploads_secret_hash_key UNIQUE (secret_hash)
);
alter table internal.uploads enable row level security;
comment on table internal.uploads is 'Files sent with forms: photos and documents. Whoever uploads one holds its secret until a form claims it.';

create table internal.variant_paces (
  variant_id bigint not null,
  pieces integer not null,
  counted_at timestamp with time zone not null,
  constraint variant_paces_pieces_check CHECK ((pieces > 0)),
  constraint variant_paces_pkey PRIMARY KEY (variant_id),
  constraint variant_paces_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE CASCADE
);
alter table internal.variant_paces enable row level security;
comment on table internal.variant_paces is 'How many pieces of a pack were ordered in the last 28 days, counted every hour: staff see what runs out.';

create table internal.web_vitals (
  storefront_id bigint not null,
  day date not null,
  page text not null,
  metric text not null,
  bucket smallint not null,
  visits bigint not null,
  constraint web_vitals_bucket_check CHECK (((bucket >= 0) AND (bucket <= 8))),
  constraint web_vitals_metric_check CHECK ((metric = ANY (ARRAY['lcp'::text, 'cls'::text, 'inp'::text]))),
  constraint web_vitals_page_check CHECK ((page ~ '^[a-z]{2,20}$'::text)),
  constraint web_vitals_pkey PRIMARY KEY (storefront_id, day, page, metric, bucket),
  constraint web_vitals_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint web_vitals_visits_check CHECK ((visits > 0))
);
alter table internal.web_vitals enable row level security;
comment on table internal.web_vitals is 'How pages felt to their readers, counted in buckets by day and kind of page. No cookie, no address, no person.';

create table internal.wording_files (
  static_page_version_id bigint not null,
  bytes bytea not null,
  sha256 bytea not null,
  made_at timestamp with time zone not null,
  constraint wording_files_pkey PRIMARY KEY (static_page_version_id),
  constraint wording_files_sha256_check CHECK ((length(sha256) = 32)),
  constraint wording_files_static_page_version_id_fkey FOREIGN KEY (static_page_version_id) REFERENCES shop.static_page_versions(id) ON DELETE RESTRICT
);
alter table internal.wording_files enable row level security;
comment on table internal.wording_files is 'Each published wording as a PDF, with the facts of its day filled in; what was once handed out stays byte for byte.';

create table internal.wording_notices (
  static_page_version_id bigint not null,
  asked_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  told integer default 0 not null,
  constraint wording_notices_pkey PRIMARY KEY (static_page_version_id),
  constraint wording_notices_static_page_version_id_fkey FOREIGN KEY (static_page_version_id) REFERENCES shop.static_page_versions(id) ON DELETE RESTRICT,
  constraint wording_notices_told_check CHECK ((told >= 0))
);
alter table internal.wording_notices enable row level security;
comment on table internal.wording_notices is 'Which wordings people were told of by mail, and how many; who they were is known to the outbox alone.';

create table shop.addresses (
  id bigint generated by default as identity not null,
  customer_id bigint not null,
  label text default ''::text not null,
  first_name text not null,
  last_name text not null,
  company text default ''::text not null,
  street text not null,
  city text not null,
  zip text not null,
  country text not null,
  phone text,
  courier_note text default ''::text not null,
  place_code bigint,
  verified boolean default false not null,
  is_default boolean default false not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  deleted_at timestamp with time zone,
  constraint addresses_country_check CHECK ((country = ANY (ARRAY['CZ'::text, 'SK'::text]))),
  constraint addresses_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE CASCADE,
  constraint addresses_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{6,14}$'::text)),
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_zip_check CHECK ((zip ~ '^[0-9]{5}$'::text))
);
alter table shop.addresses enable row level security;
comment on table shop.addresses is 'Address book of a customer. A removed row waits a month, so that the removal can be taken back.';

create table shop.allergens (
  storefront_id bigint not null,
  code text not null,
  name text not null,
  ingredient_id bigint not null,
  "position" integer not null,
  constraint allergens_code_check CHECK ((code ~ '^[a-z0-9-]+$'::text)),
  constraint allergens_ingredient_id_fkey FOREIGN KEY (ingredient_id) REFERENCES shop.ingredients(id) ON DELETE RESTRICT,
  constraint allergens_pkey PRIMARY KEY (storefront_id, code),
  constraint allergens_position_check CHECK (("position" > 0)),
  constraint allergens_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.allergens enable row level security;
comment on table shop.allergens is 'Allergens a dog owner asks about, tied to the ingredient tree.';

create table shop.answer_phrases (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  phrase text not null,
  path text not null,
  title text default ''::text not null,
  topic text,
  stems text[] default '{}'::text[] not null,
  constraint answer_phrases_path_check CHECK ((path ~ '^/'::text)),
  constraint answer_phrases_phrase_check CHECK ((phrase <> ''::text)),
  constraint answer_phrases_pkey PRIMARY KEY (id),
  constraint answer_phrases_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint answer_phrases_storefront_id_phrase_path_key UNIQUE (storefront_id, phrase, path),
  constraint answer_phrases_topic_check CHECK ((topic = 'order'::text))
);
alter table shop.answer_phrases enable row level security;
comment on table shop.answer_phrases is 'Words that ask for an answer and not for goods: „vrácení“, „kde je balík“; edited by staff.';

create table shop.answer_templates (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  code text not null,
  topic text,
  title text not null,
  body text not null,
  "position" integer default 0 not null,
  constraint answer_templates_code_check CHECK ((code ~ '^[a-z0-9-]+$'::text)),
  constraint answer_templates_pkey PRIMARY KEY (id),
  constraint answer_templates_storefront_id_code_key UNIQUE (storefront_id, code),
  constraint answer_templates_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint answer_templates_topic_check CHECK ((topic = ANY (ARRAY['order'::text, 'food'::text, 'return'::text, 'regular_delivery'::text, 'billing'::text, 'wholesale'::text, 'programme'::text, 'other'::text])))
);
alter table shop.answer_templates enable row level security;
comment on table shop.answer_templates is 'Answers prepared beforehand; {osloveni}, {objednavka}, {stav}, {doruceni}, {zasilka} and {podpis} are filled in.';

create table shop.applications (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  number text generated always as (('Z'::text || ((100000 + id))::text)) stored not null,
  kind text not null,
  state text not null,
  subject text not null,
  company_id text,
  vat_id text,
  is_register_checked boolean default false not null,
  contact_name text not null,
  email text not null,
  phone text not null,
  answers jsonb not null,
  message text default ''::text not null,
  note text default ''::text not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null,
  answer_by timestamp with time zone not null,
  decided_at timestamp with time zone,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  customer_id bigint,
  invoice_limit bigint,
  due_days integer,
  probation_orders integer default 0 not null,
  valid_to date,
  asked_at timestamp with time zone,
  expiry_warned_at timestamp with time zone,
  suspended_reason text,
  constraint applications_answers_check CHECK ((jsonb_typeof(answers) = 'object'::text)),
  constraint applications_company_id_check CHECK ((company_id ~ '^[0-9]{8}$'::text)),
  constraint applications_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE SET NULL,
  constraint applications_due_days_check CHECK (((due_days >= 1) AND (due_days <= 90))),
  constraint applications_email_check CHECK ((email = lower(email))),
  constraint applications_invoice_limit_check CHECK ((invoice_limit >= 0)),
  constraint applications_kind_check CHECK ((kind = ANY (ARRAY['wholesale'::text, 'breeder'::text, 'trainer'::text]))),
  constraint applications_number_key UNIQUE (number),
  constraint applications_pkey PRIMARY KEY (id),
  constraint applications_probation_orders_check CHECK ((probation_orders >= 0)),
  constraint applications_secret_hash_key UNIQUE (secret_hash),
  constraint applications_state_check CHECK ((state = ANY (ARRAY['in_review'::text, 'needs_more'::text, 'approved'::text, 'declined'::text, 'suspended'::text, 'ended'::text, 'closed'::text]))),
  constraint applications_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint applications_suspended_reason_check CHECK ((suspended_reason = ANY (ARRAY['overdue'::text, 'expired'::text, 'staff'::text]))),
  constraint applications_wholesale_has_company CHECK (((kind <> 'wholesale'::text) OR (company_id IS NOT NULL)))
);
alter table shop.applications enable row level security;
comment on table shop.applications is 'Applications for wholesale, breeders and trainers; the applicant sees the state under a secret.';

create table shop.attribute_options (
  id bigint generated by default as identity not null,
  attribute_id bigint not null,
  code text not null,
  name text not null,
  "position" integer not null,
  constraint attribute_options_attribute_id_code_key UNIQUE (attribute_id, code),
  constraint attribute_options_attribute_id_fkey FOREIGN KEY (attribute_id) REFERENCES shop.attributes(id) ON DELETE CASCADE,
  constraint attribute_options_attribute_id_id_key UNIQUE (attribute_id, id),
  constraint attribute_options_code_check CHECK ((code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint attribute_options_pkey PRIMARY KEY (id),
  constraint attribute_options_position_check CHECK (("position" > 0))
);
alter table shop.attribute_options enable row level security;
comment on table shop.attribute_options is 'Allowed values of an attribute of type option.';

create table shop.attributes (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  code text not null,
  name text not null,
  type text not null,
  unit text,
  is_facet boolean default false not null,
  "position" integer not null,
  constraint attributes_check CHECK (((unit IS NULL) OR (type = 'number'::text))),
  constraint attributes_code_check CHECK ((code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint attributes_id_type_key UNIQUE (id, type),
  constraint attributes_pkey PRIMARY KEY (id),
  constraint attributes_position_check CHECK (("position" > 0)),
  constraint attributes_storefront_id_code_key UNIQUE (storefront_id, code),
  constraint attributes_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint attributes_type_check CHECK ((type = ANY (ARRAY['option'::text, 'number'::text, 'boolean'::text, 'text'::text])))
);
alter table shop.attributes enable row level security;
comment on table shop.attributes is 'Typed properties beyond the fixed columns; a facet one becomes a filter of the grid.';

create table shop.bag_notes (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  order_id bigint not null,
  line_position integer not null,
  piece integer not null,
  noted_on date not null,
  left_percent integer not null,
  created_at timestamp with time zone not null,
  constraint bag_notes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE CASCADE,
  constraint bag_notes_left_percent_check CHECK (((left_percent >= 0) AND (left_percent <= 100))),
  constraint bag_notes_order_id_line_position_fkey FOREIGN KEY (order_id, line_position) REFERENCES shop.order_lines(order_id, "position") ON DELETE RESTRICT,
  constraint bag_notes_piece_check CHECK ((piece > 0)),
  constraint bag_notes_pkey PRIMARY KEY (id)
);
alter table shop.bag_notes enable row level security;
comment on table shop.bag_notes is 'What owners said about their bags: opened on that day, so much left. The newest one overrules the estimate.';

create table shop.bank_movements (
  id bigint generated by default as identity not null,
  bank text not null,
  movement_id text not null,
  booked_on date not null,
  amount bigint not null,
  currency text not null,
  variable_symbol text,
  constant_symbol text,
  specific_symbol text,
  counter_account text,
  counter_name text,
  message text,
  kind text,
  read_at timestamp with time zone not null,
  match text default 'new'::text not null,
  match_details jsonb default '{}'::jsonb not null,
  payment_id bigint,
  updated_at timestamp with time zone default now() not null,
  counted bigint,
  constraint bank_movements_counted CHECK (((counted IS NULL) = (payment_id IS NULL))),
  constraint bank_movements_counted_check CHECK ((counted >= 0)),
  constraint bank_movements_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint bank_movements_match CHECK (((match = ANY (ARRAY['paid'::text, 'underpaid'::text, 'overpaid'::text, 'surplus'::text, 'assigned'::text])) = (payment_id IS NOT NULL))),
  constraint bank_movements_match_check CHECK ((match = ANY (ARRAY['new'::text, 'ignored'::text, 'paid'::text, 'underpaid'::text, 'overpaid'::text, 'surplus'::text, 'for_staff'::text, 'assigned'::text, 'early'::text]))),
  constraint bank_movements_movement_id UNIQUE (bank, movement_id),
  constraint bank_movements_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES shop.payments(id) ON DELETE RESTRICT,
  constraint bank_movements_pkey PRIMARY KEY (id)
);
alter table shop.bank_movements enable row level security;
comment on table shop.bank_movements is 'Movements on our bank account and which payment each was taken for.';

create table shop.batch_analyses (
  batch_id bigint not null,
  laboratory text not null,
  protocol text default ''::text not null,
  analysed_on date not null,
  figures jsonb not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint batch_analyses_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES shop.batches(id) ON DELETE RESTRICT,
  constraint batch_analyses_figures_check CHECK (((jsonb_typeof(figures) = 'object'::text) AND (figures <> '{}'::jsonb))),
  constraint batch_analyses_laboratory_check CHECK ((btrim(laboratory) <> ''::text)),
  constraint batch_analyses_pkey PRIMARY KEY (batch_id)
);
alter table shop.batch_analyses enable row level security;
comment on table shop.batch_analyses is 'What a laboratory has measured in a batch; shown at the product while the batch is sold.';

create table shop.batches (
  id bigint generated by default as identity not null,
  variant_id bigint not null,
  code text not null,
  best_before date,
  produced_on date,
  received_on date not null,
  on_hand integer not null,
  reserved integer default 0 not null,
  blocked_reason text,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  part_of bigint,
  constraint batches_code UNIQUE (variant_id, code),
  constraint batches_code_check CHECK ((code ~ '^[A-Z0-9][A-Z0-9./-]{0,29}$'::text)),
  constraint batches_not_over CHECK ((reserved <= on_hand)),
  constraint batches_on_hand_check CHECK ((on_hand >= 0)),
  constraint batches_part_of_fkey FOREIGN KEY (part_of) REFERENCES shop.batches(id) ON DELETE RESTRICT NOT VALID,
  constraint batches_pkey PRIMARY KEY (id),
  constraint batches_reserved_check CHECK ((reserved >= 0)),
  constraint batches_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT
);
alter table shop.batches enable row level security;
comment on table shop.batches is 'Production batches in stock with their best-before. First expired, first out.';

create table shop.blog_authors (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  slug text not null,
  name text not null,
  bio text default ''::text not null,
  avatar_key text,
  constraint blog_authors_pkey PRIMARY KEY (id),
  constraint blog_authors_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint blog_authors_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint blog_authors_storefront_id_slug_key UNIQUE (storefront_id, slug)
);
alter table shop.blog_authors enable row level security;
comment on table shop.blog_authors is 'Who writes: desks of the shop, with what they answer for.';

create table shop.blog_categories (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  slug text not null,
  name text not null,
  description text default ''::text not null,
  "position" integer not null,
  seo_title text default ''::text not null,
  seo_description text default ''::text not null,
  constraint blog_categories_pkey PRIMARY KEY (id),
  constraint blog_categories_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint blog_categories_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint blog_categories_storefront_id_slug_key UNIQUE (storefront_id, slug)
);
alter table shop.blog_categories enable row level security;
comment on table shop.blog_categories is 'Topics of the blog.';

create table shop.blog_post_products (
  blog_post_id bigint not null,
  product_id bigint not null,
  "position" integer not null,
  constraint blog_post_products_blog_post_id_fkey FOREIGN KEY (blog_post_id) REFERENCES shop.blog_posts(id) ON DELETE CASCADE,
  constraint blog_post_products_pkey PRIMARY KEY (blog_post_id, product_id),
  constraint blog_post_products_position_check CHECK (("position" > 0)),
  constraint blog_post_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE
);
alter table shop.blog_post_products enable row level security;
comment on table shop.blog_post_products is 'Products an article really speaks of.';

create table shop.blog_posts (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  slug text not null,
  title text not null,
  perex text not null,
  body text not null,
  blog_category_id bigint not null,
  blog_author_id bigint not null,
  tags text[] default '{}'::text[] not null,
  cover_key text,
  reading_minutes integer not null,
  sources text[] default '{}'::text[] not null,
  seo_description text default ''::text not null,
  pinned boolean default false not null,
  checked_on date,
  published_at timestamp with time zone,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint blog_posts_blog_author_id_fkey FOREIGN KEY (blog_author_id) REFERENCES shop.blog_authors(id) ON DELETE RESTRICT,
  constraint blog_posts_blog_category_id_fkey FOREIGN KEY (blog_category_id) REFERENCES shop.blog_categories(id) ON DELETE RESTRICT,
  constraint blog_posts_pkey PRIMARY KEY (id),
  constraint blog_posts_reading_minutes_check CHECK ((reading_minutes > 0)),
  constraint blog_posts_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint blog_posts_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint blog_posts_storefront_id_slug_key UNIQUE (storefront_id, slug)
);
alter table shop.blog_posts enable row level security;
comment on table shop.blog_posts is 'Articles in Markdown. A post appears by itself when its time comes.';

create table shop.brands (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  slug text not null,
  name text not null,
  constraint brands_pkey PRIMARY KEY (id),
  constraint brands_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint brands_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint brands_storefront_id_slug_key UNIQUE (storefront_id, slug)
);
alter table shop.brands enable row level security;
comment on table shop.brands is 'Makers of the goods.';

create table shop.breed_sizes (
  storefront_id bigint not null,
  code text not null,
  name text not null,
  "position" integer not null,
  constraint breed_sizes_code_check CHECK ((code ~ '^[a-z0-9-]+$'::text)),
  constraint breed_sizes_pkey PRIMARY KEY (storefront_id, code),
  constraint breed_sizes_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.breed_sizes enable row level security;
comment on table shop.breed_sizes is 'Sizes of a dog a food is made for.';

create table shop.breeds (
  storefront_id bigint not null,
  slug text not null,
  fci_number integer,
  fci_group integer,
  variety_of text,
  name text not null,
  other_names text[] default '{}'::text[] not null,
  dog_from_grams integer,
  dog_to_grams integer,
  bitch_from_grams integer,
  bitch_to_grams integer,
  size text generated always as (
CASE
    WHEN (dog_from_grams IS NULL) THEN NULL::text
    WHEN ((((dog_from_grams + dog_to_grams) + bitch_from_grams) + bitch_to_grams) < 20000) THEN 'toy'::text
    WHEN ((((dog_from_grams + dog_to_grams) + bitch_from_grams) + bitch_to_grams) <= 40000) THEN 'small'::text
    WHEN ((((dog_from_grams + dog_to_grams) + bitch_from_grams) + bitch_to_grams) <= 100000) THEN 'medium'::text
    WHEN ((((dog_from_grams + dog_to_grams) + bitch_from_grams) + bitch_to_grams) <= 180000) THEN 'large'::text
    ELSE 'giant'::text
END) stored,
  portrait text,
  "position" integer not null,
  is_sample boolean default false not null,
  constraint breeds_bitch_from_grams_check CHECK ((bitch_from_grams >= 500)),
  constraint breeds_check CHECK (((dog_to_grams >= dog_from_grams) AND (dog_to_grams <= 120000))),
  constraint breeds_check1 CHECK (((bitch_to_grams >= bitch_from_grams) AND (bitch_to_grams <= 120000))),
  constraint breeds_dog_from_grams_check CHECK ((dog_from_grams >= 500)),
  constraint breeds_fci_group_check CHECK (((fci_group >= 1) AND (fci_group <= 10))),
  constraint breeds_fci_number_check CHECK ((fci_number > 0)),
  constraint breeds_name_check CHECK ((name <> ''::text)),
  constraint breeds_number_has_group CHECK (((fci_number IS NULL) OR (fci_group IS NOT NULL))),
  constraint breeds_pkey PRIMARY KEY (storefront_id, slug),
  constraint breeds_portrait_check CHECK ((portrait ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint breeds_position_check CHECK (("position" > 0)),
  constraint breeds_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint breeds_storefront_id_fci_number_key UNIQUE (storefront_id, fci_number),
  constraint breeds_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint breeds_storefront_id_variety_of_fkey FOREIGN KEY (storefront_id, variety_of) REFERENCES shop.breeds(storefront_id, slug) ON DELETE RESTRICT,
  constraint breeds_weights_together CHECK ((num_nulls(dog_from_grams, dog_to_grams, bitch_from_grams, bitch_to_grams) = ANY (ARRAY[0, 4])))
);
alter table shop.breeds enable row level security;
comment on table shop.breeds is 'Breeds with what owners call them and how much they weigh: for the finder, the profile of a dog and the search.';

create table shop.bundle_components (
  bundle_variant_id bigint not null,
  component_variant_id bigint not null,
  quantity integer not null,
  "position" integer not null,
  constraint bundle_components_bundle_variant_id_fkey FOREIGN KEY (bundle_variant_id) REFERENCES shop.variants(id) ON DELETE CASCADE,
  constraint bundle_components_check CHECK ((bundle_variant_id <> component_variant_id)),
  constraint bundle_components_component_variant_id_fkey FOREIGN KEY (component_variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT,
  constraint bundle_components_pkey PRIMARY KEY (bundle_variant_id, component_variant_id),
  constraint bundle_components_position_check CHECK (("position" > 0)),
  constraint bundle_components_quantity_check CHECK ((quantity > 0))
);
alter table shop.bundle_components enable row level security;
comment on table shop.bundle_components is 'What a bundle explodes to: stock, batches, VAT and returns go by these rows.';

create table shop.campaigns (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  name text not null,
  subject text default ''::text not null,
  subject_b text,
  preheader text default ''::text not null,
  topic text,
  segment_id bigint,
  blocks jsonb not null,
  state text default 'draft'::text not null,
  send_at timestamp with time zone,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  per_minute integer default 1200 not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint campaigns_blocks_check CHECK ((jsonb_typeof(blocks) = 'array'::text)),
  constraint campaigns_ended CHECK (((state = ANY (ARRAY['sent'::text, 'stopped'::text])) = (ended_at IS NOT NULL))),
  constraint campaigns_name_check CHECK ((name <> ''::text)),
  constraint campaigns_per_minute_check CHECK (((per_minute >= 1) AND (per_minute <= 1000000))),
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_planned CHECK (((state = 'draft'::text) OR (send_at IS NOT NULL))),
  constraint campaigns_segment_id_fkey FOREIGN KEY (segment_id) REFERENCES shop.segments(id) ON DELETE RESTRICT,
  constraint campaigns_started CHECK (((state <> ALL (ARRAY['sending'::text, 'paused'::text, 'sent'::text])) OR (started_at IS NOT NULL))),
  constraint campaigns_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'paused'::text, 'sent'::text, 'stopped'::text]))),
  constraint campaigns_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint campaigns_subject_b_check CHECK ((subject_b <> ''::text)),
  constraint campaigns_topic_check CHECK ((topic = ANY (ARRAY['puppies'::text, 'adults'::text, 'seniors'::text, 'nutrition'::text, 'offers'::text])))
);
alter table shop.campaigns enable row level security;
comment on table shop.campaigns is 'Letters to subscribers, written from typed blocks, and how far each is.';

create table shop.cart_lines (
  cart_id bigint not null,
  variant_id bigint not null,
  regular_weeks integer default 0 not null,
  is_saved boolean default false not null,
  pieces integer not null,
  seen_price bigint not null,
  "position" integer not null,
  constraint cart_lines_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES shop.carts(id) ON DELETE CASCADE,
  constraint cart_lines_pieces_check CHECK ((pieces > 0)),
  constraint cart_lines_pkey PRIMARY KEY (cart_id, is_saved, variant_id, regular_weeks),
  constraint cart_lines_position_check CHECK (("position" > 0)),
  constraint cart_lines_regular_weeks_check CHECK ((regular_weeks >= 0)),
  constraint cart_lines_seen_price_check CHECK ((seen_price >= 0)),
  constraint cart_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT
);
alter table shop.cart_lines enable row level security;
comment on table shop.cart_lines is 'What is in a cart, and what waits beside it for later.';

create table shop.carts (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  customer_id bigint,
  token_hash bytea,
  state text default 'active'::text not null,
  version integer default 1 not null,
  coupon_code text,
  credits_wanted integer,
  credits_all boolean default false not null,
  details jsonb,
  shipping_method_id bigint,
  payment_method_id bigint,
  pickup_point_id bigint,
  merge jsonb,
  merged_at timestamp with time zone,
  merged_into_id bigint,
  is_kept_apart boolean default false not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  purpose text default 'shopping'::text not null,
  reorder_of_id bigint,
  constraint carts_credits_wanted_check CHECK ((credits_wanted >= 0)),
  constraint carts_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE RESTRICT,
  constraint carts_deleted_are_empty CHECK (((state <> 'deleted'::text) OR ((details IS NULL) AND (coupon_code IS NULL)))),
  constraint carts_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES shop.carts(id) ON DELETE SET NULL,
  constraint carts_one_owner CHECK (((num_nonnulls(customer_id, token_hash) = 1) OR (state = 'deleted'::text))),
  constraint carts_payment_method_id_fkey FOREIGN KEY (payment_method_id) REFERENCES shop.payment_methods(id) ON DELETE SET NULL,
  constraint carts_pickup_point_id_fkey FOREIGN KEY (pickup_point_id) REFERENCES shop.pickup_points(id) ON DELETE SET NULL,
  constraint carts_pkey PRIMARY KEY (id),
  constraint carts_purpose_check CHECK ((purpose = ANY (ARRAY['shopping'::text, 'reorder'::text]))),
  constraint carts_reorder CHECK ((((purpose = 'reorder'::text) = (reorder_of_id IS NOT NULL)) OR (state = 'deleted'::text))),
  constraint carts_reorder_of_account CHECK (((purpose = 'shopping'::text) OR (token_hash IS NULL))),
  constraint carts_reorder_of_id_fkey FOREIGN KEY (reorder_of_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint carts_shipping_method_id_fkey FOREIGN KEY (shipping_method_id) REFERENCES shop.shipping_methods(id) ON DELETE SET NULL,
  constraint carts_state_check CHECK ((state = ANY (ARRAY['active'::text, 'in_checkout'::text, 'merged'::text, 'ordered'::text, 'abandoned'::text, 'deleted'::text]))),
  constraint carts_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.carts enable row level security;
comment on table shop.carts is 'Carts from the first item on, never from a visit. A cart that became an order stays and names it.';

create table shop.case_decisions (
  case_id bigint not null,
  no integer not null,
  "position" integer not null,
  pieces integer not null,
  outcome text not null,
  amount bigint default 0 not null,
  reason text default ''::text not null,
  goods_to text default 'none'::text not null,
  constraint case_decisions_amount_check CHECK ((amount >= 0)),
  constraint case_decisions_case_id_fkey FOREIGN KEY (case_id) REFERENCES shop.cases(id) ON DELETE RESTRICT,
  constraint case_decisions_goods_to_check CHECK ((goods_to = ANY (ARRAY['shelf'::text, 'quarantine'::text, 'scrap'::text, 'none'::text]))),
  constraint case_decisions_line FOREIGN KEY (case_id, "position") REFERENCES shop.case_lines(case_id, "position") ON DELETE RESTRICT,
  constraint case_decisions_no_check CHECK ((no > 0)),
  constraint case_decisions_outcome_check CHECK ((outcome = ANY (ARRAY['refund'::text, 'credits'::text, 'replacement'::text, 'discount'::text, 'refuse'::text]))),
  constraint case_decisions_pieces_check CHECK ((pieces > 0)),
  constraint case_decisions_pkey PRIMARY KEY (case_id, no),
  constraint case_decisions_reason CHECK (((reason <> ''::text) OR ((outcome <> 'refuse'::text) AND ((outcome <> 'refund'::text) OR (amount = 0)))))
);
alter table shop.case_decisions enable row level security;
comment on table shop.case_decisions is 'How each line of a case ended, why, and where its pieces went.';

create table shop.case_events (
  id bigint generated always as identity not null,
  case_id bigint not null,
  at timestamp with time zone not null,
  event text not null,
  from_state text,
  to_state text not null,
  actor_kind text not null,
  actor_id text,
  reason text default ''::text not null,
  constraint case_events_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['anonymous'::text, 'customer'::text, 'staff'::text, 'system'::text]))),
  constraint case_events_case_id_fkey FOREIGN KEY (case_id) REFERENCES shop.cases(id) ON DELETE RESTRICT,
  constraint case_events_pkey PRIMARY KEY (id)
);
alter table shop.case_events enable row level security;
comment on table shop.case_events is 'What happened to a case, in order; append-only.';

create table shop.case_lines (
  case_id bigint not null,
  "position" integer not null,
  pieces integer not null,
  condition text default 'unknown'::text not null,
  doubts text[] default '{}'::text[] not null,
  arrived integer,
  arrived_condition text,
  arrived_batch text,
  constraint case_lines_arrived_check CHECK ((arrived >= 0)),
  constraint case_lines_arrived_condition_check CHECK ((arrived_condition = ANY (ARRAY['unopened'::text, 'opened'::text, 'damaged'::text, 'unknown'::text]))),
  constraint case_lines_case_id_fkey FOREIGN KEY (case_id) REFERENCES shop.cases(id) ON DELETE RESTRICT,
  constraint case_lines_condition_check CHECK ((condition = ANY (ARRAY['unopened'::text, 'opened'::text, 'damaged'::text, 'unknown'::text]))),
  constraint case_lines_pieces_check CHECK ((pieces > 0)),
  constraint case_lines_pkey PRIMARY KEY (case_id, "position"),
  constraint case_lines_position_check CHECK (("position" > 0))
);
alter table shop.case_lines enable row level security;
comment on table shop.case_lines is 'What of an order a case is about, by line and pieces, and what of it came back.';

create table shop.cases (
  id bigint generated by default as identity not null,
  number text generated always as ((
CASE kind
    WHEN 'withdrawal'::text THEN 'O'::text
    WHEN 'complaint'::text THEN 'R'::text
    ELSE 'Z'::text
END || ((100000 + id))::text)) stored not null,
  kind text not null,
  state text default 'notified'::text not null,
  order_id bigint not null,
  form_key uuid not null,
  name text not null,
  email text not null,
  phone text default ''::text not null,
  wish text not null,
  problem text,
  description text default ''::text not null,
  declaration text default ''::text not null,
  account text default ''::text not null,
  ticket_id bigint,
  submitted_at timestamp with time zone not null,
  decide_by date not null,
  send_by date,
  quoted bigint not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  is_by_rule boolean default false not null,
  note text default ''::text not null,
  decided_amount bigint,
  credits_granted integer default 0 not null,
  replacement_order_id bigint,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  return_way text default 'own'::text not null,
  return_shipment text,
  return_code text,
  constraint cases_credits_granted_check CHECK ((credits_granted >= 0)),
  constraint cases_decided CHECK (((decided_at IS NULL) = (decided_amount IS NULL))),
  constraint cases_decided_amount_check CHECK ((decided_amount >= 0)),
  constraint cases_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint cases_decided_state CHECK (((state <> ALL (ARRAY['accepted'::text, 'partly_accepted'::text, 'rejected'::text, 'refunded'::text, 'replaced'::text, 'closed'::text])) OR (decided_at IS NOT NULL))),
  constraint cases_email_check CHECK ((email = lower(email))),
  constraint cases_form_key_key UNIQUE (form_key),
  constraint cases_kind_check CHECK ((kind = ANY (ARRAY['withdrawal'::text, 'complaint'::text, 'guarantee'::text]))),
  constraint cases_number_key UNIQUE (number),
  constraint cases_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint cases_pkey PRIMARY KEY (id),
  constraint cases_problem_check CHECK ((problem = ANY (ARRAY['packaging'::text, 'smell'::text, 'foreign_body'::text, 'wrong_goods'::text, 'missing'::text, 'other'::text]))),
  constraint cases_quoted_check CHECK ((quoted >= 0)),
  constraint cases_replacement_order_id_fkey FOREIGN KEY (replacement_order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint cases_replacement_order_id_key UNIQUE (replacement_order_id),
  constraint cases_return_code CHECK (((return_code IS NULL) = (return_shipment IS NULL))),
  constraint cases_return_way_check CHECK ((return_way = ANY (ARRAY['own'::text, 'packeta'::text]))),
  constraint cases_state_check CHECK ((state = ANY (ARRAY['notified'::text, 'awaiting_goods'::text, 'reminded'::text, 'no_return'::text, 'received'::text, 'assessed'::text, 'accepted'::text, 'partly_accepted'::text, 'rejected'::text, 'refunded'::text, 'replaced'::text, 'closed'::text, 'closed_without_goods'::text, 'cancelled'::text]))),
  constraint cases_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES shop.tickets(id) ON DELETE SET NULL,
  constraint cases_wish_check CHECK ((wish = ANY (ARRAY['refund'::text, 'credits'::text, 'replacement'::text, 'discount'::text])))
);
alter table shop.cases enable row level security;
comment on table shop.cases is 'Withdrawals, complaints and claims of the guarantee. Taken whatever the doubts; the state changes only along its machine.';

create table shop.categories (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  parent_id bigint,
  slug text not null,
  path text not null,
  depth integer not null,
  name text not null,
  "position" integer not null,
  intro text default ''::text not null,
  body text default ''::text not null,
  seo_title text default ''::text not null,
  seo_description text default ''::text not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint categories_check CHECK ((parent_id <> id)),
  constraint categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES shop.categories(id) ON DELETE RESTRICT,
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_position_check CHECK (("position" > 0)),
  constraint categories_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint categories_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint categories_storefront_id_parent_id_position_key UNIQUE NULLS NOT DISTINCT (storefront_id, parent_id, "position") DEFERRABLE,
  constraint categories_storefront_id_path_key UNIQUE (storefront_id, path),
  constraint categories_storefront_id_slug_key UNIQUE (storefront_id, slug)
);
alter table shop.categories enable row level security;
comment on table shop.categories is 'The category tree: one tree per storefront, with texts and what search engines read.';

create table shop.collections (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  slug text not null,
  name text not null,
  intro text default ''::text not null,
  rule jsonb not null,
  is_public boolean default false not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint collections_name_check CHECK ((name <> ''::text)),
  constraint collections_pkey PRIMARY KEY (id),
  constraint collections_rule_check CHECK ((jsonb_typeof(rule) = 'object'::text)),
  constraint collections_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint collections_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint collections_storefront_id_slug_key UNIQUE (storefront_id, slug)
);
alter table shop.collections enable row level security;
comment on table shop.collections is 'Shelves by rule: which goods are on one is asked of the grid each time, so nobody has to put them there.';

create table shop.consent_wordings (
  topic text not null,
  version integer not null,
  wording text not null,
  valid_from timestamp with time zone default now() not null,
  constraint consent_wordings_pkey PRIMARY KEY (topic, version),
  constraint consent_wordings_topic_check CHECK ((topic = ANY (ARRAY['newsletter'::text, 'loyalty_terms'::text, 'surveys'::text, 'review_requests'::text, 'reminders'::text, 'abandoned_cart'::text]))),
  constraint consent_wordings_version_check CHECK ((version > 0))
);
alter table shop.consent_wordings enable row level security;
comment on table shop.consent_wordings is 'The sentence beside each box, by version: a consent is to these words.';

create table shop.consents (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  topic text not null,
  wording_version integer not null,
  granted boolean not null,
  source text not null,
  given_at timestamp with time zone not null,
  constraint consents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE RESTRICT,
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_source_check CHECK ((source = ANY (ARRAY['registration'::text, 'account'::text, 'link'::text, 'checkout'::text, 'deletion'::text]))),
  constraint consents_topic_wording_version_fkey FOREIGN KEY (topic, wording_version) REFERENCES shop.consent_wordings(topic, version) ON DELETE RESTRICT
);
alter table shop.consents enable row level security;
comment on table shop.consents is 'Every consent given and withdrawn; append-only, the last row of a topic holds.';

create table shop.constituents (
  storefront_id bigint not null,
  code text not null,
  name text not null,
  "position" integer not null,
  constraint constituents_code_check CHECK ((code ~ '^[a-z0-9_]+$'::text)),
  constraint constituents_pkey PRIMARY KEY (storefront_id, code),
  constraint constituents_position_check CHECK (("position" > 0)),
  constraint constituents_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.constituents enable row level security;
comment on table shop.constituents is 'Analytical constituents a label declares: protein, fat, fibre, ash, moisture and minerals.';

create table shop.content_votes (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  kind text not null,
  slug text not null,
  is_helpful boolean not null,
  message text default ''::text not null,
  created_at timestamp with time zone not null,
  constraint content_votes_kind_check CHECK ((kind = ANY (ARRAY['article'::text, 'question'::text]))),
  constraint content_votes_message_check CHECK ((length(message) <= 2000)),
  constraint content_votes_pkey PRIMARY KEY (id),
  constraint content_votes_slug_check CHECK ((length(slug) <= 200)),
  constraint content_votes_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.content_votes enable row level security;
comment on table shop.content_votes is 'Whether an article or an answer helped, and what was missing; nobody''s name is kept.';

create table shop.cookie_consents (
  id bigint generated always as identity not null,
  consent_key uuid not null,
  wording_version integer not null,
  preferences boolean not null,
  analytics boolean not null,
  marketing boolean not null,
  source text not null,
  given_at timestamp with time zone not null,
  constraint cookie_consents_pkey PRIMARY KEY (id),
  constraint cookie_consents_source_check CHECK ((source = ANY (ARRAY['card'::text, 'page'::text]))),
  constraint cookie_consents_wording_version_fkey FOREIGN KEY (wording_version) REFERENCES shop.cookie_wordings(version) ON DELETE RESTRICT
);
alter table shop.cookie_consents enable row level security;
comment on table shop.cookie_consents is 'Proof of every choice about cookies, refusals too; append-only, the last row of a key holds.';

create table shop.cookie_wordings (
  version integer not null,
  wording text not null,
  valid_from timestamp with time zone default now() not null,
  constraint cookie_wordings_pkey PRIMARY KEY (version),
  constraint cookie_wordings_version_check CHECK ((version > 0))
);
alter table shop.cookie_wordings enable row level security;
comment on table shop.cookie_wordings is 'What the cookie card says, by version: a choice is made about these words.';

create table shop.coupon_redemptions (
  order_id bigint not null,
  coupon_id bigint not null,
  customer_id bigint,
  email text not null,
  use_number bigint not null,
  redeemed_at timestamp with time zone not null,
  released_at timestamp with time zone,
  constraint coupon_redemptions_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES shop.coupons(id) ON DELETE RESTRICT,
  constraint coupon_redemptions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE RESTRICT,
  constraint coupon_redemptions_email_check CHECK ((email = lower(email))),
  constraint coupon_redemptions_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint coupon_redemptions_pkey PRIMARY KEY (order_id),
  constraint coupon_redemptions_use_number_check CHECK ((use_number > 0))
);
alter table shop.coupon_redemptions enable row level security;
comment on table shop.coupon_redemptions is 'Which order used which coupon; a released one can be used again.';

create table shop.coupons (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  code text not null,
  name text not null,
  description text default ''::text not null,
  kind text not null,
  percent numeric(5,2),
  maximum bigint,
  amount bigint,
  shipping_codes text[],
  gift_variant_id bigint,
  gift_pieces integer,
  buy_pieces integer,
  get_pieces integer,
  multiplier numeric(4,2),
  minimum_goods bigint default 0 not null,
  first_order_only boolean default false not null,
  limit_per_customer integer,
  limit_total integer,
  redeemed integer default 0 not null,
  customer_groups text[] not null,
  categories text[],
  excludes text[] default '{}'::text[] not null,
  valid_from date not null,
  valid_to date not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  is_draft boolean default false not null,
  ended_at timestamp with time zone,
  is_automatic boolean default false not null,
  products bigint[],
  brands text[],
  constraint coupons_amount_check CHECK ((amount > 0)),
  constraint coupons_benefit CHECK (
CASE kind
    WHEN 'percent'::text THEN (percent IS NOT NULL)
    WHEN 'fixed'::text THEN (amount IS NOT NULL)
    WHEN 'free-shipping'::text THEN (shipping_codes IS NOT NULL)
    WHEN 'gift'::text THEN (num_nonnulls(gift_variant_id, gift_pieces) = 2)
    WHEN 'buy-x-get-y'::text THEN (num_nonnulls(buy_pieces, get_pieces) = 2)
    ELSE (multiplier IS NOT NULL)
END),
  constraint coupons_buy_pieces_check CHECK ((buy_pieces > 0)),
  constraint coupons_check CHECK ((valid_to >= valid_from)),
  constraint coupons_code_check CHECK (((code = upper(regexp_replace(code, '\s'::text, ''::text, 'g'::text))) AND (code <> ''::text))),
  constraint coupons_excludes_check CHECK ((excludes <@ '{on_sale,bundle,multipack,regular_delivery,quantity,agreed}'::text[])) NOT VALID,
  constraint coupons_get_pieces_check CHECK ((get_pieces > 0)),
  constraint coupons_gift_pieces_check CHECK ((gift_pieces > 0)),
  constraint coupons_gift_variant_id_fkey FOREIGN KEY (gift_variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT,
  constraint coupons_kind_check CHECK ((kind = ANY (ARRAY['percent'::text, 'fixed'::text, 'free-shipping'::text, 'gift'::text, 'buy-x-get-y'::text, 'credit-multiplier'::text]))),
  constraint coupons_limit_per_customer_check CHECK ((limit_per_customer > 0)),
  constraint coupons_limit_total_check CHECK ((limit_total > 0)),
  constraint coupons_maximum_check CHECK ((maximum > 0)),
  constraint coupons_minimum_goods_check CHECK ((minimum_goods >= 0)),
  constraint coupons_multiplier_check CHECK ((multiplier > (1)::numeric)),
  constraint coupons_not_over_limit CHECK (((limit_total IS NULL) OR (redeemed <= limit_total))),
  constraint coupons_percent_check CHECK (((percent > (0)::numeric) AND (percent <= (100)::numeric))),
  constraint coupons_pkey PRIMARY KEY (id),
  constraint coupons_redeemed_check CHECK ((redeemed >= 0)),
  constraint coupons_storefront_id_code_key UNIQUE (storefront_id, code),
  constraint coupons_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.coupons enable row level security;
comment on table shop.coupons is 'Coupons: terms, benefit and limits. Whether one holds for a cart is answered by the price of that cart.';

create table shop.credit_entries (
  id bigint generated always as identity not null,
  customer_id bigint not null,
  kind text not null,
  amount integer not null,
  lot_id bigint,
  reverses_id bigint,
  usable_from timestamp with time zone not null,
  expires_at timestamp with time zone,
  reference_type text,
  reference_id text,
  created_at timestamp with time zone not null,
  constraint credit_entries_amount_check CHECK ((amount <> 0)),
  constraint credit_entries_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE RESTRICT,
  constraint credit_entries_kind_check CHECK ((kind = ANY (ARRAY['welcome'::text, 'dog_profile'::text, 'purchase'::text, 'review'::text, 'survey'::text, 'referral'::text, 'goodwill'::text, 'regular_delivery'::text, 'spend'::text, 'expiry'::text, 'reversal'::text, 'forfeit'::text]))),
  constraint credit_entries_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES shop.credit_entries(id) ON DELETE RESTRICT,
  constraint credit_entries_lots CHECK (((amount > 0) = (lot_id IS NULL))),
  constraint credit_entries_once UNIQUE NULLS NOT DISTINCT (customer_id, kind, reference_type, reference_id, lot_id),
  constraint credit_entries_pkey PRIMARY KEY (id),
  constraint credit_entries_reverses_id_fkey FOREIGN KEY (reverses_id) REFERENCES shop.credit_entries(id) ON DELETE RESTRICT
);
alter table shop.credit_entries enable row level security;
comment on table shop.credit_entries is 'Ledger of loyalty credits: gains open lots, spending consumes them. A balance is always a sum.';

create table shop.customer_group_discounts (
  customer_group_id bigint not null,
  category_id bigint not null,
  discount_percent numeric(5,2) not null,
  constraint customer_group_discounts_category_id_fkey FOREIGN KEY (category_id) REFERENCES shop.categories(id) ON DELETE CASCADE,
  constraint customer_group_discounts_customer_group_id_fkey FOREIGN KEY (customer_group_id) REFERENCES shop.customer_groups(id) ON DELETE CASCADE,
  constraint customer_group_discounts_discount_percent_check CHECK (((discount_percent >= (0)::numeric) AND (discount_percent <= (100)::numeric))),
  constraint customer_group_discounts_pkey PRIMARY KEY (customer_group_id, category_id)
);
alter table shop.customer_group_discounts enable row level security;
comment on table shop.customer_group_discounts is 'Discounts of a group in chosen categories; the highest that fits a product wins.';

create table shop.customer_group_volume_discounts (
  customer_group_id bigint not null,
  from_amount bigint not null,
  discount_percent numeric(5,2) not null,
  constraint customer_group_volume_discounts_customer_group_id_fkey FOREIGN KEY (customer_group_id) REFERENCES shop.customer_groups(id) ON DELETE CASCADE,
  constraint customer_group_volume_discounts_discount_percent_check CHECK (((discount_percent >= (0)::numeric) AND (discount_percent <= (100)::numeric))),
  constraint customer_group_volume_discounts_from_amount_check CHECK ((from_amount > 0)),
  constraint customer_group_volume_discounts_pkey PRIMARY KEY (customer_group_id, from_amount)
);
alter table shop.customer_group_volume_discounts enable row level security;
comment on table shop.customer_group_volume_discounts is 'Discounts of a group by the size of the order; the highest tier reached holds.';

create table shop.customer_groups (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  code text not null,
  name text not null,
  description text default ''::text not null,
  price_list_id bigint not null,
  is_default boolean default false not null,
  discount_percent numeric(5,2) default 0 not null,
  minimum_order bigint default 0 not null,
  requires_approval boolean default false not null,
  requires_company_id boolean default false not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  coupons_allowed boolean default true not null,
  regular_discount_applies boolean default true not null,
  free_shipping_from bigint,
  earn_percent numeric(5,2),
  invoice_limit bigint,
  minimum_days_left integer,
  constraint customer_groups_code_check CHECK ((code ~ '^[a-z0-9-]+$'::text)),
  constraint customer_groups_discount_percent_check CHECK (((discount_percent >= (0)::numeric) AND (discount_percent <= (100)::numeric))),
  constraint customer_groups_earn_percent_check CHECK (((earn_percent >= (0)::numeric) AND (earn_percent <= (100)::numeric))),
  constraint customer_groups_free_shipping_from_check CHECK ((free_shipping_from >= 0)),
  constraint customer_groups_invoice_limit_check CHECK ((invoice_limit >= 0)),
  constraint customer_groups_minimum_days_left CHECK (((minimum_days_left >= 0) AND (minimum_days_left <= 730))) NOT VALID,
  constraint customer_groups_minimum_order_check CHECK ((minimum_order >= 0)),
  constraint customer_groups_pkey PRIMARY KEY (id),
  constraint customer_groups_price_list_id_fkey FOREIGN KEY (price_list_id) REFERENCES shop.price_lists(id) ON DELETE RESTRICT,
  constraint customer_groups_storefront_id_code_key UNIQUE (storefront_id, code),
  constraint customer_groups_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.customer_groups enable row level security;
comment on table shop.customer_groups is 'Retail, wholesale, breeders, trainers: which price list and discount a customer gets. Minimum order in haléře.';

create table shop.customers (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  user_id uuid,
  customer_group_id bigint,
  email text,
  first_name text default ''::text not null,
  last_name text default ''::text not null,
  phone text,
  company_name text,
  company_id text,
  vat_id text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  deleted_at timestamp with time zone,
  email_hash bytea,
  invoice_limit bigint,
  seen_at timestamp with time zone default now() not null,
  idle_warned_at timestamp with time zone,
  reminded_at timestamp with time zone,
  invoice_due_days integer,
  constraint customers_company_id_check CHECK ((company_id ~ '^[0-9]{8}$'::text)),
  constraint customers_customer_group_id_fkey FOREIGN KEY (customer_group_id) REFERENCES shop.customer_groups(id) ON DELETE RESTRICT,
  constraint customers_deleted_are_anonymous CHECK (((deleted_at IS NULL) OR ((num_nonnulls(user_id, email, phone, company_name, company_id, vat_id) = 0) AND (first_name = ''::text) AND (last_name = ''::text)))),
  constraint customers_email_check CHECK ((email = lower(email))),
  constraint customers_first_name_check CHECK ((length(first_name) <= 32)),
  constraint customers_invoice_due_days_check CHECK (((invoice_due_days >= 1) AND (invoice_due_days <= 90))) NOT VALID,
  constraint customers_invoice_limit_check CHECK ((invoice_limit >= 0)),
  constraint customers_last_name_check CHECK ((length(last_name) <= 32)),
  constraint customers_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{6,14}$'::text)),
  constraint customers_pkey PRIMARY KEY (id),
  constraint customers_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint customers_user_id_key UNIQUE (user_id),
  constraint customers_vat_id_check CHECK ((vat_id ~ '^[A-Z]{2}[0-9]{8,10}$'::text))
);
alter table shop.customers enable row level security;
comment on table shop.customers is 'People with an account. Never removed: deletion empties the row, because documents must keep their numbers.';

create table shop.document_lines (
  document_id bigint not null,
  "position" integer not null,
  order_line integer not null,
  kind text not null,
  code text not null,
  ean text,
  name text not null,
  pieces integer not null,
  vat_rate numeric(4,2) not null,
  full_amount bigint not null,
  discount bigint not null,
  amount bigint not null,
  base bigint not null,
  tax bigint not null,
  gross bigint not null,
  constraint document_lines_document_id_fkey FOREIGN KEY (document_id) REFERENCES shop.documents(id) ON DELETE RESTRICT,
  constraint document_lines_pieces_check CHECK ((pieces >= 0)),
  constraint document_lines_pkey PRIMARY KEY (document_id, "position"),
  constraint document_lines_position_check CHECK (("position" > 0)),
  constraint document_lines_tax CHECK ((gross = (base + tax)))
);
alter table shop.document_lines enable row level security;
comment on table shop.document_lines is 'Lines of documents, in the words and numbers of the day of issue.';

create table shop.documents (
  id bigint generated by default as identity not null,
  uuid uuid default gen_random_uuid() not null,
  order_id bigint not null,
  kind text not null,
  series text not null,
  year integer not null,
  sequence integer not null,
  number text not null,
  original_id bigint,
  refund_id bigint,
  reason text default ''::text not null,
  issued_on date not null,
  tax_point_on date not null,
  due_on date not null,
  variable_symbol text not null,
  payment_kind text not null,
  payment_name text not null,
  supplier jsonb not null,
  customer jsonb not null,
  basis text not null,
  base bigint not null,
  tax bigint not null,
  gross bigint not null,
  recap jsonb not null,
  rounding bigint not null,
  payable bigint not null,
  paid bigint not null,
  issued_at timestamp with time zone not null,
  constraint documents_basis_check CHECK ((basis = ANY (ARRAY['gross'::text, 'net'::text]))),
  constraint documents_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint documents_number_key UNIQUE (number),
  constraint documents_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint documents_original CHECK (((kind = 'credit_note'::text) = (original_id IS NOT NULL))),
  constraint documents_original_id_fkey FOREIGN KEY (original_id) REFERENCES shop.documents(id) ON DELETE RESTRICT,
  constraint documents_pkey PRIMARY KEY (id),
  constraint documents_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES shop.refunds(id) ON DELETE RESTRICT,
  constraint documents_refund_id_key UNIQUE (refund_id),
  constraint documents_sequence_check CHECK ((sequence > 0)),
  constraint documents_series_year_sequence_key UNIQUE (series, year, sequence),
  constraint documents_sum CHECK (((gross = (base + tax)) AND (payable = (gross + rounding)))),
  constraint documents_uuid_key UNIQUE (uuid)
);
alter table shop.documents enable row level security;
comment on table shop.documents is 'Tax documents with everything they print. Never edited and never deleted; a mistake is corrected by another document.';

create table shop.dog_foods (
  dog_id bigint not null,
  product_id bigint not null,
  energy_share_percent integer,
  treat_grams integer,
  constraint dog_foods_dog_id_fkey FOREIGN KEY (dog_id) REFERENCES shop.dogs(id) ON DELETE CASCADE,
  constraint dog_foods_energy_share_percent_check CHECK (((energy_share_percent >= 1) AND (energy_share_percent <= 100))),
  constraint dog_foods_pkey PRIMARY KEY (dog_id, product_id),
  constraint dog_foods_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE,
  constraint dog_foods_share_or_treat CHECK ((num_nonnulls(energy_share_percent, treat_grams) = 1)),
  constraint dog_foods_treat_grams_check CHECK (((treat_grams >= 1) AND (treat_grams <= 500)))
);
alter table shop.dog_foods enable row level security;
comment on table shop.dog_foods is 'What a dog eats every day, as its owner has said; without it the bags of the household are guessed.';

create table shop.dog_weights (
  id bigint generated by default as identity not null,
  dog_id bigint not null,
  measured_on date not null,
  grams integer not null,
  created_at timestamp with time zone not null,
  constraint dog_weights_dog_id_fkey FOREIGN KEY (dog_id) REFERENCES shop.dogs(id) ON DELETE CASCADE,
  constraint dog_weights_dog_id_measured_on_key UNIQUE (dog_id, measured_on),
  constraint dog_weights_grams_check CHECK (((grams >= 500) AND (grams <= 100000))),
  constraint dog_weights_pkey PRIMARY KEY (id)
);
alter table shop.dog_weights enable row level security;
comment on table shop.dog_weights is 'Weight diary of a dog: one entry a day.';

create table shop.dogs (
  id bigint generated by default as identity not null,
  customer_id bigint not null,
  name text not null,
  breed text default ''::text not null,
  born_on date,
  age_months integer,
  age_stated_on date,
  life_stage text,
  sex text,
  neutered boolean,
  activity text,
  condition smallint,
  adult_weight_grams integer,
  ideal_weight_grams integer,
  motherhood text,
  motherhood_week integer,
  puppies integer,
  under_treatment boolean default false not null,
  allergies text[] default '{}'::text[] not null,
  note text default ''::text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  deleted_at timestamp with time zone,
  chip_number text,
  vet_name text default ''::text not null,
  vet_phone text,
  vet_email text,
  sensitive_digestion boolean default false not null,
  constraint dogs_activity_check CHECK ((activity = ANY (ARRAY['low'::text, 'moderate'::text, 'active'::text, 'working'::text]))),
  constraint dogs_adult_weight_grams_check CHECK (((adult_weight_grams >= 500) AND (adult_weight_grams <= 100000))),
  constraint dogs_age_has_a_day CHECK (((age_months IS NULL) = (age_stated_on IS NULL))),
  constraint dogs_age_months_check CHECK (((age_months >= 0) AND (age_months <= 300))),
  constraint dogs_chip_number_check CHECK ((chip_number ~ '^[0-9]{15}$'::text)),
  constraint dogs_condition_check CHECK (((condition >= 1) AND (condition <= 9))),
  constraint dogs_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE CASCADE,
  constraint dogs_ideal_weight_grams_check CHECK (((ideal_weight_grams >= 500) AND (ideal_weight_grams <= 100000))),
  constraint dogs_life_stage_check CHECK ((life_stage = ANY (ARRAY['stene'::text, 'dospely'::text, 'senior'::text]))),
  constraint dogs_motherhood_check CHECK ((motherhood = ANY (ARRAY['pregnant'::text, 'nursing'::text]))),
  constraint dogs_motherhood_week_check CHECK (((motherhood_week >= 1) AND (motherhood_week <= 12))),
  constraint dogs_name_check CHECK ((name <> ''::text)),
  constraint dogs_one_age CHECK ((num_nonnulls(born_on, age_months, life_stage) = 1)),
  constraint dogs_pkey PRIMARY KEY (id),
  constraint dogs_puppies_check CHECK (((puppies >= 1) AND (puppies <= 20))),
  constraint dogs_sex_check CHECK ((sex = ANY (ARRAY['male'::text, 'female'::text]))),
  constraint dogs_vet_email_check CHECK ((vet_email = lower(vet_email))),
  constraint dogs_vet_name_check CHECK ((length(vet_name) <= 80)),
  constraint dogs_vet_phone_check CHECK ((vet_phone ~ '^\+[1-9][0-9]{6,14}$'::text))
);
alter table shop.dogs enable row level security;
comment on table shop.dogs is 'Dogs of a household; feed the ration, the run-out date and warnings. A removed dog waits a month.';

create table shop.fairs (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  key text not null,
  title text not null,
  rules text not null,
  valid_from date not null,
  valid_to date not null,
  is_sample boolean default false not null,
  place text default ''::text not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint fairs_check CHECK ((valid_to >= valid_from)),
  constraint fairs_key_check CHECK ((key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint fairs_pkey PRIMARY KEY (id),
  constraint fairs_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint fairs_storefront_id_key_key UNIQUE (storefront_id, key)
);
alter table shop.fairs enable row level security;
comment on table shop.fairs is 'Fairs where the shop has a stand with a prize wheel.';

create table shop.faq_questions (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  faq_type_id bigint not null,
  slug text not null,
  question text not null,
  answer text not null,
  related text[] default '{}'::text[] not null,
  "position" integer not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  published_at timestamp with time zone default now(),
  constraint faq_questions_faq_type_id_fkey FOREIGN KEY (faq_type_id) REFERENCES shop.faq_types(id) ON DELETE RESTRICT,
  constraint faq_questions_pkey PRIMARY KEY (id),
  constraint faq_questions_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint faq_questions_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint faq_questions_storefront_id_slug_key UNIQUE (storefront_id, slug)
);
alter table shop.faq_questions enable row level security;
comment on table shop.faq_questions is 'A question and its answer in Markdown; related are paths inside the shop.';

create table shop.faq_types (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  slug text not null,
  name text not null,
  description text default ''::text not null,
  "position" integer not null,
  seo_title text default ''::text not null,
  seo_description text default ''::text not null,
  is_hidden boolean default false not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint faq_types_pkey PRIMARY KEY (id),
  constraint faq_types_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint faq_types_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint faq_types_storefront_id_slug_key UNIQUE (storefront_id, slug)
);
alter table shop.faq_types enable row level security;
comment on table shop.faq_types is 'Groups of questions: ordering, shipping, feeding.';

create table shop.favourites (
  customer_id bigint not null,
  product_id bigint not null,
  added_at timestamp with time zone not null,
  constraint favourites_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE CASCADE,
  constraint favourites_pkey PRIMARY KEY (customer_id, product_id),
  constraint favourites_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE
);
alter table shop.favourites enable row level security;
comment on table shop.favourites is 'Products a customer keeps an eye on. Those of a guest are in the browser and come along at sign-in.';

create table shop.feed_problems (
  storefront_id bigint not null,
  feed text not null,
  sku text not null,
  problem text not null,
  is_left_out boolean not null,
  checked_at timestamp with time zone not null,
  constraint feed_problems_pkey PRIMARY KEY (storefront_id, feed, sku, problem),
  constraint feed_problems_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.feed_problems enable row level security;
comment on table shop.feed_problems is 'What comparison sites would refuse or miss, item by item, as of the last run.';

create table shop.feeding_guide_rows (
  product_id bigint not null,
  "position" integer not null,
  weight_kg numeric(5,1) not null,
  label text not null,
  amounts numeric[] not null,
  constraint feeding_guide_rows_amounts_check CHECK ((cardinality(amounts) > 0)),
  constraint feeding_guide_rows_pkey PRIMARY KEY (product_id, "position"),
  constraint feeding_guide_rows_position_check CHECK (("position" > 0)),
  constraint feeding_guide_rows_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.feeding_guides(product_id) ON DELETE CASCADE,
  constraint feeding_guide_rows_weight_kg_check CHECK ((weight_kg > (0)::numeric))
);
alter table shop.feeding_guide_rows enable row level security;
comment on table shop.feeding_guide_rows is 'Rows of a feeding table by weight of the dog (for puppies the weight when grown up).';

create table shop.feeding_guides (
  product_id bigint not null,
  kind text not null,
  unit text not null,
  row_header text not null,
  columns text[] not null,
  note text default ''::text not null,
  constraint feeding_guides_columns_check CHECK ((cardinality(columns) > 0)),
  constraint feeding_guides_kind_check CHECK ((kind = ANY (ARRAY['adult'::text, 'puppy'::text, 'treat'::text, 'topper'::text, 'supplement'::text]))),
  constraint feeding_guides_pkey PRIMARY KEY (product_id),
  constraint feeding_guides_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE,
  constraint feeding_guides_unit_check CHECK ((unit = ANY (ARRAY['g_per_day'::text, 'piece_per_day'::text, 'ml_per_day'::text])))
);
alter table shop.feeding_guides enable row level security;
comment on table shop.feeding_guides is 'The feeding table of the label; it has priority over any calculated ration.';

create table shop.home_banners (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  heading text not null,
  body text default ''::text not null,
  label text default ''::text not null,
  href text default ''::text not null,
  picture text default 'none'::text not null,
  tint text default 'yellow'::text not null,
  "position" integer not null,
  valid_from timestamp with time zone,
  valid_to timestamp with time zone,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint home_banners_check CHECK ((valid_to > valid_from)),
  constraint home_banners_heading_check CHECK ((heading <> ''::text)),
  constraint home_banners_href_check CHECK (((href = ''::text) OR (href ~ '^/'::text))),
  constraint home_banners_picture_check CHECK ((picture ~ '^[a-z]+$'::text)),
  constraint home_banners_pkey PRIMARY KEY (id),
  constraint home_banners_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint home_banners_tint_check CHECK ((tint ~ '^[a-z]+$'::text))
);
alter table shop.home_banners enable row level security;
comment on table shop.home_banners is 'What the first page of the shop says for a while: from a moment to a moment, by the clock of the shop.';

create table shop.images (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  product_id bigint,
  variant_id bigint,
  category_id bigint,
  key text not null,
  content_hash text,
  alt text not null,
  width integer not null,
  height integer not null,
  "position" integer not null,
  constraint images_category_id_fkey FOREIGN KEY (category_id) REFERENCES shop.categories(id) ON DELETE CASCADE,
  constraint images_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]+$'::text)),
  constraint images_height_check CHECK ((height > 0)),
  constraint images_key_check CHECK ((key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint images_one_owner CHECK ((num_nonnulls(product_id, variant_id, category_id) = 1)),
  constraint images_pkey PRIMARY KEY (id),
  constraint images_position_check CHECK (("position" > 0)),
  constraint images_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE,
  constraint images_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint images_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE CASCADE,
  constraint images_width_check CHECK ((width > 0))
);
alter table shop.images enable row level security;
comment on table shop.images is 'Pictures of products (bundles are products), variants and categories; the key names the file in the media store.';

create table shop.ingredient_closure (
  ancestor_id bigint not null,
  descendant_id bigint not null,
  depth integer not null,
  constraint ingredient_closure_ancestor_id_fkey FOREIGN KEY (ancestor_id) REFERENCES shop.ingredients(id) ON DELETE CASCADE,
  constraint ingredient_closure_depth_check CHECK ((depth >= 0)),
  constraint ingredient_closure_descendant_id_fkey FOREIGN KEY (descendant_id) REFERENCES shop.ingredients(id) ON DELETE CASCADE,
  constraint ingredient_closure_pkey PRIMARY KEY (ancestor_id, descendant_id)
);
alter table shop.ingredient_closure enable row level security;
comment on table shop.ingredient_closure is 'Every ingredient with all its ancestors and itself, so that "without poultry" is one anti-join.';

create table shop.ingredients (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  parent_id bigint,
  code text not null,
  name text not null,
  without_name text,
  is_animal boolean default false not null,
  constraint ingredients_check CHECK ((parent_id <> id)),
  constraint ingredients_code_check CHECK ((code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint ingredients_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES shop.ingredients(id) ON DELETE RESTRICT,
  constraint ingredients_pkey PRIMARY KEY (id),
  constraint ingredients_storefront_id_code_key UNIQUE (storefront_id, code),
  constraint ingredients_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.ingredients enable row level security;
comment on table shop.ingredients is 'The ingredient tree: chicken fat lies under chicken, chicken under poultry.';

create table shop.landing_pages (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  slug text not null,
  title text not null,
  seo_description text default ''::text not null,
  blocks jsonb not null,
  status text default 'draft'::text not null,
  valid_from timestamp with time zone not null,
  valid_to timestamp with time zone,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  blocks_b jsonb,
  constraint landing_pages_blocks_check CHECK ((jsonb_typeof(blocks) = 'array'::text)),
  constraint landing_pages_check CHECK ((valid_to > valid_from)),
  constraint landing_pages_pkey PRIMARY KEY (id),
  constraint landing_pages_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint landing_pages_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text]))),
  constraint landing_pages_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint landing_pages_storefront_id_slug_key UNIQUE (storefront_id, slug)
);
alter table shop.landing_pages enable row level security;
comment on table shop.landing_pages is 'Campaign pages under /lp/, built from typed blocks, with a schedule.';

create table shop.life_stages (
  storefront_id bigint not null,
  code text not null,
  name text not null,
  "position" integer not null,
  constraint life_stages_code_check CHECK ((code ~ '^[a-z0-9-]+$'::text)),
  constraint life_stages_pkey PRIMARY KEY (storefront_id, code),
  constraint life_stages_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.life_stages enable row level security;
comment on table shop.life_stages is 'Ages of a dog a food is made for.';

create table shop.order_events (
  id bigint generated always as identity not null,
  order_id bigint not null,
  at timestamp with time zone not null,
  event text not null,
  from_state text,
  to_state text not null,
  actor_kind text not null,
  actor_id text,
  details jsonb default '{}'::jsonb not null,
  constraint order_events_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['anonymous'::text, 'customer'::text, 'staff'::text, 'system'::text]))),
  constraint order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint order_events_pkey PRIMARY KEY (id)
);
alter table shop.order_events enable row level security;
comment on table shop.order_events is 'What happened to an order, in order; append-only.';

create table shop.order_lines (
  order_id bigint not null,
  "position" integer not null,
  kind text not null,
  variant_id bigint,
  bundle_variant_id bigint,
  code text not null,
  name text not null,
  variant_name text default ''::text not null,
  bundle_name text,
  regular_weeks integer,
  pieces integer not null,
  weight_g integer default 0 not null,
  vat_rate numeric(4,2) not null,
  full_amount bigint not null,
  volume_discount bigint default 0 not null,
  coupon_discount bigint default 0 not null,
  credits_discount bigint default 0 not null,
  amount bigint not null,
  base bigint not null,
  tax bigint not null,
  gross bigint not null,
  break_pieces integer,
  constraint order_lines_amount CHECK ((amount = (((full_amount - volume_discount) - coupon_discount) - credits_discount))),
  constraint order_lines_amount_check CHECK ((amount >= 0)),
  constraint order_lines_base_check CHECK ((base >= 0)),
  constraint order_lines_bundle_variant_id_fkey FOREIGN KEY (bundle_variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT,
  constraint order_lines_coupon_discount_check CHECK ((coupon_discount >= 0)),
  constraint order_lines_credits_discount_check CHECK ((credits_discount >= 0)),
  constraint order_lines_full_amount_check CHECK ((full_amount >= 0)),
  constraint order_lines_goods CHECK (((kind = ANY (ARRAY['goods'::text, 'gift'::text])) = (variant_id IS NOT NULL))),
  constraint order_lines_gross_check CHECK ((gross >= 0)),
  constraint order_lines_kind_check CHECK ((kind = ANY (ARRAY['goods'::text, 'gift'::text, 'shipping'::text, 'payment'::text]))),
  constraint order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint order_lines_pieces_check CHECK ((pieces > 0)),
  constraint order_lines_pkey PRIMARY KEY (order_id, "position"),
  constraint order_lines_position_check CHECK (("position" > 0)),
  constraint order_lines_regular_weeks_check CHECK ((regular_weeks > 0)),
  constraint order_lines_tax CHECK ((gross = (base + tax))),
  constraint order_lines_tax_check CHECK ((tax >= 0)),
  constraint order_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT,
  constraint order_lines_vat_rate_check CHECK ((vat_rate >= (0)::numeric)),
  constraint order_lines_volume_discount_check CHECK ((volume_discount >= 0)),
  constraint order_lines_weight_g_check CHECK ((weight_g >= 0))
);
alter table shop.order_lines enable row level security;
comment on table shop.order_lines is 'Frozen lines: documents, returns and statistics print these numbers and never compute them again.';

create table shop.orders (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  number text not null,
  cart_id bigint not null,
  customer_id bigint,
  customer_group text not null,
  state text not null,
  deadline_at timestamp with time zone,
  placed_at timestamp with time zone not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  email text not null,
  phone text not null,
  billing jsonb not null,
  delivery jsonb not null,
  note text default ''::text not null,
  shipping_method_id bigint not null,
  shipping_kind text not null,
  pickup_point_id bigint,
  pickup_point jsonb,
  payment_method_id bigint not null,
  payment_kind text not null,
  parcels jsonb not null,
  dispatch_on date,
  delivery_from date,
  delivery_to date,
  basis text not null,
  goods_list bigint not null,
  goods_paid bigint not null,
  total bigint not null,
  rounding bigint default 0 not null,
  payable bigint not null,
  vat jsonb not null,
  coupon_id bigint,
  coupon_code text,
  credits_spent integer default 0 not null,
  credits_earned integer default 0 not null,
  price_trace jsonb not null,
  terms_version_id bigint not null,
  button_text text not null,
  consents jsonb default '[]'::jsonb not null,
  links_revoked_at timestamp with time zone,
  trimmed_at timestamp with time zone,
  cash_uncollected_at timestamp with time zone,
  keeps_details boolean default false not null,
  due_days smallint,
  cheapest_shipping bigint,
  constraint orders_basis_check CHECK ((basis = ANY (ARRAY['gross'::text, 'net'::text]))),
  constraint orders_cart_id_fkey FOREIGN KEY (cart_id) REFERENCES shop.carts(id) ON DELETE RESTRICT,
  constraint orders_coupon CHECK (((coupon_id IS NULL) = (coupon_code IS NULL))),
  constraint orders_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES shop.coupons(id) ON DELETE RESTRICT,
  constraint orders_credits_earned_check CHECK ((credits_earned >= 0)),
  constraint orders_credits_have_owner CHECK (((credits_spent = 0) OR (customer_id IS NOT NULL))),
  constraint orders_credits_spent_check CHECK ((credits_spent >= 0)),
  constraint orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE RESTRICT,
  constraint orders_deadline CHECK (((state = ANY (ARRAY['awaiting_payment'::text, 'awaiting_approval'::text])) = (deadline_at IS NOT NULL))),
  constraint orders_email_check CHECK ((email = lower(email))),
  constraint orders_goods_list_check CHECK ((goods_list >= 0)),
  constraint orders_goods_paid_check CHECK ((goods_paid >= 0)),
  constraint orders_number_check CHECK ((number ~ '^[1-9][0-9]{9}$'::text)),
  constraint orders_number_key UNIQUE (number),
  constraint orders_payable CHECK ((payable = (total + rounding))),
  constraint orders_payable_check CHECK ((payable >= 0)),
  constraint orders_payment_kind_check CHECK ((payment_kind = ANY (ARRAY['online'::text, 'transfer'::text, 'cod'::text, 'invoice'::text]))),
  constraint orders_payment_method_id_fkey FOREIGN KEY (payment_method_id) REFERENCES shop.payment_methods(id) ON DELETE RESTRICT,
  constraint orders_pickup_point_id_fkey FOREIGN KEY (pickup_point_id) REFERENCES shop.pickup_points(id) ON DELETE RESTRICT,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_point CHECK (((shipping_kind = ANY (ARRAY['pickup-point'::text, 'box'::text])) = (pickup_point_id IS NOT NULL))),
  constraint orders_point_snapshot CHECK (((pickup_point_id IS NULL) = (pickup_point IS NULL))),
  constraint orders_rounding_check CHECK ((abs(rounding) < 100)),
  constraint orders_shipping_method_id_fkey FOREIGN KEY (shipping_method_id) REFERENCES shop.shipping_methods(id) ON DELETE RESTRICT,
  constraint orders_state_check CHECK ((state = ANY (ARRAY['awaiting_payment'::text, 'awaiting_approval'::text, 'accepted'::text, 'expired'::text, 'on_hold'::text, 'packing'::text, 'partly_shipped'::text, 'shipped'::text, 'ready_for_pickup'::text, 'delivered'::text, 'not_collected'::text, 'cancelled'::text, 'closed'::text]))),
  constraint orders_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint orders_total_check CHECK ((total >= 0))
);
alter table shop.orders enable row level security;
comment on table shop.orders is 'Placed orders with everything agreed. Never deleted; the state changes only along its machine.';

create table shop.page_views (
  storefront_id bigint not null,
  day date not null,
  path text not null,
  source text not null,
  views bigint not null,
  constraint page_views_path_check CHECK (((path ~ '^/'::text) AND (length(path) <= 200))),
  constraint page_views_pkey PRIMARY KEY (storefront_id, day, path, source),
  constraint page_views_source_check CHECK ((source = ANY (ARRAY['own'::text, 'direct'::text, 'search'::text, 'social'::text, 'campaign'::text, 'other'::text]))),
  constraint page_views_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint page_views_views_check CHECK ((views > 0))
);
alter table shop.page_views enable row level security;
comment on table shop.page_views is 'How often a page was read on a day and where the reader came from. Counts only: no cookie, no address, no person.';

create table shop.parcel_events (
  id bigint generated always as identity not null,
  parcel_id bigint not null,
  at timestamp with time zone not null,
  told_at timestamp with time zone not null,
  event text not null,
  from_state text,
  to_state text not null,
  status_code text,
  words text default ''::text not null,
  actor_kind text not null,
  actor_id text,
  constraint parcel_events_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['anonymous'::text, 'customer'::text, 'staff'::text, 'system'::text]))),
  constraint parcel_events_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES shop.parcels(id) ON DELETE RESTRICT,
  constraint parcel_events_pkey PRIMARY KEY (id)
);
alter table shop.parcel_events enable row level security;
comment on table shop.parcel_events is 'What happened to a parcel; append-only.';

create table shop.parcel_lines (
  parcel_id bigint not null,
  "position" integer not null,
  variant_id bigint not null,
  pieces integer not null,
  batch_id bigint,
  batch_code text,
  best_before date,
  constraint parcel_lines_batch CHECK (((batch_id IS NULL) = (batch_code IS NULL))),
  constraint parcel_lines_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES shop.batches(id) ON DELETE RESTRICT,
  constraint parcel_lines_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES shop.parcels(id) ON DELETE RESTRICT,
  constraint parcel_lines_pieces_check CHECK ((pieces > 0)),
  constraint parcel_lines_pkey PRIMARY KEY (parcel_id, "position"),
  constraint parcel_lines_position_check CHECK (("position" > 0)),
  constraint parcel_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT
);
alter table shop.parcel_lines enable row level security;
comment on table shop.parcel_lines is 'What is in a parcel, with the batch and best-before of each piece.';

create table shop.parcels (
  id bigint generated by default as identity not null,
  order_id bigint not null,
  number integer not null,
  state text not null,
  carrier text,
  weight_g integer not null,
  value bigint not null,
  cod_amount bigint default 0 not null,
  carrier_shipment_id text,
  tracking_number text,
  tracking_url text,
  stored_until date,
  created_at timestamp with time zone not null,
  handed_over_at timestamp with time zone,
  delivered_at timestamp with time zone,
  issued_at timestamp with time zone,
  replaced_by bigint,
  check_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  carrier_code text,
  constraint parcels_carrier_shipment_id UNIQUE (carrier_code, carrier_shipment_id),
  constraint parcels_cod_amount_check CHECK ((cod_amount >= 0)),
  constraint parcels_number UNIQUE (order_id, number),
  constraint parcels_number_check CHECK ((number > 0)),
  constraint parcels_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint parcels_pkey PRIMARY KEY (id),
  constraint parcels_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES shop.parcels(id) ON DELETE RESTRICT,
  constraint parcels_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'packed'::text, 'labelled'::text, 'in_transit'::text, 'problem'::text, 'ready_for_pickup'::text, 'delivered'::text, 'returning'::text, 'returned'::text, 'cancelled'::text]))),
  constraint parcels_value_check CHECK ((value >= 0)),
  constraint parcels_weight_g_check CHECK ((weight_g > 0))
);
alter table shop.parcels enable row level security;
comment on table shop.parcels is 'Parcels of orders. The state changes only along the machine of shipments.';

create table shop.payment_events (
  id bigint generated always as identity not null,
  payment_id bigint not null,
  at timestamp with time zone not null,
  event text not null,
  from_state text,
  to_state text not null,
  actor_kind text not null,
  actor_id text,
  details jsonb default '{}'::jsonb not null,
  constraint payment_events_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['anonymous'::text, 'customer'::text, 'staff'::text, 'system'::text]))),
  constraint payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES shop.payments(id) ON DELETE RESTRICT,
  constraint payment_events_pkey PRIMARY KEY (id)
);
alter table shop.payment_events enable row level security;
comment on table shop.payment_events is 'What happened to an attempt to pay, in order; append-only.';

create table shop.payment_method_groups (
  payment_method_id bigint not null,
  customer_group_id bigint not null,
  constraint payment_method_groups_customer_group_id_fkey FOREIGN KEY (customer_group_id) REFERENCES shop.customer_groups(id) ON DELETE CASCADE,
  constraint payment_method_groups_payment_method_id_fkey FOREIGN KEY (payment_method_id) REFERENCES shop.payment_methods(id) ON DELETE CASCADE,
  constraint payment_method_groups_pkey PRIMARY KEY (payment_method_id, customer_group_id)
);
alter table shop.payment_method_groups enable row level security;
comment on table shop.payment_method_groups is 'Which customers may pay so.';

create table shop.payment_methods (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  code text not null,
  name text not null,
  kind text not null,
  description text default ''::text not null,
  fee bigint not null,
  vat_class text not null,
  supports_regular_delivery boolean not null,
  minimum_order_net bigint default 0 not null,
  hold_minutes integer,
  due_days integer,
  "position" integer not null,
  is_active boolean default true not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  is_offered boolean default true not null,
  constraint payment_methods_code_check CHECK ((code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint payment_methods_due_days_check CHECK ((due_days > 0)),
  constraint payment_methods_fee_check CHECK ((fee >= 0)),
  constraint payment_methods_hold CHECK (((kind = ANY (ARRAY['online'::text, 'transfer'::text])) = (hold_minutes IS NOT NULL))),
  constraint payment_methods_hold_minutes_check CHECK ((hold_minutes > 0)),
  constraint payment_methods_kind_check CHECK ((kind = ANY (ARRAY['online'::text, 'transfer'::text, 'cod'::text, 'invoice'::text]))),
  constraint payment_methods_minimum_order_net_check CHECK ((minimum_order_net >= 0)),
  constraint payment_methods_pkey PRIMARY KEY (id),
  constraint payment_methods_position_check CHECK (("position" > 0)),
  constraint payment_methods_storefront_id_code_key UNIQUE (storefront_id, code),
  constraint payment_methods_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint payment_methods_vat_class_check CHECK ((vat_class = ANY (ARRAY['feed'::text, 'goods'::text])))
);
alter table shop.payment_methods enable row level security;
comment on table shop.payment_methods is 'Ways to pay, with fee and how long goods are held for them.';

create table shop.payments (
  id bigint generated by default as identity not null,
  order_id bigint not null,
  attempt integer not null,
  payment_method_id bigint not null,
  kind text not null,
  state text not null,
  amount bigint not null,
  currency text default 'CZK'::text not null,
  received bigint default 0 not null,
  refunded bigint default 0 not null,
  due_on date,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  gateway text,
  gateway_id text,
  gateway_url text,
  gateway_state text,
  gateway_sub_state text,
  instrument text,
  asked_at timestamp with time zone,
  check_at timestamp with time zone,
  checks integer default 0 not null,
  failure text,
  constraint payments_amount_check CHECK ((amount > 0)),
  constraint payments_attempt UNIQUE (order_id, attempt),
  constraint payments_attempt_check CHECK ((attempt > 0)),
  constraint payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint payments_failure_check CHECK ((failure = ANY (ARRAY['given_up'::text, 'declined'::text]))),
  constraint payments_gateway_id UNIQUE (gateway, gateway_id),
  constraint payments_kind_check CHECK ((kind = ANY (ARRAY['online'::text, 'transfer'::text, 'cod'::text, 'invoice'::text]))),
  constraint payments_online CHECK (((kind = 'online'::text) = (gateway IS NOT NULL))),
  constraint payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint payments_paid_at CHECK (((received > 0) = (paid_at IS NOT NULL))),
  constraint payments_payment_method_id_fkey FOREIGN KEY (payment_method_id) REFERENCES shop.payment_methods(id) ON DELETE RESTRICT,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_received_check CHECK ((received >= 0)),
  constraint payments_refunded CHECK ((refunded <= received)),
  constraint payments_refunded_check CHECK ((refunded >= 0)),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['created'::text, 'unknown'::text, 'method_chosen'::text, 'authorized'::text, 'awaiting_transfer'::text, 'partly_paid'::text, 'awaiting_cod'::text, 'cod_collected'::text, 'invoice_issued'::text, 'overdue'::text, 'paid'::text, 'cancelled'::text, 'expired'::text, 'refund_requested'::text, 'refund_failed'::text, 'partly_refunded'::text, 'refunded'::text, 'charged_back'::text])))
);
alter table shop.payments enable row level security;
comment on table shop.payments is 'Attempts to pay an order. The state changes only along its machine; money is counted, never set by hand.';

create table shop.pickup_points (
  id bigint generated by default as identity not null,
  network text not null,
  external_id text not null,
  kind text not null,
  name text not null,
  place text default ''::text not null,
  street text not null,
  city text not null,
  city_part text default ''::text not null,
  zip text not null,
  country text not null,
  lat double precision not null,
  lng double precision not null,
  opening_hours jsonb,
  opening_hours_short text default ''::text not null,
  max_weight_g integer,
  takes_cod boolean not null,
  takes_card boolean not null,
  is_wheelchair_accessible boolean not null,
  status text not null,
  is_sample boolean default false not null,
  removed_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  words text generated always as (internal.fold_address(((((((city || ' '::text) || city_part) || ' '::text) || street) || ' '::text) || place))) stored not null,
  constraint pickup_points_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint pickup_points_kind_check CHECK ((kind = ANY (ARRAY['pickup-point'::text, 'box'::text]))),
  constraint pickup_points_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint pickup_points_lng_check CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision))),
  constraint pickup_points_max_weight_g_check CHECK ((max_weight_g > 0)),
  constraint pickup_points_network_check CHECK ((network ~ '^[a-z0-9-]+$'::text)),
  constraint pickup_points_network_external_id_key UNIQUE (network, external_id),
  constraint pickup_points_pkey PRIMARY KEY (id),
  constraint pickup_points_status_check CHECK ((status = ANY (ARRAY['open'::text, 'full'::text, 'vacation'::text, 'closing'::text]))),
  constraint pickup_points_zip_check CHECK ((zip ~ '^[0-9]{5}$'::text))
);
alter table shop.pickup_points enable row level security;
comment on table shop.pickup_points is 'Points and boxes parcels can be sent to, with the limits they are refused by.';

create table shop.plan_cycle_lines (
  cycle_id bigint not null,
  "position" integer not null,
  variant_id bigint not null,
  pieces integer not null,
  plan_line_id bigint,
  is_once boolean default false not null,
  announced jsonb,
  constraint plan_cycle_lines_cycle_id_fkey FOREIGN KEY (cycle_id) REFERENCES shop.plan_cycles(id) ON DELETE RESTRICT,
  constraint plan_cycle_lines_pieces_check CHECK ((pieces > 0)),
  constraint plan_cycle_lines_pkey PRIMARY KEY (cycle_id, "position"),
  constraint plan_cycle_lines_plan_line_id_fkey FOREIGN KEY (plan_line_id) REFERENCES shop.plan_lines(id) ON DELETE SET NULL,
  constraint plan_cycle_lines_position_check CHECK (("position" > 0)),
  constraint plan_cycle_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT
);
alter table shop.plan_cycle_lines enable row level security;
comment on table shop.plan_cycle_lines is 'What is in one parcel of a plan, with the prices it was announced for.';

create table shop.plan_cycles (
  id bigint generated by default as identity not null,
  plan_id bigint not null,
  cycle_no integer not null,
  state text not null,
  due_on date not null,
  process_on date not null,
  announced_at timestamp with time zone,
  announced_payable bigint,
  changes_until timestamp with time zone,
  is_wish boolean default false not null,
  locked_at timestamp with time zone,
  order_id bigint,
  placed_payable bigint,
  charged_payment_id bigint,
  first_refused_at timestamp with time zone,
  retries integer default 0 not null,
  retry_at timestamp with time zone,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  order_number text,
  constraint plan_cycles_announced CHECK (((state <> ALL (ARRAY['announced'::text, 'locked'::text])) OR (num_nulls(announced_at, announced_payable, changes_until) = 0))),
  constraint plan_cycles_announced_payable_check CHECK ((announced_payable >= 0)),
  constraint plan_cycles_charged_payment_id_fkey FOREIGN KEY (charged_payment_id) REFERENCES shop.payments(id) ON DELETE RESTRICT,
  constraint plan_cycles_closed CHECK (((state = ANY (ARRAY['delivered'::text, 'skipped'::text, 'cancelled'::text])) = (closed_at IS NOT NULL))),
  constraint plan_cycles_cycle_no_check CHECK ((cycle_no > 0)),
  constraint plan_cycles_order CHECK (
CASE
    WHEN (state = ANY (ARRAY['planned'::text, 'announced'::text, 'locked'::text, 'skipped'::text])) THEN (order_id IS NULL)
    WHEN (state = ANY (ARRAY['ordered'::text, 'payment_failed'::text, 'delivered'::text])) THEN (order_id IS NOT NULL)
    ELSE true
END),
  constraint plan_cycles_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint plan_cycles_order_id_key UNIQUE (order_id),
  constraint plan_cycles_pkey PRIMARY KEY (id),
  constraint plan_cycles_placed_payable_check CHECK ((placed_payable >= 0)),
  constraint plan_cycles_plan_id_cycle_no_key UNIQUE (plan_id, cycle_no),
  constraint plan_cycles_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES shop.plans(id) ON DELETE RESTRICT,
  constraint plan_cycles_retries_check CHECK ((retries >= 0)),
  constraint plan_cycles_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'announced'::text, 'locked'::text, 'ordered'::text, 'payment_failed'::text, 'delivered'::text, 'skipped'::text, 'cancelled'::text])))
);
alter table shop.plan_cycles enable row level security;
comment on table shop.plan_cycles is 'One parcel of a plan, from its date to its delivery. The first one is the order the plan began with.';

create table shop.plan_events (
  id bigint generated always as identity not null,
  plan_id bigint not null,
  cycle_id bigint,
  at timestamp with time zone not null,
  event text not null,
  from_state text,
  to_state text not null,
  actor_kind text not null,
  actor_id text,
  details jsonb default '{}'::jsonb not null,
  constraint plan_events_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['anonymous'::text, 'customer'::text, 'staff'::text, 'system'::text]))),
  constraint plan_events_cycle_id_fkey FOREIGN KEY (cycle_id) REFERENCES shop.plan_cycles(id) ON DELETE RESTRICT,
  constraint plan_events_pkey PRIMARY KEY (id),
  constraint plan_events_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES shop.plans(id) ON DELETE RESTRICT
);
alter table shop.plan_events enable row level security;
comment on table shop.plan_events is 'What happened to plans and their cycles, in order; append-only.';

create table shop.plan_lines (
  id bigint generated by default as identity not null,
  plan_id bigint not null,
  variant_id bigint not null,
  pieces integer not null,
  interval_days integer not null,
  is_by_bowl boolean default false not null,
  substitute_variant_id bigint,
  due_on date not null,
  delivered_on date,
  constraint plan_lines_interval_days_check CHECK (((interval_days >= 7) AND (interval_days <= 182))),
  constraint plan_lines_pieces_check CHECK ((pieces > 0)),
  constraint plan_lines_pkey PRIMARY KEY (id),
  constraint plan_lines_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES shop.plans(id) ON DELETE RESTRICT,
  constraint plan_lines_plan_id_variant_id_key UNIQUE (plan_id, variant_id),
  constraint plan_lines_substitute_variant_id_fkey FOREIGN KEY (substitute_variant_id) REFERENCES shop.variants(id) ON DELETE SET NULL,
  constraint plan_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT
);
alter table shop.plan_lines enable row level security;
comment on table shop.plan_lines is 'What comes, how many and how often: each thing by its own rhythm.';

create table shop.plan_mandates (
  id bigint generated by default as identity not null,
  plan_id bigint not null,
  order_id bigint not null,
  state text default 'requested'::text not null,
  consent_text text not null,
  consented_at timestamp with time zone not null,
  gateway_parent_id text,
  card_number text,
  card_expires_on date,
  warned_at timestamp with time zone,
  activated_at timestamp with time zone,
  ended_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint plan_mandates_active CHECK (((state <> 'active'::text) OR (gateway_parent_id IS NOT NULL))),
  constraint plan_mandates_ended CHECK (((state = ANY (ARRAY['stopped'::text, 'voided'::text])) = (ended_at IS NOT NULL))),
  constraint plan_mandates_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint plan_mandates_order_id_key UNIQUE (order_id),
  constraint plan_mandates_pkey PRIMARY KEY (id),
  constraint plan_mandates_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES shop.plans(id) ON DELETE RESTRICT,
  constraint plan_mandates_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'active'::text, 'stopped'::text, 'voided'::text])))
);
alter table shop.plan_mandates enable row level security;
comment on table shop.plan_mandates is 'Leave to charge a card again, with the words it was given by. The card itself is at the gateway.';

create table shop.plans (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  customer_id bigint,
  first_order_id bigint not null,
  dog_id bigint,
  state text default 'active'::text not null,
  email text,
  details jsonb,
  shipping_method_id bigint not null,
  pickup_point_id bigint,
  payment_method_id bigint not null,
  stock_policy text default 'wait'::text not null,
  paused_until date,
  unpaid_in_a_row integer default 0 not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint plans_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE RESTRICT,
  constraint plans_dog_id_fkey FOREIGN KEY (dog_id) REFERENCES shop.dogs(id) ON DELETE SET NULL,
  constraint plans_email_check CHECK ((email = lower(email))),
  constraint plans_end_reason_check CHECK ((end_reason = ANY (ARRAY['enough'::text, 'dog_does_not_like'::text, 'expensive'::text, 'elsewhere'::text, 'other'::text]))),
  constraint plans_ended CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL))),
  constraint plans_first_order_id_fkey FOREIGN KEY (first_order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint plans_first_order_id_key UNIQUE (first_order_id),
  constraint plans_known CHECK (((state = 'ended'::text) OR ((email IS NOT NULL) AND (details IS NOT NULL)))),
  constraint plans_paused_until CHECK (((paused_until IS NULL) OR (state = 'paused'::text))),
  constraint plans_payment_method_id_fkey FOREIGN KEY (payment_method_id) REFERENCES shop.payment_methods(id) ON DELETE RESTRICT,
  constraint plans_pickup_point_id_fkey FOREIGN KEY (pickup_point_id) REFERENCES shop.pickup_points(id) ON DELETE SET NULL,
  constraint plans_pkey PRIMARY KEY (id),
  constraint plans_shipping_method_id_fkey FOREIGN KEY (shipping_method_id) REFERENCES shop.shipping_methods(id) ON DELETE RESTRICT,
  constraint plans_state_check CHECK ((state = ANY (ARRAY['active'::text, 'waiting_for_goods'::text, 'paused'::text, 'ended'::text]))),
  constraint plans_stock_policy_check CHECK ((stock_policy = ANY (ARRAY['wait'::text, 'smaller_packs'::text, 'substitute'::text]))),
  constraint plans_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint plans_unpaid_in_a_row_check CHECK ((unpaid_in_a_row >= 0))
);
alter table shop.plans enable row level security;
comment on table shop.plans is 'Regular delivery: what a household gets again and again. Ended by one command, kept a year so that it can be taken up again.';

create table shop.prepared_basket_lines (
  prepared_basket_id bigint not null,
  "position" integer not null,
  variant_id bigint not null,
  pieces integer not null,
  regular_weeks integer default 0 not null,
  seen_price bigint not null,
  constraint prepared_basket_lines_pieces_check CHECK ((pieces > 0)),
  constraint prepared_basket_lines_pkey PRIMARY KEY (prepared_basket_id, "position"),
  constraint prepared_basket_lines_position_check CHECK (("position" > 0)),
  constraint prepared_basket_lines_prepared_basket_id_fkey FOREIGN KEY (prepared_basket_id) REFERENCES shop.prepared_baskets(id) ON DELETE CASCADE,
  constraint prepared_basket_lines_regular_weeks_check CHECK ((regular_weeks >= 0)),
  constraint prepared_basket_lines_seen_price_check CHECK ((seen_price >= 0)),
  constraint prepared_basket_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT
);
alter table shop.prepared_basket_lines enable row level security;
comment on table shop.prepared_basket_lines is 'Goods of a prepared basket.';

create table shop.prepared_baskets (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  token_hash bytea not null,
  kind text not null,
  customer_id bigint,
  title text default ''::text not null,
  note text default ''::text not null,
  prepared_by text default ''::text not null,
  expires_at timestamp with time zone not null,
  uses_left integer,
  created_at timestamp with time zone not null,
  constraint prepared_baskets_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES shop.customers(id) ON DELETE RESTRICT,
  constraint prepared_baskets_kind_check CHECK ((kind = ANY (ARRAY['shared'::text, 'staff'::text, 'calculator'::text, 'breeder'::text, 'group'::text]))),
  constraint prepared_baskets_note_check CHECK ((length(note) <= 500)),
  constraint prepared_baskets_pkey PRIMARY KEY (id),
  constraint prepared_baskets_prepared_by_check CHECK ((length(prepared_by) <= 80)),
  constraint prepared_baskets_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint prepared_baskets_title_check CHECK ((length(title) <= 80)),
  constraint prepared_baskets_token_hash_key UNIQUE (token_hash),
  constraint prepared_baskets_uses_left_check CHECK ((uses_left >= 0))
);
alter table shop.prepared_baskets enable row level security;
comment on table shop.prepared_baskets is 'Baskets somebody made for others; taking one copies it, so ending one touches no copy.';

create table shop.price_lists (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  code text not null,
  name text not null,
  includes_vat boolean not null,
  is_public boolean default false not null,
  parent_id bigint,
  from_pieces integer,
  constraint price_lists_break CHECK ((((parent_id IS NULL) = (from_pieces IS NULL)) AND (COALESCE(from_pieces, 2) >= 2) AND ((parent_id IS NULL) OR (NOT is_public)))) NOT VALID,
  constraint price_lists_code_check CHECK ((code ~ '^[a-z0-9-]+$'::text)),
  constraint price_lists_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES shop.price_lists(id) ON DELETE RESTRICT NOT VALID,
  constraint price_lists_pkey PRIMARY KEY (id),
  constraint price_lists_storefront_id_code_key UNIQUE (storefront_id, code),
  constraint price_lists_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.price_lists enable row level security;
comment on table shop.price_lists is 'Sets of prices; one public list per storefront, the others belong to customer groups.';

create table shop.price_proofs (
  id bigint generated always as identity not null,
  price_id bigint not null,
  reference bigint,
  reference_price_id bigint,
  window_from timestamp with time zone,
  window_price_ids bigint[] default '{}'::bigint[] not null,
  percent integer not null,
  verdict text not null,
  created_at timestamp with time zone default now() not null,
  constraint price_proofs_percent_check CHECK (((percent >= 0) AND (percent <= 100))),
  constraint price_proofs_pkey PRIMARY KEY (id),
  constraint price_proofs_price_id_fkey FOREIGN KEY (price_id) REFERENCES shop.prices(id) ON DELETE RESTRICT,
  constraint price_proofs_reference_check CHECK ((reference > 0)),
  constraint price_proofs_reference_price_id_fkey FOREIGN KEY (reference_price_id) REFERENCES shop.prices(id) ON DELETE RESTRICT,
  constraint price_proofs_verdict_check CHECK ((verdict = ANY (ARRAY['fair'::text, 'no_sale'::text, 'no_discount'::text, 'raised_before'::text, 'too_new'::text])))
);
alter table shop.price_proofs enable row level security;
comment on table shop.price_proofs is 'Why a discount may, or may not, be called fair: the reference, the rows it was taken from. Append-only; the newest row of a price holds.';

create table shop.price_proposals (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  price_list_id bigint not null,
  lines jsonb not null,
  valid_from timestamp with time zone,
  reason text not null,
  state text default 'waiting'::text not null,
  proposed_by text not null,
  proposed_at timestamp with time zone not null,
  decided_by text,
  decided_at timestamp with time zone,
  note text default ''::text not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  valid_until timestamp with time zone,
  calls_off bigint,
  constraint price_proposals_calls_off_fkey FOREIGN KEY (calls_off) REFERENCES shop.prices(id) ON DELETE RESTRICT,
  constraint price_proposals_decided CHECK ((((state = 'waiting'::text) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL)))),
  constraint price_proposals_lines_check CHECK (((jsonb_typeof(lines) = 'array'::text) AND (jsonb_array_length(lines) > 0))),
  constraint price_proposals_pkey PRIMARY KEY (id),
  constraint price_proposals_price_list_id_fkey FOREIGN KEY (price_list_id) REFERENCES shop.price_lists(id) ON DELETE RESTRICT,
  constraint price_proposals_reason_check CHECK ((reason <> ''::text)),
  constraint price_proposals_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text]))),
  constraint price_proposals_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint price_proposals_two_persons CHECK (((state <> 'approved'::text) OR (decided_by <> proposed_by)))
);
alter table shop.price_proposals enable row level security;
comment on table shop.price_proposals is 'Prices that somebody who may not set them asks for; another person decides, and only then the ledger is written.';

create table shop.prices (
  id bigint generated always as identity not null,
  price_list_id bigint not null,
  variant_id bigint not null,
  amount bigint not null,
  kind text not null,
  valid_from timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  constraint prices_amount_check CHECK ((amount > 0)),
  constraint prices_kind_check CHECK ((kind = ANY (ARRAY['regular'::text, 'sale'::text, 'ended'::text]))) NOT VALID,
  constraint prices_pkey PRIMARY KEY (id),
  constraint prices_price_list_id_fkey FOREIGN KEY (price_list_id) REFERENCES shop.price_lists(id) ON DELETE RESTRICT,
  constraint prices_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT
);
alter table shop.prices enable row level security;
comment on table shop.prices is 'Append-only ledger in haléře: a price holds from its moment until the next row of the same variant and list.';

create table shop.printed_tags (
  uid text not null,
  kind text not null,
  parcel_id bigint,
  batch_id bigint,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint printed_tags_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES shop.batches(id) ON DELETE RESTRICT,
  constraint printed_tags_batch_id_key UNIQUE (batch_id),
  constraint printed_tags_kind CHECK ((((kind = 'parcel'::text) = (parcel_id IS NOT NULL)) AND ((kind = 'batch'::text) = (batch_id IS NOT NULL)))),
  constraint printed_tags_kind_check CHECK ((kind = ANY (ARRAY['parcel'::text, 'batch'::text]))),
  constraint printed_tags_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES shop.parcels(id) ON DELETE RESTRICT,
  constraint printed_tags_parcel_id_key UNIQUE (parcel_id),
  constraint printed_tags_pkey PRIMARY KEY (uid),
  constraint printed_tags_uid_check CHECK ((uid ~ '^[a-z2-7]{20}$'::text))
);
alter table shop.printed_tags enable row level security;
comment on table shop.printed_tags is 'Random codes printed on parcels and packages; whoever holds one reads what it leads to.';

create table shop.prizes (
  id bigint generated by default as identity not null,
  fair_id bigint not null,
  key text not null,
  "position" integer not null,
  label text not null,
  prize text,
  description text not null,
  kind text not null,
  weight integer not null,
  amount integer,
  valid_days integer,
  minimum_goods bigint default 0 not null,
  is_shipped boolean default false not null,
  color text not null,
  text_color text not null,
  constraint prizes_amount_check CHECK ((amount > 0)),
  constraint prizes_color_check CHECK ((color ~ '^#[0-9A-F]{6}$'::text)),
  constraint prizes_fair_id_fkey FOREIGN KEY (fair_id) REFERENCES shop.fairs(id) ON DELETE RESTRICT,
  constraint prizes_fair_id_key_key UNIQUE (fair_id, key),
  constraint prizes_fair_id_position_key UNIQUE (fair_id, "position"),
  constraint prizes_key_check CHECK ((key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint prizes_kind_check CHECK ((kind = ANY (ARRAY['product'::text, 'coupon'::text, 'free-shipping'::text, 'credits'::text, 'none'::text]))),
  constraint prizes_minimum_goods_check CHECK ((minimum_goods >= 0)),
  constraint prizes_pkey PRIMARY KEY (id),
  constraint prizes_position_check CHECK (("position" > 0)),
  constraint prizes_text_color_check CHECK ((text_color ~ '^#[0-9A-F]{6}$'::text)),
  constraint prizes_valid_days_check CHECK ((valid_days > 0)),
  constraint prizes_weight_check CHECK ((weight > 0))
);
alter table shop.prizes enable row level security;
comment on table shop.prizes is 'Segments of a wheel with their chances; how many are left is kept apart.';

create table shop.product_additives (
  product_id bigint not null,
  "position" integer not null,
  category text not null,
  name text not null,
  register_code text,
  amount text,
  constraint product_additives_category_check CHECK ((category = ANY (ARRAY['nutritional'::text, 'zootechnical'::text, 'technological'::text, 'sensory'::text]))),
  constraint product_additives_pkey PRIMARY KEY (product_id, "position"),
  constraint product_additives_position_check CHECK (("position" > 0)),
  constraint product_additives_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE
);
alter table shop.product_additives enable row level security;
comment on table shop.product_additives is 'Declared additives per kilogram, by the categories of the EU register.';

create table shop.product_allergens (
  product_id bigint not null,
  storefront_id bigint not null,
  allergen text not null,
  constraint product_allergens_pkey PRIMARY KEY (product_id, allergen),
  constraint product_allergens_storefront_id_allergen_fkey FOREIGN KEY (storefront_id, allergen) REFERENCES shop.allergens(storefront_id, code) ON DELETE RESTRICT,
  constraint product_allergens_storefront_id_product_id_fkey FOREIGN KEY (storefront_id, product_id) REFERENCES shop.products(storefront_id, id) ON DELETE CASCADE
);
alter table shop.product_allergens enable row level security;
comment on table shop.product_allergens is 'Declared allergens, also of boxes whose composition is on the inner packs only.';

create table shop.product_attributes (
  id bigint generated by default as identity not null,
  product_id bigint not null,
  attribute_id bigint not null,
  type text not null,
  option_id bigint,
  number_value numeric,
  boolean_value boolean,
  text_value text,
  constraint product_attributes_attribute_id_option_id_fkey FOREIGN KEY (attribute_id, option_id) REFERENCES shop.attribute_options(attribute_id, id) ON DELETE RESTRICT,
  constraint product_attributes_attribute_id_type_fkey FOREIGN KEY (attribute_id, type) REFERENCES shop.attributes(id, type) ON DELETE CASCADE,
  constraint product_attributes_pkey PRIMARY KEY (id),
  constraint product_attributes_product_id_attribute_id_option_id_key UNIQUE NULLS NOT DISTINCT (product_id, attribute_id, option_id),
  constraint product_attributes_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE,
  constraint product_attributes_value_fits_type CHECK (((num_nonnulls(option_id, number_value, boolean_value, text_value) = 1) AND
CASE type
    WHEN 'option'::text THEN (option_id IS NOT NULL)
    WHEN 'number'::text THEN (number_value IS NOT NULL)
    WHEN 'boolean'::text THEN (boolean_value IS NOT NULL)
    ELSE (text_value IS NOT NULL)
END))
);
alter table shop.product_attributes enable row level security;
comment on table shop.product_attributes is 'Values of typed attributes; the value column must match the type of the attribute.';

create table shop.product_cards (
  product_id bigint not null,
  storefront_id bigint not null,
  slug text not null,
  name text not null,
  subtitle text not null,
  kind text not null,
  status text not null,
  brand text,
  protein text,
  protein_name text,
  life_stage text,
  breed_size text,
  grain_free boolean not null,
  monoprotein boolean not null,
  energy_kcal_per_100g numeric(6,1),
  category_path text,
  category_ids bigint[] not null,
  tags text[] not null,
  facets text[] not null,
  allergens text[] not null,
  ingredient_ids bigint[] not null,
  composition text not null,
  variant_id bigint not null,
  variant_name text not null,
  variant_count integer not null,
  net_weight_g integer,
  pack_weights_g integer[] not null,
  price bigint not null,
  regular_price bigint not null,
  lowest_price_30_days bigint,
  discount_percent integer,
  unit text,
  unit_price bigint,
  price_from bigint not null,
  on_sale boolean not null,
  in_stock boolean not null,
  rating_count integer not null,
  rating_average numeric(3,2),
  image_key text,
  image_hash text,
  image_alt text,
  image_width integer,
  image_height integer,
  popularity integer not null,
  published_at timestamp with time zone not null,
  constraint product_cards_composition_check CHECK ((composition = ANY (ARRAY['declared'::text, 'undeclared'::text, 'not_feed'::text]))),
  constraint product_cards_pkey PRIMARY KEY (product_id),
  constraint product_cards_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE,
  constraint product_cards_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint product_cards_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE CASCADE
);
alter table shop.product_cards enable row level security;
comment on table shop.product_cards is 'One row per product on sale with all a card of the grid shows, kept by the transaction that changes its sources. Prices are public ones, in haléře.';

create table shop.product_categories (
  product_id bigint not null,
  category_id bigint not null,
  "position" integer not null,
  constraint product_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES shop.categories(id) ON DELETE RESTRICT,
  constraint product_categories_pkey PRIMARY KEY (product_id, category_id),
  constraint product_categories_position_check CHECK (("position" > 0)),
  constraint product_categories_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE,
  constraint product_categories_product_id_position_key UNIQUE (product_id, "position") DEFERRABLE
);
alter table shop.product_categories enable row level security;
comment on table shop.product_categories is 'Where a product is filed; a subcategory is listed together with its parent.';

create table shop.product_constituents (
  product_id bigint not null,
  storefront_id bigint not null,
  constituent text not null,
  percent numeric(5,2) not null,
  constraint product_constituents_percent_check CHECK (((percent >= (0)::numeric) AND (percent <= (100)::numeric))),
  constraint product_constituents_pkey PRIMARY KEY (product_id, constituent),
  constraint product_constituents_storefront_id_constituent_fkey FOREIGN KEY (storefront_id, constituent) REFERENCES shop.constituents(storefront_id, code) ON DELETE RESTRICT,
  constraint product_constituents_storefront_id_product_id_fkey FOREIGN KEY (storefront_id, product_id) REFERENCES shop.products(storefront_id, id) ON DELETE CASCADE
);
alter table shop.product_constituents enable row level security;
comment on table shop.product_constituents is 'Declared constituents in percent as fed; what is not declared has no row.';

create table shop.product_ingredients (
  product_id bigint not null,
  "position" integer not null,
  ingredient_id bigint not null,
  label text not null,
  note text,
  percent numeric(5,2),
  mg_per_kg numeric(10,2),
  role text not null,
  constraint product_ingredients_check CHECK ((num_nonnulls(percent, mg_per_kg) <= 1)),
  constraint product_ingredients_ingredient_id_fkey FOREIGN KEY (ingredient_id) REFERENCES shop.ingredients(id) ON DELETE RESTRICT,
  constraint product_ingredients_mg_per_kg_check CHECK ((mg_per_kg > (0)::numeric)),
  constraint product_ingredients_percent_check CHECK (((percent > (0)::numeric) AND (percent <= (100)::numeric))),
  constraint product_ingredients_pkey PRIMARY KEY (product_id, "position"),
  constraint product_ingredients_position_check CHECK (("position" > 0)),
  constraint product_ingredients_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE,
  constraint product_ingredients_role_check CHECK ((role = ANY (ARRAY['meat'::text, 'fat'::text, 'broth'::text, 'egg_milk'::text, 'grain'::text, 'tuber'::text, 'legume'::text, 'vegetable'::text, 'fruit'::text, 'herb'::text, 'oil'::text, 'functional'::text, 'mineral'::text])))
);
alter table shop.product_ingredients enable row level security;
comment on table shop.product_ingredients is 'Composition of a food in the order of the label, in percent or mg/kg.';

create table shop.product_ratings (
  product_id bigint not null,
  stars integer[] default '{0,0,0,0,0}'::integer[] not null,
  review_count integer generated always as (((((stars[1] + stars[2]) + stars[3]) + stars[4]) + stars[5])) stored not null,
  average numeric(3,2) generated always as (((((((stars[1] + (2 * stars[2])) + (3 * stars[3])) + (4 * stars[4])) + (5 * stars[5])))::numeric / (NULLIF(((((stars[1] + stars[2]) + stars[3]) + stars[4]) + stars[5]), 0))::numeric)) stored,
  constraint product_ratings_pkey PRIMARY KEY (product_id),
  constraint product_ratings_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE,
  constraint product_ratings_stars_check CHECK (((cardinality(stars) = 5) AND (0 <= ALL (stars))))
);
alter table shop.product_ratings enable row level security;
comment on table shop.product_ratings is 'Count, average and histogram of published reviews, kept in the transaction that changes a review.';

create table shop.product_relations (
  product_id bigint not null,
  related_product_id bigint not null,
  type text not null,
  reason text not null,
  "position" integer not null,
  constraint product_relations_check CHECK ((product_id <> related_product_id)),
  constraint product_relations_pkey PRIMARY KEY (product_id, related_product_id),
  constraint product_relations_position_check CHECK (("position" > 0)),
  constraint product_relations_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE,
  constraint product_relations_product_id_position_key UNIQUE (product_id, "position") DEFERRABLE,
  constraint product_relations_related_product_id_fkey FOREIGN KEY (related_product_id) REFERENCES shop.products(id) ON DELETE CASCADE,
  constraint product_relations_type_check CHECK ((type = ANY (ARRAY['related'::text, 'upsell'::text, 'cross_sell'::text])))
);
alter table shop.product_relations enable row level security;
comment on table shop.product_relations is 'Alternatives, upsell and complements, each with the reason shown to the customer.';

create table shop.product_tags (
  product_id bigint not null,
  storefront_id bigint not null,
  tag text not null,
  "position" integer not null,
  constraint product_tags_pkey PRIMARY KEY (product_id, tag),
  constraint product_tags_position_check CHECK (("position" > 0)),
  constraint product_tags_storefront_id_product_id_fkey FOREIGN KEY (storefront_id, product_id) REFERENCES shop.products(storefront_id, id) ON DELETE CASCADE,
  constraint product_tags_storefront_id_tag_fkey FOREIGN KEY (storefront_id, tag) REFERENCES shop.tags(storefront_id, code) ON DELETE RESTRICT
);
alter table shop.product_tags enable row level security;
comment on table shop.product_tags is 'Tags of a product.';

create table shop.products (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  slug text not null,
  name text not null,
  subtitle text default ''::text not null,
  kind text not null,
  brand_id bigint,
  protein text,
  life_stage text,
  breed_size text,
  grain_free boolean default false not null,
  monoprotein boolean default false not null,
  short_description text default ''::text not null,
  description text default ''::text not null,
  benefits text[] default '{}'::text[] not null,
  feed_type text,
  composition_text text default ''::text not null,
  additives_text text,
  storage_text text default ''::text not null,
  origin_country text default ''::text not null,
  energy_kcal_per_100g numeric(6,1),
  heureka_category text,
  google_category text,
  seo_title text default ''::text not null,
  seo_description text default ''::text not null,
  status text default 'draft'::text not null,
  successor_id bigint,
  published_at timestamp with time zone,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  approval_number text default ''::text not null,
  maker text default ''::text not null,
  maker_country text default ''::text not null,
  eu_person text default ''::text not null,
  warnings text default ''::text not null,
  constraint products_approval_number_check CHECK ((length(approval_number) <= 40)),
  constraint products_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES shop.brands(id) ON DELETE RESTRICT,
  constraint products_energy_kcal_per_100g_check CHECK ((energy_kcal_per_100g > (0)::numeric)),
  constraint products_eu_person_check CHECK ((length(eu_person) <= 300)),
  constraint products_kind_check CHECK ((kind = ANY (ARRAY['kibble'::text, 'can'::text, 'pouch'::text, 'treat'::text, 'supplement'::text, 'cosmetics'::text, 'equipment'::text, 'box'::text, 'bundle'::text]))),
  constraint products_maker_check CHECK ((length(maker) <= 300)),
  constraint products_maker_country_check CHECK ((maker_country ~ '^([A-Z]{2})?$'::text)),
  constraint products_pkey PRIMARY KEY (id),
  constraint products_public_has_date CHECK (((status = ANY (ARRAY['draft'::text, 'scheduled'::text])) OR (published_at IS NOT NULL))),
  constraint products_scheduled_has_date CHECK (((status <> 'scheduled'::text) OR (published_at IS NOT NULL))),
  constraint products_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint products_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'active'::text, 'sell_out'::text, 'discontinued'::text]))),
  constraint products_storefront_id_breed_size_fkey FOREIGN KEY (storefront_id, breed_size) REFERENCES shop.breed_sizes(storefront_id, code) ON DELETE RESTRICT,
  constraint products_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint products_storefront_id_id_key UNIQUE (storefront_id, id),
  constraint products_storefront_id_life_stage_fkey FOREIGN KEY (storefront_id, life_stage) REFERENCES shop.life_stages(storefront_id, code) ON DELETE RESTRICT,
  constraint products_storefront_id_protein_fkey FOREIGN KEY (storefront_id, protein) REFERENCES shop.proteins(storefront_id, code) ON DELETE RESTRICT,
  constraint products_storefront_id_slug_key UNIQUE (storefront_id, slug),
  constraint products_successor_id_fkey FOREIGN KEY (successor_id) REFERENCES shop.products(id) ON DELETE SET NULL,
  constraint products_successor_is_another CHECK ((successor_id <> id)),
  constraint products_warnings_check CHECK ((length(warnings) <= 1000))
);
alter table shop.products enable row level security;
comment on table shop.products is 'What the shop sells, one row per recipe or thing; package sizes are its variants. Never deleted, only discontinued.';

create table shop.proteins (
  storefront_id bigint not null,
  code text not null,
  name text not null,
  "position" integer not null,
  constraint proteins_code_check CHECK ((code ~ '^[a-z0-9-]+$'::text)),
  constraint proteins_pkey PRIMARY KEY (storefront_id, code),
  constraint proteins_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.proteins enable row level security;
comment on table shop.proteins is 'Leading proteins, each with its own colour in the shop.';

create table shop.recalls (
  id bigint generated always as identity not null,
  batch_id bigint not null,
  product_id bigint not null,
  batch_code text not null,
  best_before date,
  reason text not null,
  risk text not null,
  symptoms text not null,
  authority_told_on date not null,
  proposed_by text not null,
  proposed_at timestamp with time zone not null,
  approved_by text,
  approved_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint recalls_approval CHECK (((approved_by IS NULL) = (approved_at IS NULL))),
  constraint recalls_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES shop.batches(id) ON DELETE RESTRICT,
  constraint recalls_pkey PRIMARY KEY (id),
  constraint recalls_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE RESTRICT,
  constraint recalls_public_stays CHECK (((approved_at IS NULL) OR (withdrawn_at IS NULL))),
  constraint recalls_two_people CHECK ((approved_by <> proposed_by))
);
alter table shop.recalls enable row level security;
comment on table shop.recalls is 'Batches that are called back: one person proposes, another approves, and from then on it is public.';

create table shop.redirects (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  from_path text not null,
  to_path text not null,
  created_at timestamp with time zone not null,
  constraint redirects_from_path_check CHECK (((from_path ~ '^/[a-z0-9][a-z0-9./-]*$'::text) AND (length(from_path) <= 120))),
  constraint redirects_lead_elsewhere CHECK ((from_path <> to_path)),
  constraint redirects_pkey PRIMARY KEY (id),
  constraint redirects_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint redirects_storefront_id_from_path_key UNIQUE (storefront_id, from_path),
  constraint redirects_to_path_check CHECK (((to_path ~ '^/[a-z0-9./-]*$'::text) AND (length(to_path) <= 200)))
);
alter table shop.redirects enable row level security;
comment on table shop.redirects is 'Where an address leads that no page answers to any more. Asked only after every page has said no, so it never hides a living one.';

create table shop.refunds (
  id bigint generated by default as identity not null,
  payment_id bigint not null,
  order_id bigint not null,
  amount bigint not null,
  way text not null,
  state text default 'requested'::text not null,
  purpose text not null,
  reason text default ''::text not null,
  corrections jsonb,
  account text,
  requested_at timestamp with time zone not null,
  actor_kind text not null,
  actor_id text,
  sent_at timestamp with time zone,
  settled_at timestamp with time zone,
  answer text,
  updated_at timestamp with time zone default now() not null,
  for_goods bigint default 0 not null,
  gateway_refund_id text,
  replaces_id bigint,
  case_id bigint,
  constraint refunds_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['anonymous'::text, 'customer'::text, 'staff'::text, 'system'::text]))),
  constraint refunds_amount_check CHECK ((amount > 0)),
  constraint refunds_case_id_fkey FOREIGN KEY (case_id) REFERENCES shop.cases(id) ON DELETE RESTRICT,
  constraint refunds_for_goods CHECK ((for_goods <= amount)),
  constraint refunds_for_goods_check CHECK ((for_goods >= 0)),
  constraint refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES shop.payments(id) ON DELETE RESTRICT,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_purpose_check CHECK ((purpose = ANY (ARRAY['cancellation'::text, 'correction'::text, 'overpayment'::text, 'late_payment'::text]))),
  constraint refunds_replaces_id_fkey FOREIGN KEY (replaces_id) REFERENCES shop.refunds(id) ON DELETE RESTRICT,
  constraint refunds_settled CHECK (((state = ANY (ARRAY['done'::text, 'failed'::text])) = (settled_at IS NOT NULL))),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'sent'::text, 'done'::text, 'failed'::text]))),
  constraint refunds_way_check CHECK ((way = ANY (ARRAY['gateway'::text, 'transfer'::text])))
);
alter table shop.refunds enable row level security;
comment on table shop.refunds is 'Money on its way back. Each row goes out once, whatever answer gets lost.';

create table shop.reservations (
  order_id bigint not null,
  variant_id bigint not null,
  pieces integer not null,
  reason text not null,
  deadline_at timestamp with time zone,
  constraint reservations_deadline CHECK (((reason = 'accepted'::text) = (deadline_at IS NULL))),
  constraint reservations_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint reservations_pieces_check CHECK ((pieces > 0)),
  constraint reservations_pkey PRIMARY KEY (order_id, variant_id),
  constraint reservations_reason_check CHECK ((reason = ANY (ARRAY['awaiting_payment'::text, 'awaiting_approval'::text, 'accepted'::text]))),
  constraint reservations_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.stock(variant_id) ON DELETE RESTRICT
);
alter table shop.reservations enable row level security;
comment on table shop.reservations is 'Pieces promised to open orders. A row goes when the goods are released or leave the house; the events of the order remember.';

create table shop.retailers (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  slug text not null,
  name text not null,
  type text not null,
  street text not null,
  city text not null,
  city_part text,
  postal_code text not null,
  region text not null,
  latitude double precision not null,
  longitude double precision not null,
  phone text,
  email text,
  opening_hours jsonb not null,
  dogs_welcome boolean default false not null,
  wheelchair boolean default false not null,
  pickup_of_orders boolean default false not null,
  note text default ''::text not null,
  confirmed_on date not null,
  is_sample boolean default false not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  on_holidays text default 'closed'::text not null,
  asked_on date,
  hidden_at timestamp with time zone,
  constraint retailers_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint retailers_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint retailers_on_holidays_check CHECK ((on_holidays = ANY (ARRAY['closed'::text, 'open'::text, 'large_shop'::text]))),
  constraint retailers_opening_hours_check CHECK (((jsonb_typeof(opening_hours) = 'array'::text) AND (jsonb_array_length(opening_hours) = 7))),
  constraint retailers_pkey PRIMARY KEY (id),
  constraint retailers_postal_code_check CHECK ((postal_code ~ '^[0-9]{5}$'::text)),
  constraint retailers_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint retailers_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint retailers_storefront_id_slug_key UNIQUE (storefront_id, slug),
  constraint retailers_type_check CHECK ((type = ANY (ARRAY['pet_shop'::text, 'vet'::text, 'training'::text, 'pickup'::text])))
);
alter table shop.retailers enable row level security;
comment on table shop.retailers is 'Shops, vets and training grounds on the map of retailers.';

create table shop.review_photos (
  id bigint generated always as identity not null,
  review_id bigint not null,
  key text not null,
  "position" integer not null,
  width integer,
  height integer,
  constraint review_photos_height_check CHECK ((height > 0)),
  constraint review_photos_key_check CHECK ((key ~ '^[0-9a-f]{32}$'::text)),
  constraint review_photos_key_key UNIQUE (key),
  constraint review_photos_pkey PRIMARY KEY (id),
  constraint review_photos_position_check CHECK (("position" > 0)),
  constraint review_photos_review_id_fkey FOREIGN KEY (review_id) REFERENCES shop.reviews(id) ON DELETE CASCADE,
  constraint review_photos_review_id_position_key UNIQUE (review_id, "position"),
  constraint review_photos_width_check CHECK ((width > 0))
);
alter table shop.review_photos enable row level security;
comment on table shop.review_photos is 'Photos of a review, drawn anew without anything the camera wrote into the file.';

create table shop.reviews (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  product_id bigint not null,
  rating integer not null,
  title text default ''::text not null,
  body text not null,
  author_name text not null,
  dog_note text,
  is_verified_purchase boolean default false not null,
  is_sample boolean default false not null,
  status text default 'pending'::text not null,
  written_on date not null,
  shop_reply text,
  external_key text,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  dog_size text,
  dog_stage text,
  merits text[] default '{}'::text[] not null,
  edited_on date,
  helpful_count integer default 0 not null,
  photo_count integer default 0 not null,
  dog_weight_kg numeric generated always as (internal.dog_weight_of(dog_note)) stored,
  dog_avoids text[] default '{}'::text[] not null,
  usefulness integer generated always as ((((((8 * helpful_count) + (10 * LEAST(photo_count, 1))) + (4 * ((dog_note IS NOT NULL))::integer)) + (4 * (is_verified_purchase)::integer)) + (LEAST(length(body), 400) / 20))) stored not null,
  constraint reviews_dog_size_check CHECK ((dog_size = ANY (ARRAY['mala'::text, 'stredni'::text, 'velka'::text]))),
  constraint reviews_dog_stage_check CHECK ((dog_stage = ANY (ARRAY['stene'::text, 'dospely'::text, 'senior'::text]))),
  constraint reviews_helpful_count_check CHECK ((helpful_count >= 0)),
  constraint reviews_merits_known CHECK ((merits <@ ARRAY['taste'::text, 'digestion'::text, 'coat'::text, 'size'::text, 'packaging'::text])),
  constraint reviews_photo_count_check CHECK ((photo_count >= 0)),
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint reviews_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'returned'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint reviews_storefront_id_external_key_key UNIQUE (storefront_id, external_key),
  constraint reviews_storefront_id_product_id_fkey FOREIGN KEY (storefront_id, product_id) REFERENCES shop.products(storefront_id, id) ON DELETE RESTRICT
);
alter table shop.reviews enable row level security;
comment on table shop.reviews is 'What customers wrote about a product; shown once published.';

create table shop.search_absences (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  phrase text not null,
  sentence text not null,
  nearest text not null,
  stems text[] default '{}'::text[] not null,
  constraint search_absences_nearest_check CHECK ((nearest <> ''::text)),
  constraint search_absences_phrase_check CHECK ((phrase <> ''::text)),
  constraint search_absences_pkey PRIMARY KEY (id),
  constraint search_absences_sentence_check CHECK ((sentence <> ''::text)),
  constraint search_absences_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint search_absences_storefront_id_phrase_key UNIQUE (storefront_id, phrase)
);
alter table shop.search_absences enable row level security;
comment on table shop.search_absences is 'What people look for and we do not have, with what is nearest; edited by staff.';

create table shop.search_synonyms (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  phrase text not null,
  means text not null,
  stems text[] default '{}'::text[] not null,
  meaning text[] default '{}'::text[] not null,
  is_exclusion boolean generated always as ((means ~* '^bez '::text)) stored not null,
  constraint search_synonyms_means_check CHECK ((means <> ''::text)),
  constraint search_synonyms_phrase_check CHECK ((phrase <> ''::text)),
  constraint search_synonyms_pkey PRIMARY KEY (id),
  constraint search_synonyms_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint search_synonyms_storefront_id_phrase_means_key UNIQUE (storefront_id, phrase, means)
);
alter table shop.search_synonyms enable row level security;
comment on table shop.search_synonyms is 'What customers call things: suché krmivo means granule; edited by staff.';

create table shop.search_word_forms (
  storefront_id bigint not null,
  form text not null,
  base text not null,
  constraint search_word_forms_base_check CHECK ((base ~ '^[a-z0-9]+$'::text)),
  constraint search_word_forms_form_check CHECK ((form ~ '^[a-z0-9]+$'::text)),
  constraint search_word_forms_pkey PRIMARY KEY (storefront_id, form),
  constraint search_word_forms_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.search_word_forms enable row level security;
comment on table shop.search_word_forms is 'Forms the stemmer cannot know (psa → pes), written without diacritics; edited by staff.';

create table shop.section_drafts (
  section_id bigint not null,
  title text not null,
  seo_title text default ''::text not null,
  seo_description text default ''::text not null,
  blocks jsonb not null,
  publish_at timestamp with time zone,
  planned_by text,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint section_drafts_blocks_check CHECK ((jsonb_typeof(blocks) = 'array'::text)),
  constraint section_drafts_check CHECK (((publish_at IS NULL) = (planned_by IS NULL))),
  constraint section_drafts_pkey PRIMARY KEY (section_id),
  constraint section_drafts_section_id_fkey FOREIGN KEY (section_id) REFERENCES shop.sections(id) ON DELETE CASCADE
);
alter table shop.section_drafts enable row level security;
comment on table shop.section_drafts is 'What a page of blocks is to say: one draft a page, until it takes the place of what is public.';

create table shop.sections (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  slug text not null,
  path text not null,
  title text not null,
  seo_title text default ''::text not null,
  seo_description text default ''::text not null,
  blocks jsonb not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint sections_blocks_check CHECK ((jsonb_typeof(blocks) = 'array'::text)),
  constraint sections_path_check CHECK ((path ~ '^/'::text)),
  constraint sections_pkey PRIMARY KEY (id),
  constraint sections_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint sections_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint sections_storefront_id_slug_key UNIQUE (storefront_id, slug)
);
alter table shop.sections enable row level security;
comment on table shop.sections is 'Pages made of typed blocks at a fixed path: home, about us, the programmes.';

create table shop.segments (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  name text not null,
  question jsonb not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint segments_name_check CHECK ((name <> ''::text)),
  constraint segments_pkey PRIMARY KEY (id),
  constraint segments_question_check CHECK ((jsonb_typeof(question) = 'object'::text)),
  constraint segments_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint segments_storefront_id_name_key UNIQUE (storefront_id, name)
);
alter table shop.segments enable row level security;
comment on table shop.segments is 'Saved questions about subscribers: who a letter is for. Counted anew whenever somebody looks.';

create table shop.settings (
  storefront_id bigint not null,
  key text not null,
  type text not null,
  value jsonb not null,
  is_public boolean default false not null,
  note text,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  constraint settings_key_check CHECK ((key ~ '^[a-z0-9_]+(\.[a-z0-9_]+)+$'::text)),
  constraint settings_pkey PRIMARY KEY (storefront_id, key),
  constraint settings_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint settings_type_check CHECK ((type = ANY (ARRAY['money'::text, 'percent'::text, 'integer'::text, 'time'::text, 'text'::text, 'boolean'::text, 'list'::text]))),
  constraint settings_value_fits_type CHECK (
CASE type
    WHEN 'money'::text THEN ((jsonb_typeof(value) = 'number'::text) AND ((value)::numeric = trunc((value)::numeric)) AND ((value)::numeric >= (0)::numeric))
    WHEN 'integer'::text THEN ((jsonb_typeof(value) = 'number'::text) AND ((value)::numeric = trunc((value)::numeric)))
    WHEN 'percent'::text THEN ((jsonb_typeof(value) = 'number'::text) AND (((value)::numeric >= (0)::numeric) AND ((value)::numeric <= (100)::numeric)))
    WHEN 'time'::text THEN ((jsonb_typeof(value) = 'string'::text) AND ((value #>> '{}'::text[]) ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text))
    WHEN 'text'::text THEN (jsonb_typeof(value) = 'string'::text)
    WHEN 'boolean'::text THEN (jsonb_typeof(value) = 'boolean'::text)
    WHEN 'list'::text THEN (jsonb_typeof(value) = 'array'::text)
    ELSE NULL::boolean
END)
);
alter table shop.settings enable row level security;
comment on table shop.settings is 'Business numbers of a storefront (thresholds, cut-off, discounts): data, never constants in code. Money is haléře.';

create table shop.shipping_methods (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  code text not null,
  name text not null,
  carrier text,
  kind text not null,
  point_network text,
  description text default ''::text not null,
  delivery_text text default ''::text not null,
  countries text[] not null,
  price bigint not null,
  free_from bigint,
  vat_class text not null,
  max_weight_g integer,
  size_kind text,
  longest_mm integer,
  sum_mm integer,
  width_mm integer,
  height_mm integer,
  depth_mm integer,
  allow_multi_parcel boolean not null,
  takes_cod boolean not null,
  cod_maximum bigint,
  min_days integer not null,
  max_days integer not null,
  storage_days integer,
  pickup_hours jsonb,
  "position" integer not null,
  is_active boolean default true not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  carrier_code text,
  feed_names jsonb default '{}'::jsonb not null,
  cut_off text,
  constraint shipping_methods_carrier CHECK ((((carrier IS NULL) = (kind = 'personal-pickup'::text)) AND ((carrier_code IS NULL) OR (carrier IS NOT NULL)))),
  constraint shipping_methods_carrier_code_check CHECK ((carrier_code = ANY (ARRAY['packeta'::text, 'ppl'::text]))),
  constraint shipping_methods_check CHECK ((max_days >= min_days)),
  constraint shipping_methods_cod_maximum_check CHECK ((cod_maximum > 0)),
  constraint shipping_methods_code_check CHECK ((code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint shipping_methods_countries_check CHECK ((cardinality(countries) > 0)),
  constraint shipping_methods_cut_off_check CHECK ((cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint shipping_methods_feed_names_check CHECK ((jsonb_typeof(feed_names) = 'object'::text)),
  constraint shipping_methods_free_from_check CHECK ((free_from >= 0)),
  constraint shipping_methods_kind_check CHECK ((kind = ANY (ARRAY['pickup-point'::text, 'box'::text, 'address'::text, 'personal-pickup'::text]))),
  constraint shipping_methods_max_weight_g_check CHECK ((max_weight_g > 0)),
  constraint shipping_methods_min_days_check CHECK ((min_days >= 0)),
  constraint shipping_methods_pkey PRIMARY KEY (id),
  constraint shipping_methods_points CHECK (((kind = ANY (ARRAY['pickup-point'::text, 'box'::text])) = (point_network IS NOT NULL))),
  constraint shipping_methods_position_check CHECK (("position" > 0)),
  constraint shipping_methods_price_check CHECK ((price >= 0)),
  constraint shipping_methods_size CHECK (
CASE size_kind
    WHEN 'sides'::text THEN ((num_nonnulls(longest_mm, sum_mm) = 2) AND (num_nonnulls(width_mm, height_mm, depth_mm) = 0))
    WHEN 'box'::text THEN ((num_nonnulls(width_mm, height_mm, depth_mm) = 3) AND (num_nonnulls(longest_mm, sum_mm) = 0))
    ELSE (num_nonnulls(longest_mm, sum_mm, width_mm, height_mm, depth_mm) = 0)
END),
  constraint shipping_methods_size_kind_check CHECK ((size_kind = ANY (ARRAY['sides'::text, 'box'::text]))),
  constraint shipping_methods_storefront_id_code_key UNIQUE (storefront_id, code),
  constraint shipping_methods_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint shipping_methods_vat_class_check CHECK ((vat_class = ANY (ARRAY['feed'::text, 'goods'::text])))
);
alter table shop.shipping_methods enable row level security;
comment on table shop.shipping_methods is 'Ways an order can reach its buyer, with price, limits and days of the carrier.';

create table shop.shipping_payment_methods (
  shipping_method_id bigint not null,
  payment_method_id bigint not null,
  constraint shipping_payment_methods_payment_method_id_fkey FOREIGN KEY (payment_method_id) REFERENCES shop.payment_methods(id) ON DELETE CASCADE,
  constraint shipping_payment_methods_pkey PRIMARY KEY (shipping_method_id, payment_method_id),
  constraint shipping_payment_methods_shipping_method_id_fkey FOREIGN KEY (shipping_method_id) REFERENCES shop.shipping_methods(id) ON DELETE CASCADE
);
alter table shop.shipping_payment_methods enable row level security;
comment on table shop.shipping_payment_methods is 'Which payment goes with which shipping.';

create table shop.slug_history (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  product_id bigint,
  category_id bigint,
  slug text not null,
  replaced_at timestamp with time zone default now() not null,
  blog_category_id bigint,
  constraint slug_history_blog_category_id_fkey FOREIGN KEY (blog_category_id) REFERENCES shop.blog_categories(id) ON DELETE CASCADE,
  constraint slug_history_category_id_fkey FOREIGN KEY (category_id) REFERENCES shop.categories(id) ON DELETE CASCADE,
  constraint slug_history_one_owner CHECK ((num_nonnulls(product_id, category_id, blog_category_id) = 1)),
  constraint slug_history_pkey PRIMARY KEY (id),
  constraint slug_history_product_id_fkey FOREIGN KEY (product_id) REFERENCES shop.products(id) ON DELETE CASCADE,
  constraint slug_history_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.slug_history enable row level security;
comment on table shop.slug_history is 'Old addresses of products, categories and topics of the blog, so that old links answer 301.';

create table shop.staff_tasks (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  kind text not null,
  subject text not null,
  order_id bigint,
  details jsonb default '{}'::jsonb not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by text,
  note text default ''::text not null,
  updated_at timestamp with time zone default now() not null,
  constraint staff_tasks_closed CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  constraint staff_tasks_kind_check CHECK ((kind ~ '^[a-z]+(_[a-z]+)*$'::text)),
  constraint staff_tasks_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE RESTRICT,
  constraint staff_tasks_pkey PRIMARY KEY (id),
  constraint staff_tasks_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.staff_tasks enable row level security;
comment on table shop.staff_tasks is 'What waits for a person: money that does not fit, a label refused, a parcel that came back.';

create table shop.static_page_versions (
  id bigint generated by default as identity not null,
  static_page_id bigint not null,
  version text not null,
  effective_from date not null,
  title text not null,
  perex text default ''::text not null,
  body text not null,
  seo_title text default ''::text not null,
  seo_description text default ''::text not null,
  published_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  revision integer default 1 not null,
  constraint static_page_versions_pkey PRIMARY KEY (id),
  constraint static_page_versions_static_page_id_fkey FOREIGN KEY (static_page_id) REFERENCES shop.static_pages(id) ON DELETE RESTRICT,
  constraint static_page_versions_static_page_id_version_key UNIQUE (static_page_id, version)
);
alter table shop.static_page_versions enable row level security;
comment on table shop.static_page_versions is 'Append-only wording: every order names the version of the terms it was made under.';

create table shop.static_pages (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  slug text not null,
  in_footer boolean default false not null,
  constraint static_pages_pkey PRIMARY KEY (id),
  constraint static_pages_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint static_pages_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint static_pages_storefront_id_slug_key UNIQUE (storefront_id, slug)
);
alter table shop.static_pages enable row level security;
comment on table shop.static_pages is 'Terms, privacy and other pages under /s/; what they say is in their versions.';

create table shop.stock (
  variant_id bigint not null,
  on_hand integer default 0 not null,
  reserved integer default 0 not null,
  available_up_to_100 integer generated always as (LEAST((on_hand - reserved), 100)) stored,
  updated_at timestamp with time zone default now() not null,
  shelf text,
  withheld integer default 0 not null,
  owed integer default 0 not null,
  constraint stock_not_oversold CHECK ((reserved <= on_hand)),
  constraint stock_on_hand_not_negative CHECK ((on_hand >= 0)),
  constraint stock_pkey PRIMARY KEY (variant_id),
  constraint stock_reserved_not_negative CHECK ((reserved >= 0)),
  constraint stock_shelf_check CHECK ((shelf ~ '^[A-Z]{1,2}[0-9]{1,2}-[0-9]{1,2}$'::text)),
  constraint stock_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT,
  constraint stock_withheld_not_negative CHECK (((withheld >= 0) AND (owed >= 0)))
);
alter table shop.stock enable row level security;
comment on table shop.stock is 'Pieces on hand and promised to orders. Reserve by a conditional update and look whether it hit a row.';

create table shop.stock_movements (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  variant_id bigint not null,
  batch_id bigint,
  kind text not null,
  pieces integer not null,
  balance integer not null,
  reason text default ''::text not null,
  document text,
  actor_kind text not null,
  actor_id text,
  request_id text,
  constraint stock_movements_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['staff'::text, 'customer'::text, 'anonymous'::text, 'system'::text]))),
  constraint stock_movements_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES shop.batches(id) ON DELETE RESTRICT,
  constraint stock_movements_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'intake'::text, 'count'::text, 'write_off'::text, 'move'::text, 'shipped'::text, 'returned'::text, 'case_return'::text, 'correction'::text]))),
  constraint stock_movements_pieces CHECK (((pieces <> 0) OR (kind = ANY (ARRAY['move'::text, 'count'::text])))),
  constraint stock_movements_pkey PRIMARY KEY (id),
  constraint stock_movements_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES shop.variants(id) ON DELETE RESTRICT
);
alter table shop.stock_movements enable row level security;
comment on table shop.stock_movements is 'Ledger of stock: one account for each variant and one for each batch; what lies there is the sum. A trigger alone writes it, a mistake is a new row.';

create table shop.storefronts (
  id bigint generated by default as identity not null,
  code text not null,
  name text not null,
  locale text not null,
  currency text not null,
  time_zone text not null,
  company jsonb not null,
  constraint storefronts_code_check CHECK ((code ~ '^[a-z0-9-]+$'::text)),
  constraint storefronts_code_key UNIQUE (code),
  constraint storefronts_company CHECK (((jsonb_typeof(company) = 'object'::text) AND (company ?& ARRAY['name'::text, 'street'::text, 'city'::text, 'register'::text, 'phone'::text, 'phoneHours'::text, 'returnAddress'::text]) AND ((company ->> 'zip'::text) ~ '^[0-9]{5}$'::text) AND ((company ->> 'country'::text) ~ '^[A-Z]{2}$'::text) AND ((company ->> 'companyId'::text) ~ '^[0-9]{8}$'::text) AND ((company ->> 'vatId'::text) ~ '^(CZ|SK)[0-9]{8,10}$'::text) AND ((company ->> 'account'::text) ~ '^([0-9]{1,6}-)?[0-9]{2,10}/[0-9]{4}$'::text) AND ((company ->> 'email'::text) ~ '^[^@\s]+@[^@\s]+$'::text) AND (jsonb_typeof((company -> 'isSample'::text)) = 'boolean'::text) AND (company ?& ARRAY['zip'::text, 'country'::text, 'companyId'::text, 'vatId'::text, 'account'::text, 'email'::text, 'isSample'::text]) AND (jsonb_path_exists(company, '$.*?(@ == null)'::jsonpath) IS FALSE))),
  constraint storefronts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint storefronts_pkey PRIMARY KEY (id)
);
alter table shop.storefronts enable row level security;
comment on table shop.storefronts is 'One shop window: language, currency and time zone. Every catalogue row belongs to one.';

create table shop.surveys (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  type text not null,
  title text not null,
  intro text default ''::text not null,
  questions jsonb not null,
  thanks jsonb not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  closed_at timestamp with time zone,
  constraint surveys_pkey PRIMARY KEY (id),
  constraint surveys_questions_check CHECK ((jsonb_typeof(questions) = 'array'::text)),
  constraint surveys_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint surveys_storefront_id_type_key UNIQUE (storefront_id, type),
  constraint surveys_thanks_check CHECK ((jsonb_typeof(thanks) = 'object'::text)),
  constraint surveys_type_check CHECK ((type ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);
alter table shop.surveys enable row level security;
comment on table shop.surveys is 'Questions of each kind of survey; answers are kept elsewhere, under a secret.';

create table shop.tags (
  storefront_id bigint not null,
  code text not null,
  name text not null,
  "position" integer not null,
  constraint tags_code_check CHECK ((code ~ '^[a-z0-9-]+$'::text)),
  constraint tags_pkey PRIMARY KEY (storefront_id, code),
  constraint tags_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.tags enable row level security;
comment on table shop.tags is 'What a product is good for or stands out by: badges and the facet of needs.';

create table shop.text_values (
  storefront_id bigint not null,
  key text not null,
  description text not null,
  value text,
  constraint text_values_key_check CHECK ((key ~ '^[a-z]+(\.[a-zA-Z]+)+$'::text)),
  constraint text_values_pkey PRIMARY KEY (storefront_id, key),
  constraint text_values_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT
);
alter table shop.text_values enable row level security;
comment on table shop.text_values is 'Facts that texts repeat as {{key}}: seat, account, processors. Said once, printed everywhere.';

create table shop.ticket_messages (
  id bigint generated always as identity not null,
  ticket_id bigint not null,
  kind text not null,
  author_id uuid,
  author_name text default ''::text not null,
  body text not null,
  written_at timestamp with time zone not null,
  constraint ticket_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint ticket_messages_body_check CHECK (((length(body) >= 1) AND (length(body) <= 8000))),
  constraint ticket_messages_kind_check CHECK ((kind = ANY (ARRAY['customer'::text, 'staff'::text, 'note'::text]))),
  constraint ticket_messages_pkey PRIMARY KEY (id),
  constraint ticket_messages_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES shop.tickets(id) ON DELETE CASCADE
);
alter table shop.ticket_messages enable row level security;
comment on table shop.ticket_messages is 'A thread, oldest first: words of the customer, of the shop, and notes that colleagues alone read.';

create table shop.tickets (
  id bigint generated always as identity not null,
  storefront_id bigint not null,
  number text generated always as (('D'::text || ((100000 + id))::text)) stored not null,
  topic text not null,
  name text not null,
  email text not null,
  phone text default ''::text not null,
  order_number text default ''::text not null,
  order_id bigint,
  dog text default ''::text not null,
  message text not null,
  state text default 'new'::text not null,
  answer_by timestamp with time zone not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  answered_at timestamp with time zone,
  owner_id uuid,
  owner_name text default ''::text not null,
  snoozed_until timestamp with time zone,
  last_message_at timestamp with time zone,
  constraint tickets_email_check CHECK ((email = lower(email))),
  constraint tickets_number_key UNIQUE (number),
  constraint tickets_order_id_fkey FOREIGN KEY (order_id) REFERENCES shop.orders(id) ON DELETE SET NULL,
  constraint tickets_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE SET NULL,
  constraint tickets_pkey PRIMARY KEY (id),
  constraint tickets_state_check CHECK ((state = ANY (ARRAY['new'::text, 'open'::text, 'waiting'::text, 'answered'::text, 'snoozed'::text, 'closed'::text]))),
  constraint tickets_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint tickets_topic_check CHECK ((topic = ANY (ARRAY['order'::text, 'food'::text, 'return'::text, 'regular_delivery'::text, 'billing'::text, 'wholesale'::text, 'programme'::text, 'other'::text])))
);
alter table shop.tickets enable row level security;
comment on table shop.tickets is 'What people write to the shop; the topic decides who answers and by when.';

create table shop.unknown_eans (
  storefront_id bigint not null,
  ean text not null,
  times integer default 1 not null,
  first_asked_at timestamp with time zone not null,
  last_asked_at timestamp with time zone not null,
  constraint unknown_eans_ean_check CHECK ((ean ~ '^[0-9]{13}$'::text)),
  constraint unknown_eans_pkey PRIMARY KEY (storefront_id, ean),
  constraint unknown_eans_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint unknown_eans_times_check CHECK ((times > 0))
);
alter table shop.unknown_eans enable row level security;
comment on table shop.unknown_eans is 'Barcodes that somebody looked for and we do not sell; for buyers, nobody''s name is kept.';

create table shop.variants (
  id bigint generated by default as identity not null,
  storefront_id bigint not null,
  product_id bigint not null,
  sku text not null,
  ean text,
  name text not null,
  "position" integer not null,
  is_default boolean default false not null,
  status text default 'active'::text not null,
  net_weight_g integer,
  gross_weight_g integer not null,
  volume_ml integer,
  width_mm integer,
  height_mm integer,
  depth_mm integer,
  unit text,
  unit_quantity numeric(12,4),
  vat_class text,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  is_multipack boolean default false not null,
  short_of bigint,
  best_before date,
  constraint variants_check CHECK (((unit IS NULL) = (unit_quantity IS NULL))),
  constraint variants_depth_mm_check CHECK ((depth_mm > 0)),
  constraint variants_ean_check CHECK ((ean ~ '^[0-9]{13}$'::text)),
  constraint variants_gross_weight_g_check CHECK ((gross_weight_g > 0)),
  constraint variants_height_mm_check CHECK ((height_mm > 0)),
  constraint variants_net_weight_g_check CHECK ((net_weight_g > 0)),
  constraint variants_pkey PRIMARY KEY (id),
  constraint variants_position_check CHECK (("position" > 0)),
  constraint variants_product_id_position_key UNIQUE (product_id, "position") DEFERRABLE,
  constraint variants_short_dated CHECK (((short_of IS NULL) = (best_before IS NULL))) NOT VALID,
  constraint variants_short_of_fkey FOREIGN KEY (short_of) REFERENCES shop.variants(id) ON DELETE RESTRICT NOT VALID,
  constraint variants_sku_check CHECK ((sku ~ '^[A-Z0-9-]+$'::text)),
  constraint variants_status_check CHECK ((status = ANY (ARRAY['active'::text, 'sell_out'::text, 'discontinued'::text]))),
  constraint variants_storefront_id_ean_key UNIQUE (storefront_id, ean),
  constraint variants_storefront_id_product_id_fkey FOREIGN KEY (storefront_id, product_id) REFERENCES shop.products(storefront_id, id) ON DELETE RESTRICT,
  constraint variants_storefront_id_sku_key UNIQUE (storefront_id, sku),
  constraint variants_unit_check CHECK ((unit = ANY (ARRAY['kg'::text, 'l'::text, 'm'::text, 'piece'::text]))),
  constraint variants_unit_quantity_check CHECK ((unit_quantity > (0)::numeric)),
  constraint variants_vat_class_check CHECK ((vat_class = ANY (ARRAY['feed'::text, 'goods'::text]))),
  constraint variants_volume_ml_check CHECK ((volume_ml > 0)),
  constraint variants_width_mm_check CHECK ((width_mm > 0))
);
alter table shop.variants enable row level security;
comment on table shop.variants is 'Package sizes of a product: what is priced, stocked, weighed and put in a cart.';

create table shop.vat_rates (
  storefront_id bigint not null,
  vat_class text not null,
  valid_from date not null,
  percent numeric(4,2) not null,
  constraint vat_rates_percent_check CHECK (((percent >= (0)::numeric) AND (percent < (100)::numeric))),
  constraint vat_rates_pkey PRIMARY KEY (storefront_id, vat_class, valid_from),
  constraint vat_rates_storefront_id_fkey FOREIGN KEY (storefront_id) REFERENCES shop.storefronts(id) ON DELETE RESTRICT,
  constraint vat_rates_vat_class_check CHECK ((vat_class = ANY (ARRAY['feed'::text, 'goods'::text])))
);
alter table shop.vat_rates enable row level security;
comment on table shop.vat_rates is 'VAT by class and date; a rate holds until the next one of its class begins, so periods cannot overlap.';

CREATE INDEX passkeys_user_id ON auth.passkeys USING btree (user_id);

CREATE INDEX sessions_expires_at ON auth.sessions USING btree (expires_at);

CREATE INDEX sessions_user_id ON auth.sessions USING btree (user_id);

CREATE INDEX two_factors_secret ON auth.two_factors USING btree (secret);

CREATE INDEX two_factors_user_id ON auth.two_factors USING btree (user_id);

CREATE INDEX verifications_expires_at ON auth.verifications USING btree (expires_at);

CREATE INDEX verifications_identifier ON auth.verifications USING btree (identifier);

CREATE INDEX address_places_street_id ON internal.address_places USING btree (street_id, house_number);

CREATE INDEX address_streets_city_and_name ON internal.address_streets USING btree (city_folded, name_folded);

CREATE INDEX address_streets_name ON internal.address_streets USING btree (name_folded text_pattern_ops);

CREATE INDEX address_streets_words ON internal.address_streets USING gin (words) WITH (fastupdate=off);

CREATE INDEX address_words_beginning ON internal.address_words USING btree (word text_pattern_ops);

CREATE INDEX address_words_similar ON internal.address_words USING gin (word extensions.gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX application_files_upload_id ON internal.application_files USING btree (upload_id);

CREATE INDEX audit_log_actor ON internal.audit_log USING btree (actor_kind, actor_id, at);

CREATE INDEX audit_log_at ON internal.audit_log USING brin (at);

CREATE INDEX audit_log_object ON internal.audit_log USING btree (object_type, object_id, at);

CREATE INDEX bank_odd_rows_page_id ON internal.bank_odd_rows USING btree (page_id);

CREATE INDEX bank_pages_read_at ON internal.bank_pages USING btree (read_at);

CREATE INDEX benches_printer_id ON internal.benches USING btree (printer_id);

CREATE INDEX bought_together_related_product_id ON internal.bought_together USING btree (related_product_id);

CREATE INDEX breed_search_first_stem ON internal.breed_search USING btree (storefront_id, (stems[1]));

CREATE INDEX breed_search_phrase ON internal.breed_search USING btree (storefront_id, phrase text_pattern_ops);

CREATE INDEX bulk_changes_price_list_id ON internal.bulk_changes USING btree (price_list_id);

CREATE INDEX bulk_changes_storefront_id ON internal.bulk_changes USING btree (storefront_id, id DESC);

CREATE INDEX bulk_rows_outcome ON internal.bulk_rows USING btree (bulk_id, outcome, line);

CREATE INDEX bulk_rows_product_id ON internal.bulk_rows USING btree (product_id);

CREATE INDEX bulk_rows_variant_id ON internal.bulk_rows USING btree (variant_id);

CREATE INDEX bulk_rows_waiting ON internal.bulk_rows USING btree (bulk_id, line) WHERE ((state = 'waiting'::text) AND is_chosen);

CREATE INDEX campaign_recipients_sending ON internal.campaign_recipients USING btree (campaign_id) WHERE (state = 'sending'::text);

CREATE INDEX campaign_recipients_subscription_id ON internal.campaign_recipients USING btree (subscription_id, sending_at);

CREATE INDEX campaign_recipients_waiting ON internal.campaign_recipients USING btree (campaign_id, tries, id) WHERE (state = 'waiting'::text);

CREATE INDEX case_files_upload_id ON internal.case_files USING btree (upload_id);

CREATE INDEX customer_price_lists_customer_id ON internal.customer_price_lists USING btree (customer_id);

CREATE INDEX delivery_days_area ON internal.delivery_days USING btree (area);

CREATE INDEX fair_tablets_fair_id ON internal.fair_tablets USING btree (fair_id);

CREATE INDEX feed_runs_current ON internal.feed_runs USING btree (storefront_id, feed, finished_at DESC);

CREATE INDEX grid_products_energy_price ON internal.grid_products USING btree (storefront_id, energy_price, product_id) INCLUDE ("position");

CREATE INDEX grid_products_popularity ON internal.grid_products USING btree (storefront_id, in_stock DESC, popularity DESC, product_id) INCLUDE ("position");

CREATE INDEX grid_products_position ON internal.grid_products USING btree (product_id) INCLUDE ("position");

CREATE INDEX grid_products_price ON internal.grid_products USING btree (storefront_id, price, product_id) INCLUDE ("position");

CREATE INDEX grid_products_published_at ON internal.grid_products USING btree (storefront_id, published_at DESC, product_id) INCLUDE ("position");

CREATE INDEX grid_products_rating ON internal.grid_products USING btree (storefront_id, rating_average DESC NULLS LAST, rating_count DESC, product_id) INCLUDE ("position");

CREATE INDEX grid_products_unit_price ON internal.grid_products USING btree (storefront_id, unit_price, product_id) INCLUDE ("position");

CREATE INDEX idempotency_keys_created_at ON internal.idempotency_keys USING btree (created_at);

CREATE INDEX ingredient_search_ingredient_id ON internal.ingredient_search USING btree (ingredient_id);

CREATE INDEX link_tokens_expires_at ON internal.link_tokens USING btree (expires_at);

CREATE INDEX link_tokens_registration_id ON internal.link_tokens USING btree (registration_id);

CREATE INDEX link_tokens_user_id ON internal.link_tokens USING btree (user_id);

CREATE INDEX mails_created_at ON internal.mails USING brin (created_at);

CREATE INDEX mails_open ON internal.mails USING btree (status, created_at) WHERE (status <> 'sent'::text);

CREATE INDEX mails_recipient ON internal.mails USING btree (recipient, created_at DESC);

CREATE INDEX mails_to_forget ON internal.mails USING btree (created_at) WHERE ((template <> 'order-confirmation'::text) OR (recipient <> ''::text));

CREATE INDEX mails_with_words ON internal.mails USING btree (created_at) WHERE (data <> '{}'::jsonb);

CREATE INDEX measured_orders_consented ON internal.measured_orders USING btree (measured_at) WHERE (consent_key IS NOT NULL);

CREATE INDEX missing_pages_hits ON internal.missing_pages USING btree (hits DESC) WHERE (ignored_at IS NULL);

CREATE INDEX missing_pages_last_at ON internal.missing_pages USING btree (last_at);

CREATE INDEX newsletter_events_subscription_id ON internal.newsletter_events USING btree (subscription_id, id);

CREATE INDEX newsletter_subscriptions_audience ON internal.newsletter_subscriptions USING btree (storefront_id, id) WHERE (state = 'confirmed'::text);

CREATE INDEX newsletter_subscriptions_waiting ON internal.newsletter_subscriptions USING btree (created_at) WHERE (state = 'waiting'::text);

CREATE INDEX newsletter_tokens_subscription_id ON internal.newsletter_tokens USING btree (subscription_id);

CREATE INDEX order_revisions_order_id ON internal.order_revisions USING btree (order_id, id);

CREATE INDEX packings_aside ON internal.packings USING btree (ended_at) WHERE (aside_reason IS NOT NULL);

CREATE INDEX packings_bench_id ON internal.packings USING btree (bench_id, ended_at);

CREATE UNIQUE INDEX packings_open ON internal.packings USING btree (order_id) WHERE (ended_at IS NULL);

CREATE INDEX packings_order_id ON internal.packings USING btree (order_id, ended_at);

CREATE INDEX packings_user_id ON internal.packings USING btree (user_id) WHERE (ended_at IS NULL);

CREATE INDEX parcel_announcements_asked_at ON internal.parcel_announcements USING brin (asked_at);

CREATE UNIQUE INDEX parcel_announcements_open ON internal.parcel_announcements USING btree (parcel_id) WHERE (state = ANY (ARRAY['asked'::text, 'taken'::text]));

CREATE INDEX parcel_announcements_parcel_id ON internal.parcel_announcements USING btree (parcel_id, id);

CREATE INDEX parcel_scans_at ON internal.parcel_scans USING brin (at);

CREATE INDEX parcel_scans_batch_id ON internal.parcel_scans USING btree (batch_id) WHERE (batch_id IS NOT NULL);

CREATE INDEX parcel_scans_bench_id ON internal.parcel_scans USING btree (bench_id, id);

CREATE INDEX parcel_scans_closed ON internal.parcel_scans USING btree (at) WHERE (verdict = 'closed'::text);

CREATE UNIQUE INDEX parcel_scans_once ON internal.parcel_scans USING btree (parcel_id, variant_id, piece_no) WHERE ((verdict = 'right'::text) AND (undone_at IS NULL));

CREATE INDEX parcel_scans_parcel_id ON internal.parcel_scans USING btree (parcel_id, id);

CREATE INDEX parcel_scans_user_id ON internal.parcel_scans USING btree (user_id);

CREATE INDEX parcel_scans_variant_id ON internal.parcel_scans USING btree (variant_id) WHERE (variant_id IS NOT NULL);

CREATE INDEX payment_inbox_read ON internal.payment_inbox USING btree (last_at) WHERE (read_at IS NOT NULL);

CREATE INDEX payment_inbox_unread ON internal.payment_inbox USING btree (last_at) WHERE (read_at IS NULL);

CREATE INDEX picture_originals_cropped_from ON internal.picture_originals USING btree (cropped_from) WHERE (cropped_from IS NOT NULL);

CREATE INDEX picture_originals_waiting ON internal.picture_originals USING btree (created_at) WHERE (attached_at IS NULL);

CREATE INDEX price_origins_proposal_id ON internal.price_origins USING btree (proposal_id) WHERE (proposal_id IS NOT NULL);

CREATE INDEX print_jobs_asked_by ON internal.print_jobs USING btree (asked_by);

CREATE INDEX print_jobs_bench_id ON internal.print_jobs USING btree (bench_id, id);

CREATE INDEX print_jobs_open ON internal.print_jobs USING btree (printer_id, id) WHERE (state = ANY (ARRAY['queued'::text, 'printing'::text]));

CREATE INDEX print_jobs_parcel_id ON internal.print_jobs USING btree (parcel_id, id);

CREATE INDEX print_jobs_printer_id ON internal.print_jobs USING btree (printer_id);

CREATE INDEX prize_spins_coupon_id ON internal.prize_spins USING btree (coupon_id) WHERE (coupon_id IS NOT NULL);

CREATE INDEX prize_spins_prize_id ON internal.prize_spins USING btree (prize_id);

CREATE INDEX product_alerts_email ON internal.product_alerts USING btree (lower(email)) WHERE ((notified_at IS NULL) AND (cancelled_at IS NULL));

CREATE UNIQUE INDEX product_alerts_one_waiting ON internal.product_alerts USING btree (storefront_id, variant_id, kind, lower(email)) WHERE ((notified_at IS NULL) AND (cancelled_at IS NULL));

CREATE INDEX product_alerts_variant_id ON internal.product_alerts USING btree (variant_id) WHERE ((confirmed_at IS NOT NULL) AND (notified_at IS NULL) AND (cancelled_at IS NULL));

CREATE INDEX product_search_lexemes ON internal.product_search USING gin (lexemes);

CREATE INDEX push_subscriptions_customer_id ON internal.push_subscriptions USING btree (customer_id) WHERE (gone_at IS NULL);

CREATE INDEX push_subscriptions_session_id ON internal.push_subscriptions USING btree (session_id);

CREATE INDEX rate_limits_window_start ON internal.rate_limits USING btree (window_start);

CREATE INDEX registrations_expires_at ON internal.registrations USING btree (expires_at);

CREATE UNIQUE INDEX remittance_rows_payment ON internal.remittance_rows USING btree (payment_id) WHERE (outcome = 'settled'::text);

CREATE INDEX remittance_rows_payment_id ON internal.remittance_rows USING btree (payment_id);

CREATE INDEX remittances_open ON internal.remittances USING btree (id) WHERE (settled_at IS NULL);

CREATE INDEX review_invitations_order_id ON internal.review_invitations USING btree (order_id);

CREATE INDEX review_origins_customer_id ON internal.review_origins USING btree (customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX review_origins_dog_id ON internal.review_origins USING btree (dog_id) WHERE (dog_id IS NOT NULL);

CREATE INDEX review_origins_product_id ON internal.review_origins USING btree (product_id);

CREATE INDEX review_pictures_upload_id ON internal.review_pictures USING btree (upload_id);

CREATE UNIQUE INDEX review_reports_once ON internal.review_reports USING btree (review_id, email) WHERE (decided_at IS NULL);

CREATE INDEX review_reports_review_id ON internal.review_reports USING btree (review_id);

CREATE INDEX row_history_at ON internal.row_history USING brin (at);

CREATE INDEX row_history_change ON internal.row_history USING btree (change_id) WHERE (change_id IS NOT NULL);

CREATE INDEX row_history_row ON internal.row_history USING btree (table_name, row_key, id);

CREATE INDEX search_words_similar ON internal.search_words USING gin (word extensions.gin_trgm_ops) WHERE is_main;

CREATE INDEX search_words_stem ON internal.search_words USING btree (storefront_id, stem text_pattern_ops);

CREATE INDEX sign_in_failures_last_at ON internal.sign_in_failures USING btree (last_at);

CREATE INDEX staff_devices_last_seen_at ON internal.staff_devices USING btree (last_seen_at);

CREATE INDEX staff_invitations_expires_at ON internal.staff_invitations USING btree (expires_at);

CREATE INDEX staff_invitations_invited_by ON internal.staff_invitations USING btree (invited_by);

CREATE INDEX staff_presence_object ON internal.staff_presence USING btree (object, seen_at);

CREATE INDEX staff_presence_seen_at ON internal.staff_presence USING btree (seen_at);

CREATE INDEX staff_push_subscriptions_user_id ON internal.staff_push_subscriptions USING btree (user_id, id);

CREATE INDEX staff_reveals_object ON internal.staff_reveals USING btree (user_id, object_type, object_id, shown_until);

CREATE INDEX staff_reveals_shown_until ON internal.staff_reveals USING btree (shown_until);

CREATE INDEX survey_invitations_customer_id ON internal.survey_invitations USING btree (customer_id) WHERE (customer_id IS NOT NULL);

CREATE UNIQUE INDEX survey_invitations_once ON internal.survey_invitations USING btree (survey_id, order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX survey_invitations_order_id ON internal.survey_invitations USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX survey_invitations_survey_id ON internal.survey_invitations USING btree (survey_id, finished_at);

CREATE INDEX survey_invitations_to_anonymise ON internal.survey_invitations USING btree (created_at) WHERE (anonymised_at IS NULL);

CREATE INDEX ticket_files_message_id ON internal.ticket_files USING btree (message_id) WHERE (message_id IS NOT NULL);

CREATE INDEX ticket_files_upload_id ON internal.ticket_files USING btree (upload_id);

CREATE INDEX uploads_unclaimed ON internal.uploads USING btree (created_at) WHERE (claimed_at IS NULL);

CREATE INDEX addresses_customer_id ON shop.addresses USING btree (customer_id);

CREATE INDEX addresses_deleted_at ON shop.addresses USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE UNIQUE INDEX addresses_one_default ON shop.addresses USING btree (customer_id) WHERE (is_default AND (deleted_at IS NULL));

CREATE INDEX allergens_ingredient_id ON shop.allergens USING btree (ingredient_id);

CREATE UNIQUE INDEX applications_customer_id ON shop.applications USING btree (customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX applications_email ON shop.applications USING btree (email, id);

CREATE INDEX applications_waiting ON shop.applications USING btree (storefront_id, answer_by) WHERE (state = 'in_review'::text);

CREATE INDEX bag_notes_created_at ON shop.bag_notes USING btree (created_at);

CREATE INDEX bag_notes_customer_id ON shop.bag_notes USING btree (customer_id, noted_on, id);

CREATE INDEX bag_notes_order_id ON shop.bag_notes USING btree (order_id, line_position);

CREATE INDEX bank_movements_early ON shop.bank_movements USING btree (((match_details ->> 'planId'::text))) WHERE (match = 'early'::text);

CREATE INDEX bank_movements_open ON shop.bank_movements USING btree (id) WHERE (match = ANY (ARRAY['new'::text, 'for_staff'::text]));

CREATE INDEX bank_movements_payment_id ON shop.bank_movements USING btree (payment_id) WHERE (payment_id IS NOT NULL);

CREATE INDEX batches_part_of ON shop.batches USING btree (part_of) WHERE (part_of IS NOT NULL);

CREATE INDEX blog_post_products_product_id ON shop.blog_post_products USING btree (product_id);

CREATE INDEX blog_posts_blog_author_id ON shop.blog_posts USING btree (blog_author_id);

CREATE INDEX blog_posts_newest ON shop.blog_posts USING btree (storefront_id, published_at DESC, id DESC);

CREATE INDEX blog_posts_of_category ON shop.blog_posts USING btree (blog_category_id, pinned DESC, published_at DESC, id DESC);

CREATE INDEX blog_posts_published_at ON shop.blog_posts USING btree (storefront_id, published_at);

CREATE INDEX breeds_variety_of ON shop.breeds USING btree (storefront_id, variety_of);

CREATE INDEX bundle_components_component ON shop.bundle_components USING btree (component_variant_id);

CREATE INDEX campaigns_open ON shop.campaigns USING btree (send_at) WHERE (state = ANY (ARRAY['scheduled'::text, 'sending'::text]));

CREATE INDEX campaigns_segment_id ON shop.campaigns USING btree (segment_id);

CREATE INDEX campaigns_storefront_id ON shop.campaigns USING btree (storefront_id, id DESC);

CREATE INDEX cart_lines_variant_id ON shop.cart_lines USING btree (variant_id);

CREATE INDEX carts_changed_at ON shop.carts USING brin (changed_at);

CREATE INDEX carts_customer_id ON shop.carts USING btree (customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX carts_details_email ON shop.carts USING btree (((details ->> 'email'::text))) WHERE (details IS NOT NULL);

CREATE INDEX carts_ended_details ON shop.carts USING btree (changed_at) WHERE ((state = ANY (ARRAY['ordered'::text, 'merged'::text, 'deleted'::text])) AND ((details IS NOT NULL) OR (merge IS NOT NULL)));

CREATE INDEX carts_expired ON shop.carts USING btree (expires_at) WHERE (state = ANY (ARRAY['active'::text, 'abandoned'::text, 'merged'::text]));

CREATE INDEX carts_idle ON shop.carts USING btree (changed_at) WHERE (state = ANY (ARRAY['active'::text, 'in_checkout'::text]));

CREATE INDEX carts_merged_into_id ON shop.carts USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);

CREATE UNIQUE INDEX carts_one_open ON shop.carts USING btree (customer_id, purpose) WHERE (state = ANY (ARRAY['active'::text, 'in_checkout'::text, 'abandoned'::text]));

CREATE INDEX carts_payment_method_id ON shop.carts USING btree (payment_method_id) WHERE (payment_method_id IS NOT NULL);

CREATE INDEX carts_pickup_point_id ON shop.carts USING btree (pickup_point_id) WHERE (pickup_point_id IS NOT NULL);

CREATE INDEX carts_reorder_of_id ON shop.carts USING btree (reorder_of_id) WHERE (reorder_of_id IS NOT NULL);

CREATE INDEX carts_shipping_method_id ON shop.carts USING btree (shipping_method_id) WHERE (shipping_method_id IS NOT NULL);

CREATE UNIQUE INDEX carts_token_hash ON shop.carts USING btree (token_hash) WHERE (token_hash IS NOT NULL);

CREATE INDEX case_decisions_line ON shop.case_decisions USING btree (case_id, "position");

CREATE INDEX case_events_case_id ON shop.case_events USING btree (case_id, id);

CREATE INDEX cases_decided_by ON shop.cases USING btree (decided_by) WHERE (decided_by IS NOT NULL);

CREATE INDEX cases_email ON shop.cases USING btree (email, id);

CREATE INDEX cases_open ON shop.cases USING btree (decide_by, id) WHERE (state = ANY (ARRAY['notified'::text, 'awaiting_goods'::text, 'reminded'::text, 'no_return'::text, 'received'::text, 'assessed'::text]));

CREATE INDEX cases_order_id ON shop.cases USING btree (order_id);

CREATE INDEX cases_ticket_id ON shop.cases USING btree (ticket_id) WHERE (ticket_id IS NOT NULL);

CREATE INDEX categories_parent_id ON shop.categories USING btree (parent_id);

CREATE INDEX consents_customer_id ON shop.consents USING btree (customer_id, topic, given_at DESC, id DESC);

CREATE INDEX consents_wording ON shop.consents USING btree (topic, wording_version);

CREATE INDEX content_votes_subject ON shop.content_votes USING btree (storefront_id, kind, slug, created_at DESC);

CREATE INDEX cookie_consents_key ON shop.cookie_consents USING btree (consent_key, given_at DESC);

CREATE INDEX cookie_consents_wording ON shop.cookie_consents USING btree (wording_version);

CREATE INDEX coupon_redemptions_customer_id ON shop.coupon_redemptions USING btree (customer_id, coupon_id) WHERE (customer_id IS NOT NULL);

CREATE UNIQUE INDEX coupon_redemptions_once ON shop.coupon_redemptions USING btree (coupon_id, email, use_number) WHERE (released_at IS NULL);

CREATE INDEX coupons_automatic ON shop.coupons USING btree (storefront_id, valid_to) WHERE (is_automatic AND (NOT is_draft));

CREATE INDEX coupons_gift_variant_id ON shop.coupons USING btree (gift_variant_id) WHERE (gift_variant_id IS NOT NULL);

CREATE INDEX credit_entries_created_at ON shop.credit_entries USING brin (created_at);

CREATE INDEX credit_entries_customer_id ON shop.credit_entries USING btree (customer_id, created_at DESC, id DESC);

CREATE INDEX credit_entries_expires_at ON shop.credit_entries USING btree (expires_at) WHERE (lot_id IS NULL);

CREATE INDEX credit_entries_lot_id ON shop.credit_entries USING btree (lot_id);

CREATE INDEX credit_entries_reverses_id ON shop.credit_entries USING btree (reverses_id);

CREATE INDEX customer_group_discounts_category_id ON shop.customer_group_discounts USING btree (category_id);

CREATE UNIQUE INDEX customer_groups_one_default ON shop.customer_groups USING btree (storefront_id) WHERE is_default;

CREATE INDEX customer_groups_price_list_id ON shop.customer_groups USING btree (price_list_id);

CREATE INDEX customers_both_names ON shop.customers USING btree (internal.name_key(first_name, last_name) text_pattern_ops, lower(internal.unaccented(first_name)) text_pattern_ops);

CREATE INDEX customers_company_id ON shop.customers USING btree (company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX customers_company_name ON shop.customers USING gin (lower(internal.unaccented(company_name)) extensions.gin_trgm_ops) WHERE (company_name IS NOT NULL);

CREATE INDEX customers_customer_group_id ON shop.customers USING btree (customer_group_id);

CREATE UNIQUE INDEX customers_email ON shop.customers USING btree (storefront_id, email);

CREATE INDEX customers_group_newest ON shop.customers USING btree (customer_group_id, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX customers_phone_end ON shop.customers USING btree (reverse(phone) text_pattern_ops) WHERE (phone IS NOT NULL);

CREATE INDEX documents_issued_on ON shop.documents USING btree (issued_on);

CREATE INDEX documents_number_end ON shop.documents USING btree (reverse(number) text_pattern_ops);

CREATE UNIQUE INDEX documents_one_invoice ON shop.documents USING btree (order_id) WHERE (kind = 'invoice'::text);

CREATE INDEX documents_order_id ON shop.documents USING btree (order_id, id);

CREATE INDEX documents_original_id ON shop.documents USING btree (original_id) WHERE (original_id IS NOT NULL);

CREATE INDEX dog_foods_product_id ON shop.dog_foods USING btree (product_id);

CREATE INDEX dogs_customer_id ON shop.dogs USING btree (customer_id);

CREATE INDEX dogs_deleted_at ON shop.dogs USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX faq_questions_faq_type_id ON shop.faq_questions USING btree (faq_type_id, "position");

CREATE INDEX favourites_product_id ON shop.favourites USING btree (product_id);

CREATE INDEX home_banners_storefront_id ON shop.home_banners USING btree (storefront_id, "position");

CREATE UNIQUE INDEX images_category_id ON shop.images USING btree (category_id, "position") WHERE (category_id IS NOT NULL);

CREATE INDEX images_key ON shop.images USING btree (key);

CREATE UNIQUE INDEX images_product_id ON shop.images USING btree (product_id, "position") WHERE (product_id IS NOT NULL);

CREATE UNIQUE INDEX images_variant_id ON shop.images USING btree (variant_id, "position") WHERE (variant_id IS NOT NULL);

CREATE INDEX ingredient_closure_descendant_id ON shop.ingredient_closure USING btree (descendant_id, ancestor_id);

CREATE INDEX ingredients_parent_id ON shop.ingredients USING btree (parent_id);

CREATE INDEX order_events_at ON shop.order_events USING brin (at);

CREATE INDEX order_events_order_id ON shop.order_events USING btree (order_id, id);

CREATE INDEX order_lines_bundle_variant_id ON shop.order_lines USING btree (bundle_variant_id) WHERE (bundle_variant_id IS NOT NULL);

CREATE INDEX order_lines_variant_id ON shop.order_lines USING btree (variant_id, order_id) WHERE (variant_id IS NOT NULL);

CREATE UNIQUE INDEX orders_cart_id ON shop.orders USING btree (cart_id);

CREATE INDEX orders_coupon_id ON shop.orders USING btree (coupon_id) WHERE (coupon_id IS NOT NULL);

CREATE INDEX orders_customer_id ON shop.orders USING btree (customer_id, placed_at DESC) WHERE (customer_id IS NOT NULL);

CREATE INDEX orders_deadline_at ON shop.orders USING btree (deadline_at) WHERE (deadline_at IS NOT NULL);

CREATE INDEX orders_email ON shop.orders USING btree (email, placed_at DESC);

CREATE INDEX orders_name_key ON shop.orders USING btree (internal.order_name_key(billing) text_pattern_ops, placed_at DESC);

CREATE INDEX orders_number_end ON shop.orders USING btree (reverse(number) text_pattern_ops);

CREATE INDEX orders_open ON shop.orders USING btree (state, placed_at) WHERE (state <> ALL (ARRAY['delivered'::text, 'cancelled'::text, 'closed'::text, 'expired'::text]));

CREATE INDEX orders_open_newest ON shop.orders USING btree (placed_at DESC, id DESC, state) WHERE (state <> ALL (ARRAY['delivered'::text, 'cancelled'::text, 'closed'::text, 'expired'::text]));

CREATE INDEX orders_payment_method_id ON shop.orders USING btree (payment_method_id);

CREATE INDEX orders_phone_end ON shop.orders USING btree (reverse(phone) text_pattern_ops);

CREATE INDEX orders_pickup_point_id ON shop.orders USING btree (pickup_point_id) WHERE (pickup_point_id IS NOT NULL);

CREATE INDEX orders_placed_at ON shop.orders USING btree (placed_at DESC);

CREATE INDEX orders_shipping_method_id ON shop.orders USING btree (shipping_method_id);

CREATE INDEX orders_state ON shop.orders USING btree (state, placed_at DESC);

CREATE INDEX orders_uncollected_customer ON shop.orders USING btree (customer_id) WHERE (cash_uncollected_at IS NOT NULL);

CREATE INDEX orders_uncollected_email ON shop.orders USING btree (email) WHERE (cash_uncollected_at IS NOT NULL);

CREATE INDEX orders_uncollected_phone ON shop.orders USING btree (phone) WHERE (cash_uncollected_at IS NOT NULL);

CREATE INDEX orders_unpaid_phone ON shop.orders USING btree (phone) WHERE (state = ANY (ARRAY['awaiting_payment'::text, 'accepted'::text, 'on_hold'::text, 'packing'::text]));

CREATE INDEX orders_untrimmed ON shop.orders USING btree (placed_at) WHERE (trimmed_at IS NULL);

CREATE INDEX page_views_landing ON shop.page_views USING btree (storefront_id, path) WHERE (path ~~ '/lp/%'::text);

CREATE UNIQUE INDEX parcel_events_once ON shop.parcel_events USING btree (parcel_id, status_code, at) WHERE (status_code IS NOT NULL);

CREATE INDEX parcel_events_parcel_id ON shop.parcel_events USING btree (parcel_id, at, id);

CREATE INDEX parcel_lines_batch_id ON shop.parcel_lines USING btree (batch_id) WHERE (batch_id IS NOT NULL);

CREATE INDEX parcel_lines_variant_id ON shop.parcel_lines USING btree (variant_id);

CREATE INDEX parcels_check_at ON shop.parcels USING btree (check_at) WHERE (check_at IS NOT NULL);

CREATE INDEX parcels_created_at ON shop.parcels USING brin (created_at);

CREATE INDEX parcels_open ON shop.parcels USING btree (state, created_at) WHERE (state <> ALL (ARRAY['delivered'::text, 'returned'::text, 'cancelled'::text]));

CREATE INDEX parcels_replaced_by ON shop.parcels USING btree (replaced_by) WHERE (replaced_by IS NOT NULL);

CREATE INDEX parcels_tracking_end ON shop.parcels USING btree (reverse(tracking_number) text_pattern_ops) WHERE (tracking_number IS NOT NULL);

CREATE INDEX parcels_unissued ON shop.parcels USING btree (id) WHERE ((issued_at IS NULL) AND (state <> 'cancelled'::text));

CREATE INDEX payment_events_at ON shop.payment_events USING brin (at);

CREATE INDEX payment_events_payment_id ON shop.payment_events USING btree (payment_id, id);

CREATE INDEX payment_method_groups_group ON shop.payment_method_groups USING btree (customer_group_id);

CREATE INDEX payments_cash ON shop.payments USING btree (id) WHERE (state = ANY (ARRAY['awaiting_cod'::text, 'cod_collected'::text]));

CREATE INDEX payments_check_at ON shop.payments USING btree (check_at) WHERE (check_at IS NOT NULL);

CREATE INDEX payments_created_at ON shop.payments USING brin (created_at);

CREATE INDEX payments_due_on ON shop.payments USING btree (due_on) WHERE (state = ANY (ARRAY['invoice_issued'::text, 'overdue'::text]));

CREATE UNIQUE INDEX payments_one_open ON shop.payments USING btree (order_id) WHERE (state = ANY (ARRAY['created'::text, 'unknown'::text, 'method_chosen'::text, 'authorized'::text, 'awaiting_transfer'::text, 'awaiting_cod'::text, 'cod_collected'::text, 'invoice_issued'::text, 'overdue'::text]));

CREATE INDEX payments_payment_method_id ON shop.payments USING btree (payment_method_id);

CREATE INDEX payments_unanswered ON shop.payments USING btree (gateway, created_at) WHERE ((gateway_id IS NULL) AND (gateway IS NOT NULL));

CREATE INDEX pickup_points_place ON shop.pickup_points USING gist (point(lng, lat)) WHERE (removed_at IS NULL);

CREATE INDEX pickup_points_words ON shop.pickup_points USING gin (words extensions.gin_trgm_ops) WHERE (removed_at IS NULL);

CREATE INDEX pickup_points_zip ON shop.pickup_points USING btree (zip text_pattern_ops) WHERE (removed_at IS NULL);

CREATE INDEX plan_cycle_lines_plan_line_id ON shop.plan_cycle_lines USING btree (plan_line_id) WHERE (plan_line_id IS NOT NULL);

CREATE INDEX plan_cycle_lines_variant_id ON shop.plan_cycle_lines USING btree (variant_id);

CREATE INDEX plan_cycles_charged_payment_id ON shop.plan_cycles USING btree (charged_payment_id) WHERE (charged_payment_id IS NOT NULL);

CREATE INDEX plan_cycles_due ON shop.plan_cycles USING btree (state, process_on) WHERE (state = ANY (ARRAY['planned'::text, 'announced'::text, 'locked'::text]));

CREATE UNIQUE INDEX plan_cycles_one_open ON shop.plan_cycles USING btree (plan_id) WHERE (state = ANY (ARRAY['planned'::text, 'announced'::text, 'locked'::text, 'ordered'::text, 'payment_failed'::text]));

CREATE UNIQUE INDEX plan_cycles_order_number ON shop.plan_cycles USING btree (order_number) WHERE (order_number IS NOT NULL);

CREATE INDEX plan_cycles_planned ON shop.plan_cycles USING btree (id) WHERE (state = 'planned'::text);

CREATE INDEX plan_cycles_running ON shop.plan_cycles USING btree (id) WHERE (state = ANY (ARRAY['ordered'::text, 'payment_failed'::text]));

CREATE INDEX plan_events_cycle_id ON shop.plan_events USING btree (cycle_id, id) WHERE (cycle_id IS NOT NULL);

CREATE INDEX plan_events_plan_id ON shop.plan_events USING btree (plan_id, id);

CREATE INDEX plan_lines_substitute_variant_id ON shop.plan_lines USING btree (substitute_variant_id) WHERE (substitute_variant_id IS NOT NULL);

CREATE INDEX plan_lines_variant_id ON shop.plan_lines USING btree (variant_id);

CREATE INDEX plan_mandates_ended_at ON shop.plan_mandates USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX plan_mandates_ending ON shop.plan_mandates USING btree (card_expires_on) WHERE ((state = 'active'::text) AND (warned_at IS NULL));

CREATE UNIQUE INDEX plan_mandates_one_active ON shop.plan_mandates USING btree (plan_id) WHERE (state = 'active'::text);

CREATE INDEX plan_mandates_open ON shop.plan_mandates USING btree (id) WHERE (state = ANY (ARRAY['requested'::text, 'active'::text]));

CREATE INDEX plan_mandates_plan_id ON shop.plan_mandates USING btree (plan_id);

CREATE INDEX plan_mandates_requested ON shop.plan_mandates USING btree (id) WHERE (state = 'requested'::text);

CREATE INDEX plan_mandates_revoked ON shop.plan_mandates USING btree (id) WHERE ((state = 'active'::text) AND (revoked_at IS NOT NULL));

CREATE INDEX plans_customer_id ON shop.plans USING btree (customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX plans_dog_id ON shop.plans USING btree (dog_id) WHERE (dog_id IS NOT NULL);

CREATE INDEX plans_email ON shop.plans USING btree (email) WHERE (email IS NOT NULL);

CREATE INDEX plans_ended_at ON shop.plans USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX plans_paused_until ON shop.plans USING btree (paused_until) WHERE (paused_until IS NOT NULL);

CREATE INDEX plans_payment_method_id ON shop.plans USING btree (payment_method_id);

CREATE INDEX plans_pickup_point_id ON shop.plans USING btree (pickup_point_id) WHERE (pickup_point_id IS NOT NULL);

CREATE INDEX plans_shipping_method_id ON shop.plans USING btree (shipping_method_id);

CREATE INDEX plans_storefront_id ON shop.plans USING btree (storefront_id);

CREATE INDEX plans_waiting_for_goods ON shop.plans USING btree (id) WHERE (state = 'waiting_for_goods'::text);

CREATE INDEX prepared_basket_lines_variant_id ON shop.prepared_basket_lines USING btree (variant_id);

CREATE INDEX prepared_baskets_customer_id ON shop.prepared_baskets USING btree (customer_id) WHERE (customer_id IS NOT NULL);

CREATE INDEX prepared_baskets_expires_at ON shop.prepared_baskets USING btree (expires_at);

CREATE UNIQUE INDEX price_lists_one_public ON shop.price_lists USING btree (storefront_id) WHERE is_public;

CREATE UNIQUE INDEX price_lists_parent_id ON shop.price_lists USING btree (parent_id, from_pieces);

CREATE INDEX price_proofs_price_id ON shop.price_proofs USING btree (price_id, id DESC);

CREATE INDEX price_proofs_reference_price_id ON shop.price_proofs USING btree (reference_price_id) WHERE (reference_price_id IS NOT NULL);

CREATE INDEX price_proposals_calls_off ON shop.price_proposals USING btree (calls_off);

CREATE INDEX price_proposals_price_list_id ON shop.price_proposals USING btree (price_list_id);

CREATE INDEX price_proposals_storefront_id ON shop.price_proposals USING btree (storefront_id);

CREATE INDEX price_proposals_waiting ON shop.price_proposals USING btree (proposed_at) WHERE (state = 'waiting'::text);

CREATE INDEX prices_history ON shop.prices USING btree (variant_id, price_list_id, valid_from DESC, id DESC);

CREATE INDEX prices_price_list_id ON shop.prices USING btree (price_list_id, valid_from);

CREATE INDEX product_allergens_allergen ON shop.product_allergens USING btree (storefront_id, allergen, product_id);

CREATE INDEX product_attributes_attribute_id ON shop.product_attributes USING btree (attribute_id, option_id);

CREATE INDEX product_cards_category_ids ON shop.product_cards USING gin (category_ids);

CREATE INDEX product_cards_facets ON shop.product_cards USING gin (facets);

CREATE INDEX product_cards_ingredient_ids ON shop.product_cards USING gin (ingredient_ids);

CREATE INDEX product_cards_popularity ON shop.product_cards USING btree (storefront_id, in_stock DESC, popularity DESC, product_id);

CREATE INDEX product_cards_price ON shop.product_cards USING btree (storefront_id, price, product_id);

CREATE INDEX product_cards_published_at ON shop.product_cards USING btree (storefront_id, published_at DESC, product_id);

CREATE INDEX product_cards_rating ON shop.product_cards USING btree (storefront_id, rating_average DESC NULLS LAST, rating_count DESC, product_id);

CREATE UNIQUE INDEX product_cards_slug ON shop.product_cards USING btree (storefront_id, slug);

CREATE INDEX product_cards_unit_price ON shop.product_cards USING btree (storefront_id, unit_price, product_id);

CREATE INDEX product_cards_variant_id ON shop.product_cards USING btree (variant_id);

CREATE INDEX product_categories_category_id ON shop.product_categories USING btree (category_id, product_id);

CREATE INDEX product_constituents_constituent ON shop.product_constituents USING btree (storefront_id, constituent, percent);

CREATE INDEX product_ingredients_ingredient_id ON shop.product_ingredients USING btree (ingredient_id, product_id);

CREATE INDEX product_relations_related_product_id ON shop.product_relations USING btree (related_product_id);

CREATE INDEX product_tags_tag ON shop.product_tags USING btree (storefront_id, tag, product_id);

CREATE INDEX products_brand_id ON shop.products USING btree (brand_id);

CREATE INDEX products_breed_size ON shop.products USING btree (storefront_id, breed_size);

CREATE INDEX products_life_stage ON shop.products USING btree (storefront_id, life_stage);

CREATE INDEX products_name_part ON shop.products USING gin (lower(internal.unaccented(name)) extensions.gin_trgm_ops);

CREATE INDEX products_protein ON shop.products USING btree (storefront_id, protein);

CREATE INDEX products_published_at ON shop.products USING btree (storefront_id, published_at DESC);

CREATE INDEX products_successor_id ON shop.products USING btree (successor_id) WHERE (successor_id IS NOT NULL);

CREATE UNIQUE INDEX recalls_batch_id ON shop.recalls USING btree (batch_id) WHERE (withdrawn_at IS NULL);

CREATE INDEX recalls_batch_id_all ON shop.recalls USING btree (batch_id);

CREATE INDEX recalls_product_id ON shop.recalls USING btree (product_id);

CREATE INDEX redirects_to_path ON shop.redirects USING btree (storefront_id, to_path);

CREATE INDEX refunds_case_id ON shop.refunds USING btree (case_id) WHERE (case_id IS NOT NULL);

CREATE UNIQUE INDEX refunds_gateway_refund_id ON shop.refunds USING btree (gateway_refund_id) WHERE (gateway_refund_id IS NOT NULL);

CREATE INDEX refunds_open ON shop.refunds USING btree (requested_at) WHERE (state = ANY (ARRAY['requested'::text, 'sent'::text]));

CREATE INDEX refunds_order_id ON shop.refunds USING btree (order_id, id);

CREATE INDEX refunds_payment_id ON shop.refunds USING btree (payment_id, id);

CREATE INDEX refunds_refused ON shop.refunds USING btree (payment_id) WHERE (state = 'failed'::text);

CREATE UNIQUE INDEX refunds_replaces_id ON shop.refunds USING btree (replaces_id) WHERE (replaces_id IS NOT NULL);

CREATE INDEX reservations_variant_id ON shop.reservations USING btree (variant_id);

CREATE INDEX retailers_city ON shop.retailers USING btree (storefront_id, city);

CREATE INDEX reviews_by_rating ON shop.reviews USING btree (product_id, rating, written_on DESC) WHERE (status = 'published'::text);

CREATE INDEX reviews_by_usefulness ON shop.reviews USING btree (product_id, usefulness DESC, written_on DESC, id DESC) WHERE (status = 'published'::text);

CREATE INDEX reviews_newest ON shop.reviews USING btree (product_id, written_on DESC, id DESC) WHERE (status = 'published'::text);

CREATE INDEX reviews_of_dogs ON shop.reviews USING btree (product_id, dog_size, dog_stage, written_on DESC, id DESC) WHERE (status = 'published'::text);

CREATE INDEX reviews_pending ON shop.reviews USING btree (storefront_id, written_on) WHERE (status = 'pending'::text);

CREATE INDEX reviews_product_id ON shop.reviews USING btree (storefront_id, product_id);

CREATE INDEX search_synonyms_first_stem ON shop.search_synonyms USING btree (storefront_id, (stems[1]));

CREATE INDEX section_drafts_due ON shop.section_drafts USING btree (publish_at) WHERE (publish_at IS NOT NULL);

CREATE INDEX shipping_payment_methods_payment ON shop.shipping_payment_methods USING btree (payment_method_id);

CREATE INDEX slug_history_blog_category_id ON shop.slug_history USING btree (blog_category_id) WHERE (blog_category_id IS NOT NULL);

CREATE UNIQUE INDEX slug_history_blog_category_slug ON shop.slug_history USING btree (storefront_id, slug) WHERE (blog_category_id IS NOT NULL);

CREATE INDEX slug_history_category_id ON shop.slug_history USING btree (category_id) WHERE (category_id IS NOT NULL);

CREATE UNIQUE INDEX slug_history_category_slug ON shop.slug_history USING btree (storefront_id, slug) WHERE (category_id IS NOT NULL);

CREATE INDEX slug_history_product_id ON shop.slug_history USING btree (product_id) WHERE (product_id IS NOT NULL);

CREATE UNIQUE INDEX slug_history_product_slug ON shop.slug_history USING btree (storefront_id, slug) WHERE (product_id IS NOT NULL);

CREATE UNIQUE INDEX staff_tasks_open ON shop.staff_tasks USING btree (kind, subject) WHERE (closed_at IS NULL);

CREATE INDEX staff_tasks_opened_at ON shop.staff_tasks USING btree (opened_at DESC);

CREATE INDEX staff_tasks_order_id ON shop.staff_tasks USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX staff_tasks_storefront_id ON shop.staff_tasks USING btree (storefront_id);

CREATE INDEX static_page_versions_current ON shop.static_page_versions USING btree (static_page_id, effective_from DESC);

CREATE UNIQUE INDEX static_page_versions_one_draft ON shop.static_page_versions USING btree (static_page_id) WHERE (published_at IS NULL);

CREATE INDEX stock_movements_at ON shop.stock_movements USING brin (at);

CREATE INDEX stock_movements_batch_id ON shop.stock_movements USING btree (batch_id, id DESC);

CREATE UNIQUE INDEX stock_movements_opening ON shop.stock_movements USING btree (variant_id, batch_id) NULLS NOT DISTINCT WHERE (kind = 'opening'::text);

CREATE INDEX stock_movements_variant_id ON shop.stock_movements USING btree (variant_id, id DESC);

CREATE INDEX ticket_messages_author_id ON shop.ticket_messages USING btree (author_id) WHERE (author_id IS NOT NULL);

CREATE INDEX ticket_messages_ticket_id ON shop.ticket_messages USING btree (ticket_id, id);

CREATE INDEX tickets_email ON shop.tickets USING btree (email, id);

CREATE INDEX tickets_open ON shop.tickets USING btree (answer_by, id) WHERE (state = ANY (ARRAY['new'::text, 'open'::text]));

CREATE INDEX tickets_order_id ON shop.tickets USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX tickets_owner_id ON shop.tickets USING btree (owner_id) WHERE (owner_id IS NOT NULL);

CREATE INDEX tickets_snoozed ON shop.tickets USING btree (snoozed_until) WHERE (state = 'snoozed'::text);

CREATE INDEX tickets_waiting ON shop.tickets USING btree (storefront_id, answer_by) WHERE (state = 'new'::text);

CREATE UNIQUE INDEX variants_one_default ON shop.variants USING btree (product_id) WHERE is_default;

CREATE INDEX variants_product_id ON shop.variants USING btree (storefront_id, product_id);

CREATE UNIQUE INDEX variants_short_of ON shop.variants USING btree (short_of, best_before) WHERE (short_of IS NOT NULL);

CREATE INDEX variants_sku_start ON shop.variants USING btree (sku text_pattern_ops);

CREATE OR REPLACE FUNCTION internal.add_movement(of_variant bigint, of_batch bigint, was integer, becomes integer, of_kind text DEFAULT NULL::text, of_document text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  told constant jsonb := coalesce(nullif(current_setting('shop.movement', true), '')::jsonb, '{}');
  is_known boolean;
begin
  if of_batch is null then
    is_known := exists (select from shop.stock_movements m where m.variant_id = of_variant and m.batch_id is null);
  else
    is_known := exists (select from shop.stock_movements m where m.batch_id = of_batch);
  end if;
  -- The row is older than the ledger, and the opening of all of them has not come to it yet.
  if was <> 0 and not is_known then
    insert into shop.stock_movements (at, variant_id, batch_id, kind, pieces, balance, actor_kind)
    values (internal.shop_now(), of_variant, of_batch, 'opening', was, was, 'system') on conflict do nothing;
  end if;
  insert into shop.stock_movements (at, variant_id, batch_id, kind, pieces, balance, reason, document, actor_kind, actor_id, request_id)
  values (internal.shop_now(), of_variant, of_batch, coalesce(of_kind, told ->> 'kind', 'correction'), becomes - was, becomes,
          coalesce(told ->> 'reason', ''), coalesce(of_document, told ->> 'document'), coalesce(told ->> 'actorKind', 'system'),
          told ->> 'actorId', told ->> 'requestId');
end
$function$
;
comment on function internal.add_movement(bigint,bigint,integer,integer,text,text) is 'Writes what an account of the ledger has gained or lost; a count without a difference is a row too.';

CREATE OR REPLACE FUNCTION internal.add_ratings(ids bigint[], ratings integer[], signs integer[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  insert into shop.product_ratings (product_id)
  select distinct id from unnest(ids) as d (id) order by id
  on conflict do nothing;

  update shop.product_ratings r
     set stars = array[r.stars[1] + d.one, r.stars[2] + d.two, r.stars[3] + d.three, r.stars[4] + d.four, r.stars[5] + d.five]
    from (
      select id, sum(sign * (rating = 1)::int) as one, sum(sign * (rating = 2)::int) as two,
             sum(sign * (rating = 3)::int) as three, sum(sign * (rating = 4)::int) as four,
             sum(sign * (rating = 5)::int) as five
        from unnest(ids, ratings, signs) as s (id, rating, sign)
       group by id
    ) d
   where r.product_id = d.id
$function$
;
comment on function internal.add_ratings(bigint[],integer[],integer[]) is 'Moves the histogram of products by the given signed ratings.';

CREATE OR REPLACE FUNCTION internal.address_hash(email text)
 RETURNS bytea
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$ select substring(sha256(convert_to('mailbox ' || lower(email), 'UTF8')) for 20) $function$
;
comment on function internal.address_hash(text) is 'Under which a refusal of a mailbox is kept; free of keys that are changed one day, and short enough for an address.';

CREATE OR REPLACE FUNCTION internal.address_word_query(typed text, is_doubted boolean)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  is_known boolean := exists (
    select from internal.address_words w where w.word ~>=~ typed and w.word ~<~ (typed || '{'));
begin
  if length(typed) < 4 or is_known and not is_doubted then
    return typed || ':*';
  end if;
  return '(' || array_to_string(
    typed || ':*' || coalesce(internal.similar_address_words(typed, case when is_known then 6 else 16 end), '{}'), ' | ') || ')';
end
$function$
;
comment on function internal.address_word_query(text,boolean) is 'One typed word as a condition on the words of a street.';

CREATE OR REPLACE FUNCTION internal.alternatives_of(storefront_id bigint, word text, stem text, is_typing boolean, OUT alternatives jsonb, OUT shown text)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  plain text := internal.unaccented(word);
  nearest internal.search_words;
begin
  shown := word;
  if is_typing then
    alternatives := jsonb_build_array(jsonb_build_array(stem), jsonb_build_array(plain || ':*'));
    if exists (select from internal.search_words w
                where w.storefront_id = alternatives_of.storefront_id and (w.stem = alternatives_of.stem or w.stem like plain || '%')) then
      return;
    end if;
  elsif exists (select from internal.search_words w
                 where w.storefront_id = alternatives_of.storefront_id and w.stem = alternatives_of.stem) then
    alternatives := jsonb_build_array(jsonb_build_array(stem));
    return;
  end if;
  nearest := internal.correct_word(storefront_id, plain, stem);
  if nearest.word is not null then
    shown := nearest.display;
    alternatives := jsonb_build_array(jsonb_build_array(nearest.stem));
  elsif length(plain) > 2 then
    alternatives := jsonb_build_array(jsonb_build_array(plain || ':*'));
  else
    alternatives := jsonb_build_array(jsonb_build_array(stem));
  end if;
end
$function$
;
comment on function internal.alternatives_of(bigint,text,text,boolean) is 'Lexemes that satisfy one word of a query, and the word as it should have been written.';

CREATE OR REPLACE FUNCTION internal.application_attachments(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'isPicture', u.media_type <> 'application/pdf') order by u.id), '[]')
    from internal.application_files f join internal.uploads u on u.id = f.upload_id
   where f.application_id = wanted and internal.request_role() in ('staff_support', 'staff_admin')
$function$
;
comment on function internal.application_attachments(bigint) is 'Names of certificates and proofs; the files themselves are a command.';

CREATE OR REPLACE FUNCTION internal.application_person(wanted bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  shown boolean;
  a record;
begin
  if internal.request_role() not in ('staff_support', 'staff_admin') then
    return null;
  end if;
  shown := internal.is_revealed('application', wanted);
  select q.contact_name, q.email, q.phone, c.id as customer_id,
         (select count(*) from shop.applications w where w.company_id = q.company_id and w.id <> q.id) as same_company
    into a from shop.applications q left join shop.customers c on c.email = q.email and c.storefront_id = q.storefront_id where q.id = wanted;
  return jsonb_build_object(
    'name', case when shown then a.contact_name
                 else internal.masked_name(split_part(a.contact_name, ' ', 1), nullif(split_part(a.contact_name, ' ', 2), '')) end,
    'email', case when shown then a.email else internal.masked_email(a.email) end,
    'phone', case when shown then a.phone else internal.masked_phone(a.phone) end,
    'isRevealed', shown, 'customerId', a.customer_id, 'sameCompany', a.same_company);
end
$function$
;
comment on function internal.application_person(bigint) is 'Who applies, masked unless this member has given a reason.';

CREATE OR REPLACE FUNCTION internal.apply_word_forms()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  moved tsquery;
begin
  select string_agg(distinct quote_literal(w.stem), ' | ')::tsquery into moved
    from internal.search_words w where w.stem <> internal.stem(w.storefront_id, w.word);
  update shop.search_synonyms y set phrase = phrase
   where y.stems <> internal.stems_of(y.storefront_id, internal.split_words(y.phrase))
      or y.meaning <> internal.stems_of(y.storefront_id, internal.split_words(y.means));
  if moved is null then
    return null;
  end if;
  update internal.search_words w
     set stem = internal.stem(w.storefront_id, w.word)
   where w.stem <> internal.stem(w.storefront_id, w.word);
  perform internal.index_categories(array(select id from shop.categories));
  perform internal.index_ingredients(array(select id from shop.ingredients));
  perform internal.refresh_product_search(array(select product_id from internal.product_search where lexemes @@ moved));
  return null;
end
$function$
;
comment on function internal.apply_word_forms() is 'Re-stems the dictionary after staff changed the word forms.';

CREATE OR REPLACE FUNCTION internal.avoided_in(storefront bigint, value text)
 RETURNS text[]
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(array_agg(distinct n.code), '{}')
    from (select internal.stems_of(storefront, internal.split_words(value)) as stems) s
    cross join lateral generate_subscripts(s.stems, 1) at
    join internal.ingredient_search i on i.storefront_id = storefront and i.stem = s.stems[at]
    join shop.ingredients n on n.id = i.ingredient_id
   where s.stems[at - 1] = any ('{bez,nes,nesnas}') or s.stems[at - 1] = 'na' and s.stems[at - 2] like 'alerg%'
$function$
;
comment on function internal.avoided_in(bigint,text) is 'Codes of the ingredients a text says a dog must not have.';

CREATE OR REPLACE FUNCTION internal.begin_thread()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  insert into shop.ticket_messages (ticket_id, kind, body, written_at)
  values (new.id, 'customer', new.message, new.created_at);
  return null;
end
$function$
;
comment on function internal.begin_thread() is 'The message of a ticket is the first of its thread.';

CREATE OR REPLACE FUNCTION internal.blank_values(given jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(jsonb_object_agg(key, case
      when key = 'country' then value
      when jsonb_typeof(value) = 'string' then '""'::jsonb
      else 'null'::jsonb end), '{}'::jsonb)
    from jsonb_each(given)
$function$
;
comment on function internal.blank_values(jsonb) is 'The same keys without their words; the country stays.';

CREATE OR REPLACE FUNCTION internal.breed_json(storefront bigint, breed_slug text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select jsonb_build_object('slug', b.slug, 'name', b.name, 'size', b.size, 'portrait', b.portrait,
           'from_grams', least(b.dog_from_grams, b.bitch_from_grams), 'to_grams', greatest(b.dog_to_grams, b.bitch_to_grams))
    from shop.breeds b where b.storefront_id = storefront and b.slug = breed_slug
$function$
;
comment on function internal.breed_json(bigint,text) is 'A breed as the search shows it.';

CREATE OR REPLACE FUNCTION internal.carry_subcategories()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update shop.categories set path = '' where parent_id = new.id;
  return null;
end
$function$
;
comment on function internal.carry_subcategories() is 'Recomputes the paths below a category that moved.';

CREATE OR REPLACE FUNCTION internal.cash_carrier(wanted bigint, OUT carrier text, OUT delivered_at timestamp with time zone)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT p.carrier,
     p.delivered_at
    FROM shop.parcels p
   WHERE ((p.order_id = cash_carrier.wanted) AND (p.cod_amount > 0) AND (p.replaced_by IS NULL))
   ORDER BY p.number
  LIMIT 1;
END
;
comment on function internal.cash_carrier(bigint) is 'Who collects the cash of an order, and since when they have it.';

CREATE OR REPLACE FUNCTION internal.check_transition()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  was text := 'new';
begin
  if tg_op = 'UPDATE' then
    was := old.state;
  end if;
  if not exists (
    select from internal.state_transitions t
     where t.machine = tg_argv[0] and t.from_state = was and t.to_state = new.state
  ) then
    raise exception 'the % machine knows no way from % to %', tg_argv[0], was, new.state
      using errcode = 'check_violation', constraint = 'state_transitions';
  end if;
  return new;
end
$function$
;
comment on function internal.check_transition() is 'Refuses a change of the column state that the machine named in the argument does not have.';

CREATE OR REPLACE FUNCTION internal.check_truths(since timestamp with time zone DEFAULT '-infinity'::timestamp with time zone, only_name text DEFAULT NULL::text)
 RETURNS TABLE(name text, question text, violations bigint, samples jsonb, ms integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  truth internal.truths;
  began timestamptz;
begin
  for truth in select * from internal.truths t where only_name is null or t.name = only_name order by t.name loop
    began := clock_timestamp();
    -- The query is ours, from a migration; who runs this has no right to write one.
    execute format(
      'select count(*), coalesce(jsonb_agg(to_jsonb(v)) filter (where v.nth <= 5), ''[]'')
         from (select q.*, row_number() over () as nth from (%s) q) v', truth.query)
      into violations, samples using since;
    name := truth.name;
    question := truth.question;
    ms := extract(epoch from clock_timestamp() - began) * 1000;
    return next;
  end loop;
end
$function$
;
comment on function internal.check_truths(timestamp with time zone,text) is 'Asks every truth about what happened since a moment: how many rows break it, and the first five.';

CREATE OR REPLACE FUNCTION internal.claim(name text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN ((NULLIF(current_setting('request.jwt.claims'::text, true), ''::text))::jsonb ->> name)
;
comment on function internal.claim(text) is 'One claim of the verified token of this request, or null.';

CREATE OR REPLACE FUNCTION internal.common_answer(storefront bigint, tiers tsquery[], filters jsonb, sort text, page_size integer, skip integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
declare
  most constant integer := 500;
  everything bit varying := internal.grid_bits(storefront, '{all}');
  mask bit varying := coalesce((select bit_and(m.mask) from internal.grid_masks(storefront, filters) m), everything);
  total integer := most + 1;
begin
  -- Without filters it is already known that there are more.
  if mask <> everything then
    total := (
      select count(*) from (
        select from (select s.product_id from internal.product_search s where s.lexemes @@ tiers[2] and s.storefront_id = storefront offset 0) hit
          join internal.grid_products g on g.product_id = hit.product_id
         where get_bit(mask, g.position) = 1
         limit most + 1
      ) hits);
  end if;
  return internal.empty_grid() || jsonb_build_object(
    'total', least(total, most), 'is_open_ended', total > most,
    'facets', internal.grid_counts(storefront, '{}', '{}', mask),
    'cards', internal.grid_cards(internal.common_matches(storefront, tiers, mask, sort, page_size, skip)));
end
$function$
;
comment on function internal.common_answer(bigint,tsquery[],jsonb,text,integer,integer) is 'The answer of the grid for a query that matches too much to be counted.';

CREATE OR REPLACE FUNCTION internal.common_matches(storefront bigint, tiers tsquery[], mask bit varying, sort text, page_size integer, skip integer)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare
  few constant integer := 1000;
  enough constant integer := skip + page_size;
  named bit varying;
  ids bigint[] := '{}';
  more bigint[];
begin
  for tier in case when sort = 'oblibene' then 1 else 2 end .. 2 loop
    if tier = 1 then
      named := internal.matching_bits(storefront, tiers[1], few);
    end if;
    if tier = 1 and named is not null then
      more := internal.grid_page(storefront, mask & named, sort, enough, 0);
    else
      execute format('select array(
          select g.product_id
            from (select product_id from internal.grid_products where storefront_id = $1 and get_bit($2, position) = 1 order by %s offset 0) g
           cross join lateral (
             select from internal.product_search s
              where s.product_id = g.product_id and s.lexemes @@ $3 and ($4 is null or not s.lexemes @@ $4) offset 0
           ) hit
           limit $5)', internal.grid_order(sort))
        into more using storefront, mask, tiers[tier], case when sort = 'oblibene' then tiers[tier - 1] end, enough - cardinality(ids);
    end if;
    ids := ids || more;
    exit when cardinality(ids) >= enough;
  end loop;
  return ids[skip + 1 : enough];
end
$function$
;
comment on function internal.common_matches(bigint,tsquery[],bit varying,text,integer,integer) is 'One page of the matches of a common word among filtered products.';

CREATE OR REPLACE FUNCTION internal.common_products(storefront_id bigint, wanted tsquery, unwanted tsquery, only_in_stock boolean, enough integer, share double precision)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
declare
  found constant bigint[] := array(
    select c.product_id
      from (
        select p.product_id from shop.product_cards p
         where p.storefront_id = common_products.storefront_id and (p.in_stock or not only_in_stock)
         order by p.in_stock desc, p.popularity desc, p.product_id
         limit least(4 * enough / share, 3000)::integer
      ) c
     cross join lateral (
       select from internal.product_search s
        where s.product_id = c.product_id and s.lexemes @@ wanted and (unwanted is null or not s.lexemes @@ unwanted)
       offset 0
     ) hit
     limit enough);
begin
  return case when cardinality(found) >= enough then found end;
end
$function$
;
comment on function internal.common_products(bigint,tsquery,tsquery,boolean,integer,double precision) is 'Matches among the most popular products, in the order of popularity.';

CREATE OR REPLACE FUNCTION internal.copy_card_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update internal.product_search s
     set in_stock = l.in_stock, popularity = l.popularity
    from later l
   where s.product_id = l.product_id and (s.in_stock, s.popularity) is distinct from (l.in_stock, l.popularity);
  return null;
end
$function$
;
comment on function internal.copy_card_order() is 'Carries stock and popularity of a card to the search index.';

CREATE OR REPLACE FUNCTION internal.correct_word(storefront_id bigint, word text, stem text)
 RETURNS internal.search_words
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select (near.found).*
    from (
      select w as found, least(
               extensions.levenshtein_less_equal(w.word, correct_word.word, 4),
               case when length(correct_word.stem) > 4 then extensions.levenshtein_less_equal(w.stem, correct_word.stem, 4) end) as apart
        from internal.search_words w
       where w.storefront_id = correct_word.storefront_id and w.is_main and length(w.word) > 2 and w.word !~ '[0-9]'
         and (w.word operator(extensions.%) correct_word.word and (left(w.word, 1) = left(correct_word.word, 1) or length(correct_word.word) > 5)
           or left(w.word, 1) = left(correct_word.word, 1) and abs(length(w.word) - length(correct_word.word)) < 2)
      offset 0
    ) near
   cross join lateral (
     select near.apart - case
       when near.apart <> 2 or length((near.found).word) <> length(correct_word.word) then 0
       when array(select l from regexp_split_to_table((near.found).word, '') l order by l)
          = array(select l from regexp_split_to_table(correct_word.word, '') l order by l) then 1
       else 0 end as mistakes
   ) counted
   where mistakes <= case when length(correct_word.word) < 4 then 0 when length(correct_word.word) < 6 then 1
                          when length(correct_word.word) < 9 then 2 else 3 end
   order by mistakes, extensions.similarity((near.found).word, correct_word.word) desc, length((near.found).word), (near.found).word
   limit 1
$function$
;
comment on function internal.correct_word(bigint,text,text) is 'The dictionary word a misspelled one most likely stands for.';

CREATE OR REPLACE FUNCTION internal.count_changed_lists()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if exists (select from changed c where c.is_public or exists (select from shop.customer_groups g where g.price_list_id = c.id)) then
    update internal.rules_version set version = version + 1;
  end if;
  return null;
end
$function$
;
comment on function internal.count_changed_lists() is 'Tells processes that what they keep of the rules is old, when a list that everybody or a group buys by has changed.';

CREATE OR REPLACE FUNCTION internal.count_changed_rules()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if exists (select from changed) then
    update internal.rules_version set version = version + 1;
  end if;
  return null;
end
$function$
;
comment on function internal.count_changed_rules() is 'Tells processes that what they keep of the rules is old, when a row of them has changed.';

CREATE OR REPLACE FUNCTION internal.count_lexeme(storefront_id bigint, lexeme text)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if lexeme like '%:*' then
    return (select max(f.documents) from internal.search_frequencies f
             where f.storefront_id = count_lexeme.storefront_id
               and f.lexeme >= left(count_lexeme.lexeme, -2) and f.lexeme < left(count_lexeme.lexeme, -2) || '{');
  end if;
  return (select f.documents from internal.search_frequencies f
           where f.storefront_id = count_lexeme.storefront_id and f.lexeme = count_lexeme.lexeme);
end
$function$
;
comment on function internal.count_lexeme(bigint,text) is 'In how many products a frequent word or the most frequent word of a beginning is; null when it is rare.';

CREATE OR REPLACE FUNCTION internal.count_matches(storefront_id bigint, wanted tsquery, only_in_stock boolean, share double precision)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
declare
  most constant integer := 1000;
begin
  if share * (select f.documents from internal.search_frequencies f where f.storefront_id = count_matches.storefront_id and f.lexeme = '') > 1.5 * most then
    return most;
  end if;
  return (
    select count(*) from (
      select from internal.product_search s
       where s.lexemes @@ wanted and s.storefront_id = count_matches.storefront_id and (s.in_stock or not only_in_stock)
       limit most
    ) matches);
end
$function$
;
comment on function internal.count_matches(bigint,tsquery,boolean,double precision) is 'How many products match, counted no further than anybody reads.';

CREATE OR REPLACE FUNCTION internal.count_review_photos()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update shop.reviews r set photo_count = c.photos
    from (select count(*) filter (where p.width is not null)::integer as photos
            from shop.review_photos p where p.review_id = coalesce(new.review_id, old.review_id)) c
   where r.id = coalesce(new.review_id, old.review_id) and r.photo_count <> c.photos;
  return null;
end
$function$
;
comment on function internal.count_review_photos() is 'Keeps the number of pictures a reader can see beside the review.';

CREATE OR REPLACE FUNCTION internal.count_reviews()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    perform internal.add_ratings(array_agg(product_id), array_agg(rating), array_agg(-1))
       from old_rows where status = 'published' having count(*) > 0;
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    perform internal.add_ratings(array_agg(product_id), array_agg(rating), array_agg(1))
       from new_rows where status = 'published' having count(*) > 0;
  end if;
  return null;
end
$function$
;
comment on function internal.count_reviews() is 'Keeps ratings in step with published reviews in the same transaction.';

CREATE OR REPLACE FUNCTION internal.count_rules_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update internal.rules_version set version = version + 1;
  return null;
end
$function$
;
comment on function internal.count_rules_change() is 'Tells processes that what they keep of the rules is old.';

CREATE OR REPLACE FUNCTION internal.credits_end(usable_from timestamp with time zone, months integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select internal.end_of_day(((usable_from at time zone 'Europe/Prague')::date + make_interval(months => months))::date)
$function$
;
comment on function internal.credits_end(timestamp with time zone,integer) is 'When credits end that can be spent from a moment on.';

CREATE OR REPLACE FUNCTION internal.current_customer_id()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN (internal.claim('customer_id'::text))::bigint
;
comment on function internal.current_customer_id() is 'The customer named in the verified token of this request, or null.';

CREATE OR REPLACE FUNCTION internal.customer_consents(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('topic', c.topic, 'granted', c.granted, 'at', c.given_at) ORDER BY c.topic), '[]'::jsonb) AS "coalesce"
    FROM shop.current_consents c
   WHERE (c.customer_id = customer_consents.wanted);
END
;
comment on function internal.customer_consents(bigint) is 'What somebody has agreed to, as it stands.';

CREATE OR REPLACE FUNCTION internal.customer_credits(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT jsonb_build_object('usable', COALESCE(( SELECT b.usable
            FROM shop.credit_balances b
           WHERE (b.customer_id = customer_credits.wanted)), 0), 'pending', COALESCE(( SELECT b.pending
            FROM shop.credit_balances b
           WHERE (b.customer_id = customer_credits.wanted)), 0), 'entries', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount, 'at', e.created_at, 'usableFrom', e.usable_from, 'expiresAt',
                 CASE
                     WHEN (e.lot_id IS NULL) THEN e.expires_at
                     ELSE NULL::timestamp with time zone
                 END) ORDER BY e.created_at DESC, e.id DESC), '[]'::jsonb) AS "coalesce"
            FROM ( SELECT q.id,
                     q.customer_id,
                     q.kind,
                     q.amount,
                     q.lot_id,
                     q.reverses_id,
                     q.usable_from,
                     q.expires_at,
                     q.reference_type,
                     q.reference_id,
                     q.created_at
                    FROM shop.credit_entries q
                   WHERE (q.customer_id = customer_credits.wanted)
                   ORDER BY q.created_at DESC, q.id DESC
                  LIMIT 8) e)) AS jsonb_build_object;
END
;
comment on function internal.customer_credits(bigint) is 'Balance of somebody''s credits and the last of its entries.';

CREATE OR REPLACE FUNCTION internal.customer_desk(wanted bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  c record;
begin
  if internal.request_role() not in ('staff_support', 'staff_admin') then
    return null;
  end if;
  select q.email, q.user_id, q.storefront_id into c from shop.customers q where q.id = wanted;
  return jsonb_build_object(
    'threads', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic, 'state', t.state,
        'at', coalesce(t.last_message_at, t.created_at)) order by t.id desc), '[]')
      from (select * from shop.tickets q where q.email = c.email order by q.id desc limit 8) t),
    'applications', (select coalesce(jsonb_agg(jsonb_build_object('number', a.number, 'kind', a.kind, 'state', a.state, 'createdAt', a.created_at,
        'validTo', a.valid_to) order by a.id desc), '[]')
      from (select * from shop.applications q where q.email = c.email and q.storefront_id = c.storefront_id order by q.id desc limit 5) a),
    'reviews', (select jsonb_build_object('count', count(*), 'rating', round(avg(r.rating), 1))
      from internal.review_origins o join shop.reviews r on r.id = o.review_id where o.customer_id = wanted and r.status <> 'withdrawn'),
    'devices', (select jsonb_build_object('count', count(*), 'lastUsedAt', max(s.updated_at)) from auth.sessions s
      where s.user_id = c.user_id and s.expires_at > now()),
    'push', (select count(*) from internal.push_subscriptions s where s.customer_id = wanted and s.gone_at is null),
    'looks', (select coalesce(jsonb_agg(jsonb_build_object('at', l.at, 'name', internal.staff_name(l.actor_id), 'reason', l.details ->> 'reason',
        'note', l.details ->> 'note') order by l.at desc), '[]')
      from (select q.at, q.actor_id, q.details from internal.audit_log q
             where q.object_type = 'customer' and q.object_id = wanted::text and q.action = 'person.revealed' order by q.at desc limit 5) l));
end
$function$
;
comment on function internal.customer_desk(bigint) is 'Threads, applications, reviews and devices of a customer, and who has looked at who they are.';

CREATE OR REPLACE FUNCTION internal.customer_dogs(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'breed', d.breed, 'bornOn', d.born_on, 'ageMonths', d.age_months, 'ageStatedOn', d.age_stated_on, 'lifeStage', d.life_stage, 'sex', d.sex, 'activity', d.activity, 'allergies', ( SELECT COALESCE(jsonb_agg(DISTINCT lower(COALESCE(a.name, w.code))), '[]'::jsonb) AS "coalesce"
            FROM (unnest(d.allergies) w(code)
              LEFT JOIN shop.allergens a ON ((a.code = w.code)))), 'underTreatment', d.under_treatment, 'grams', COALESCE(( SELECT w.grams
            FROM shop.dog_weights w
           WHERE (w.dog_id = d.id)
           ORDER BY w.measured_on DESC, w.id DESC
          LIMIT 1), d.adult_weight_grams), 'foods', ( SELECT COALESCE(jsonb_agg(p.name ORDER BY f.energy_share_percent DESC NULLS LAST, p.name), '[]'::jsonb) AS "coalesce"
            FROM (shop.dog_foods f
              JOIN shop.products p ON ((p.id = f.product_id)))
           WHERE (f.dog_id = d.id))) ORDER BY d.id), '[]'::jsonb) AS "coalesce"
    FROM shop.dogs d
   WHERE (d.customer_id = customer_dogs.wanted);
END
;
comment on function internal.customer_dogs(bigint) is 'Dogs of a customer with what they eat.';

CREATE OR REPLACE FUNCTION internal.customer_figures(wanted bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if internal.request_role() not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return null;
  end if;
  return (select jsonb_build_object('orders', count(*), 'lastOrderAt', max(o.placed_at),
      'spentYear', coalesce(sum(o.payable) filter (where o.placed_at > internal.shop_now() - interval '1 year'
        and o.state not in ('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled')), 0),
      'uncollected', count(*) filter (where o.cash_uncollected_at is not null),
      'owed', coalesce(sum(p.due), 0), 'overdue', coalesce(sum(p.due) filter (where p.state = 'overdue'), 0))
    from shop.orders o
    left join lateral (select q.amount - q.received as due, q.state from shop.payments q
      where q.order_id = o.id and o.payment_kind = 'invoice' and q.state in ('invoice_issued', 'overdue') limit 1) p on true
   where o.customer_id = wanted);
end
$function$
;
comment on function internal.customer_figures(bigint) is 'What somebody has bought and what is owed.';

CREATE OR REPLACE FUNCTION internal.customer_orders(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'placedAt', o.placed_at, 'state', o.state, 'payable', o.payable, 'group', o.customer_group, 'goods', ( SELECT string_agg((concat_ws(' '::text, l.name, NULLIF(l.variant_name, ''::text)) ||
                 CASE
                     WHEN (l.pieces > 1) THEN (' ×'::text || l.pieces)
                     ELSE ''::text
                 END), ', '::text ORDER BY l."position") AS string_agg
            FROM shop.order_lines l
           WHERE ((l.order_id = o.id) AND (l.kind = 'goods'::text)))) ORDER BY o.placed_at DESC), '[]'::jsonb) AS "coalesce"
    FROM ( SELECT q.id,
             q.number,
             q.placed_at,
             q.state,
             q.payable,
             q.customer_group
            FROM shop.orders q
           WHERE (q.customer_id = customer_orders.wanted)
           ORDER BY q.placed_at DESC
          LIMIT 10) o;
END
;
comment on function internal.customer_orders(bigint) is 'The last orders of a customer.';

CREATE OR REPLACE FUNCTION internal.customer_person(wanted bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  asking constant text := internal.request_role();
  shown boolean;
  c record;
  bill jsonb;
begin
  if asking not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return null;
  end if;
  select q.first_name, q.last_name, q.email, q.phone, coalesce(u.email_verified, false) as is_verified,
         (select jsonb_build_object('city', a.city) from shop.addresses a
           where a.customer_id = q.id and a.deleted_at is null order by a.is_default desc, a.id limit 1) as home
    into c from shop.customers q left join auth.users u on u.id = q.user_id where q.id = wanted and q.deleted_at is null;
  if not found then
    return null;
  end if;
  shown := internal.is_revealed('customer', wanted);
  select o.billing into bill from shop.orders o where o.customer_id = wanted order by o.placed_at desc limit 1;
  return jsonb_build_object('isRevealed', shown,
    'shownUntil', case when shown then (select max(r.shown_until) from internal.staff_reveals r
      where r.user_id = internal.staff_user_id() and r.object_type = 'customer' and r.object_id = wanted) end,
    'name', case when shown then btrim(concat_ws(' ', c.first_name, c.last_name)) else internal.masked_name(c.first_name, c.last_name) end,
    'city', coalesce(c.home ->> 'city', bill ->> 'city', ''),
    'email', case when shown then c.email else internal.masked_email(c.email) end,
    'isVerified', c.is_verified,
    -- Accounting writes about bills and calls nobody.
    'phone', case when asking = 'staff_accounting' then null when shown then c.phone else internal.masked_phone(c.phone) end);
end
$function$
;
comment on function internal.customer_person(bigint) is 'Who a customer is, masked unless this member has given a reason.';

CREATE OR REPLACE FUNCTION internal.customer_places(wanted bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  asking constant text := internal.request_role();
  shown boolean;
  bill jsonb;
begin
  if asking not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return null;
  end if;
  shown := internal.is_revealed('customer', wanted);
  select o.billing into bill from shop.orders o where o.customer_id = wanted order by o.placed_at desc limit 1;
  return jsonb_build_object(
    'billing', (case when shown then bill else internal.masked_place(bill) end) - case when asking = 'staff_accounting' then 'phone' else '' end,
    'delivery', case when asking <> 'staff_accounting' then (select coalesce(jsonb_agg(p.place order by p.is_default desc, p.id), '[]') from (
      select a.id, a.is_default, case when shown then f.place else internal.masked_place(f.place) end as place
        from shop.addresses a cross join lateral (select jsonb_build_object('firstName', a.first_name, 'lastName', a.last_name,
          'street', a.street, 'city', a.city, 'zip', a.zip, 'country', a.country, 'phone', a.phone) as place) f
       where a.customer_id = wanted and a.deleted_at is null) p) end);
end
$function$
;
comment on function internal.customer_places(bigint) is 'Where somebody''s bill and parcels go, masked unless this member has given a reason; accounting sees the bill alone.';

CREATE OR REPLACE FUNCTION internal.customer_plans(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('id', p.id, 'state', p.state, 'pausedUntil', p.paused_until, 'card', ( SELECT m.card_number
            FROM shop.plan_mandates m
           WHERE ((m.plan_id = p.id) AND (m.state = 'active'::text))), 'cycle', ( SELECT jsonb_build_object('cycleNo', c.cycle_no, 'state', c.state, 'processOn', c.process_on, 'payable', COALESCE(c.placed_payable, c.announced_payable)) AS jsonb_build_object
            FROM shop.plan_cycles c
           WHERE ((c.plan_id = p.id) AND (c.state = ANY (ARRAY['planned'::text, 'announced'::text, 'locked'::text, 'ordered'::text, 'payment_failed'::text]))))) ORDER BY (p.state = 'ended'::text), p.id DESC), '[]'::jsonb) AS "coalesce"
    FROM shop.plans p
   WHERE (p.customer_id = customer_plans.wanted);
END
;
comment on function internal.customer_plans(bigint) is 'Regular deliveries of a customer, running ones first.';

CREATE OR REPLACE FUNCTION internal.cut_line_name(of_order bigint, of_position integer)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select l ->> 'name'
    from internal.order_revisions r cross join lateral jsonb_array_elements(r.before -> 'lines') l
   where r.order_id = of_order and (l ->> 'position')::integer = of_position
   order by r.id desc limit 1
$function$
;
comment on function internal.cut_line_name(bigint,integer) is 'What a line was called that a change has taken out of its order.';

CREATE OR REPLACE FUNCTION internal.date_thread()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  new.last_message_at := coalesce(new.last_message_at, new.created_at);
  return new;
end
$function$
;
comment on function internal.date_thread() is 'A thread is as young as its first message.';

CREATE OR REPLACE FUNCTION internal.dead_jobs()
 RETURNS TABLE(id bigint, task text, attempts integer, last_error text, created_at timestamp with time zone, updated_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  return query
    select j.id::bigint, j.task_identifier, j.attempts::integer, j.last_error, j.created_at, j.updated_at
      from graphile_worker.jobs j
     where j.attempts >= j.max_attempts and j.locked_at is null
     order by j.updated_at desc;
end
$function$
;
comment on function internal.dead_jobs() is 'Jobs that ran out of attempts and wait for a person.';

CREATE OR REPLACE FUNCTION internal.digit_tokens(name text, amount bigint)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select array(select name || '/' || digit from generate_series(0, 23) digit
                where (least(amount, (1 << 24) - 1) >> digit) & 1 = 1)
$function$
;
comment on function internal.digit_tokens(text,bigint) is 'Tokens of the binary digits of an amount up to 167 772,15 Kč.';

CREATE OR REPLACE FUNCTION internal.dog_size_of(note text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select case when kg <= 10 then 'mala' when kg <= 25 then 'stredni' when kg > 25 then 'velka' end
    from (select replace(substring(note from '(\d+(?:,\d+)?)\s*kg'), ',', '.')::numeric) w (kg)
$function$
;
comment on function internal.dog_size_of(text) is 'Size of a dog described in words, by its weight; null when none is given.';

CREATE OR REPLACE FUNCTION internal.dog_stage_of(note text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select case when note ~ '\d+\s*(měsíc|týd)' or note ~ '(?<!\d)1\s*rok' and note ~ 'štěně' then 'stene'
              when years > 7 then 'senior' when years >= 1 then 'dospely' end
    from (select substring(note from '(\d+)\s*(?:let|rok)')::integer) a (years)
$function$
;
comment on function internal.dog_stage_of(text) is 'Life stage of a dog described in words, by its age; null when none is given.';

CREATE OR REPLACE FUNCTION internal.dog_weight_of(note text)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN (replace("substring"(note, '(\d{1,3}(?:,\d{1,2})?)\s*kg'::text), ','::text, '.'::text))::numeric
;
comment on function internal.dog_weight_of(text) is 'Weight of a dog described in words; null when none is given.';

CREATE OR REPLACE FUNCTION internal.empty_grid()
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN jsonb_build_object('total', 0, 'is_open_ended', false, 'has_counts', false, 'cards', '[]'::jsonb, 'facets', '{}'::jsonb, 'bounds', '{}'::jsonb, 'total_without', '{}'::jsonb)
;
comment on function internal.empty_grid() is 'The answer where there is nothing to show.';

CREATE OR REPLACE FUNCTION internal.end_credits_with_their_day()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  new.expires_at := internal.end_of_day((new.expires_at at time zone 'Europe/Prague')::date);
  return new;
end
$function$
;
comment on function internal.end_credits_with_their_day() is 'No lot ends in the middle of its last day.';

CREATE OR REPLACE FUNCTION internal.end_of_day(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select ((day + 1)::timestamp at time zone 'Europe/Prague') - interval '1 millisecond'
$function$
;
comment on function internal.end_of_day(date) is 'The last moment of a day in Prague.';

CREATE OR REPLACE FUNCTION internal.expected_share(storefront_id bigint, understood internal.understood_query, prefix text, facets text[])
 RETURNS double precision
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  total constant double precision := internal.count_lexeme(storefront_id, '');
  share double precision := 1;
  alternatives jsonb;
  facet text;
  ingredient_id bigint;
begin
  if total is null then
    return 0;
  end if;
  for alternatives in select value from jsonb_array_elements(understood.groups) loop
    share := share * coalesce((
      select max(a.documents) from jsonb_array_elements(alternatives) l (lexemes)
       cross join lateral (
         select case when bool_and(c.documents is not null) then min(c.documents) end as documents
           from jsonb_array_elements_text(l.lexemes) w (lexeme)
          cross join lateral internal.count_lexeme(storefront_id, prefix || w.lexeme) c (documents)
       ) a), 0) / total;
    exit when share = 0;
  end loop;
  foreach facet in array facets loop
    share := share * coalesce(internal.count_lexeme(storefront_id, 'f/' || facet), 0) / total;
  end loop;
  foreach ingredient_id in array understood.excluded loop
    -- A rare ingredient excludes nearly nothing.
    share := share * (1 - coalesce(internal.count_lexeme(storefront_id, 'i/' || ingredient_id), 0) / total);
  end loop;
  return share;
end
$function$
;
comment on function internal.expected_share(bigint,internal.understood_query,text,text[]) is 'A guess how much of the catalogue matches, from the frequencies of words.';

CREATE OR REPLACE FUNCTION internal.find_absence(storefront_id bigint, q text)
 RETURNS internal.found_absence
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  words text[] := internal.split_words(left(q, 200));
  asked text[] := internal.stems_of(storefront_id, words);
  found record;
begin
  select a.sentence, a.nearest, p.place, cardinality(a.stems) as taken into found
    from generate_subscripts(asked, 1) p (place)
    join shop.search_absences a on a.storefront_id = find_absence.storefront_id
     and a.stems = asked[p.place : p.place + cardinality(a.stems) - 1]
   where asked[p.place - 1] is distinct from 'bez'
   order by cardinality(a.stems) desc, p.place
   limit 1;
  if found.sentence is null then
    return null;
  end if;
  return row (found.sentence, found.nearest,
    array_to_string(words[: found.place - 1] || words[found.place + found.taken :], ' '));
end
$function$
;
comment on function internal.find_absence(bigint,text) is 'What a query names and we do not have.';

CREATE OR REPLACE FUNCTION internal.find_breed(storefront_id bigint, words text[], is_typing boolean DEFAULT false)
 RETURNS internal.found_breed
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  plain text[] := array(select internal.unaccented(w.word) from unnest(words) with ordinality w (word, place) order by w.place);
  asked text[] := internal.stems_of(storefront_id, words);
  found internal.found_breed;
  nearest internal.search_words;
  apart integer;
begin
  select b.slug, p.place, cardinality(b.stems) into found
    from generate_subscripts(asked, 1) p (place)
    join internal.breed_search b on b.storefront_id = find_breed.storefront_id and b.stems[1] = asked[p.place]
     and b.stems = asked[p.place : p.place + cardinality(b.stems) - 1]
   where cardinality(b.stems) > 1 or not exists (
           select from internal.search_words w
            where w.storefront_id = find_breed.storefront_id and w.stem = asked[p.place] and w.is_main)
     and not exists (select from shop.search_synonyms y where y.storefront_id = find_breed.storefront_id and y.stems = array[asked[p.place]])
   order by cardinality(b.stems) desc, b.phrase = array_to_string(plain[p.place : p.place + cardinality(b.stems) - 1], ' ') desc, b.position, b.slug
   limit 1;
  if found.slug is not null then
    return found;
  end if;
  for at in 1 .. cardinality(words) loop
    -- An unfinished word is no mistake yet.
    continue when is_typing and at = cardinality(words) or length(plain[at]) < 5 or plain[at] ~ '[0-9]' or internal.is_stop_word(asked[at])
      or exists (select from internal.search_words w where w.storefront_id = find_breed.storefront_id and w.stem = asked[at] and w.is_main)
      or exists (select from shop.search_synonyms y where y.storefront_id = find_breed.storefront_id and asked[at] = any (y.stems));
    select b.slug, at, 1, d.apart into found.slug, found.at, found.taken, apart
      from internal.breed_search b
      cross join lateral (
        select case when cardinality(b.stems) > 1 and length(plain[at]) > 5 and split_part(b.phrase, ' ', 1) = plain[at] then 0
                    when cardinality(b.stems) = 1 and left(b.phrase, 1) = left(plain[at], 1)
                    then least(extensions.levenshtein_less_equal(b.phrase, plain[at], 2), extensions.levenshtein_less_equal(b.stems[1], asked[at], 2)) end as apart
      ) d
     where b.storefront_id = find_breed.storefront_id and d.apart <= case when length(plain[at]) < 9 then 1 else 2 end
     order by d.apart, b.position, b.slug
     limit 1;
    if found.slug is not null then
      nearest := internal.correct_word(storefront_id, plain[at], asked[at]);
      if nearest.word is null or extensions.levenshtein_less_equal(nearest.word, plain[at], 4) > apart then
        return found;
      end if;
      found := null;
    end if;
  end loop;
  return null;
end
$function$
;
comment on function internal.find_breed(bigint,text[],boolean) is 'The breed a query names, and which of its words do.';

CREATE OR REPLACE FUNCTION internal.find_goods(digits text, code text, name text)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE ROWS 12
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
( SELECT v.id
    FROM shop.variants v
   WHERE ((find_goods.digits <> ''::text) AND (v.ean = find_goods.digits))
  LIMIT 8)
 UNION
 ( SELECT v.id
    FROM shop.variants v
   WHERE ((length(find_goods.code) > 2) AND (v.sku ~>=~ find_goods.code) AND (v.sku ~<~ (find_goods.code || chr(1114111))))
   ORDER BY v.sku USING ~<~ NULLS LAST
  LIMIT 8)
 UNION
 ( SELECT v.id
    FROM (( SELECT p_1.id,
             p_1.storefront_id
            FROM shop.products p_1
           WHERE ((length(find_goods.name) > 2) AND (lower(internal.unaccented(p_1.name)) ~~ (('%'::text || replace(replace(replace(find_goods.name, '\'::text, '\\'::text), '%'::text, '\%'::text), '_'::text, '\_'::text)) || '%'::text)))
          LIMIT 60) p
      JOIN shop.variants v ON (((v.storefront_id = p.storefront_id) AND (v.product_id = p.id))))
   ORDER BY v.sku
  LIMIT 8);
END
;
comment on function internal.find_goods(text,text,text) is 'Variants by their EAN, the beginning of their code or a part of the product''s name; each asked where it has an index.';

CREATE OR REPLACE FUNCTION internal.find_orders(digits text, phone_end text, name text)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE ROWS 6
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 WITH numbered AS MATERIALIZED (
          SELECT o.id,
             o.placed_at
            FROM shop.orders o
           WHERE (((length(find_orders.digits) >= 4) AND (length(find_orders.digits) <= 10)) AND (reverse(o.number) ~>=~ reverse(find_orders.digits)) AND (reverse(o.number) ~<~ (reverse(find_orders.digits) || chr(1114111))))
          LIMIT 400
         ), called AS MATERIALIZED (
          SELECT o.id,
             o.placed_at
            FROM shop.orders o
           WHERE (((length(find_orders.phone_end) >= 4) AND (length(find_orders.phone_end) <= 12)) AND (reverse(o.phone) ~>=~ reverse(find_orders.phone_end)) AND (reverse(o.phone) ~<~ (reverse(find_orders.phone_end) || chr(1114111))))
          LIMIT 400
         ), named AS MATERIALIZED (
          SELECT o.id,
             o.placed_at
            FROM shop.orders o
           WHERE ((length(find_orders.name) > 2) AND (internal.order_name_key(o.billing) ~>=~ find_orders.name) AND (internal.order_name_key(o.billing) ~<~ (find_orders.name || chr(1114111))))
           ORDER BY (internal.order_name_key(o.billing)) USING ~<~ NULLS LAST, o.placed_at DESC
          LIMIT 60
         )
 ( SELECT f.id
    FROM numbered f
   ORDER BY f.placed_at DESC
  LIMIT 6)
 UNION
 ( SELECT f.id
    FROM called f
   ORDER BY f.placed_at DESC
  LIMIT 6)
 UNION
 ( SELECT f.id
    FROM named f
   ORDER BY f.placed_at DESC
  LIMIT 6);
END
;
comment on function internal.find_orders(text,text,text) is 'Orders by the end of their number, by that of a phone or by a name, the newest of them.';

CREATE OR REPLACE FUNCTION internal.find_people(digits text, name text, mail text)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE ROWS 40
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
( SELECT c.id
    FROM shop.customers c
   WHERE (((length(find_people.digits) >= 4) AND (length(find_people.digits) <= 12)) AND (c.phone IS NOT NULL) AND (reverse(c.phone) ~>=~ reverse(find_people.digits)) AND (reverse(c.phone) ~<~ (reverse(find_people.digits) || chr(1114111))))
  LIMIT 40)
 UNION
 ( SELECT c.id
    FROM shop.customers c
   WHERE ((length(find_people.name) > 2) AND (internal.name_key(c.first_name, c.last_name) ~>=~ find_people.name) AND (internal.name_key(c.first_name, c.last_name) ~<~ (find_people.name || chr(1114111))))
  LIMIT 40)
 UNION
 ( SELECT c.id
    FROM shop.customers c
   WHERE ((length(split_part(find_people.name, ' '::text, 2)) > 1) AND (internal.name_key(c.first_name, c.last_name) ~>=~ split_part(find_people.name, ' '::text, 2)) AND (internal.name_key(c.first_name, c.last_name) ~<~ (split_part(find_people.name, ' '::text, 2) || chr(1114111))) AND (lower(internal.unaccented(c.first_name)) ~>=~ split_part(find_people.name, ' '::text, 1)) AND (lower(internal.unaccented(c.first_name)) ~<~ (split_part(find_people.name, ' '::text, 1) || chr(1114111))))
  LIMIT 40)
 UNION
 ( SELECT c.id
    FROM shop.customers c
   WHERE ((length(find_people.name) > 2) AND (c.company_name IS NOT NULL) AND (lower(internal.unaccented(c.company_name)) ~~ (('%'::text || replace(replace(replace(find_people.name, '\'::text, '\\'::text), '%'::text, '\%'::text), '_'::text, '\_'::text)) || '%'::text)))
  LIMIT 40)
 UNION
  SELECT c.id
    FROM shop.customers c
   WHERE ((find_people.mail <> ''::text) AND (c.email = find_people.mail));
END
;
comment on function internal.find_people(text,text,text) is 'Customers by the end of a phone number, by name, company or the whole mail address.';

CREATE OR REPLACE FUNCTION internal.flip_bits(bits bit varying, ons integer[], offs integer[])
 RETURNS bit varying
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  few constant integer := 1000;
  at integer;
begin
  if cardinality(ons) + cardinality(offs) > few then
    return (bits & ~internal.mask_bits(offs, length(bits))) | internal.mask_bits(ons, length(bits));
  end if;
  foreach at in array offs loop
    bits := set_bit(bits, at, 0);
  end loop;
  foreach at in array ons loop
    bits := set_bit(bits, at, 1);
  end loop;
  return bits;
end
$function$
;
comment on function internal.flip_bits(bit varying,integer[],integer[]) is 'A bitmap with the given bits set and cleared.';

CREATE OR REPLACE FUNCTION internal.fold_address(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN btrim(regexp_replace(lower(extensions.unaccent('extensions.unaccent'::regdictionary, value)), '[^a-z0-9]+'::text, ' '::text, 'g'::text))
;
comment on function internal.fold_address(text) is 'Words of an address without diacritics, capitals and punctuation.';

CREATE OR REPLACE FUNCTION internal.forget_audit(as_of timestamp with time zone, batch integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  gone integer;
begin
  delete from internal.audit_log where id in (
    select a.id from internal.audit_log a where a.at < least(as_of, internal.shop_now()) - interval '4 years' order by a.at limit batch);
  get diagnostics gone = row_count;
  return gone;
end
$function$
;
comment on function internal.forget_audit(timestamp with time zone,integer) is 'Removes the record of who did what after four years.';

CREATE OR REPLACE FUNCTION internal.forget_consents(as_of timestamp with time zone, batch integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  gone integer;
begin
  delete from shop.consents where id in (
    select n.id from shop.consents n join shop.customers c on c.id = n.customer_id
     where c.deleted_at < least(as_of, internal.shop_now()) - interval '4 years'
       and n.given_at < least(as_of, internal.shop_now()) - interval '4 years'
     order by n.id limit batch);
  get diagnostics gone = row_count;
  return gone;
end
$function$
;
comment on function internal.forget_consents(timestamp with time zone,integer) is 'Removes the evidence of consents four years after the account they belonged to.';

CREATE OR REPLACE FUNCTION internal.forget_cookie_choices(as_of timestamp with time zone, batch integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  gone integer;
begin
  delete from shop.cookie_consents where id in (
    select c.id from shop.cookie_consents c where c.given_at < least(as_of, internal.shop_now()) - interval '12 months'
     order by c.id limit batch);
  get diagnostics gone = row_count;
  return gone;
end
$function$
;
comment on function internal.forget_cookie_choices(timestamp with time zone,integer) is 'Removes choices about cookies after the year for which they hold.';

CREATE OR REPLACE FUNCTION internal.forget_documents(as_of timestamp with time zone, batch integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  due bigint[];
  limit_at timestamptz := date_trunc('year', least(as_of, internal.shop_now()), 'Europe/Prague') - interval '10 years';
begin
  select array_agg(id) into due from (
    select d.id from shop.documents d
     where d.issued_at < limit_at
       and (d.customer <> internal.blank_values(d.customer) or exists (select from internal.document_files f where f.document_id = d.id))
       and not exists (select from internal.document_files f where f.document_id = d.id and f.made_at >= limit_at)
     order by d.issued_at limit batch for update skip locked) d;
  if due is null then return 0; end if;
  delete from internal.document_files where document_id = any (due);
  update shop.documents set customer = internal.blank_values(customer) where id = any (due);
  return cardinality(due);
end
$function$
;
comment on function internal.forget_documents(timestamp with time zone,integer) is 'Takes the customer out of tax documents, and their files away, ten years after the end of their year.';

CREATE OR REPLACE FUNCTION internal.forget_orders(as_of timestamp with time zone, batch integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  due bigint[];
  limit_at timestamptz := least(as_of, internal.shop_now()) - interval '4 years';
begin
  select array_agg(id) into due from (
    select o.id from shop.orders o
     where o.trimmed_at is null and o.placed_at < limit_at and o.state in ('delivered', 'not_collected', 'cancelled', 'expired', 'closed')
       and (select coalesce(max(e.at) filter (where e.to_state = 'delivered'), max(e.at)) from shop.order_events e where e.order_id = o.id) < limit_at
     order by o.placed_at limit batch for update skip locked) o;
  if due is null then return 0; end if;
  update shop.order_events set details = '{}' where order_id = any (due) and at < limit_at and details <> '{}';
  update shop.parcel_events e set words = '' from shop.parcels p
   where p.id = e.parcel_id and p.order_id = any (due) and e.at < limit_at and e.words <> '';
  -- A word of its own for each, because buyers are told apart by it when uses are counted.
  update shop.coupon_redemptions set email = order_id::text where order_id = any (due);
  delete from internal.parcel_labels where parcel_id in (select p.id from shop.parcels p where p.order_id = any (due));
  update shop.staff_tasks set details = '{}', note = '' where order_id = any (due);
  update shop.carts c set details = null, merge = null from shop.orders o where o.id = any (due) and c.id = o.cart_id;
  update shop.orders
     set email = '', phone = '', note = '', billing = internal.blank_values(billing), delivery = internal.blank_values(delivery),
         links_revoked_at = coalesce(links_revoked_at, internal.shop_now()), trimmed_at = internal.shop_now()
   where id = any (due);
  return cardinality(due);
end
$function$
;
comment on function internal.forget_orders(timestamp with time zone,integer) is 'Takes the person out of orders four years after their end; goods, sums and days stay.';

CREATE OR REPLACE FUNCTION internal.found_answer(storefront bigint, hits bit varying, tiers tsquery[], strong tsquery[], preferred tsquery[], filters jsonb, sort text, page_size integer, skip integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  everything bit varying := internal.grid_bits(storefront, '{all}');
  facets text[];
  masks bit varying[];
  narrowed bit varying;
begin
  select array_agg(m.facet), array_agg(m.mask) into facets, masks
    from (select * from internal.grid_masks(storefront, filters) union all select 'found', hits) m;
  narrowed := (select bit_and(m) from unnest(masks) m);
  return internal.grid_surroundings(storefront, facets, masks, narrowed, everything) || jsonb_build_object(
    'cards', internal.grid_cards(case
      when sort = 'oblibene' then internal.ranked_page(storefront, narrowed, tiers, strong, preferred, page_size, skip)
      else internal.grid_page(storefront, narrowed, sort, page_size, skip)
    end));
end
$function$
;
comment on function internal.found_answer(bigint,bit varying,tsquery[],tsquery[],tsquery[],jsonb,text,integer,integer) is 'The answer of the grid for a query whose matches are known one by one.';

CREATE OR REPLACE FUNCTION internal.found_customers(q text)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 40
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  asking constant text := internal.request_role();
  typed constant text := btrim(left(q, 80));
  digits constant text := case when typed ~ '^\+?[0-9 ()/-]+$' then regexp_replace(typed, '^(\+|00)42[01]|[^0-9]', '', 'g') else '' end;
  name constant text := case when digits = '' then lower(internal.unaccented(typed)) else '' end;
begin
  if asking not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return;
  end if;
  return query
    select f.id from internal.find_people(case when asking = 'staff_accounting' then '' else digits end, name,
        case when typed like '%@%' then lower(typed) else '' end) f(id)
    union
    select o.customer_id from internal.find_orders(digits, '', '') f(id) join shop.orders o on o.id = f.id where o.customer_id is not null
    union
    select c.id from shop.customers c where length(digits) = 8 and c.company_id = digits
    union
    -- As it stands in the address of the page.
    select c.id from shop.customers c where length(digits) < 10 and c.id = nullif(left(digits, 9), '')::bigint;
end
$function$
;
comment on function internal.found_customers(text) is 'Customers by name, company, its number, the end of a phone or of an order''s number, a whole mail address.';

CREATE OR REPLACE FUNCTION internal.grid_at_most(digits bit varying[], amount bigint)
 RETURNS bit varying
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  equal bit varying := digits[25];
  smaller bit varying := equal & ~equal;
begin
  if amount < 0 then
    return smaller;
  end if;
  for place in reverse 23 .. 0 loop
    if (least(amount, (1 << 24) - 1) >> place) & 1 = 1 then
      smaller := smaller | (equal & ~digits[place + 1]);
      equal := equal & digits[place + 1];
    else
      equal := equal & ~digits[place + 1];
    end if;
  end loop;
  return smaller | equal;
end
$function$
;
comment on function internal.grid_at_most(bit varying[],bigint) is 'Products whose amount is at most this, in haléře.';

CREATE OR REPLACE FUNCTION internal.grid_bits(storefront bigint, tokens text[])
 RETURNS bit varying
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(
    (select bit_or(b.bits) from internal.grid_bitmaps b where b.storefront_id = storefront and b.token = any (tokens)),
    (select b.bits & ~b.bits from internal.grid_bitmaps b where b.storefront_id = storefront and b.token = 'all'))
$function$
;
comment on function internal.grid_bits(bigint,text[]) is 'Products that have any of the tokens.';

CREATE OR REPLACE FUNCTION internal.grid_bounds(digits bit varying[], among bit varying)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  lowest bit varying := among & digits[25];
  highest bit varying := lowest;
  fewer bit varying;
  low bigint := 0;
  high bigint := 0;
begin
  if bit_count(lowest) = 0 then
    return null;
  end if;
  for place in reverse 23 .. 0 loop
    fewer := lowest & ~digits[place + 1];
    if bit_count(fewer) > 0 then
      lowest := fewer;
    else
      low := low + (1 << place);
    end if;
    fewer := highest & digits[place + 1];
    if bit_count(fewer) > 0 then
      highest := fewer;
      high := high + (1 << place);
    end if;
  end loop;
  return jsonb_build_object('from', low, 'to', high);
end
$function$
;
comment on function internal.grid_bounds(bit varying[],bit varying) is 'The lowest and the highest amount among products; null when none has one.';

CREATE OR REPLACE FUNCTION internal.grid_cards(ids bigint[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(jsonb_agg(
      to_jsonb(c) - array['storefront_id', 'category_ids', 'facets', 'ingredient_ids', 'allergens', 'popularity', 'category_path']
      || jsonb_build_object(
        'is_complete', c.facets @> '{typ-krmiva:kompletni}', 'contains', g.contains, 'may_contain', g.may_contain,
        'categories', array(select k.slug from shop.categories k where k.id = any (c.category_ids)),
        'components', array(select b.component_variant_id from shop.bundle_components b where b.bundle_variant_id = c.variant_id))
      order by p.place), '[]')
    from unnest(ids) with ordinality p (id, place)
    join shop.product_cards c on c.product_id = p.id
    join internal.grid_products g on g.product_id = p.id
$function$
;
comment on function internal.grid_cards(bigint[]) is 'Cards in the given order, with what a dog''s owner asks about.';

CREATE OR REPLACE FUNCTION internal.grid_counts(storefront bigint, facets text[], masks bit varying[], narrowed bit varying)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  everything constant bit varying := internal.grid_bits(storefront, '{all}');
  declared constant bit varying := internal.grid_bits(storefront, '{declared}') & narrowed;
  counts jsonb;
begin
  select jsonb_object_agg(facet, value_counts) into counts from (
    select b.facet, jsonb_object_agg(coalesce(c.slug, b.value), bit_count(b.bits & b.others)) as value_counts
      from (
        select m.token, split_part(m.token, ':', 1) as facet, split_part(m.token, ':', 2) as value, m.bits,
               coalesce(o.others, narrowed) as others
          from internal.grid_bitmaps m
          left join (
            select f.facet, (
                     select coalesce(bit_and(other.mask), everything) from unnest(facets, masks) other (facet, mask) where other.facet <> f.facet
                   ) as others
              from unnest(facets) f (facet)
          ) o on o.facet = split_part(m.token, ':', 1)
         where m.storefront_id = storefront
           and (m.token in ('in_stock', 'on_sale') or split_part(m.token, ':', 1) in ('category', 'protein', 'life_stage', 'size', 'pack', 'need'))
      ) b
      left join shop.categories c on b.token = 'category:' || c.id
     where bit_count(b.bits & b.others) > 0
     group by b.facet
  ) counted;
  return coalesce(counts, '{}') || jsonb_build_object('without', (
    -- Exclusions narrow each other, so each is counted on top of those already chosen.
    select coalesce(jsonb_object_agg(w.code, bit_count(declared & ~w.bits)), '{}')
      from (
        select split_part(m.token, ':', 2) as code, bit_or(m.bits) as bits
          from internal.grid_bitmaps m
         where m.storefront_id = storefront and (m.token like 'contains:%' or m.token like 'may\_contain:%')
         group by 1
      ) w));
end
$function$
;
comment on function internal.grid_counts(bigint,text[],bit varying[],bit varying) is 'How many products each value of each facet would show.';

CREATE OR REPLACE FUNCTION internal.grid_digits(storefront bigint, name text)
 RETURNS bit varying[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select array(
    select coalesce(b.bits, a.bits & ~a.bits)
      from generate_series(0, 24) place
      join internal.grid_bitmaps a on a.storefront_id = storefront and a.token = 'all'
      left join internal.grid_bitmaps b on b.storefront_id = storefront
       and b.token = case when place < 24 then name || '/' || place when name = 'price' then 'all' else name end
     order by place)
$function$
;
comment on function internal.grid_digits(bigint,text) is 'Bitmaps of the 24 binary digits of price, unit_price or energy_price and of who has one.';

CREATE OR REPLACE FUNCTION internal.grid_masks(storefront bigint, filters jsonb)
 RETURNS TABLE(facet text, mask bit varying)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select f.facet, internal.grid_bits(storefront, array(select f.facet || ':' || v from jsonb_array_elements_text(filters -> f.facet) v))
    from unnest('{protein,life_stage,size,pack,need}'::text[]) f (facet)
   where jsonb_array_length(filters -> f.facet) > 0
  union all
  select f.facet, internal.grid_bits(storefront, array(
           select 'category:' || c.id from shop.categories c where c.storefront_id = storefront and filters -> f.facet ? c.slug))
    from unnest('{within,category}'::text[]) f (facet)
   where jsonb_array_length(filters -> f.facet) > 0
  union all
  select 'without:' || code, internal.grid_surely_without(storefront, code)
    from jsonb_array_elements_text(coalesce(filters -> 'without', '[]')) code
  union all
  select f.facet, internal.grid_at_most(d.digits, coalesce((filters -> f.facet ->> 'to')::bigint, (1 << 24) - 1))
           & ~internal.grid_at_most(d.digits, coalesce((filters -> f.facet ->> 'from')::bigint, 0) - 1)
    from unnest('{price,unit_price,energy_price}'::text[]) f (facet)
    cross join lateral (select internal.grid_digits(storefront, f.facet) as digits) d
   where num_nonnulls(filters -> f.facet ->> 'from', filters -> f.facet ->> 'to') > 0
  union all
  select f.facet, internal.grid_bits(storefront, array[f.facet])
    from unnest('{in_stock,on_sale}'::text[]) f (facet)
   where (filters -> f.facet)::boolean
$function$
;
comment on function internal.grid_masks(bigint,jsonb) is 'What each chosen filter lets through; „within“ is the category of the page itself.';

CREATE OR REPLACE FUNCTION internal.grid_order(sort text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN CASE sort WHEN 'cena'::text THEN 'price, product_id'::text WHEN 'cena-za-kg'::text THEN 'unit_price, product_id'::text WHEN 'cena-za-den'::text THEN 'energy_price, product_id'::text WHEN 'hodnoceni'::text THEN 'rating_average desc nulls last, rating_count desc, product_id'::text WHEN 'novinky'::text THEN 'published_at desc, product_id'::text ELSE 'in_stock desc, popularity desc, product_id'::text END
;
comment on function internal.grid_order(text) is 'The columns an order of the grid goes by; an unknown one is the default.';

CREATE OR REPLACE FUNCTION internal.grid_page(storefront bigint, mask bit varying, sort text, page_size integer, skip integer)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  few constant integer := 500;
  ids bigint[];
begin
  -- Few are sorted; of many the wanted order is walked until the page is full.
  execute format('select array(select product_id from internal.grid_products where storefront_id = $1 and %s order by %s limit $3 offset $4)',
      case when bit_count(mask) <= few then 'position = any (internal.ones($2))' else 'get_bit($2, position) = 1' end,
      internal.grid_order(sort))
    into ids using storefront, mask, page_size, skip;
  return ids;
end
$function$
;
comment on function internal.grid_page(bigint,bit varying,text,integer,integer) is 'Products of one page of the grid, in the wanted order.';

CREATE OR REPLACE FUNCTION internal.grid_surely_without(storefront bigint, ingredient text)
 RETURNS bit varying
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select internal.grid_bits(storefront, '{declared}')
    & ~internal.grid_bits(storefront, array['contains:' || ingredient, 'may_contain:' || ingredient])
$function$
;
comment on function internal.grid_surely_without(bigint,text) is 'Products for which it is sure that they do not hold an ingredient.';

CREATE OR REPLACE FUNCTION internal.grid_surroundings(storefront bigint, facets text[], masks bit varying[], narrowed bit varying, everything bit varying)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select jsonb_build_object(
    'total', bit_count(narrowed), 'is_open_ended', false, 'has_counts', true,
    'facets', internal.grid_counts(storefront, facets, masks, narrowed),
    'bounds', (
      select jsonb_object_agg(r.facet, internal.grid_bounds(internal.grid_digits(storefront, r.facet), r.others))
        from (
          select f.facet, (select coalesce(bit_and(m.mask), everything) from unnest(facets, masks) m (facet, mask) where m.facet <> f.facet) as others
            from unnest('{price,unit_price,energy_price}'::text[]) f (facet)
        ) r),
    'total_without', (
      select coalesce(jsonb_object_agg(f.facet, (
               select bit_count(coalesce(bit_and(m.mask), everything)) from unnest(facets, masks) m (facet, mask) where m.facet <> f.facet)), '{}')
        from unnest(facets) f (facet)
       where f.facet not in ('within', 'found')))
$function$
;
comment on function internal.grid_surroundings(bigint,text[],bit varying[],bit varying,bit varying) is 'Everything a grid shows but its cards.';

CREATE OR REPLACE FUNCTION internal.group_queries(groups jsonb, prefix text)
 RETURNS tsquery[]
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(array_agg(condition::tsquery order by place), '{}')
    from (
      select g.place, string_agg(a.condition, ' | ') as condition
        from jsonb_array_elements(groups) with ordinality g (alternatives, place)
        cross join lateral (
          select '(' || string_agg(quote_literal(prefix || regexp_replace(l, ':\*$', '')) || substring(l from ':\*$|$'), ' & ') || ')'
            from jsonb_array_elements(g.alternatives) a (lexemes), jsonb_array_elements_text(a.lexemes) l
           group by a.lexemes
        ) a (condition)
       group by g.place
    ) conditions
$function$
;
comment on function internal.group_queries(jsonb,text) is 'What each group of a query asks of the search index.';

CREATE OR REPLACE FUNCTION internal.has_open_change(wanted bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT ((o.state = 'awaiting_payment'::text) AND COALESCE(( SELECT r.awaits_payment
            FROM internal.order_revisions r
           WHERE (r.order_id = o.id)
           ORDER BY r.id DESC
          LIMIT 1), false))
    FROM shop.orders o
   WHERE (o.id = has_open_change.wanted);
END
;
comment on function internal.has_open_change(bigint) is 'Whether an order waits for the difference of a change that can still be taken back.';

CREATE OR REPLACE FUNCTION internal.house_label(place internal.address_places)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN ((CASE WHEN (place).is_evidence THEN 'č. ev. '::text ELSE ''::text END || (place).house_number) || COALESCE((('/'::text || (place).orientation_number) || COALESCE((place).orientation_letter, ''::text)), ''::text))
;
comment on function internal.house_label(internal.address_places) is 'Number of a house as people write it: 3294/10a.';

CREATE OR REPLACE FUNCTION internal.index_breed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  delete from internal.breed_search b where b.storefront_id = new.storefront_id and b.slug = new.slug;
  insert into internal.breed_search (storefront_id, slug, phrase, stems, position)
  select new.storefront_id, new.slug, array_to_string(internal.split_words(internal.unaccented(n)), ' '),
         internal.stems_of(new.storefront_id, internal.split_words(n)), new.position
    from unnest(new.name || new.other_names) n
  on conflict do nothing;
  return null;
end
$function$
;
comment on function internal.index_breed() is 'Keeps the names of a breed in step with its row.';

CREATE OR REPLACE FUNCTION internal.index_categories(ids bigint[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select internal.learn_words(c.storefront_id, array_agg(c.name), true)
    from shop.categories c where c.id = any (ids) group by c.storefront_id;

  insert into internal.category_search as s (category_id, storefront_id, lexemes)
  select c.id, c.storefront_id, array_to_tsvector(array_agg(distinct internal.stem(c.storefront_id, internal.unaccented(d))))
    from shop.categories c
    left join shop.categories p on p.id = c.parent_id
    cross join lateral unnest(internal.split_words(concat_ws(' ', c.name, p.name))) d
   where c.id = any (ids)
   group by c.id
  on conflict (category_id) do update set lexemes = excluded.lexemes where s.lexemes <> excluded.lexemes
$function$
;
comment on function internal.index_categories(bigint[]) is 'Indexes categories by their own name and that of the parent.';

CREATE OR REPLACE FUNCTION internal.index_changed_row()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_table_name = 'categories' then
    -- Subcategories are found by the name of their parent too.
    perform internal.index_categories(array(select id from shop.categories where new.id in (id, parent_id)));
  else
    perform internal.index_ingredients(array[new.id]);
  end if;
  return null;
end
$function$
;
comment on function internal.index_changed_row() is 'Keeps the small search indexes in step with their rows.';

CREATE OR REPLACE FUNCTION internal.index_ingredients(ids bigint[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  delete from internal.ingredient_search where ingredient_id = any (ids);

  select internal.learn_words(i.storefront_id, array_agg(i.name) || array_agg(i.without_name), true)
    from shop.ingredients i where i.id = any (ids) and i.without_name is not null group by i.storefront_id;

  insert into internal.ingredient_search (storefront_id, stem, ingredient_id)
  select distinct i.storefront_id, internal.stem(i.storefront_id, internal.unaccented((internal.split_words(phrase))[1])), i.id
    from shop.ingredients i
    cross join lateral unnest(array[i.name, i.without_name]) phrase
   where i.id = any (ids) and i.without_name is not null
$function$
;
comment on function internal.index_ingredients(bigint[]) is 'Indexes ingredients that can be excluded by the first word of their name, in two grammatical cases.';

CREATE OR REPLACE FUNCTION internal.is_question(q text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN (internal.unaccented(lower(q)) ~ '^\s*(kde|kdy|kolik|jak|jaky|jaka|jake|proc|cim|kam|muzu|mohu|lze|jde|posilate|mate)\M|\?\s*$|^\s*co (pes|psi|muze|nesmi|smi|kdyz|delat|znamena)\M'::text)
;
comment on function internal.is_question(text) is 'Whether somebody asks instead of looking for goods.';

CREATE OR REPLACE FUNCTION internal.is_revealed(wanted_type text, wanted_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select exists (select from internal.staff_reveals r
    where r.user_id = internal.staff_user_id() and r.object_type = wanted_type and r.object_id = wanted_id and r.shown_until > now())
$function$
;
comment on function internal.is_revealed(text,bigint) is 'Whether the member who asks has given a reason to see this one in the last ten minutes.';

CREATE OR REPLACE FUNCTION internal.is_stop_word(stem text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN (stem = ANY ('{a,i,s,se,ze,z,pro,na,do,od,po,v,ve,k,ke,ku,u,o,ani,nebo,ci,je,jso,co,jak,jake,pri,nad,pod,pes,nejleps,nejlevnejs,levn,kvalit,dobr,hled,chc,koupit}'::text[]))
;
comment on function internal.is_stop_word(text) is 'Words that do not narrow a search.';

CREATE OR REPLACE FUNCTION internal.keep_batch_movement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform internal.add_movement(new.variant_id, new.id, old.on_hand, new.on_hand);
  return null;
end
$function$
;
comment on function internal.keep_batch_movement() is 'Writes the movement of a batch.';

CREATE OR REPLACE FUNCTION internal.keep_history()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  told constant jsonb := nullif(current_setting('shop.change', true), '')::jsonb;
  ignored constant text[] := tg_argv[1]::text[];
  was jsonb;
  became jsonb;
  key text;
begin
  if tg_op = 'INSERT' and told is null then return null; end if;
  if tg_op <> 'INSERT' then was := to_jsonb(old) - ignored; end if;
  if tg_op <> 'DELETE' then became := to_jsonb(new) - ignored; end if;
  select string_agg(coalesce(was, became) ->> c.name, ':' order by c.place) into key
    from unnest(tg_argv[0]::text[]) with ordinality c (name, place);
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(w.key, w.value), '{}'), coalesce(jsonb_object_agg(w.key, became -> w.key), '{}') into was, became
      from jsonb_each(was) w where became -> w.key is distinct from w.value;
    if was = '{}' then return null; end if;
  end if;
  insert into internal.row_history (at, table_name, row_key, kind, before, after, actor_kind, actor_id, request_id, reason, change_id)
  values (date_trunc('milliseconds', internal.shop_now()), tg_table_name, key,
          case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
          coalesce(was, '{}'), coalesce(became, '{}'), coalesce(told ->> 'actorKind', 'system'), told ->> 'actorId', told ->> 'requestId',
          coalesce(told ->> 'reason', ''), (told ->> 'changeId')::uuid);
  return null;
end
$function$
;
comment on function internal.keep_history() is 'Writes the history of a row that people change.';

CREATE OR REPLACE FUNCTION internal.keep_stock_movement()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' then
    perform internal.add_movement(old.variant_id, null, old.on_hand + old.withheld, 0);
  elsif old.on_hand + old.withheld <> new.on_hand + new.withheld then
    perform internal.add_movement(new.variant_id, null, old.on_hand + old.withheld, new.on_hand + new.withheld);
  else
    perform internal.add_movement(new.variant_id, null, new.on_hand + new.withheld, new.on_hand + new.withheld, 'move',
      old.shelf || ' → ' || coalesce(new.shelf, ''));
  end if;
  return null;
end
$function$
;
comment on function internal.keep_stock_movement() is 'Writes the movement of a variant; blocking moves nothing.';

CREATE OR REPLACE FUNCTION internal.kept_words(storefront bigint, rest text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  understood internal.understood_query := internal.understand_query(storefront, coalesce(rest, ''));
begin
  if understood.groups = '[]' or cardinality(internal.telling_stems(storefront, rest)) = 0
     or coalesce(bit_count(internal.matching_bits(storefront, internal.to_search_query(understood, 'm/', '{}', false), 1000)), 1) = 0 then
    return null;
  end if;
  return rest;
end
$function$
;
comment on function internal.kept_words(bigint,text) is 'Words that do find something; null when they do not.';

CREATE OR REPLACE FUNCTION internal.landing_variant(slug text, visitor text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN CASE WHEN ((hashtextextended(((slug || ':'::text) || visitor), (0)::bigint) & (1)::bigint) = 0) THEN 'a'::text ELSE 'b'::text END
;
comment on function internal.landing_variant(text,text) is 'Which variant of a landing page somebody sees.';

CREATE OR REPLACE FUNCTION internal.learn_words(storefront_id bigint, texts text[], is_main boolean)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with found as materialized (
    select internal.unaccented(display) as word, min(display) as display
      from (select distinct d.display from unnest(texts) as t (text), unnest(internal.split_words(t.text)) as d (display)) words
     where length(display) between 2 and 40
     group by 1
  ), promoted as (
    update internal.search_words w set is_main = true
      from found f
     where learn_words.is_main and not w.is_main and w.storefront_id = learn_words.storefront_id and w.word = f.word
  )
  insert into internal.search_words (storefront_id, word, stem, display, is_main)
  select learn_words.storefront_id, f.word, internal.stem(learn_words.storefront_id, f.word), f.display, learn_words.is_main
    from found f
   where not exists (select from internal.search_words w where w.storefront_id = learn_words.storefront_id and w.word = f.word)
   order by f.word
  on conflict do nothing
$function$
;
comment on function internal.learn_words(bigint,text[],boolean) is 'Adds the words of texts to the dictionary; a word once sold stays known.';

CREATE OR REPLACE FUNCTION internal.locate_place(near text)
 RETURNS point
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  wanted_zip text := (regexp_match(regexp_replace(near, '\s', '', 'g'), '^[0-9]{3,5}'))[1];
  folded text := internal.fold_address(left(near, 80));
  middle point;
begin
  for digits in reverse 5..3 loop
    exit when middle is not null or wanted_zip is null;
    continue when length(wanted_zip) < digits;
    select point(avg(k.lng), avg(k.lat)) into middle from (
      select p.lng, p.lat from shop.pickup_points p
       where p.removed_at is null and p.zip like left(wanted_zip, digits) || '%'
      union all
      select r.longitude, r.latitude from shop.retailers r where r.postal_code like left(wanted_zip, digits) || '%'
    ) k (lng, lat) having count(*) > 0;
  end loop;
  if middle is null and wanted_zip is null and folded <> '' then
    select point(avg(f.lng), avg(f.lat)) into middle from (
      select k.lng, k.lat, rank() over (order by case
               when internal.fold_address(k.city) = folded then 0
               when internal.fold_address(k.part) = folded then 1
               when internal.fold_address(k.city) like folded || '%' then 2 else 3 end) as rank
        from (select p.lng, p.lat, p.city, p.city_part from shop.pickup_points p where p.removed_at is null
              union all
              select r.longitude, r.latitude, r.city, coalesce(r.city_part, '') from shop.retailers r) k (lng, lat, city, part)
       where internal.fold_address(k.city || ' ' || k.part) like '%' || folded || '%'
    ) f where f.rank = 1
    having count(*) > 0;
  end if;
  return middle;
end
$function$
;
comment on function internal.locate_place(text) is 'Where a town or post code lies, or null when nobody of ours is anywhere near it.';

CREATE OR REPLACE FUNCTION internal.mask_bits(positions integer[], size integer)
 RETURNS bit varying
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select ('x' || string_agg(lpad(to_hex(coalesce(b.value, 0)), 2, '0'), '' order by n.byte))::bit varying
    from generate_series(0, size / 8 - 1) n (byte)
    left join (select p / 8 as byte, bit_or(128 >> (p % 8)) as value from unnest(positions) p group by p / 8) b using (byte)
$function$
;
comment on function internal.mask_bits(integer[],integer) is 'A bitmap of the given size, a multiple of eight, written byte by byte.';

CREATE OR REPLACE FUNCTION internal.masked_account(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select '•••' || right(split_part(value, '/', 1), 4) || case when value like '%/%' then '/' || split_part(value, '/', 2) else '' end
$function$
;
comment on function internal.masked_account(text) is '•••4321/0800: enough to tell two payers apart, too little to write to.';

CREATE OR REPLACE FUNCTION internal.masked_email(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select left(value, 1) || '•••@' || split_part(value, '@', 2)
$function$
;
comment on function internal.masked_email(text) is 'j•••@seznam.cz: enough to tell two apart, too little to write to.';

CREATE OR REPLACE FUNCTION internal.masked_name(first_name text, last_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select btrim(coalesce(first_name, '') || coalesce(' ' || left(nullif(last_name, ''), 1) || '.', ''))
$function$
;
comment on function internal.masked_name(text,text) is 'Marie K.';

CREATE OR REPLACE FUNCTION internal.masked_phone(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select case when length(value) < 6 then '•••' else left(n.digits, 1) || '•• ••• •' || right(n.digits, 2) end
    from (select regexp_replace(value, '^\+42[01]|[^0-9]', '', 'g') as digits) n
$function$
;
comment on function internal.masked_phone(text) is '6•• ••• •12';

CREATE OR REPLACE FUNCTION internal.masked_place(place jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select jsonb_strip_nulls(jsonb_build_object(
    'firstName', place ->> 'firstName',
    'lastName', left(nullif(place ->> 'lastName', ''), 1) || '.',
    'company', place -> 'company',
    'street', case when coalesce(place ->> 'street', '') <> '' then '•••••' end,
    'city', place ->> 'city', 'zip', place ->> 'zip', 'country', place ->> 'country',
    'phone', internal.masked_phone(nullif(place ->> 'phone', ''))))
$function$
;
comment on function internal.masked_place(jsonb) is 'An address of an order with the town and without the door.';

CREATE OR REPLACE FUNCTION internal.match_streets(q internal.address_query)
 RETURNS TABLE(street_id integer, rank integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  typed text := array_to_string(q.words, ' ');
  is_doubted boolean;
  wanted tsquery;
begin
  if length(typed) < 2 then
    return;
  end if;
  -- Most of what is typed is the beginning of a street.
  return query
    select b.id, row_number() over ()::integer from (
      select s.id from internal.address_streets s
       where s.name_folded ~>=~ typed and s.name_folded ~<~ (typed || '{')
       order by s.name_folded = typed desc, s.places desc, s.id limit 40) b;
  if found then
    return;
  end if;
  -- Otherwise words of the street and of the town, each perhaps unfinished: rad pra finds Radlická in Praha. What finds
  -- nothing is doubted word by word. One and two letters alone say too little to look for among longer words.
  foreach is_doubted in array array[false, true] loop
    wanted := to_tsquery('simple', (
      select string_agg(internal.address_word_query(w.word, is_doubted), ' & ')
        from unnest(q.words) w (word)
       where length(w.word) > 2 or not exists (select from unnest(q.words) l (word) where length(l.word) > 2)));
    return query
      select m.id, row_number() over ()::integer from (
        select s.id from internal.address_streets s
         where s.words @@ wanted
         order by starts_with(s.name_folded, q.words[1]) desc,
           case when is_doubted then extensions.similarity(s.folded, typed) end desc nulls last,
           starts_with(typed, s.name_folded) desc, s.places desc, s.id
         limit 40) m;
    exit when found;
  end loop;
end
$function$
;
comment on function internal.match_streets(internal.address_query) is 'Streets that fit the words typed so far, best first; tolerant to typing errors.';

CREATE OR REPLACE FUNCTION internal.matching_bits(storefront bigint, wanted tsquery, most integer)
 RETURNS bit varying
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
declare
  positions integer[] := array(
    select g.position
      from (
        select s.product_id from internal.product_search s
         where s.lexemes @@ wanted and s.storefront_id = storefront limit most + 1
      ) hit
      join internal.grid_products g on g.product_id = hit.product_id);
begin
  if cardinality(positions) > most then
    return null;
  end if;
  return internal.to_bits(positions, length(internal.grid_bits(storefront, '{all}')));
end
$function$
;
comment on function internal.matching_bits(bigint,tsquery,integer) is 'Products whose words match, as bits; null when more than `most` do.';

CREATE OR REPLACE FUNCTION internal.may_ask(buyer_id bigint, buyer_email text, agreed jsonb, about text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(
    (select n.granted and (r.refused_at is null or (r.refused_at < n.given_at and c.email is not distinct from lower(buyer_email)))
       from shop.current_consents n join shop.customers c on c.id = n.customer_id
      where n.customer_id = buyer_id and n.topic = about),
    r.refused_at is null and agreed @> jsonb_build_array(jsonb_build_object('topic', about)),
    false)
    from (values (internal.address_hash(buyer_email))) as mailbox (hash)
    left join internal.mail_refusals r on r.email_hash = mailbox.hash and r.topic = about
$function$
;
comment on function internal.may_ask(bigint,text,jsonb,text) is 'Whether the buyer of an order may be asked: the last word of the account, else of the order; a refusal of the mailbox ends both, and only the account of that very mailbox can agree anew.';

CREATE OR REPLACE FUNCTION internal.merge_grid_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  ids bigint[];
  storefront bigint;
begin
  with taken as (delete from internal.grid_changes returning product_ids)
  select array_agg(distinct id) into ids from taken, unnest(taken.product_ids) id;
  if ids is null then
    return null;
  end if;
  perform pg_advisory_xact_lock('internal.grid_bitmaps'::regclass::oid::bigint);
  for storefront in
    select storefront_id from internal.grid_products where product_id = any (ids)
    union
    select storefront_id from shop.product_cards where product_id = any (ids)
  loop
    perform internal.refresh_grid(storefront, ids);
  end loop;
  return null;
end
$function$
;
comment on function internal.merge_grid_changes() is 'Takes over everything this transaction has changed, once.';

CREATE OR REPLACE FUNCTION internal.movement_payer(wanted bigint, OUT counter_account text, OUT message text)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if internal.request_role() not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return;
  end if;
  -- What was typed with the money is needed to say whose it is, and only until somebody has.
  select internal.masked_account(m.counter_account), m.message into counter_account, message
    from shop.bank_movements m where m.id = wanted and m.match = 'for_staff';
end
$function$
;
comment on function internal.movement_payer(bigint) is 'Where a movement without an order came from, masked, and what was written with it.';

CREATE OR REPLACE FUNCTION internal.name_key(first_name text, last_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN lower(internal.unaccented(concat_ws(' '::text, NULLIF(btrim(last_name), ''::text), NULLIF(btrim(first_name), ''::text))))
;
comment on function internal.name_key(text,text) is 'novakova jana: what a name is found by.';

CREATE OR REPLACE FUNCTION internal.narrow_to_breed(storefront_id bigint, breed_slug text, has_words boolean, OUT narrowed tsquery, OUT preferred tsquery[])
 RETURNS record
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select case when s.own is null then $q$'f/breed_size:vsechna'$q$ else format($q$('f/breed_size:vsechna' | 'f/breed_size:%s')$q$, s.own) end::tsquery
         -- A breed by itself asks for what the dog eats every day.
         && case when has_words then ''::tsquery else $q$'f/typ-krmiva:kompletni'$q$::tsquery end,
         array[$q$'f/typ-krmiva:kompletni'$q$, $q$'f/life_stage:dospely'$q$, format($q$'f/breed_size:%s'$q$, coalesce(s.own, 'vsechna')), $q$'f/kind:kibble'$q$]::tsquery[]
    from shop.breeds b
    cross join lateral (select case when b.size in ('toy', 'small') then 'mala' when b.size in ('large', 'giant') then 'velka' end) s (own)
   where b.storefront_id = narrow_to_breed.storefront_id and b.slug = breed_slug
$function$
;
comment on function internal.narrow_to_breed(bigint,text,boolean) is 'What a breed says about the goods: fit for its size, food before treats, for grown dogs unless another age was named.';

CREATE OR REPLACE FUNCTION internal.nearly_all(groups jsonb)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select string_agg('(' || (
      select string_agg('(' || q.condition::text || ')', ' & ')
        from unnest(internal.group_queries(groups, 'm/')) with ordinality q (condition, place)
       where q.place <> missing or jsonb_array_length(groups) = 1
    ) || ')', ' | ')::tsquery
    from generate_series(1, jsonb_array_length(groups)) missing
$function$
;
comment on function internal.nearly_all(jsonb) is 'The condition that all words but one are among the properties.';

CREATE OR REPLACE FUNCTION internal.note_answer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if new.state in ('waiting', 'answered', 'closed') and new.answered_at is null then
    new.answered_at := now();
  end if;
  return new;
end
$function$
;
comment on function internal.note_answer() is 'Keeps the moment of the first answer to a message.';

CREATE OR REPLACE FUNCTION internal.note_count(of_variant bigint, of_batch bigint, pieces integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform internal.add_movement(of_variant, of_batch, pieces, pieces, 'count');
end
$function$
;
comment on function internal.note_count(bigint,bigint,integer) is 'Somebody has counted and it was right.';

CREATE OR REPLACE FUNCTION internal.note_due_words()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  present constant timestamptz := internal.shop_now();
  due text[];
begin
  select array_agg(distinct k.key) into due
    from internal.word_moments((select least(words_until, present) from internal.page_version)) m cross join unnest(m.keys) k (key)
   where m.at <= present;
  update internal.page_version set words_until = present;
  if due is not null then
    perform internal.note_page_keys(due);
  end if;
  return coalesce(cardinality(due), 0);
end
$function$
;
comment on function internal.note_due_words() is 'Drops pages whose planned words have come or ended since the last run.';

CREATE OR REPLACE FUNCTION internal.note_grid_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  execute 'insert into internal.grid_changes (product_ids) select array_agg(distinct product_id) from ('
    || tg_argv[0] || ') touched having count(*) > 0';
  return null;
end
$function$
;
comment on function internal.note_grid_changes() is 'Statement trigger that remembers the products a statement touched.';

CREATE OR REPLACE FUNCTION internal.note_page_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  is_touched boolean := true;
  fine text[];
begin
  if tg_op <> 'TRUNCATE' then
    execute tg_argv[0] into is_touched, fine;
  end if;
  if is_touched then
    perform internal.note_page_keys(coalesce(fine, '{}') || tg_argv[1]::text[]);
  end if;
  return null;
end
$function$
;
comment on function internal.note_page_changes() is 'Statement trigger: notes the keys of the rows that a statement has changed, and those of their table.';

CREATE OR REPLACE FUNCTION internal.note_page_keys(noted text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  most_products constant integer := 50;
  known text[] := coalesce(string_to_array(nullif(current_setting('shop.noted_page_keys', true), ''), ' '), '{}');
  fresh text[] := array(select distinct k from unnest(noted) k where k <> all (known));
begin
  if (select count(*) from unnest(known || fresh) k where k like 'product:%') > most_products or 'products' = any (known) then
    fresh := array(select k from unnest(fresh) k where k not like 'product:%');
    if 'products' <> all (known || fresh) then
      fresh := fresh || 'products'::text;
    end if;
  end if;
  if cardinality(fresh) = 0 then
    return;
  end if;
  insert into internal.page_changes (keys) values (fresh);
  perform set_config('shop.noted_page_keys', array_to_string(known || fresh, ' '), true);
  -- Not a job with a key: two transactions would wait for each other's row of the queue, an order for an import.
  perform pg_notify('page_changes', '');
end
$function$
;
comment on function internal.note_page_keys(text[]) is 'Leaves keys of pages for the edges, each once in a transaction, and wakes the worker.';

CREATE OR REPLACE FUNCTION internal.note_pages_of_new_stock()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform internal.note_page_keys(array(select 'product:' || id from unnest(internal.with_bundles(
    array(select v.product_id from changed c join shop.variants v on v.id = c.variant_id))) id));
  return null;
end
$function$
;
comment on function internal.note_pages_of_new_stock() is 'Statement trigger: pieces of goods that had none, or that are no longer counted.';

CREATE OR REPLACE FUNCTION internal.ones(bits bit varying)
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select array(select p from generate_series(0, length(bits) - 1) p where get_bit(bits, p) = 1)
$function$
;
comment on function internal.ones(bit varying) is 'Positions of the ones of a bitmap.';

CREATE OR REPLACE FUNCTION internal.open_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  told constant jsonb := coalesce(nullif(current_setting('shop.movement', true), '')::jsonb, '{}');
begin
  if tg_table_name = 'stock' then
    insert into shop.stock_movements (at, variant_id, kind, pieces, balance, reason, document, actor_kind, actor_id, request_id)
    select internal.shop_now(), a.variant_id,
           coalesce(told ->> 'kind', case when exists (select from shop.stock_movements m where m.variant_id = a.variant_id and m.batch_id is null)
             then 'correction' else 'opening' end),
           a.on_hand + a.withheld, a.on_hand + a.withheld, coalesce(told ->> 'reason', ''), told ->> 'document',
           coalesce(told ->> 'actorKind', 'system'), told ->> 'actorId', told ->> 'requestId'
      from added a where a.on_hand + a.withheld <> 0;
  else
    insert into shop.stock_movements (at, variant_id, batch_id, kind, pieces, balance, reason, document, actor_kind, actor_id, request_id)
    select internal.shop_now(), a.variant_id, a.id, coalesce(told ->> 'kind', 'opening'), a.on_hand, a.on_hand,
           coalesce(told ->> 'reason', ''), told ->> 'document', coalesce(told ->> 'actorKind', 'system'), told ->> 'actorId', told ->> 'requestId'
      from added a where a.on_hand <> 0;
  end if;
  return null;
end
$function$
;
comment on function internal.open_accounts() is 'The first movement of new rows of stock and of new batches.';

CREATE OR REPLACE FUNCTION internal.open_jobs()
 RETURNS TABLE(id bigint, task text, payload json, attempts integer, max_attempts integer, run_at timestamp with time zone, locked_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return;
  end if;
  return query
    select j.id::bigint, t.identifier, j.payload, j.attempts::integer, j.max_attempts::integer, j.run_at, j.locked_at
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id;
end
$function$
;
comment on function internal.open_jobs() is 'Jobs that wait, run or have run out of attempts, with what they are about.';

CREATE OR REPLACE FUNCTION internal.order_content(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT jsonb_build_object('order', jsonb_build_object('goods_list', o.goods_list, 'goods_paid', o.goods_paid, 'total', o.total, 'rounding', o.rounding, 'payable', o.payable, 'vat', o.vat, 'credits_earned', o.credits_earned, 'parcels', o.parcels), 'lines', ( SELECT COALESCE(jsonb_agg(to_jsonb(l.*) ORDER BY l."position"), '[]'::jsonb) AS "coalesce"
            FROM shop.order_lines l
           WHERE (l.order_id = o.id))) AS jsonb_build_object
    FROM shop.orders o
   WHERE (o.id = order_content.wanted);
END
;
comment on function internal.order_content(bigint) is 'What an order sells and for how much, as its rows say it.';

CREATE OR REPLACE FUNCTION internal.order_doings(wanted bigint, state text, OUT tasks text[], OUT remark text, OUT packed_by text, OUT plan_id bigint, OUT regular_weeks integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER COST 40000
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  select array_agg(t.kind order by t.id) into tasks from shop.staff_tasks t where t.order_id = wanted and t.closed_at is null;
  if state = 'on_hold' and internal.request_role() in ('staff_support', 'staff_admin') then
    select e.details ->> 'reason' into remark from shop.order_events e where e.order_id = wanted and e.event = 'hold' order by e.id desc limit 1;
  end if;
  if state = 'packing' then
    select internal.staff_name(e.actor_id) into packed_by
      from shop.order_events e where e.order_id = wanted and e.event = 'start_packing' order by e.id desc limit 1;
  end if;
  select c.plan_id into plan_id from shop.plan_cycles c where c.order_id = wanted;
  select l.regular_weeks into regular_weeks from shop.order_lines l where l.order_id = wanted and l.regular_weeks is not null limit 1;
end
$function$
;
comment on function internal.order_doings(bigint,text) is 'What goes on with an order: open tasks, why it stands, who packs it, whether a plan sends it.';

CREATE OR REPLACE FUNCTION internal.order_due(wanted bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT
         CASE
             WHEN ((o.state = ANY (ARRAY['awaiting_payment'::text, 'expired'::text])) OR (EXISTS ( SELECT
                FROM shop.payments p
               WHERE ((p.order_id = o.id) AND (p.state = ANY (ARRAY['awaiting_transfer'::text, 'partly_paid'::text, 'invoice_issued'::text, 'overdue'::text, 'created'::text, 'unknown'::text, 'method_chosen'::text, 'authorized'::text, 'awaiting_cod'::text, 'cod_collected'::text])))))) THEN (o.payable - ( SELECT (COALESCE(sum((p.received - p.refunded)), (0)::numeric))::bigint AS "coalesce"
                FROM shop.payments p
               WHERE (p.order_id = o.id)))
             ELSE (0)::bigint
         END AS "case"
    FROM shop.orders o
   WHERE (o.id = order_due.wanted);
END
;
comment on function internal.order_due(bigint) is 'Haléře an order still waits for; nothing once it goes on with its money or has ended.';

CREATE OR REPLACE FUNCTION internal.order_money(wanted bigint, OUT payable bigint, OUT paid bigint, OUT payment_state text, OUT payment_due_on date)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER COST 20000
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if internal.request_role() not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return;
  end if;
  select o.payable into payable from shop.orders o where o.id = wanted;
  select coalesce(sum(p.received - p.refunded), 0), (array_agg(p.state order by p.attempt desc))[1], (array_agg(p.due_on order by p.attempt desc))[1]
    into paid, payment_state, payment_due_on
    from shop.payments p where p.order_id = wanted;
end
$function$
;
comment on function internal.order_money(bigint) is 'What is to be paid for an order and what was; nothing for the warehouse.';

CREATE OR REPLACE FUNCTION internal.order_name_key(billing jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN COALESCE(lower(internal.unaccented(NULLIF((billing #>> '{company,name}'::text[]), ''::text))), internal.name_key((billing ->> 'firstName'::text), (billing ->> 'lastName'::text)))
;
comment on function internal.order_name_key(jsonb) is 'The company that buys, or else the person.';

CREATE OR REPLACE FUNCTION internal.order_parcels(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER COST 20000
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'state', p.state, 'carrier', p.carrier,
      'trackingNumber', p.tracking_number, 'storedUntil', p.stored_until) order by p.number), '[]')
    from shop.parcels p where p.order_id = wanted and p.replaced_by is null and p.state <> 'cancelled'
$function$
;
comment on function internal.order_parcels(bigint) is 'Where the parcels of an order are, in short.';

CREATE OR REPLACE FUNCTION internal.order_person(wanted bigint, OUT customer_name text, OUT customer_city text, OUT customer_email text, OUT customer_phone text, OUT is_revealed boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER COST 20000
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  asking constant text := internal.request_role();
  o record;
begin
  if asking not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return;
  end if;
  select q.email, q.phone, q.billing, q.delivery into o from shop.orders q where q.id = wanted;
  is_revealed := internal.is_revealed('order', wanted);
  customer_city := coalesce(nullif(o.delivery ->> 'city', ''), o.billing ->> 'city', '');
  customer_name := coalesce(nullif(o.billing #>> '{company,name}', ''), case when is_revealed
    then btrim(concat_ws(' ', o.billing ->> 'firstName', o.billing ->> 'lastName'))
    else internal.masked_name(o.billing ->> 'firstName', o.billing ->> 'lastName') end);
  customer_email := case when is_revealed then o.email else internal.masked_email(o.email) end;
  -- Accounting writes about bills and calls nobody.
  customer_phone := case when asking = 'staff_accounting' then null when is_revealed then o.phone else internal.masked_phone(o.phone) end;
end
$function$
;
comment on function internal.order_person(bigint) is 'Whose order it is, masked unless this member has given a reason.';

CREATE OR REPLACE FUNCTION internal.order_places(wanted bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  asking constant text := internal.request_role();
  shown boolean;
  o record;
begin
  if asking not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return null;
  end if;
  shown := internal.is_revealed('order', wanted);
  select q.billing, q.delivery, q.note into o from shop.orders q where q.id = wanted;
  return jsonb_build_object(
    'billing', (case when shown then o.billing else internal.masked_place(o.billing) end)
      - case when asking = 'staff_accounting' then 'phone' else '' end,
    'delivery', case when asking = 'staff_accounting' then null when shown then o.delivery else internal.masked_place(o.delivery) end,
    'note', case when shown and asking <> 'staff_accounting' then o.note end, 'hasNote', o.note <> '');
end
$function$
;
comment on function internal.order_places(bigint) is 'Addresses and the note of an order, masked unless this member has given a reason; accounting sees the bill alone.';

CREATE OR REPLACE FUNCTION internal.pack_size(grams integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN CASE WHEN (grams <= 500) THEN 'do-500-g'::text WHEN (grams <= 2000) THEN 'do-2-kg'::text WHEN (grams <= 6000) THEN 'do-6-kg'::text ELSE 'nad-6-kg'::text END
;
comment on function internal.pack_size(integer) is 'The pack size a net weight belongs to.';

CREATE OR REPLACE FUNCTION internal.parse_address_query(q text)
 RETURNS internal.address_query
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  house constant text := '(\d{1,4})[a-z]?(?:\s*/\s*(\d{1,4})[a-z]?)?(?=[\s,]|$)';
  zip constant text := '(?<![0-9/])([1-7]\d{2}) ?(\d{2})(?![0-9/])';
  rest text := lower(extensions.unaccent('extensions.unaccent'::regdictionary, left(q, 100)));
  ordinal text := '';
  found text[];
  result internal.address_query;
begin
  found := regexp_match(rest, zip);
  if found is not null then
    result.zip := found[1] || found[2];
    rest := regexp_replace(rest, zip, ' ');
  end if;
  -- Districts of towns are no house numbers.
  rest := regexp_replace(rest, '\m(praha|brno|plzen|ostrava)\s+\d{1,2}\M', '\1', 'g');
  found := regexp_match(rest, '\mc\.?\s?(?:p|ev)\.?\s*' || house);
  if found is not null then
    rest := regexp_replace(rest, '\mc\.?\s?(?:p|ev)\.?\s*' || house, ' ');
  else
    -- An ordinal belongs to the name, with its dot or at the very beginning: 28. října, 17 listopadu.
    ordinal := coalesce(substring(rest from '^\s*\d{1,2}\.?\s+(?=[a-z])'), '');
    rest := substr(rest, length(ordinal) + 1);
    found := regexp_match(rest, '(?:^|[\s,])' || house);
    rest := regexp_replace(rest, '(?:^|[\s,])' || house, ' ');
  end if;
  result.number := found[1]::integer;
  result.second := found[2]::integer;
  result.words := array_remove(regexp_split_to_array(internal.fold_address(ordinal || rest), ' '), '');
  return result;
end
$function$
;
comment on function internal.parse_address_query(text) is 'Takes apart what is typed into the address field.';

CREATE OR REPLACE FUNCTION internal.place_category()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  parent shop.categories;
begin
  if new.parent_id is null then
    new.path := new.slug;
    new.depth := 0;
    return new;
  end if;
  select * into strict parent from shop.categories where id = new.parent_id;
  if parent.storefront_id <> new.storefront_id then
    raise exception 'category % and its parent belong to different storefronts', new.slug using errcode = 'check_violation';
  end if;
  if (parent.path || '/') like (old.path || '/%') then
    raise exception 'category % cannot move under itself', new.slug using errcode = 'check_violation';
  end if;
  new.path := parent.path || '/' || new.slug;
  new.depth := parent.depth + 1;
  return new;
end
$function$
;
comment on function internal.place_category() is 'Keeps path and depth of a category in step with its parent.';

CREATE OR REPLACE FUNCTION internal.place_review_dog()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  new.dog_size := coalesce(new.dog_size, internal.dog_size_of(new.dog_note));
  new.dog_stage := coalesce(new.dog_stage, internal.dog_stage_of(new.dog_note));
  new.dog_avoids := internal.avoided_in(new.storefront_id, concat_ws(' ', new.title, new.body, new.dog_note));
  return new;
end
$function$
;
comment on function internal.place_review_dog() is 'Reads size and age from the note where the author did not choose them.';

CREATE OR REPLACE FUNCTION internal.plan_person(wanted bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  shown boolean;
  p record;
begin
  if internal.request_role() not in ('staff_support', 'staff_admin') then
    return null;
  end if;
  shown := internal.is_revealed('plan', wanted);
  select q.email, q.details into p from shop.plans q where q.id = wanted;
  return jsonb_build_object('isRevealed', shown, 'city', p.details ->> 'city',
    'name', case when shown then btrim(concat_ws(' ', p.details ->> 'firstName', p.details ->> 'lastName'))
      else internal.masked_name(p.details ->> 'firstName', p.details ->> 'lastName') end,
    'email', case when shown then p.email else internal.masked_email(p.email) end,
    'phone', case when shown then p.details ->> 'phone' else internal.masked_phone(p.details ->> 'phone') end);
end
$function$
;
comment on function internal.plan_person(bigint) is 'Who a plan is for, masked unless this member has given a reason.';

CREATE OR REPLACE FUNCTION internal.popularity(review_count integer, average numeric)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN (round((((((1000)::numeric * ((4.3 * (5)::numeric) + (COALESCE(average, (0)::numeric) * (COALESCE(review_count, 0))::numeric))) / ((5 + COALESCE(review_count, 0)))::numeric))::double precision * ln(((2 + COALESCE(review_count, 0)))::double precision))))::integer
;
comment on function internal.popularity(integer,numeric) is 'The default order of the grid, from reviews only.';

CREATE OR REPLACE FUNCTION internal.preference(lexemes tsvector, preferred tsquery[])
 RETURNS boolean[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN ARRAY(SELECT (preference.lexemes @@ p.condition) FROM unnest(preference.preferred) WITH ORDINALITY p(condition, place) ORDER BY p.place)
;
comment on function internal.preference(tsvector,tsquery[]) is 'Which wishes a product meets, the weightiest first; arrays of it can be ordered.';

CREATE OR REPLACE FUNCTION internal.prose_products(storefront_id bigint, understood internal.understood_query, facets text[], only_in_stock boolean, enough integer, OUT ids bigint[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  wanted constant tsquery := internal.to_search_query(understood, '', facets, false);
  share constant double precision := internal.expected_share(storefront_id, understood, '', facets);
begin
  if share > 0.02 then
    ids := internal.common_products(storefront_id, wanted, null, only_in_stock, enough, share);
    total := internal.count_matches(storefront_id, wanted, only_in_stock, share);
  end if;
  if ids is null then
    select r.ids, r.total into ids, total
      from internal.rare_products(storefront_id, wanted, internal.nearly_all(understood.groups), only_in_stock, enough) r;
  end if;
end
$function$
;
comment on function internal.prose_products(bigint,internal.understood_query,text[],boolean,integer) is 'Products that have the words anywhere in their texts or composition.';

CREATE OR REPLACE FUNCTION internal.publish_due_sections()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  due record;
  before constant text := current_setting('shop.change', true);
  published integer := 0;
begin
  for due in select d.section_id, d.planned_by from shop.section_drafts d
              where d.publish_at <= internal.shop_now() order by d.section_id for update skip locked loop
    perform set_config('shop.change', jsonb_build_object('actorKind', 'staff', 'actorId', due.planned_by, 'requestId', null,
      'reason', '', 'changeId', gen_random_uuid())::text, true);
    perform internal.publish_section(due.section_id);
    published := published + 1;
  end loop;
  perform set_config('shop.change', coalesce(before, ''), true);
  return published;
end
$function$
;
comment on function internal.publish_due_sections() is 'Publishes pages whose planned moment has come.';

CREATE OR REPLACE FUNCTION internal.publish_section(of_section bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update shop.sections s
     set title = d.title, seo_title = d.seo_title, seo_description = d.seo_description, blocks = d.blocks, updated_at = now()
    from shop.section_drafts d where d.section_id = s.id and s.id = of_section;
  delete from shop.section_drafts where section_id = of_section;
end
$function$
;
comment on function internal.publish_section(bigint) is 'A draft takes the place of the public words of its page.';

CREATE OR REPLACE FUNCTION internal.raise_ingredient_loop(ingredient_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  raise exception 'ingredient % would be its own ancestor', ingredient_id using errcode = 'check_violation';
end
$function$
;
comment on function internal.raise_ingredient_loop(bigint) is 'Stops a tree that bites its tail.';

CREATE OR REPLACE FUNCTION internal.ranked_page(storefront bigint, mask bit varying, tiers tsquery[], strong tsquery[], preferred tsquery[], page_size integer, skip integer)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  few constant integer := 100;
  named bit varying;
  ids bigint[];
begin
  if bit_count(mask) <= few then
    return array(
      select g.product_id
        from internal.grid_products g
        join internal.product_search s on s.product_id = g.product_id
       where g.storefront_id = storefront and g.position = any (internal.ones(mask))
       order by s.lexemes @@ tiers[1] desc, s.lexemes @@ tiers[2] desc,
                (select count(*) from unnest(strong) q where s.lexemes @@ q) desc, internal.preference(s.lexemes, preferred) desc,
                g.in_stock desc, g.popularity desc, g.product_id
       limit page_size offset skip);
  end if;
  named := mask & coalesce(internal.matching_bits(storefront, tiers[1], length(mask)), mask);
  ids := internal.grid_page(storefront, named, 'oblibene', page_size, skip);
  return ids || internal.grid_page(storefront, mask & ~named, 'oblibene', page_size - cardinality(ids),
    greatest(0, skip - bit_count(named)::integer));
end
$function$
;
comment on function internal.ranked_page(bigint,bit varying,tsquery[],tsquery[],tsquery[],integer,integer) is 'One page of the products of a search, best first.';

CREATE OR REPLACE FUNCTION internal.ranked_products(storefront_id bigint, understood internal.understood_query, facets text[], only_in_stock boolean, enough integer, OUT ids bigint[], OUT total integer, is_counted boolean DEFAULT true)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  common constant double precision := 0.02;
  names constant tsquery := internal.to_search_query(understood, 'n/', facets, false);
  properties constant tsquery := internal.to_search_query(understood, 'm/', facets, false);
  in_names constant double precision := internal.expected_share(storefront_id, understood, 'n/', facets);
  in_properties constant double precision := internal.expected_share(storefront_id, understood, 'm/', facets);
  more record;
begin
  if in_properties > common then
    ids := case
      when in_names > common then internal.common_products(storefront_id, names, null, only_in_stock, enough, in_names)
      else (internal.rare_products(storefront_id, names, null, only_in_stock, enough)).ids end;
    if cardinality(ids) < enough then
      ids := ids || internal.common_products(storefront_id, properties, names, only_in_stock, enough - cardinality(ids), in_properties);
    end if;
    if cardinality(ids) >= enough then
      total := case when is_counted then internal.count_matches(storefront_id, properties, only_in_stock, in_properties) else enough end;
      return;
    end if;
  end if;
  select r.ids, r.total into ids, total
    from internal.rare_products(storefront_id, properties, names, only_in_stock, enough, understood.preferred) r;
  if total < 3 then
    select p.ids, p.total into more from internal.prose_products(storefront_id, understood, facets, only_in_stock, enough) p;
    ids := (ids || array(select m.id from unnest(more.ids) with ordinality m (id, place) where not m.id = any (ranked_products.ids) order by m.place))[: enough];
    total := more.total;
  end if;
end
$function$
;
comment on function internal.ranked_products(bigint,internal.understood_query,text[],boolean,integer,boolean) is 'The best products for a query with all its words, and how many there are.';

CREATE OR REPLACE FUNCTION internal.rare_products(storefront_id bigint, wanted tsquery, better tsquery, only_in_stock boolean, enough integer, preferred tsquery[] DEFAULT '{}'::tsquery[], OUT ids bigint[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
begin
  with matches as materialized (
    select s.product_id, coalesce(s.lexemes @@ better, false) as is_better, internal.preference(s.lexemes, preferred) as wishes, s.in_stock, s.popularity
      from internal.product_search s
     where s.lexemes @@ wanted and s.storefront_id = rare_products.storefront_id and (s.in_stock or not only_in_stock)
  )
  select array(select m.product_id from matches m order by m.is_better desc, m.wishes desc, m.in_stock desc, m.popularity desc, m.product_id limit enough),
         (select count(*) from matches)
    into ids, total;
end
$function$
;
comment on function internal.rare_products(bigint,tsquery,tsquery,boolean,integer,tsquery[]) is 'The best of all products that match, and how many match.';

CREATE OR REPLACE FUNCTION internal.rebuild_ingredient_closure()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  with recursive up (ancestor_id, descendant_id, depth) as (
    select id, id, 0 from shop.ingredients
    union all
    select i.parent_id, up.descendant_id, up.depth + 1
      from up join shop.ingredients i on i.id = up.ancestor_id
     where i.parent_id is not null
  ) cycle ancestor_id set looped using path,
  checked as (
    select ancestor_id, descendant_id, depth,
           case when looped then internal.raise_ingredient_loop(descendant_id) end
      from up
  ),
  gone as (
    delete from shop.ingredient_closure c
     where not exists (
       select from checked n where n.ancestor_id = c.ancestor_id and n.descendant_id = c.descendant_id
     )
  )
  insert into shop.ingredient_closure (ancestor_id, descendant_id, depth)
  select ancestor_id, descendant_id, depth from checked
  on conflict (ancestor_id, descendant_id) do update set depth = excluded.depth
   where ingredient_closure.depth <> excluded.depth;
  return null;
end
$function$
;
comment on function internal.rebuild_ingredient_closure() is 'Keeps the closure in step with the tree in the same transaction.';

CREATE OR REPLACE FUNCTION internal.refresh_address_words()
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with now_used as materialized (
    select word, ndoc as streets from ts_stat('select words from internal.address_streets')
  ), gone as (
    delete from internal.address_words w where not exists (select from now_used n where n.word = w.word)
  )
  insert into internal.address_words as w (word, streets) select word, streets from now_used
  on conflict (word) do update set streets = excluded.streets where w.streets <> excluded.streets
$function$
;
comment on function internal.refresh_address_words() is 'Brings the list of words in step with the streets; called after an import.';

CREATE OR REPLACE FUNCTION internal.refresh_bought_together(since timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  delete from internal.bought_together;
  insert into internal.bought_together (product_id, related_product_id, rank)
  with bought as materialized (
    select distinct l.order_id, v.product_id
      from shop.order_lines l
      join shop.orders o on o.id = l.order_id
      join shop.variants v on v.id = coalesce(l.bundle_variant_id, l.variant_id)
     where l.kind = 'goods' and o.placed_at >= since
       and o.state not in ('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled', 'not_collected')
  ), sold as (
    select product_id, count(*) as orders from bought group by product_id
  ), pairs as (
    select a.product_id, b.product_id as related_product_id, count(*) as orders
      from bought a join bought b on b.order_id = a.order_id and b.product_id <> a.product_id
     group by 1, 2 having count(*) >= 3
  ), ranked as (
    select p.product_id, p.related_product_id,
           row_number() over (partition by p.product_id order by p.orders / sqrt(s.orders::float * r.orders) desc, p.related_product_id) as rank
      from pairs p join sold s on s.product_id = p.product_id join sold r on r.product_id = p.related_product_id
  )
  select product_id, related_product_id, rank from ranked where rank <= 8
$function$
;
comment on function internal.refresh_bought_together(timestamp with time zone) is 'Counts anew what is bought together; the timetable calls it at night.';

CREATE OR REPLACE FUNCTION internal.refresh_cards_of_stock()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  cards bigint[];
  pages bigint[];
begin
  select array_agg(distinct v.product_id) filter (where shown.on_card), array_agg(distinct v.product_id)
    into cards, pages
    from earlier e
    join later l using (variant_id)
    join shop.variants v on v.id = e.variant_id
    cross join lateral (
      select (e.on_hand > e.reserved) <> (l.on_hand > l.reserved) or exists (
               select from shop.bundle_components c
                where c.component_variant_id = v.id
                  and (e.on_hand - e.reserved >= c.quantity) <> (l.on_hand - l.reserved >= c.quantity)) as on_card,
             internal.shown_stock(e.on_hand - e.reserved) <> internal.shown_stock(l.on_hand - l.reserved) or exists (
               select from shop.bundle_components c
                where c.component_variant_id = v.id
                  and internal.shown_stock((e.on_hand - e.reserved) / c.quantity)
                   <> internal.shown_stock((l.on_hand - l.reserved) / c.quantity)) as on_page
    ) shown
   where shown.on_card or shown.on_page;
  if pages is null then
    return null;
  end if;
  perform internal.note_page_keys(array(select 'product:' || id from unnest(internal.with_bundles(pages)) id));
  if cards is not null then
    perform internal.refresh_product_cards(internal.with_bundles(cards));
  end if;
  return null;
end
$function$
;
comment on function internal.refresh_cards_of_stock() is 'Refreshes cards when a piece sells something out or brings it back, also for the sets it is in, and notes pages that say another count.';

CREATE OR REPLACE FUNCTION internal.refresh_due_product_cards(since timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  present constant timestamptz := internal.shop_now();
  noted_until timestamptz := (select least(due_until, present) from internal.page_version);
  ids bigint[];
  fresh bigint[];
begin
  select array_agg(distinct due.id), array_agg(distinct due.id) filter (where due.at > noted_until) into ids, fresh from (
    select v.product_id as id, p.valid_from as at
      from shop.price_lists l
      left join shop.price_lists m on m.id = l.parent_id
      join shop.prices p on p.price_list_id = l.id and p.valid_from > since and p.valid_from <= present
      join shop.variants v on v.id = p.variant_id
     where l.is_public or m.is_public
    union all
    select id, published_at from shop.products where published_at > since and published_at <= present
  ) due;
  update internal.page_version set due_until = present;
  if ids is null then
    return 0;
  end if;
  perform internal.refresh_product_cards(internal.with_bundles(ids));
  if fresh is not null then
    perform internal.note_page_keys(array['catalog', 'missing'] || array(select 'product:' || id from unnest(internal.with_bundles(fresh)) id));
  end if;
  return cardinality(ids);
end
$function$
;
comment on function internal.refresh_due_product_cards(timestamp with time zone) is 'Refreshes cards whose planned price or publication came due since the given moment; returns how many.';

CREATE OR REPLACE FUNCTION internal.refresh_grid(storefront bigint, ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform internal.seat_grid_products(storefront, ids);
  insert into internal.grid_bitmaps (storefront_id, token, bits)
  select storefront, token, (select bits & ~bits from internal.grid_bitmaps where storefront_id = storefront and token = 'all')
    from (select distinct unnest(tokens) as token from internal.grid_rows where product_id = any (ids) and storefront_id = storefront) t
  on conflict do nothing;

  update internal.grid_bitmaps b
     set bits = internal.flip_bits(b.bits, d.ons, d.offs)
    from (
      select token, coalesce(array_agg(position) filter (where is_on), '{}') as ons,
             coalesce(array_agg(position) filter (where not is_on), '{}') as offs
        from (
          select g.position, t.token, t.is_on
            from internal.grid_products g
            left join internal.grid_rows r on r.product_id = g.product_id
            cross join lateral (
              (select unnest(r.tokens), true except select unnest(g.tokens), true)
              union all
              (select unnest(g.tokens), false except select unnest(r.tokens), false)
            ) t (token, is_on)
           where g.product_id = any (ids) and g.storefront_id = storefront
        ) changed
       group by token
    ) d
   where b.storefront_id = storefront and b.token = d.token;

  delete from internal.grid_products g
   where g.product_id = any (ids) and g.storefront_id = storefront
     and not exists (select from shop.product_cards c where c.product_id = g.product_id);
  update internal.grid_products g
     set (tokens, contains, may_contain, in_stock, popularity, price, unit_price, energy_price, rating_average, rating_count, published_at)
       = row (r.tokens, r.contains, r.may_contain, r.in_stock, r.popularity, r.price, r.unit_price, r.energy_price, r.rating_average,
              r.rating_count, r.published_at)
    from internal.grid_rows r
   where r.product_id = g.product_id and g.product_id = any (ids) and g.storefront_id = storefront;
end
$function$
;
comment on function internal.refresh_grid(bigint,bigint[]) is 'Brings bits and sort keys of products in step with their cards.';

CREATE OR REPLACE FUNCTION internal.refresh_product_cards(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  -- Two writers of one product come one after the other, and the second sees what the first has written.
  perform from shop.products where id = any (ids) order by id for no key update;
  with wanted as materialized (
    select * from internal.product_card_rows r where r.product_id = any (ids)
  ), gone as (
    delete from shop.product_cards c
     where c.product_id = any (ids) and not exists (select from wanted w where w.product_id = c.product_id)
  )
  insert into shop.product_cards as c
  select * from wanted
  on conflict (product_id) do update set
    (storefront_id, slug, name, subtitle, kind, status, brand, protein, protein_name, life_stage, breed_size, grain_free,
     monoprotein, energy_kcal_per_100g, category_path, category_ids, tags, facets, allergens, ingredient_ids, composition,
     variant_id, variant_name, variant_count, net_weight_g, pack_weights_g, price, regular_price, lowest_price_30_days,
     discount_percent, unit, unit_price, price_from, on_sale, in_stock, rating_count, rating_average, image_key, image_hash,
     image_alt, image_width, image_height, popularity, published_at)
    = row (excluded.storefront_id, excluded.slug, excluded.name, excluded.subtitle, excluded.kind, excluded.status,
     excluded.brand, excluded.protein, excluded.protein_name, excluded.life_stage, excluded.breed_size, excluded.grain_free,
     excluded.monoprotein, excluded.energy_kcal_per_100g, excluded.category_path, excluded.category_ids, excluded.tags,
     excluded.facets, excluded.allergens, excluded.ingredient_ids, excluded.composition, excluded.variant_id,
     excluded.variant_name, excluded.variant_count, excluded.net_weight_g, excluded.pack_weights_g, excluded.price,
     excluded.regular_price, excluded.lowest_price_30_days, excluded.discount_percent, excluded.unit, excluded.unit_price,
     excluded.price_from, excluded.on_sale, excluded.in_stock, excluded.rating_count, excluded.rating_average,
     excluded.image_key, excluded.image_hash, excluded.image_alt, excluded.image_width, excluded.image_height,
     excluded.popularity, excluded.published_at)
   where (c.*) is distinct from (excluded.*);
end
$function$
;
comment on function internal.refresh_product_cards(bigint[]) is 'Brings the cards of products in step with their sources; unchanged cards are left alone.';

CREATE OR REPLACE FUNCTION internal.refresh_product_search(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  -- Only what is on sale is searched; a product that is being written gets its words with its card.
  ids := array(select product_id from shop.product_cards where product_id = any (ids));
  if cardinality(ids) = 0 then
    return;
  end if;
  perform internal.learn_words(t.storefront_id, array_agg(distinct internal.without_denials(t.text)), t.is_main)
     from (select distinct storefront_id, text, is_main from internal.product_texts where product_id = any (ids)) t
    group by t.storefront_id, t.is_main;

  with texts as materialized (
    select product_id, storefront_id, tier, text from internal.product_texts where product_id = any (ids)
  ), stems as materialized (
    -- Many products share a text (a category, an ingredient), so each text is taken apart once.
    select t.storefront_id, t.text, array_agg(distinct w.stem) as stems
      from (select distinct storefront_id, text from texts) t
      cross join lateral unnest(internal.split_words(internal.unaccented(internal.without_denials(t.text)))) as d (word)
      join internal.search_words w on w.storefront_id = t.storefront_id and w.word = d.word
     group by t.storefront_id, t.text
  ), lexemes as (
    select t.product_id, array_agg(distinct prefix || stem) as lexemes
      from texts t
      join stems s on s.storefront_id = t.storefront_id and s.text = t.text
      cross join lateral unnest(s.stems) as stem
      cross join lateral unnest((array['', 'm/', 'n/'])[: 4 - t.tier]) as prefix
     group by t.product_id
  )
  insert into internal.product_search as s (product_id, storefront_id, in_stock, popularity, lexemes)
  select c.product_id, c.storefront_id, c.in_stock, c.popularity, array_to_tsvector(
           l.lexemes
           || array(select 'f/' || f from unnest(c.facets) f)
           || array(select 'i/' || i from unnest(c.ingredient_ids) i)
           || array['c/' || c.composition])
    from lexemes l join shop.product_cards c on c.product_id = l.product_id
  on conflict (product_id) do update
     set lexemes = excluded.lexemes, in_stock = excluded.in_stock, popularity = excluded.popularity
   where (s.lexemes, s.in_stock, s.popularity) is distinct from (excluded.lexemes, excluded.in_stock, excluded.popularity);
end
$function$
;
comment on function internal.refresh_product_search(bigint[]) is 'Brings the search index of products in step with their texts.';

CREATE OR REPLACE FUNCTION internal.refresh_search_frequencies()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  delete from internal.search_frequencies;
  insert into internal.search_frequencies (storefront_id, lexeme, documents)
  select s.id, w.word, w.ndoc
    from shop.storefronts s
   cross join lateral ts_stat(format('select lexemes from internal.product_search where storefront_id = %s', s.id)) w
   where w.ndoc >= 1000
  union all
  select storefront_id, '', count(*) from internal.product_search group by storefront_id
$function$
;
comment on function internal.refresh_search_frequencies() is 'Counts the frequent words anew; the timetable calls it at night.';

CREATE OR REPLACE FUNCTION internal.refresh_searched_cards()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  ids bigint[];
begin
  execute tg_argv[0] into ids;
  if ids is not null then
    perform internal.refresh_product_search(ids);
  end if;
  return null;
end
$function$
;
comment on function internal.refresh_searched_cards() is 'Statement trigger that refreshes the search index of the products a statement touched.';

CREATE OR REPLACE FUNCTION internal.refresh_touched_cards()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  ids bigint[];
begin
  execute tg_argv[0] into ids;
  if ids is not null then
    perform internal.refresh_product_cards(internal.with_bundles(ids));
  end if;
  return null;
end
$function$
;
comment on function internal.refresh_touched_cards() is 'Statement trigger that refreshes the cards of the products a statement touched.';

CREATE OR REPLACE FUNCTION internal.refresh_variant_paces(moment timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  delete from internal.variant_paces;
  insert into internal.variant_paces (variant_id, pieces, counted_at)
  select l.variant_id, sum(l.pieces), moment
    from shop.orders o join shop.order_lines l on l.order_id = o.id
   where o.placed_at >= moment - interval '28 days' and l.variant_id is not null
     and o.state not in ('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled')
   group by l.variant_id
$function$
;
comment on function internal.refresh_variant_paces(timestamp with time zone) is 'Counts anew how fast each pack sells.';

CREATE OR REPLACE FUNCTION internal.refund_account(wanted bigint)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  asking constant text := internal.request_role();
  account text;
begin
  if asking not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return null;
  end if;
  select coalesce(r.account, (select m.counter_account from shop.bank_movements m
      where m.payment_id = r.payment_id and m.amount > 0 order by m.id desc limit 1)) into account
    from shop.refunds r where r.id = wanted and r.way = 'transfer';
  return case when asking = 'staff_support' then internal.masked_account(account) else account end;
end
$function$
;
comment on function internal.refund_account(bigint) is 'Where a person sends money back: whole for whoever sends it, masked for support.';

CREATE OR REPLACE FUNCTION internal.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$function$
;
comment on function internal.refuse_change() is 'Guards tables in which what is written stays written.';

CREATE OR REPLACE FUNCTION internal.refuse_change_while_kept()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  began timestamptz := (to_jsonb(old) ->> tg_argv[0])::timestamptz;
  ends timestamptz := case tg_argv[2] when 'year' then date_trunc('year', began, 'Europe/Prague') + interval '1 year' else began end
    + tg_argv[1]::interval;
begin
  if ends <= internal.shop_now() then
    if tg_op = 'DELETE' and tg_argv[3] = '' then return old; end if;
    if tg_op = 'UPDATE' and tg_argv[3] <> '' and to_jsonb(old) - tg_argv[3] = to_jsonb(new) - tg_argv[3] then return new; end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$function$
;
comment on function internal.refuse_change_while_kept() is 'Guards what must stay written until its time is over, and then only as far as it names somebody.';

CREATE OR REPLACE FUNCTION internal.refuse_change_without_revision()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if not exists (
    select from internal.order_revisions r
     where r.order_id = (to_jsonb(old) ->> tg_argv[0])::bigint and r.xact = pg_current_xact_id()
  ) then
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$function$
;
comment on function internal.refuse_change_without_revision() is 'Lets an agreed number change only beside the revision that remembers it.';

CREATE OR REPLACE FUNCTION internal.refuse_ended_list_price()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if exists (
    select from shop.price_lists l
     where l.id = new.price_list_id and l.parent_id is null
       and not exists (select from internal.customer_price_lists c where c.price_list_id = l.id)
  ) then
    raise exception 'goods of an ordinary list always have a price' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$
;
comment on function internal.refuse_ended_list_price() is 'Readers of ordinary lists know no price that has ended.';

CREATE OR REPLACE FUNCTION internal.refuse_nested_bundle()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if exists (select from shop.bundle_components where bundle_variant_id = new.component_variant_id)
    or exists (select from shop.bundle_components where component_variant_id = new.bundle_variant_id) then
    raise exception 'a bundle cannot hold another bundle' using errcode = 'check_violation';
  end if;
  return new;
end
$function$
;
comment on function internal.refuse_nested_bundle() is 'One level only: exploding a bundle must end at things that lie on a shelf.';

CREATE OR REPLACE FUNCTION internal.refuse_price_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  raise exception 'the price ledger is append-only' using errcode = 'restrict_violation';
end
$function$
;
comment on function internal.refuse_price_change() is 'What was charged stays written: the law asks for it.';

CREATE OR REPLACE FUNCTION internal.refuse_price_in_past()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if new.valid_from < internal.shop_now() and (current_user = 'services' or exists (
    select from shop.prices p
     where p.variant_id = new.variant_id and p.price_list_id = new.price_list_id and p.valid_from >= new.valid_from
  )) then
    raise exception 'a price cannot begin before one that already holds' using errcode = 'restrict_violation';
  end if;
  return new;
end
$function$
;
comment on function internal.refuse_price_in_past() is 'History grows at its end only; planned prices may still be overridden.';

CREATE OR REPLACE FUNCTION internal.refuse_published_wording_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if old.published_at <= now() then
    raise exception 'a published wording is never changed, only followed by another version'
      using errcode = 'restrict_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$function$
;
comment on function internal.refuse_published_wording_change() is 'What a customer agreed to must stay as it was.';

CREATE OR REPLACE FUNCTION internal.relaxed_products(storefront_id bigint, understood internal.understood_query, facets text[], only_in_stock boolean, enough integer, OUT ids bigint[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  words constant integer := jsonb_array_length(understood.groups);
  fewer internal.understood_query := understood;
  more bigint[];
begin
  ids := '{}';
  for missing in reverse least(words, 6) - 1 .. 0 loop
    fewer.groups := understood.groups - missing;
    more := (internal.ranked_products(storefront_id, fewer, facets, only_in_stock, enough)).ids;
    ids := ids || array(select m.id from unnest(more) with ordinality m (id, place) where not m.id = any (ids) order by m.place);
    exit when cardinality(ids) >= enough;
  end loop;
  for kept in 0 .. least(words, 6) - 1 loop
    exit when cardinality(ids) > 0;
    fewer.groups := jsonb_build_array(understood.groups -> kept);
    ids := (internal.ranked_products(storefront_id, fewer, facets, only_in_stock, enough)).ids;
  end loop;
  ids := ids[: enough];
  total := cardinality(ids);
end
$function$
;
comment on function internal.relaxed_products(bigint,internal.understood_query,text[],boolean,integer) is 'Products that have some of the words of a query.';

CREATE OR REPLACE FUNCTION internal.remember_slug()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if tg_table_name = 'products' then
    delete from shop.slug_history
     where storefront_id = new.storefront_id and slug = new.slug and product_id is not null;
    if tg_op = 'UPDATE' then
      insert into shop.slug_history (storefront_id, product_id, slug) values (old.storefront_id, old.id, old.slug);
    end if;
  elsif tg_table_name = 'categories' then
    delete from shop.slug_history
     where storefront_id = new.storefront_id and slug = new.slug and category_id is not null;
    if tg_op = 'UPDATE' then
      insert into shop.slug_history (storefront_id, category_id, slug) values (old.storefront_id, old.id, old.slug);
    end if;
  else
    delete from shop.slug_history
     where storefront_id = new.storefront_id and slug = new.slug and blog_category_id is not null;
    if tg_op = 'UPDATE' then
      insert into shop.slug_history (storefront_id, blog_category_id, slug) values (old.storefront_id, old.id, old.slug);
    end if;
  end if;
  return null;
end
$function$
;
comment on function internal.remember_slug() is 'Writes the old slug when a row gets a new one.';

CREATE OR REPLACE FUNCTION internal.request_role()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select current_setting('role', true)
$function$
;
comment on function internal.request_role() is 'Which role asks, whoever a function runs as.';

CREATE OR REPLACE FUNCTION internal.restem_breeds()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update internal.breed_search b set stems = internal.stems_of(b.storefront_id, string_to_array(b.phrase, ' '))
   where b.stems <> internal.stems_of(b.storefront_id, string_to_array(b.phrase, ' '));
  return null;
end
$function$
;
comment on function internal.restem_breeds() is 'Re-stems the names of breeds after staff changed the word forms.';

CREATE OR REPLACE FUNCTION internal.review_appeal(wanted bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if internal.request_role() not in ('staff_support', 'staff_content', 'staff_admin') then
    return null;
  end if;
  return (select jsonb_build_object('words', o.appeal, 'at', o.appealed_at, 'state', o.appealed_state, 'reason', o.reason, 'note', o.note,
      'decidedAt', o.decided_at, 'decidedBy', internal.staff_name(o.decided_by::text), 'isOwn', coalesce(o.decided_by = internal.staff_user_id(), false))
    from internal.review_origins o where o.review_id = wanted and o.appealed_at is not null and o.appeal_decided_at is null);
end
$function$
;
comment on function internal.review_appeal(bigint) is 'An appeal that waits, with the decision it is against; whoever made that one does not decide it.';

CREATE OR REPLACE FUNCTION internal.review_case(wanted bigint, OUT submitted_at timestamp with time zone, OUT decide_by timestamp with time zone, OUT note text, OUT reports jsonb)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if internal.request_role() not in ('staff_support', 'staff_content', 'staff_admin') then
    return;
  end if;
  select o.submitted_at, coalesce(o.decide_by, o.submitted_at + interval '2 days'), o.note into submitted_at, decide_by, note
    from internal.review_origins o where o.review_id = wanted;
  select coalesce(jsonb_agg(jsonb_build_object('reason', p.reason, 'note', p.note, 'at', p.reported_at) order by p.id), '[]') into reports
    from internal.review_reports p where p.review_id = wanted and p.decided_at is null;
end
$function$
;
comment on function internal.review_case(bigint) is 'What waits at a review: since when, until when, and what readers said is wrong with it.';

CREATE OR REPLACE FUNCTION internal.revise_order(wanted bigint, moment timestamp with time zone, revision_kind text, awaits boolean, credits integer, content jsonb)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  made bigint;
begin
  insert into internal.order_revisions (order_id, at, kind, awaits_payment, credits_back, before, after)
  values (wanted, moment, revision_kind, awaits, credits, internal.order_content(wanted), content)
  returning id into made;
  delete from shop.order_lines l
   where l.order_id = wanted
     and not exists (select from jsonb_populate_recordset(null::shop.order_lines, content -> 'lines') n where n.position = l.position);
  update shop.order_lines l
     set pieces = n.pieces, full_amount = n.full_amount, volume_discount = n.volume_discount, coupon_discount = n.coupon_discount,
         credits_discount = n.credits_discount, amount = n.amount, base = n.base, tax = n.tax, gross = n.gross
    from jsonb_populate_recordset(null::shop.order_lines, content -> 'lines') n
   where l.order_id = wanted and n.position = l.position;
  insert into shop.order_lines
  select n.* from jsonb_populate_recordset(null::shop.order_lines, content -> 'lines') n
   where n.order_id = wanted
     and not exists (select from shop.order_lines l where l.order_id = wanted and l.position = n.position);
  update shop.orders o
     set goods_list = n.goods_list, goods_paid = n.goods_paid, total = n.total, rounding = n.rounding, payable = n.payable, vat = n.vat,
         credits_earned = n.credits_earned, parcels = n.parcels
    from jsonb_populate_record(null::shop.orders, content -> 'order') n
   where o.id = wanted;
  return made;
end
$function$
;
comment on function internal.revise_order(bigint,timestamp with time zone,text,boolean,integer,jsonb) is 'Writes down what an order sold and what it sells from now on, and changes its lines and totals to that.';

CREATE OR REPLACE FUNCTION internal.revoke_card_of_plan()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  update shop.plan_mandates m set revoked_at = internal.shop_now()
   where m.plan_id = new.id and m.state = 'active' and m.revoked_at is null
     and (new.state = 'ended' or (select w.kind from shop.payment_methods w where w.id = new.payment_method_id) <> 'online');
  return null;
end
$function$
;
comment on function internal.revoke_card_of_plan() is 'A plan that has ended, or is paid another way, needs no card.';

CREATE OR REPLACE FUNCTION internal.revoke_late_card()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if exists (select from shop.plans p join shop.payment_methods w on w.id = p.payment_method_id
              where p.id = new.plan_id and (p.state = 'ended' or w.kind <> 'online')) then
    new.revoked_at := coalesce(new.revoked_at, internal.shop_now());
  end if;
  return new;
end
$function$
;
comment on function internal.revoke_late_card() is 'A card that was kept after its plan had no use for it any more.';

CREATE OR REPLACE FUNCTION internal.row_as_of(source text, of_row text, as_of timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  shown jsonb;
  keys text;
  step record;
begin
  select string_agg(format('t.%I', a.attname), ', ' order by k.place) into keys
    from pg_constraint c cross join unnest(c.conkey) with ordinality k (attnum, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
   where c.conrelid = format('shop.%I', source)::regclass and c.contype = 'p';
  execute format('select to_jsonb(t) from shop.%I t where concat_ws('':'', %s) = $1', source, keys) into shown using of_row;
  for step in select h.kind, h.before from internal.row_history h
     where h.table_name = source and h.row_key = of_row and h.at > as_of order by h.id desc loop
    shown := case step.kind when 'added' then null when 'removed' then step.before else shown || step.before end;
  end loop;
  return shown;
end
$function$
;
comment on function internal.row_as_of(text,text,timestamp with time zone) is 'A row as it stood at a moment: later changes are taken back one by one.';

CREATE OR REPLACE FUNCTION internal.running_out()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('variantId', r.variant_id, 'sku', r.sku, 'name', r.name, 'inStock', r.in_stock, 'perDay', round(r.per_day, 1), 'days', floor(((r.in_stock)::numeric / r.per_day))) ORDER BY ((r.in_stock)::numeric / r.per_day), r.sku), '[]'::jsonb) AS "coalesce"
    FROM ( SELECT s.variant_id,
             v.sku,
             ((p.name || ' '::text) || v.name) AS name,
             (s.on_hand - s.reserved) AS in_stock,
             ((c.pieces)::numeric / 28.0) AS per_day
            FROM (((internal.variant_paces c
              JOIN shop.stock s ON ((s.variant_id = c.variant_id)))
              JOIN shop.variants v ON ((v.id = c.variant_id)))
              JOIN shop.products p ON ((p.id = v.product_id)))
           WHERE ((v.status = 'active'::text) AND ((s.on_hand - s.reserved) > 0) AND (((((s.on_hand - s.reserved))::numeric * 28.0) / (c.pieces)::numeric) < (10)::numeric))
           ORDER BY ((((s.on_hand - s.reserved))::numeric * 28.0) / (c.pieces)::numeric)
          LIMIT 6) r;
END
;
comment on function internal.running_out() is 'Packs that will be gone within ten days at the pace of the last 28.';

CREATE OR REPLACE FUNCTION internal.seat_grid_products(storefront bigint, ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  step constant integer := 4096;
  size integer := coalesce((select length(bits) from internal.grid_bitmaps where storefront_id = storefront and token = 'all'), 0);
  arrivals bigint[] := array(select r.product_id from internal.grid_rows r
    where r.product_id = any (ids) and r.storefront_id = storefront
      and not exists (select from internal.grid_products g where g.product_id = r.product_id) order by r.product_id);
  room integer;
begin
  if cardinality(arrivals) = 0 then
    return;
  end if;
  insert into internal.grid_products
  select r.product_id, storefront, free.position, '{}', r.contains, r.may_contain, r.in_stock, r.popularity, r.price, r.unit_price, r.energy_price,
         r.rating_average, r.rating_count, r.published_at
    from unnest(arrivals) with ordinality a (id, place)
    join (
      select p as position, row_number() over (order by p) as place
        from generate_series(0, size + cardinality(arrivals) - 1) p
       where not exists (select from internal.grid_products g where g.storefront_id = storefront and g.position = p)
    ) free using (place)
    join internal.grid_rows r on r.product_id = a.id;
  room := (select ceil((max(position) + 1)::numeric / step) * step from internal.grid_products where storefront_id = storefront);
  if room > size then
    insert into internal.grid_bitmaps (storefront_id, token, bits) values (storefront, 'all', repeat('0', size)::bit varying)
    on conflict do nothing;
    update internal.grid_bitmaps set bits = bits || repeat('0', room - size)::bit varying where storefront_id = storefront;
  end if;
end
$function$
;
comment on function internal.seat_grid_products(bigint,bigint[]) is 'Finds a bit for every product that has come to the grid.';

CREATE OR REPLACE FUNCTION internal.shop_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select now() + make_interval(secs => c.offset_ms / 1000.0) from internal.clock c
$function$
;
comment on function internal.shop_now() is 'The present of the shop; in production the real one.';

CREATE OR REPLACE FUNCTION internal.shown_stock(pieces integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select case when pieces >= 100 then 100 when pieces > 5 then 6 else pieces end
$function$
;
comment on function internal.shown_stock(integer) is 'Two counts of pieces with the same value here look the same on a page; packages/domain/src/catalog/stock-level.ts.';

CREATE OR REPLACE FUNCTION internal.similar_address_words(typed text, wanted integer)
 RETURNS text[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
 SET "pg_trgm.similarity_threshold" TO '0.3'
AS $function$
  select array_agg(word) from (
    -- Two letters in the wrong order or one too many, which trigrams of a short word do not forgive.
    select w.word from internal.address_words w
     where w.word = any (array(
       select left(typed, i - 1) || substr(typed, i + 1, 1) || substr(typed, i, 1) || substr(typed, i + 2)
         from generate_series(1, length(typed) - 1) i
       union all
       select left(typed, i - 1) || substr(typed, i + 1) from generate_series(1, length(typed)) i))
    union
    (select w.word from internal.address_words w
      where w.word operator(extensions.%) typed and abs(length(w.word) - length(typed)) <= 2
      order by extensions.similarity(w.word, typed) desc, w.streets desc, w.word
      limit wanted)
  ) nearest
$function$
;
comment on function internal.similar_address_words(text,integer) is 'Words that somebody may have meant.';

CREATE OR REPLACE FUNCTION internal.spell_out_exclusions(storefront_id bigint, words text[])
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  query_stems text[] := internal.stems_of(storefront_id, words);
  spelled text[] := '{}';
  at integer := 1;
  synonym record;
begin
  while at <= cardinality(words) loop
    select cardinality(y.stems) as taken, internal.split_words(y.means) as means into synonym
      from shop.search_synonyms y
     where y.storefront_id = spell_out_exclusions.storefront_id and y.stems[1] = query_stems[at]
       and y.is_exclusion and y.stems = query_stems[at : at + cardinality(y.stems) - 1]
       -- „Alergie na hovězí“ says itself what must not be inside.
       and query_stems[at + cardinality(y.stems)] is distinct from 'na'
     order by cardinality(y.stems) desc, y.id
     limit 1;
    spelled := spelled || coalesce(synonym.means, words[at : at]);
    at := at + coalesce(synonym.taken, 1);
  end loop;
  return spelled;
end
$function$
;
comment on function internal.spell_out_exclusions(bigint,text[]) is 'Replaces words that mean an exclusion by the phrase with „bez“.';

CREATE OR REPLACE FUNCTION internal.split_words(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select array_remove(regexp_split_to_array(
    regexp_replace(regexp_replace(regexp_replace(lower(value), '(\d)\s*[x×]\s*(\d)', '\1 \2', 'g'),
      '(\d)[.,](\d)', '\1d\2', 'g'), '(\d)\s*(kg|g|ml|l|cm|mm)\M', '\1\2', 'g'),
    '[^[:alnum:]]+'), '')
$function$
;
comment on function internal.split_words(text) is 'Lower-case words of a text, with diacritics; a number keeps its unit.';

CREATE OR REPLACE FUNCTION internal.staff_here()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('name', h.name, 'object', h.object, 'mode', h.mode) ORDER BY h.name), '[]'::jsonb) AS "coalesce"
    FROM ( SELECT DISTINCT ON (p.user_id) u.name,
             p.object,
             p.mode
            FROM (internal.staff_presence p
              JOIN auth.users u ON ((u.id = p.user_id)))
           WHERE (p.seen_at > (now() - '00:00:40'::interval))
           ORDER BY p.user_id, p.seen_at DESC) h;
END
;
comment on function internal.staff_here() is 'Who has told where they are in the last forty seconds.';

CREATE OR REPLACE FUNCTION internal.staff_name(wanted text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select u.name from auth.users u where u.staff_role is not null and u.id = case when wanted ~ '^[0-9a-f-]{36}$' then wanted::uuid end
$function$
;
comment on function internal.staff_name(text) is 'How colleagues call the member who did something.';

CREATE OR REPLACE FUNCTION internal.staff_order_customer(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT jsonb_build_object('id', o.customer_id, 'name', p.customer_name, 'city', p.customer_city, 'email', p.customer_email, 'phone', p.customer_phone, 'isRevealed', p.is_revealed, 'places', internal.order_places(staff_order_customer.wanted), 'orderCount', ( SELECT count(*) AS count
            FROM shop.orders q
           WHERE (q.customer_id = o.customer_id))) AS jsonb_build_object
    FROM (shop.orders o
      CROSS JOIN LATERAL internal.order_person(o.id) p(customer_name, customer_city, customer_email, customer_phone, is_revealed))
   WHERE (o.id = staff_order_customer.wanted);
END
;
comment on function internal.staff_order_customer(bigint) is 'Whose order it is, masked.';

CREATE OR REPLACE FUNCTION internal.staff_order_money(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT jsonb_build_object('basis', o.basis, 'goodsList', o.goods_list, 'goodsPaid', o.goods_paid, 'total', o.total, 'rounding', o.rounding, 'payable', o.payable, 'vat', o.vat, 'couponCode', o.coupon_code, 'creditsSpent', o.credits_spent, 'creditsEarned', o.credits_earned, 'priceTrace', o.price_trace, 'paid', ( SELECT COALESCE(sum((p.received - p.refunded)), (0)::numeric) AS "coalesce"
            FROM shop.payments p
           WHERE (p.order_id = o.id)), 'over', GREATEST((0)::numeric, ((( SELECT COALESCE(sum((p.received - p.refunded)), (0)::numeric) AS "coalesce"
            FROM shop.payments p
           WHERE (p.order_id = o.id)) - ( SELECT COALESCE(sum(r.amount), (0)::numeric) AS "coalesce"
            FROM shop.refunds r
           WHERE ((r.order_id = o.id) AND (r.state = ANY (ARRAY['requested'::text, 'sent'::text]))))) -
         CASE
             WHEN (o.state = ANY (ARRAY['cancelled'::text, 'expired'::text])) THEN (0)::numeric
             ELSE ((o.payable)::numeric - ( SELECT COALESCE(sum(r.for_goods), (0)::numeric) AS "coalesce"
                FROM shop.refunds r
               WHERE ((r.order_id = o.id) AND (r.state <> 'failed'::text))))
         END)), 'lines', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('position', l."position", 'vatRate', l.vat_rate, 'fullAmount', l.full_amount, 'volumeDiscount', l.volume_discount, 'couponDiscount', l.coupon_discount, 'creditsDiscount', l.credits_discount, 'amount', l.amount, 'base', l.base, 'tax', l.tax, 'gross', l.gross) ORDER BY l."position"), '[]'::jsonb) AS "coalesce"
            FROM shop.order_lines l
           WHERE (l.order_id = o.id)), 'payments', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', p.id, 'attempt', p.attempt, 'kind', p.kind, 'state', p.state, 'amount', p.amount, 'received', p.received, 'refunded', p.refunded, 'dueOn', p.due_on, 'createdAt', p.created_at, 'paidAt', p.paid_at, 'instrument', p.instrument, 'failure', p.failure) ORDER BY p.attempt), '[]'::jsonb) AS "coalesce"
            FROM shop.payments p
           WHERE (p.order_id = o.id)), 'refunds', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', r.id, 'amount', r.amount, 'way', r.way, 'state', r.state, 'purpose', r.purpose, 'reason', r.reason, 'requestedAt', r.requested_at, 'settledAt', r.settled_at) ORDER BY r.id), '[]'::jsonb) AS "coalesce"
            FROM shop.refunds r
           WHERE (r.order_id = o.id)), 'documents', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'number', d.number, 'issuedOn', d.issued_on, 'taxPointOn', d.tax_point_on, 'dueOn', d.due_on, 'payable', d.payable) ORDER BY d.id), '[]'::jsonb) AS "coalesce"
            FROM shop.documents d
           WHERE (d.order_id = o.id))) AS jsonb_build_object
    FROM shop.orders o
   WHERE (o.id = staff_order_money.wanted);
END
;
comment on function internal.staff_order_money(bigint) is 'Prices, payments, refunds and documents of an order for those who answer for money.';

CREATE OR REPLACE FUNCTION internal.staff_order_parcels(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT COALESCE(jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'state', p.state, 'carrier', p.carrier, 'weightGrams', p.weight_g, 'trackingNumber', p.tracking_number, 'trackingUrl', p.tracking_url, 'storedUntil', p.stored_until, 'handedOverAt', p.handed_over_at, 'deliveredAt', p.delivered_at, 'replacedBy', p.replaced_by, 'lines', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'pieces', l.pieces, 'batchCode', l.batch_code, 'bestBefore', l.best_before) ORDER BY l."position"), '[]'::jsonb) AS "coalesce"
            FROM shop.parcel_lines l
           WHERE (l.parcel_id = p.id))) ORDER BY p.number), '[]'::jsonb) AS "coalesce"
    FROM shop.parcels p
   WHERE (p.order_id = staff_order_parcels.wanted);
END
;
comment on function internal.staff_order_parcels(bigint) is 'Parcels of an order with the batches in them.';

CREATE OR REPLACE FUNCTION internal.staff_order_talk(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT jsonb_build_object('tickets', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic, 'state', t.state, 'answerBy', t.answer_by, 'createdAt', t.created_at) ORDER BY t.id DESC), '[]'::jsonb) AS "coalesce"
            FROM shop.tickets t
           WHERE (t.order_id = staff_order_talk.wanted)), 'reasons', ( SELECT COALESCE(jsonb_object_agg(e.id, e.details), '{}'::jsonb) AS "coalesce"
            FROM shop.order_events e
           WHERE ((e.order_id = staff_order_talk.wanted) AND (e.details <> '{}'::jsonb)))) AS jsonb_build_object;
END
;
comment on function internal.staff_order_talk(bigint) is 'Messages about an order and the reasons of what was done, for those who talk to customers.';

CREATE OR REPLACE FUNCTION internal.staff_user_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$function$
;
comment on function internal.staff_user_id() is 'The account named in the verified token of this request, or null.';

CREATE OR REPLACE FUNCTION internal.statement_times()
 RETURNS TABLE(role text, calls bigint, seconds double precision, mean_ms double precision, max_ms double precision, rows_met bigint, statement text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  if to_regclass('extensions.pg_stat_statements') is null then
    return;
  end if;
  return query execute $query$
    select r.rolname::text, s.calls, s.total_exec_time / 1000, s.mean_exec_time, s.max_exec_time, s.rows, s.query
      from extensions.pg_stat_statements s
      join pg_roles r on r.oid = s.userid
     where s.dbid = (select d.oid from pg_database d where d.datname = current_database())
     order by s.total_exec_time desc
     limit 50
  $query$;
end
$function$
;
comment on function internal.statement_times() is 'The fifty statements that have taken the most time since the server counts; none where it does not.';

CREATE OR REPLACE FUNCTION internal.stem(storefront_id bigint, word text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select internal.stem_czech(coalesce(
    (select f.base from shop.search_word_forms f where f.storefront_id = stem.storefront_id and f.form = word), word))
$function$
;
comment on function internal.stem(bigint,text) is 'The stem of a word without diacritics, after the word forms of staff.';

CREATE OR REPLACE FUNCTION internal.stem_czech(word text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  s text := word;
begin
  if length(s) < 4 or s ~ '[0-9]' then
    return s;
  end if;
  -- Fleeting e: pamlsek, pamlsky; tyčinek, tyčinky.
  if right(s, 2) = 'ek' and substr(s, length(s) - 2, 1) <> all ('{a,e,i,o,u,y}') then
    s := left(s, -2) || 'k';
  end if;
  -- Case endings, the longest first; at least three letters stay.
  for n in reverse least(5, length(s) - 3) .. 1 loop
    if right(s, n) = any ('{atech,atum,etem,ymi,imi,ata,aty,ete,eti,eho,iho,emu,imu,emi,ami,ech,ich,ach,ych,ove,ovi,at,em,im,ym,um,am,ou,mi,a,e,i,o,u,y}') then
      s := left(s, -n);
      exit;
    end if;
  end loop;
  -- Adjectives: lososový, dentální, seniorský, kuřecí.
  if length(s) > 4 and right(s, 2) in ('ov', 'uv') then
    s := left(s, -2);
  end if;
  if length(s) > 5 and right(s, 2) = 'in' then
    s := left(s, -2);
  end if;
  if length(s) > 5 and right(s, 1) = 'n' then
    s := left(s, -1);
  elsif length(s) > 6 and right(s, 2) = 'sk' then
    s := left(s, -2);
  end if;
  if length(s) > 4 and right(s, 2) = 'ec' then
    s := left(s, -2);
  elsif length(s) > 5 and right(s, 3) = 'atk' then
    s := left(s, -3);
  end if;
  -- Softened k: králík, králičí; probiotika, probiotický.
  if length(s) > 4 and right(s, 2) = 'ck' then
    return left(s, -2) || 'k';
  end if;
  return case when length(s) > 4 and right(s, 1) = 'c' then left(s, -1) || 'k' else s end;
end
$function$
;
comment on function internal.stem_czech(text) is 'One stem for the forms of a Czech word given without diacritics.';

CREATE OR REPLACE FUNCTION internal.stem_phrase()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  new.stems := internal.stems_of(new.storefront_id, internal.split_words(new.phrase));
  return new;
end
$function$
;
comment on function internal.stem_phrase() is 'Keeps the stems of a phrase in step with its words.';

CREATE OR REPLACE FUNCTION internal.stem_synonym()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  new.stems := internal.stems_of(new.storefront_id, internal.split_words(new.phrase));
  new.meaning := internal.stems_of(new.storefront_id, internal.split_words(new.means));
  return new;
end
$function$
;
comment on function internal.stem_synonym() is 'Keeps the stems of a synonym in step with its words.';

CREATE OR REPLACE FUNCTION internal.stems_of(storefront_id bigint, words text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(array_agg(internal.stem(storefront_id, internal.unaccented(w.word)) order by w.place), '{}')
    from unnest(words) with ordinality w (word, place)
$function$
;
comment on function internal.stems_of(bigint,text[]) is 'Stems of words, in their order.';

CREATE OR REPLACE FUNCTION internal.take_exclusions(storefront_id bigint, words text[])
 RETURNS internal.exclusions
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  stems text[] := internal.stems_of(storefront_id, words);
  result internal.exclusions := row (words, words, '{}');
  excluding boolean := false;
  forgiving boolean;
  found bigint[];
  nearest internal.search_words;
begin
  for at in 1 .. cardinality(words) loop
    if stems[at] = any ('{bez,neobsahuj,krom}') or stems[at] like 'alerg%' and stems[at + 1] = 'na' then
      excluding := true;
      forgiving := true;
      result.rest[at] := '';
    elsif internal.unaccented(words[at]) = any ('{nesmi,nesnasi,nesnese,nemuze}') then
      -- „Nesmí kuře“, and „kuře nesmí“ too.
      found := array(select i.ingredient_id from internal.ingredient_search i
                      where at > 1 and i.storefront_id = take_exclusions.storefront_id and i.stem = stems[at - 1]);
      if found <> '{}' then
        result.rest[at - 1] := '';
        result.ingredient_ids := result.ingredient_ids || found;
      end if;
      excluding := true;
      forgiving := false;
      result.rest[at] := '';
    elsif excluding and not (stems[at] = any ('{a,ani,i,nebo,na}')) then
      found := array(select i.ingredient_id from internal.ingredient_search i
                      where i.storefront_id = take_exclusions.storefront_id and i.stem = stems[at]);
      if found = '{}' and forgiving and result.rest[at - 1] = '' then
        -- A misspelled ingredient is still an exclusion: showing it would hurt a dog with an allergy.
        nearest := internal.correct_word(storefront_id, internal.unaccented(words[at]), stems[at]);
        found := array(select i.ingredient_id from internal.ingredient_search i
                        where i.storefront_id = take_exclusions.storefront_id and i.stem = nearest.stem);
        result.shown[at] := case when found <> '{}' then nearest.display else words[at] end;
      end if;
      -- „bez chemie“ names nothing we could filter by, and nothing to look for either.
      if found <> '{}' or stems[at - 1] = 'bez' then
        result.rest[at] := '';
      end if;
      result.ingredient_ids := result.ingredient_ids || found;
      excluding := found <> '{}';
    elsif excluding then
      result.rest[at] := '';
    end if;
  end loop;
  return result;
end
$function$
;
comment on function internal.take_exclusions(bigint,text[]) is 'Separates excluded ingredients from the rest of a query; taken words are left empty.';

CREATE OR REPLACE FUNCTION internal.telling_stems(storefront bigint, q text)
 RETURNS text[]
 LANGUAGE sql
 STABLE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(array_agg(s.stem order by s.place), '{}')
    from unnest(internal.stems_of(storefront, internal.split_words(left(q, 100)))) with ordinality s (stem, place)
   where length(s.stem) > 1 and not internal.is_stop_word(s.stem)
     and not s.stem = any ('{kde,kdy,kolik,jak,jaky,jak,proc,cim,kam,muz,moh,lze,jde,mat,mam,ma,mas,moj,muj,mi,me,mu,to,ta,ten,ho,by,byt,vas,nas,my,vy,mus,si}')
$function$
;
comment on function internal.telling_stems(bigint,text) is 'Words of a question that say what it is about.';

CREATE OR REPLACE FUNCTION internal.ticket_attachments(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'isPicture', u.media_type <> 'application/pdf', 'messageId',
           coalesce(f.message_id, (select min(m.id) from shop.ticket_messages m where m.ticket_id = f.ticket_id))) order by u.id), '[]')
    from internal.ticket_files f join internal.uploads u on u.id = f.upload_id
   where f.ticket_id = wanted and internal.request_role() in ('staff_support', 'staff_accounting', 'staff_admin')
$function$
;
comment on function internal.ticket_attachments(bigint) is 'Names of files that came with a thread; the files themselves are a command.';

CREATE OR REPLACE FUNCTION internal.ticket_person(wanted bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  shown boolean;
  t record;
begin
  if internal.request_role() not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return null;
  end if;
  shown := internal.is_revealed('ticket', wanted);
  select q.name, q.email, q.phone, c.id as customer_id, c.created_at as since,
         (select count(*) from shop.tickets w where w.email = q.email) as threads
    into t from shop.tickets q left join shop.customers c on c.email = q.email and c.storefront_id = q.storefront_id where q.id = wanted;
  return jsonb_build_object(
    'name', case when shown then t.name else internal.masked_name(split_part(t.name, ' ', 1), nullif(split_part(t.name, ' ', 2), '')) end,
    'email', case when shown then t.email else internal.masked_email(t.email) end,
    'phone', case when t.phone = '' then null when shown then t.phone else internal.masked_phone(t.phone) end,
    'isRevealed', shown, 'customerId', t.customer_id, 'since', t.since, 'threads', t.threads);
end
$function$
;
comment on function internal.ticket_person(bigint) is 'Who wrote a message, masked unless this member has given a reason.';

CREATE OR REPLACE FUNCTION internal.to_bits(positions integer[], size integer)
 RETURNS bit varying
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN internal.flip_bits((repeat('0'::text, size))::bit varying, positions, '{}'::integer[])
;
comment on function internal.to_bits(integer[],integer) is 'A bitmap of the given size, a multiple of eight, with ones at the given positions.';

CREATE OR REPLACE FUNCTION internal.to_search_query(understood internal.understood_query, prefix text, facets text[], loosely boolean)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select concat_ws(' & ',
    (select '(' || string_agg('(' || c::text || ')', case when loosely then ' | ' else ' & ' end) || ')'
       from unnest(internal.group_queries((understood).groups, prefix)) c),
    (select string_agg('!' || quote_literal('i/' || i), ' & ') from unnest((understood).excluded) i),
    -- „Neuvedeno“ is not „neobsahuje“.
    case when cardinality((understood).excluded) > 0 then quote_literal('c/declared') end,
    '(' || (understood).narrowed::text || ')',
    (select string_agg(quote_literal('f/' || f), ' & ') from unnest(facets) f))::tsquery
$function$
;
comment on function internal.to_search_query(internal.understood_query,text,text[],boolean) is 'An understood query as one condition on the search index.';

CREATE OR REPLACE FUNCTION internal.today_parcels(moment timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 WITH open AS (
          SELECT COALESCE(m.carrier, m.name) AS carrier,
             sum(GREATEST(jsonb_array_length(o.parcels), 1)) AS parcels
            FROM (shop.orders o
              JOIN shop.shipping_methods m ON ((m.id = o.shipping_method_id)))
           WHERE ((o.state = ANY (ARRAY['accepted'::text, 'packing'::text])) AND (COALESCE(o.dispatch_on, '-infinity'::date) <= ((today_parcels.moment AT TIME ZONE 'Europe/Prague'::text))::date) AND (NOT (EXISTS ( SELECT
                    FROM shop.parcels p
                   WHERE ((p.order_id = o.id) AND (p.state <> ALL (ARRAY['planned'::text, 'cancelled'::text])))))))
           GROUP BY COALESCE(m.carrier, m.name)
         ), done AS (
          SELECT COALESCE(p.carrier, 'osobní odběr'::text) AS carrier,
             count(*) AS parcels
            FROM shop.parcels p
           WHERE ((p.created_at >= date_trunc('day'::text, today_parcels.moment, 'Europe/Prague'::text)) AND (p.state <> ALL (ARRAY['planned'::text, 'cancelled'::text])))
           GROUP BY COALESCE(p.carrier, 'osobní odběr'::text)
         ), carriers AS (
          SELECT carrier,
             COALESCE(d.parcels, (0)::bigint) AS packed,
             (COALESCE(d.parcels, (0)::bigint) + COALESCE(o.parcels, (0)::bigint)) AS every
            FROM (open o
              FULL JOIN done d USING (carrier))
         )
  SELECT jsonb_build_object('packed', COALESCE(sum(c.packed), (0)::numeric), 'all', COALESCE(sum(c.every), (0)::numeric), 'carriers', COALESCE(jsonb_agg(jsonb_build_object('carrier', c.carrier, 'packed', c.packed, 'all', c.every) ORDER BY c.every DESC, c.carrier), '[]'::jsonb)) AS jsonb_build_object
    FROM carriers c;
END
;
comment on function internal.today_parcels(timestamp with time zone) is 'Parcels packed today out of those that should leave today, by carrier.';

CREATE OR REPLACE FUNCTION internal.today_queues(asking text, moment timestamp with time zone)
 RETURNS TABLE(key text, clock text, waiting bigint, until timestamp with time zone, first jsonb, amount bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 14
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT 'to_pack'::text,
     'today'::text,
     count(*) AS count,
     NULL::timestamp with time zone AS timestamptz,
     (array_agg(jsonb_build_object('id', o.id, 'number', o.number) ORDER BY o.placed_at))[1] AS array_agg,
     NULL::bigint AS int8
    FROM shop.orders o
   WHERE ((today_queues.asking = ANY (ARRAY['staff_warehouse'::text, 'staff_support'::text, 'staff_admin'::text])) AND (o.state = 'accepted'::text) AND (COALESCE(o.dispatch_on, '-infinity'::date) <= ((today_queues.moment AT TIME ZONE 'Europe/Prague'::text))::date))
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'packing'::text,
     'today'::text,
     count(*) AS count,
     NULL::timestamp with time zone,
     (array_agg(jsonb_build_object('id', o.id, 'number', o.number) ORDER BY o.placed_at))[1] AS array_agg,
     NULL::bigint
    FROM shop.orders o
   WHERE ((today_queues.asking = ANY (ARRAY['staff_warehouse'::text, 'staff_support'::text, 'staff_admin'::text])) AND (o.state = 'packing'::text))
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'messages'::text,
         CASE
             WHEN (min(t.answer_by) < (date_trunc('day'::text, today_queues.moment, 'Europe/Prague'::text) + '1 day'::interval)) THEN 'today'::text
             ELSE 'promise'::text
         END AS "case",
     count(*) AS count,
     min(t.answer_by) AS min,
     (array_agg(jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic) ORDER BY t.answer_by))[1] AS array_agg,
     NULL::bigint
    FROM shop.tickets t
   WHERE ((today_queues.asking = ANY (ARRAY['staff_support'::text, 'staff_admin'::text])) AND (t.state = ANY (ARRAY['new'::text, 'open'::text])))
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'label_refused'::text,
     'today'::text,
     count(*) AS count,
     NULL::timestamp with time zone,
     (array_agg(jsonb_build_object('id', o.id, 'number', o.number) ORDER BY t.opened_at))[1] AS array_agg,
     NULL::bigint
    FROM (shop.staff_tasks t
      LEFT JOIN shop.orders o ON ((o.id = t.order_id)))
   WHERE ((today_queues.asking = ANY (ARRAY['staff_warehouse'::text, 'staff_support'::text, 'staff_admin'::text])) AND (t.closed_at IS NULL) AND (t.kind = 'label_refused'::text))
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'late_parcels'::text,
     'today'::text,
     count(*) AS count,
     NULL::timestamp with time zone,
     (array_agg(jsonb_build_object('id', o.id, 'number', o.number) ORDER BY t.opened_at))[1] AS array_agg,
     NULL::bigint
    FROM (shop.staff_tasks t
      LEFT JOIN shop.orders o ON ((o.id = t.order_id)))
   WHERE ((today_queues.asking = ANY (ARRAY['staff_support'::text, 'staff_admin'::text])) AND (t.closed_at IS NULL) AND (t.kind = 'parcel_late'::text))
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'refunds'::text,
     'law'::text,
     count(*) AS count,
     (min(r.requested_at) + '14 days'::interval),
     (array_agg(jsonb_build_object('id', r.order_id, 'number', o.number, 'amount', r.amount) ORDER BY r.requested_at))[1] AS array_agg,
     (sum(r.amount))::bigint AS sum
    FROM (shop.refunds r
      JOIN shop.orders o ON ((o.id = r.order_id)))
   WHERE ((today_queues.asking = ANY (ARRAY['staff_support'::text, 'staff_accounting'::text, 'staff_admin'::text])) AND (r.state = ANY (ARRAY['requested'::text, 'sent'::text])))
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'cases'::text,
     'law'::text,
     count(*) AS count,
     ((min(c.decide_by) + '23:59:00'::time without time zone) AT TIME ZONE 'Europe/Prague'::text) AS timezone,
     (array_agg(jsonb_build_object('id', c.id, 'number', c.number, 'kind', c.kind) ORDER BY c.decide_by, c.id))[1] AS array_agg,
     NULL::bigint
    FROM shop.cases c
   WHERE ((today_queues.asking = ANY (ARRAY['staff_support'::text, 'staff_admin'::text])) AND (c.state = ANY (ARRAY['notified'::text, 'no_return'::text, 'received'::text, 'assessed'::text])))
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'held'::text,
     'promise'::text,
     count(*) AS count,
     min(o.deadline_at) AS min,
     (array_agg(jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state) ORDER BY o.deadline_at, o.placed_at))[1] AS array_agg,
     NULL::bigint
    FROM shop.orders o
   WHERE ((today_queues.asking = ANY (ARRAY['staff_support'::text, 'staff_admin'::text])) AND (o.state = ANY (ARRAY['on_hold'::text, 'awaiting_approval'::text])))
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'applications'::text,
     'promise'::text,
     count(*) AS count,
     min(a.answer_by) AS min,
     (array_agg(jsonb_build_object('id', a.id, 'number', a.number, 'kind', a.kind) ORDER BY a.answer_by))[1] AS array_agg,
     NULL::bigint
    FROM shop.applications a
   WHERE ((today_queues.asking = ANY (ARRAY['staff_support'::text, 'staff_admin'::text])) AND (a.state = 'in_review'::text))
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'reviews'::text,
     'promise'::text,
     count(*) AS count,
     NULL::timestamp with time zone,
     (array_agg(jsonb_build_object('id', r.id, 'rating', r.rating) ORDER BY r.id))[1] AS array_agg,
     NULL::bigint
    FROM shop.reviews r
   WHERE ((today_queues.asking = ANY (ARRAY['staff_support'::text, 'staff_content'::text, 'staff_admin'::text])) AND (r.status = 'pending'::text))
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'movements'::text,
     'promise'::text,
     count(*) AS count,
     NULL::timestamp with time zone,
     (array_agg(jsonb_build_object('id', b.id, 'amount', b.amount, 'bookedOn', b.booked_on) ORDER BY b.id))[1] AS array_agg,
     (sum(b.amount))::bigint AS sum
    FROM shop.bank_movements b
   WHERE ((today_queues.asking = ANY (ARRAY['staff_support'::text, 'staff_accounting'::text, 'staff_admin'::text])) AND (b.match = 'for_staff'::text))
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'overdue'::text,
     'promise'::text,
     count(*) AS count,
     ((min(p.due_on))::timestamp without time zone AT TIME ZONE 'Europe/Prague'::text) AS timezone,
     (array_agg(jsonb_build_object('id', p.order_id, 'amount', (p.amount - p.received)) ORDER BY p.due_on))[1] AS array_agg,
     (sum((p.amount - p.received)))::bigint AS sum
    FROM shop.payments p
   WHERE ((today_queues.asking = ANY (ARRAY['staff_accounting'::text, 'staff_admin'::text])) AND (p.state = 'overdue'::text))
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'plan_payments'::text,
     'promise'::text,
     count(*) AS count,
     min(c.retry_at) AS min,
     (array_agg(jsonb_build_object('id', c.plan_id) ORDER BY c.retry_at))[1] AS array_agg,
     NULL::bigint
    FROM shop.plan_cycles c
   WHERE ((today_queues.asking = ANY (ARRAY['staff_support'::text, 'staff_admin'::text])) AND (c.state = 'payment_failed'::text))
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'feeds'::text,
     'promise'::text,
     count(*) AS count,
     NULL::timestamp with time zone,
     NULL::jsonb,
     NULL::bigint
    FROM shop.feed_problems f
   WHERE ((today_queues.asking = ANY (ARRAY['staff_content'::text, 'staff_admin'::text])) AND f.is_left_out)
  HAVING (count(*) > 0)
 UNION ALL
  SELECT 'tasks'::text,
     'promise'::text,
     count(*) AS count,
     NULL::timestamp with time zone,
     (array_agg(jsonb_build_object('id', t.id, 'kind', t.kind) ORDER BY t.opened_at))[1] AS array_agg,
     NULL::bigint
    FROM shop.staff_tasks t
   WHERE ((today_queues.asking = ANY (ARRAY['staff_support'::text, 'staff_accounting'::text, 'staff_admin'::text])) AND (t.closed_at IS NULL) AND (t.kind <> ALL (ARRAY['label_refused'::text, 'parcel_late'::text, 'bank_movement'::text, 'order_hold'::text, 'review_reported'::text, 'case_lead'::text, 'case_urgent'::text, 'case_overdue'::text])))
  HAVING (count(*) > 0);
END
;
comment on function internal.today_queues(text,timestamp with time zone) is 'Queues that wait for the role that asks, with the nearest clock of each.';

CREATE OR REPLACE FUNCTION internal.today_sales(moment timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 WITH weeks AS MATERIALIZED (
          SELECT n.weeks,
             ((date_trunc('day'::text, (today_sales.moment AT TIME ZONE 'Europe/Prague'::text)) - ((n.weeks)::double precision * '7 days'::interval)) AT TIME ZONE 'Europe/Prague'::text) AS since,
             (((today_sales.moment AT TIME ZONE 'Europe/Prague'::text) - ((n.weeks)::double precision * '7 days'::interval)) AT TIME ZONE 'Europe/Prague'::text) AS until
            FROM generate_series(0, 8) n(weeks)
         ), days AS MATERIALIZED (
          SELECT w.weeks,
             sold.orders,
             sold.amount
            FROM (weeks w
              CROSS JOIN LATERAL ( SELECT count(*) AS orders,
                     COALESCE(sum(o.payable), (0)::numeric) AS amount
                    FROM shop.orders o
                   WHERE ((o.placed_at >= w.since) AND (o.placed_at < w.until) AND (o.state <> ALL (ARRAY['awaiting_payment'::text, 'awaiting_approval'::text, 'expired'::text, 'cancelled'::text])))) sold)
         ), usual AS (
          SELECT percentile_cont((0.5)::double precision) WITHIN GROUP (ORDER BY ((days.amount)::double precision)) AS amount,
             percentile_cont((0.25)::double precision) WITHIN GROUP (ORDER BY ((days.amount)::double precision)) AS low,
             percentile_cont((0.75)::double precision) WITHIN GROUP (ORDER BY ((days.amount)::double precision)) AS high,
             percentile_cont((0.5)::double precision) WITHIN GROUP (ORDER BY ((days.orders)::double precision)) AS orders
            FROM days
           WHERE (days.weeks > 0)
         )
  SELECT jsonb_build_object('amount', d.amount, 'orders', d.orders, 'usualAmount', round(u.amount), 'usualLow', round(u.low), 'usualHigh', round(u.high), 'usualOrders', round(u.orders)) AS jsonb_build_object
    FROM days d,
     usual u
   WHERE (d.weeks = 0);
END
;
comment on function internal.today_sales(timestamp with time zone) is 'Sold since midnight, and the median of eight same weekdays up to this minute.';

CREATE OR REPLACE FUNCTION internal.touch_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$function$
;
comment on function internal.touch_version() is 'Counts the version of an edited row.';

CREATE OR REPLACE FUNCTION internal.unaccented(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN extensions.unaccent('extensions.unaccent'::regdictionary, value)
;
comment on function internal.unaccented(text) is 'Text without diacritics, usable in indexes.';

CREATE OR REPLACE FUNCTION internal.understand_query(storefront_id bigint, q text, is_typing boolean DEFAULT false)
 RETURNS internal.understood_query
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  words text[] := (internal.spell_out_exclusions(storefront_id, internal.split_words(left(q, 200))))[:20];
  taken internal.exclusions := internal.take_exclusions(storefront_id, words);
  breed internal.found_breed := internal.find_breed(storefront_id, taken.rest, is_typing);
  query_stems text[];
  groups jsonb := '[]';
  noise jsonb := '[]';
  synonym record;
  one record;
  at integer := 1;
  narrowed tsquery;
  -- Who must not have something asks for what the dog eats every day: among equals food goes before treats.
  preferred tsquery[] := case when taken.ingredient_ids <> '{}' then array[$q$'f/typ-krmiva:kompletni'$q$]::tsquery[] else '{}' end;
begin
  for place in coalesce(breed.at, 1) .. coalesce(breed.at + breed.taken - 1, 0) loop
    taken.rest[place] := '';
  end loop;
  query_stems := internal.stems_of(storefront_id, taken.rest);
  while at <= cardinality(words) loop
    select y.stems, jsonb_agg(y.meaning order by y.id) as meanings into synonym
      from shop.search_synonyms y
     where y.storefront_id = understand_query.storefront_id and y.stems[1] = query_stems[at]
       and y.stems = query_stems[at : at + cardinality(y.stems) - 1] and not y.is_exclusion
     group by y.stems
     order by cardinality(y.stems) desc
     limit 1;
    if query_stems[at] = '' then
      null;
    elsif synonym.stems is not null then
      groups := groups || jsonb_build_array(jsonb_build_array(to_jsonb(synonym.stems)) || synonym.meanings);
      at := at + cardinality(synonym.stems) - 1;
    elsif internal.is_stop_word(query_stems[at]) then
      noise := noise || jsonb_build_array(jsonb_build_array(jsonb_build_array(query_stems[at])));
    else
      one := internal.alternatives_of(storefront_id, words[at], query_stems[at], is_typing and at = cardinality(words));
      groups := groups || jsonb_build_array(one.alternatives);
      taken.shown[at] := one.shown;
    end if;
    at := at + 1;
  end loop;
  if breed.slug is not null then
    select b.narrowed, b.preferred into narrowed, preferred
      from internal.narrow_to_breed(storefront_id, breed.slug, groups <> '[]') b;
  end if;
  return row (
    case when groups = '[]' and taken.ingredient_ids = '{}' and narrowed is null then noise else groups end,
    taken.ingredient_ids,
    case when taken.shown <> words then array_to_string(taken.shown, ' ') end,
    narrowed, preferred, breed.slug);
end
$function$
;
comment on function internal.understand_query(bigint,text,boolean) is 'Takes a customer''s query apart: synonyms, „bez …“, typos, small words.';

CREATE OR REPLACE FUNCTION internal.unwatch_history(source text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  execute format('drop trigger %I on shop.%I', source || '_history_rows', source);
  execute format('drop trigger %I on shop.%I', source || '_history_fields', source);
end
$function$
;
comment on function internal.unwatch_history(text) is 'Takes the triggers of watch_history away, before a migration that writes many rows or adds a column.';

CREATE OR REPLACE FUNCTION internal.watch_history(source text, ignored text[] DEFAULT '{}'::text[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  left_out constant text[] := ignored || '{version,updated_at}';
  keys text[];
  fields text;
begin
  select array_agg(a.attname order by k.place) into keys
    from pg_constraint c cross join unnest(c.conkey) with ordinality k (attnum, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
   where c.conrelid = format('shop.%I', source)::regclass and c.contype = 'p';
  select string_agg(format('%I', a.attname), ', ' order by a.attnum) into fields from pg_attribute a
   where a.attrelid = format('shop.%I', source)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     and a.attname <> all (left_out);
  execute format('create trigger %I after insert or delete on shop.%I for each row execute function internal.keep_history(%L, %L)',
    source || '_history_rows', source, keys, left_out);
  execute format('create trigger %I after update of %s on shop.%I for each row execute function internal.keep_history(%L, %L)',
    source || '_history_fields', fields, source, keys, left_out);
end
$function$
;
comment on function internal.watch_history(text,text[]) is 'Makes the triggers that keep the history of a table; a column that is added later needs them anew: unwatch, then watch.';

CREATE OR REPLACE FUNCTION internal.watch_page_source(source text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  of_rows text;
  of_table text[];
  question text;
  -- Cards are written only when they differ, and comparing fifty columns would cost more than all the rest.
  differences constant text := case source when 'product_cards' then 'from later c' else
    'from ((table earlier except all table later) union all (table later except all table earlier)) c' end;
begin
  select coalesce(s.row_keys, 'select null::text from changed c'), s.keys into of_rows, of_table
    from internal.page_sources s where s.table_name = source;
  -- One more than the most: enough to know that there are too many.
  question := 'select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from ('
    || of_rows || ') r (key) limit 51) touched';
  execute format('create trigger %I after insert on shop.%I referencing new table as changed for each statement '
    'execute function internal.note_page_changes(%L, %L)', source || '_pages_added', source, question, of_table);
  -- A row written as it was shows nothing new; one that moves to another product changes two pages.
  execute format('create trigger %I after update on shop.%I referencing old table as earlier new table as later for each statement '
    'execute function internal.note_page_changes(%L, %L)', source || '_pages_changed', source,
    replace(question, 'from changed c', differences), of_table);
  execute format('create trigger %I after delete on shop.%I referencing old table as changed for each statement '
    'execute function internal.note_page_changes(%L, %L)', source || '_pages_removed', source, question, of_table);
  execute format('create trigger %I after truncate on shop.%I for each statement '
    'execute function internal.note_page_changes('''', %L)', source || '_pages_emptied', source,
    of_table || case when of_rows like '%product:%' then '{products}' else '{}'::text[] end);
end
$function$
;
comment on function internal.watch_page_source(text) is 'Makes the triggers of a row of page_sources; a migration that adds such a row calls it.';

CREATE OR REPLACE FUNCTION internal.with_bundles(ids bigint[])
 RETURNS bigint[]
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select array_agg(distinct id) from (
    select unnest(ids) as id
    union all
    select bundle.product_id
      from shop.variants v
      join shop.bundle_components c on c.component_variant_id = v.id
      join shop.variants bundle on bundle.id = c.bundle_variant_id
     where v.product_id = any (ids)
  ) touched where id is not null
$function$
;
comment on function internal.with_bundles(bigint[]) is 'Products together with the bundles that hold them.';

CREATE OR REPLACE FUNCTION internal.withhold_blocked()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  more integer := 0;
begin
  if tg_op <> 'INSERT' and old.blocked_reason is not null then more := -old.on_hand; end if;
  if tg_op <> 'DELETE' and new.blocked_reason is not null then more := more + new.on_hand; end if;
  if more > 0 then
    update shop.stock s set owed = s.owed + more, updated_at = now() where s.variant_id = new.variant_id;
  elsif more < 0 then
    update shop.stock s
       set owed = s.owed - least(s.owed, -more), withheld = s.withheld - (-more - least(s.owed, -more)),
           on_hand = s.on_hand + (-more - least(s.owed, -more)), updated_at = now()
     where s.variant_id = old.variant_id;
  end if;
  return null;
end
$function$
;
comment on function internal.withhold_blocked() is 'A batch that is blocked, freed or changed while it is blocked: its pieces leave what can be sold, or come back.';

CREATE OR REPLACE FUNCTION internal.withhold_owed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  taken constant integer := least(new.owed, new.on_hand - new.reserved);
begin
  new.on_hand := new.on_hand - taken;
  new.withheld := new.withheld + taken;
  new.owed := new.owed - taken;
  return new;
end
$function$
;
comment on function internal.withhold_owed() is 'Takes free pieces of a blocked batch off the shelf before anybody is promised them.';

CREATE OR REPLACE FUNCTION internal.without_denials(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog', 'pg_temp'
RETURN regexp_replace(value, '\m(bez|žádn[áéýou]+|neobsahuj[eí])\M[^.;:!?\n]*'::text, ' '::text, 'gi'::text)
;
comment on function internal.without_denials(text) is 'Text without the clauses that say what a product does not hold.';

CREATE OR REPLACE FUNCTION internal.word_moments(since timestamp with time zone)
 RETURNS TABLE(storefront_id bigint, at timestamp with time zone, keys text[])
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select f.storefront_id, f.published_at, '{faq,search,sitemap,missing}'::text[] from shop.faq_questions f where f.published_at > since
  union all
  select b.storefront_id, b.valid_from, '{section:home}' from shop.home_banners b where b.valid_from > since
  union all
  select b.storefront_id, b.valid_to, '{section:home}' from shop.home_banners b where b.valid_from is not null and b.valid_to > since
  union all
  select l.storefront_id, l.valid_from, '{landing,missing}' from shop.landing_pages l where l.status = 'published' and l.valid_from > since
  union all
  select l.storefront_id, l.valid_to, '{landing,missing}' from shop.landing_pages l where l.status = 'published' and l.valid_to > since
$function$
;
comment on function internal.word_moments(timestamp with time zone) is 'When words that people have planned by the clock of the shop appear or end, and on which pages.';

CREATE OR REPLACE FUNCTION shop.check_address(street text, city text, zip text)
 RETURNS TABLE(state text, place_code bigint, right_zip text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  query internal.address_query := internal.parse_address_query(street);
  wanted_zip text := regexp_replace(check_address.zip, '\s', '', 'g');
begin
  return query
    select case when p.zip = wanted_zip then 'found' else 'zip_mismatch' end, p.code, p.zip
      from internal.address_streets s
      join internal.address_places p on p.street_id = s.id
     where s.city_folded = internal.fold_address(regexp_replace(check_address.city, '\s+\d{1,2}\s*$', ''))
       and s.name_folded = array_to_string(query.words, ' ')
       and query.number in (p.house_number, p.orientation_number)
       and (query.second is null or p.house_number = query.number and p.orientation_number = query.second)
     order by p.zip = wanted_zip desc, p.house_number = query.number desc, p.code
     limit 1;
  if not found then
    return query select 'not_found', null::bigint, null::text;
  end if;
end
$function$
;
comment on function shop.check_address(text,text,text) is 'Whether our index knows an address as written: found, zip_mismatch or not_found.';

CREATE OR REPLACE FUNCTION shop.check_token()
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  claims jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if coalesce(claims ->> 'role', '') not like 'staff\_%' then
    return;
  end if;
  perform from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = (claims ->> 'sid')::uuid and u.id = (claims ->> 'sub')::uuid
      and u.staff_role = claims ->> 'role' and u.staff_disabled_at is null
      -- Sessions live by real time, a working day at most.
      and s.second_factor and s.created_at > now() - interval '12 hours';
  if not found then
    raise sqlstate 'PT401' using message = 'JWT revoked', hint = 'Sign in again.';
  end if;
end
$function$
;
comment on function shop.check_token() is 'Refuses a token of staff whose session has ended, whose role has changed or who was disabled.';

CREATE OR REPLACE FUNCTION shop.current_price(variant_id bigint, price_list_id bigint, at timestamp with time zone DEFAULT internal.shop_now())
 RETURNS TABLE(amount bigint, kind text, valid_from timestamp with time zone, regular_amount bigint)
 LANGUAGE sql
 STABLE PARALLEL SAFE ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select p.amount, p.kind, p.valid_from,
         case when p.kind = 'regular' then p.amount else (
           select r.amount
             from shop.prices r
            where r.variant_id = current_price.variant_id and r.price_list_id = current_price.price_list_id
              and r.valid_from <= p.valid_from and r.kind = 'regular'
              and not exists (
                select from shop.prices later
                 where later.variant_id = r.variant_id and later.price_list_id = r.price_list_id
                   and later.valid_from = r.valid_from and later.id > r.id)
            order by r.valid_from desc, r.id desc
            limit 1
         ) end
    from shop.prices p
   where p.variant_id = current_price.variant_id and p.price_list_id = current_price.price_list_id and p.valid_from <= at
   order by p.valid_from desc, p.id desc
   limit 1
$function$
;
comment on function shop.current_price(bigint,bigint,timestamp with time zone) is 'The price that holds at a moment and, during a sale, the regular price before it.';

CREATE OR REPLACE FUNCTION shop.find_answers(q text, storefront_id bigint DEFAULT 1, max_answers integer DEFAULT 4)
 RETURNS TABLE(path text, title text, topic text, is_asked boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 4
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  stems constant text[] := internal.telling_stems(storefront_id, q);
  all_stems constant text[] := internal.stems_of(storefront_id, internal.split_words(left(q, 100)));
  asks constant boolean := internal.is_question(q);
  present constant timestamptz := internal.shop_now();
begin
  if cardinality(stems) = 0 then
    return;
  end if;
  return query
    with texts as (
      select '/casto-kladene-dotazy/' || t.slug || '/' || f.slug as path, f.question as title, f.answer as body, 1 as place
        from shop.faq_questions f join shop.faq_types t on t.id = f.faq_type_id
       where f.storefront_id = find_answers.storefront_id and f.published_at <= present and not t.is_hidden
      union all
      select '/blog/' || p.slug, p.title, p.perex, 2 from shop.blog_posts p
       where p.storefront_id = find_answers.storefront_id and p.published_at <= now()
      union all
      select '/s/' || p.slug, (select v.title from shop.static_page_versions v
                                where v.static_page_id = p.id and v.published_at <= now() order by v.effective_from desc limit 1), '', 3
        from shop.static_pages p where p.storefront_id = find_answers.storefront_id
    ), phrases as (
      select a.id, a.path, a.title, a.topic, cardinality(a.stems) as size
        from shop.answer_phrases a
       where a.storefront_id = find_answers.storefront_id
         and (a.path !~ '^/casto-kladene-dotazy/[^/]+/' or exists (select from texts t where t.path = a.path))
         and (a.path !~ '^/casto-kladene-dotazy/[^/]+$'
              or exists (select from shop.faq_types t where t.storefront_id = find_answers.storefront_id and not t.is_hidden
                            and '/casto-kladene-dotazy/' || t.slug = a.path))
         and not exists (
           select from unnest(a.stems) s (stem)
            where not exists (select from unnest(all_stems) w (stem)
                               where w.stem = s.stem or length(s.stem) > 5 and extensions.levenshtein_less_equal(w.stem, s.stem, 1) < 2))
    ), told as (
      select t.path, t.title, t.place,
             (select count(*) from unnest(stems) s where internal.unaccented(lower(t.title)) ~ ('\m' || s)) as in_title,
             (select count(*) from unnest(stems) s where internal.unaccented(lower(t.title || ' ' || t.body)) ~ ('\m' || s)) as anywhere
        from texts t
    ), found as (
      select p.path, coalesce(nullif(p.title, ''), t.title) as title, p.topic, 100.0 * p.size - p.id / 1000000.0 as score, p.size
        from phrases p left join texts t on t.path = p.path
      union all
      select t.path, t.title, null, 3.0 * t.in_title + t.anywhere - t.place / 10.0, 0
        from told t
       where asks and t.in_title > 0 and t.anywhere >= ceil(0.6 * cardinality(stems))
    ), best as (
      select f.path, max(f.title) as title, max(f.topic) as topic, max(f.score) as score
        from found f where f.title is not null group by f.path
    )
    select b.path, b.title, b.topic,
           asks or exists (select from phrases p where 2 * p.size >= cardinality(stems))
      from best b
     order by b.score desc, b.path
     limit least(greatest(max_answers, 0), 10);
end
$function$
;
comment on function shop.find_answers(text,bigint,integer) is 'What answers a question in words; is_asked says that answers stand before goods.';

CREATE OR REPLACE FUNCTION shop.find_articles(q text, storefront_id bigint DEFAULT 1)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  patterns text[] := array(
    select '\m' || s.stem
      from unnest(internal.stems_of(find_articles.storefront_id, internal.split_words(left(q, 100)))) s (stem)
     where length(s.stem) > 1 and not internal.is_stop_word(s.stem));
begin
  if cardinality(patterns) = 0 then
    return;
  end if;
  return query
    select p.slug
      from shop.blog_posts p
     where p.storefront_id = find_articles.storefront_id and p.published_at <= now()
       and internal.unaccented(lower(concat_ws(' ', p.title, p.perex, array_to_string(p.tags, ' '), p.body))) ~ all (patterns)
     order by internal.unaccented(lower(p.title)) ~ all (patterns) desc,
       internal.unaccented(lower(p.perex)) ~ all (patterns) desc, p.published_at desc
     limit 27;
end
$function$
;
comment on function shop.find_articles(text,bigint) is 'Slugs of published articles for a query, best first; the whole text is searched.';

CREATE OR REPLACE FUNCTION shop.find_pickup_points(near text, network text DEFAULT NULL::text, kind text DEFAULT NULL::text, max_rows integer DEFAULT 30)
 RETURNS SETOF shop.pickup_points
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE ROWS 30
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  wanted_zip text := (regexp_match(regexp_replace(near, '\s', '', 'g'), '^[0-9]{3,5}'))[1];
  folded text := internal.fold_address(left(near, 80));
  middle point;
begin
  for digits in reverse 5..2 loop
    exit when middle is not null or wanted_zip is null;
    continue when length(wanted_zip) < digits;
    select point(avg(p.lng), avg(p.lat)) into middle from shop.pickup_points p
     where p.removed_at is null and p.zip like left(wanted_zip, digits) || '%'
    having count(*) > 0;
  end loop;
  if middle is null and wanted_zip is null and folded <> '' then
    select point(avg(f.lng), avg(f.lat)) into middle from (
      -- A whole town before its parts and streets, so that „Brno“ is not the street Brněnská.
      select p.lng, p.lat, rank() over (order by
               case when internal.fold_address(p.city) = folded then 0
                    when internal.fold_address(p.city_part) = folded then 1
                    when p.words like folded || '%' then 2 else 3 end) as rank
        from shop.pickup_points p
       where p.removed_at is null
         and (p.words like '%' || folded || '%' or extensions.word_similarity(folded, p.words) > 0.6)
    ) f where f.rank = 1
    having count(*) > 0;
  end if;
  return query
    select p.* from shop.pickup_points p
     where p.removed_at is null and middle is not null
       and (find_pickup_points.network is null or p.network = find_pickup_points.network)
       and (find_pickup_points.kind is null or p.kind = find_pickup_points.kind)
       and point(p.lng, p.lat) <@ circle(middle, 0.4)
     order by ((p.lng - middle[0]) * 0.65) ^ 2 + (p.lat - middle[1]) ^ 2, p.id
     limit least(greatest(max_rows, 1), 100);
end
$function$
;
comment on function shop.find_pickup_points(text,text,text,integer) is 'Points around a post code or a town, nearest first; the network and kind of a shipping method narrow them.';

CREATE OR REPLACE FUNCTION shop.find_retailers(near text DEFAULT NULL::text, latitude double precision DEFAULT NULL::double precision, longitude double precision DEFAULT NULL::double precision, storefront_id bigint DEFAULT 1)
 RETURNS TABLE(slug text, name text, type text, street text, city text, city_part text, postal_code text, region text, lat double precision, lng double precision, phone text, email text, opening_hours jsonb, on_holidays text, dogs_welcome boolean, wheelchair boolean, pickup_of_orders boolean, note text, distance_km double precision)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  middle point := case
    when find_retailers.latitude is not null and find_retailers.longitude is not null
      then point(find_retailers.longitude, find_retailers.latitude)
    when coalesce(trim(near), '') <> '' then internal.locate_place(near) end;
begin
  return query
    select r.slug, r.name, r.type, r.street, r.city, r.city_part, r.postal_code, r.region, r.latitude, r.longitude,
           r.phone, r.email, r.opening_hours, r.on_holidays, r.dogs_welcome, r.wheelchair, r.pickup_of_orders, r.note,
           -- A degree is 111 km; of longitude two thirds of that at 50° north, which is good to a few hundred metres.
           111.2 * sqrt(((r.longitude - middle[0]) * cos(radians(r.latitude))) ^ 2 + (r.latitude - middle[1]) ^ 2)
      from shop.retailers r
     where r.storefront_id = find_retailers.storefront_id and r.confirmed_on > current_date - 365 and r.hidden_at is null
     order by 19 nulls last, r.city, r.name
     limit 500;
end
$function$
;
comment on function shop.find_retailers(text,double precision,double precision,bigint) is 'Retailers confirmed within a year, the nearest to a town, post code or position first; without a place, by town.';

CREATE OR REPLACE FUNCTION shop.landing_page(page_slug text, visitor text DEFAULT NULL::text, storefront_id bigint DEFAULT 1)
 RETURNS TABLE(slug text, title text, seo_description text, blocks jsonb, valid_from timestamp with time zone, valid_to timestamp with time zone, variant text)
 LANGUAGE sql
 STABLE ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT l.slug,
     l.title,
     l.seo_description,
         CASE
             WHEN (v.variant = 'b'::text) THEN l.blocks_b
             ELSE l.blocks
         END AS blocks,
     l.valid_from,
     l.valid_to,
     v.variant
    FROM (shop.landing_pages l
      CROSS JOIN LATERAL ( SELECT
                 CASE
                     WHEN (l.blocks_b IS NOT NULL) THEN internal.landing_variant(l.slug, COALESCE(landing_page.visitor, ''::text))
                     ELSE NULL::text
                 END AS "case") v(variant))
   WHERE ((l.storefront_id = landing_page.storefront_id) AND (l.slug = landing_page.page_slug));
END
;
comment on function shop.landing_page(text,text,bigint) is 'A campaign page as one visitor sees it; the variant is null when nothing is tried.';

CREATE OR REPLACE FUNCTION shop.lowest_price_before_discount(variant_id bigint, price_list_id bigint, at timestamp with time zone DEFAULT now())
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  step record;
  began timestamptz;
  cheapest_so_far bigint;
begin
  for step in
    -- Two rows of one moment: the later written one held, the other never did.
    select distinct on (p.valid_from) p.amount, p.kind, p.valid_from
      from shop.prices p
     where p.variant_id = lowest_price_before_discount.variant_id
       and p.price_list_id = lowest_price_before_discount.price_list_id and p.valid_from <= at
     order by p.valid_from desc, p.id desc
  loop
    exit when step.kind <> 'sale' or step.amount < cheapest_so_far;
    cheapest_so_far := step.amount;
    began := step.valid_from;
  end loop;
  if began is null then
    return null;
  end if;
  return (
    select min(h.amount)
      from (
        select distinct on (p.valid_from) p.amount, p.kind, p.valid_from,
               lead(p.valid_from, 1, began) over (order by p.valid_from, p.id) as valid_to
          from shop.prices p
         where p.variant_id = lowest_price_before_discount.variant_id
           and p.price_list_id = lowest_price_before_discount.price_list_id and p.valid_from < began
         order by p.valid_from, p.id desc
      ) h
     where h.kind <> 'ended'
       and h.valid_to > (date_trunc('day', began at time zone 'Europe/Prague') - interval '30 days') at time zone 'Europe/Prague'
  );
end
$function$
;
comment on function shop.lowest_price_before_discount(bigint,bigint,timestamp with time zone) is 'The lowest price of the 30 days before the running discount began; null when nothing is discounted or nothing was charged before.';

CREATE OR REPLACE FUNCTION shop.next_content_change(storefront_id bigint DEFAULT 1)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select min(moment) from (
    select min(m.at) from internal.word_moments(internal.shop_now()) m where m.storefront_id = next_content_change.storefront_id
    union all
    select min(p.published_at) from shop.blog_posts p
     where p.storefront_id = next_content_change.storefront_id and p.published_at > now()
    union all
    select min(l.valid_from) from shop.landing_pages l
     where l.storefront_id = next_content_change.storefront_id and l.status = 'published' and l.valid_from > now()
    union all
    select min(l.valid_to) from shop.landing_pages l
     where l.storefront_id = next_content_change.storefront_id and l.status = 'published' and l.valid_to > now()
    union all
    select min(v.published_at) from shop.static_page_versions v
      join shop.static_pages s on s.id = v.static_page_id
     where s.storefront_id = next_content_change.storefront_id and v.published_at > now()
    union all
    select min(v.effective_from::timestamp at time zone 'Europe/Prague') from shop.static_page_versions v
      join shop.static_pages s on s.id = v.static_page_id
     where s.storefront_id = next_content_change.storefront_id and v.published_at <= now()
       and v.effective_from::timestamp at time zone 'Europe/Prague' > now()
  ) moments (moment)
$function$
;
comment on function shop.next_content_change(bigint) is 'When something planned appears, ends or takes effect next; says when, never what.';

CREATE OR REPLACE FUNCTION shop.own_order_history(wanted text DEFAULT ''::text, placed_in integer DEFAULT NULL::integer, state_group text DEFAULT NULL::text, only_regular boolean DEFAULT false, before_order bigint DEFAULT NULL::bigint, page_size integer DEFAULT 10)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with words as (
    select w as word from regexp_split_to_table(lower(internal.unaccented(left(btrim(wanted), 100))), '\s+') w where w <> ''
  ), own as (
    select o.id, o.number, o.state, o.placed_at, o.payable,
           extract(year from o.placed_at at time zone 'Europe/Prague')::integer as placed_year
      from shop.orders o
     where o.customer_id = internal.current_customer_id()
  ), matching as materialized (
    select o.*
      from own o
     where (state_group is null
            or state_group = case when o.state in ('delivered', 'closed') then 'delivered'
                                  when o.state in ('expired', 'not_collected', 'cancelled') then 'ended' else 'open' end)
       and (not only_regular
            or exists (select from shop.plan_cycles c where c.order_id = o.id)
            or exists (select from shop.plans p where p.first_order_id = o.id))
       and (not exists (select from words) or exists (
             select from (
               select o.number as name
               union all select d.number from shop.documents d where d.order_id = o.id
               union all select lower(internal.unaccented(concat_ws(' ', l.bundle_name, l.name)))
                           from shop.order_lines l where l.order_id = o.id and l.kind = 'goods') named
              where not exists (select from words where strpos(lower(named.name), words.word) = 0)))
  ), shown as (
    select m.id, m.placed_at
      from matching m
     where (placed_in is null or m.placed_year = placed_in)
       and (before_order is null
            or (m.placed_at, m.id) < (select o.placed_at, o.id from own o where o.id = before_order))
     order by m.placed_at desc, m.id desc
     limit least(greatest(page_size, 1), 50) + 1
  )
  select jsonb_build_object(
    'ids', (select coalesce(jsonb_agg(s.id order by s.placed_at desc, s.id desc), '[]') from shown s),
    'matching', (select count(*) from matching m where placed_in is null or m.placed_year = placed_in),
    'all', (select count(*) from own),
    -- What was ordered and came to nothing is counted, but it is not money spent.
    'years', (select coalesce(jsonb_agg(jsonb_build_object('year', y.placed_year, 'orders', y.orders, 'spent', y.spent) order by y.placed_year desc), '[]')
                from (select m.placed_year, count(*) as orders,
                             coalesce(sum(m.payable) filter (where m.state not in ('expired', 'not_collected', 'cancelled')), 0) as spent
                        from matching m group by m.placed_year) y))
$function$
;
comment on function shop.own_order_history(text,integer,text,boolean,bigint,integer) is 'Orders of the customer who asks: a page of them, how many there are, and what each year came to.';

CREATE OR REPLACE FUNCTION shop.page_version()
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select version from internal.page_version
$function$
;
comment on function shop.page_version() is 'Grows whenever something on a public page has changed; says that, never what.';

CREATE OR REPLACE FUNCTION shop.praised_reviews(storefront_id bigint DEFAULT 1, most integer DEFAULT 30)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(jsonb_agg(to_jsonb(b) - 'usefulness' order by b.usefulness desc, b.id), '[]')
    from (
      select a.* from (
        select distinct on (r.product_id) r.id, r.rating, r.title, r.body, r.author_name, r.dog_note, r.is_sample, r.usefulness, p.name, p.slug
          from shop.reviews r join shop.products p on p.id = r.product_id
         where r.storefront_id = praised_reviews.storefront_id and r.status = 'published' and r.rating >= 4
           and r.dog_note is not null and p.kind = 'kibble' and p.status = 'active' and length(r.body) between 50 and 260
         order by r.product_id, r.usefulness desc, r.id
      ) a
      order by a.usefulness desc, a.id limit least(greatest(most, 1), 100)
    ) b
$function$
;
comment on function shop.praised_reviews(bigint,integer) is 'The most useful good review of each food.';

CREATE OR REPLACE FUNCTION shop.product_cards_by_slug(slugs text[], storefront_id bigint DEFAULT 1)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select internal.grid_cards(array(
    select c.product_id from unnest(slugs[:48]) with ordinality s (slug, place)
      join shop.product_cards c on c.storefront_id = product_cards_by_slug.storefront_id and c.slug = s.slug
     order by s.place))
$function$
;
comment on function shop.product_cards_by_slug(text[],bigint) is 'Cards of named products in the given order; what is not on sale is left out.';

CREATE OR REPLACE FUNCTION shop.product_companions(slug text, storefront_id bigint DEFAULT 1)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select jsonb_build_object(
      'contains', coalesce(g.contains, '{}'), 'may_contain', coalesce(g.may_contain, '{}'),
      'is_complete', coalesce(c.facets @> '{typ-krmiva:kompletni}', false),
      'composition', coalesce(c.composition, 'undeclared'),
      'relations', (
        select coalesce(jsonb_agg(jsonb_build_object('type', r.type, 'reason', r.reason, 'card', r.card) order by r.position), '[]')
          from (
            select r.type, r.reason, r.position, internal.grid_cards(array[r.related_product_id]) -> 0 as card
              from internal.pairings r
              join shop.product_cards rc on rc.product_id = r.related_product_id and rc.in_stock
             where r.product_id = p.id
             order by r.position
             limit 16
          ) r))
    from shop.products p
    left join shop.product_cards c on c.product_id = p.id
    left join internal.grid_products g on g.product_id = p.id
   where p.slug = product_companions.slug and p.storefront_id = product_companions.storefront_id
     and p.status in ('active', 'sell_out', 'discontinued') and p.published_at <= now()
$function$
;
comment on function shop.product_companions(text,bigint) is 'Ingredients to warn of and related, upsell and complementary cards of one product.';

CREATE OR REPLACE FUNCTION shop.product_grid(filters jsonb DEFAULT '{}'::jsonb, sort text DEFAULT 'oblibene'::text, page_size integer DEFAULT 24, skip integer DEFAULT 0, storefront_id bigint DEFAULT 1)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  everything bit varying := internal.grid_bits(storefront_id, '{all}');
  facets text[];
  masks bit varying[];
  narrowed bit varying;
begin
  if everything is null then
    return internal.empty_grid();
  end if;
  select coalesce(array_agg(m.facet), '{}'), coalesce(array_agg(m.mask), '{}') into facets, masks
    from internal.grid_masks(storefront_id, filters) m;
  narrowed := coalesce((select bit_and(m) from unnest(masks) m), everything);
  return internal.grid_surroundings(storefront_id, facets, masks, narrowed, everything) || jsonb_build_object(
    'cards', internal.grid_cards(internal.grid_page(storefront_id, narrowed, sort, least(greatest(page_size, 1), 100), greatest(skip, 0))));
end
$function$
;
comment on function shop.product_grid(jsonb,text,integer,integer,bigint) is 'Products by filters, e.g. {"within":["granule"],"protein":["losos"],"without":["kure"],"price":{"to":100000},"in_stock":true}: cards, total, counts, bounds of prices (haléře) and totals without each filter.';

CREATE OR REPLACE FUNCTION shop.product_or_successor(slugs text[], storefront_id bigint DEFAULT 1)
 RETURNS TABLE(slug text, shown_slug text, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with recursive way (slug, id, steps) as (
    select p.slug, p.id, 0 from shop.products p
     where p.storefront_id = product_or_successor.storefront_id and p.slug = any (slugs[:48])
    union all
    select w.slug, p.successor_id, w.steps + 1
      from way w join shop.products p on p.id = w.id
     where p.status = 'discontinued' and p.successor_id is not null and w.steps < 5
  )
  select distinct on (w.slug) w.slug, p.slug, asked.name
    from way w
    join shop.products p on p.id = w.id
    join shop.products asked on asked.storefront_id = product_or_successor.storefront_id and asked.slug = w.slug
   where asked.published_at <= now()
   order by w.slug, w.steps desc
$function$
;
comment on function shop.product_or_successor(text[],bigint) is 'What to show where a text names a product: the product, or what took its place.';

CREATE OR REPLACE FUNCTION shop.product_reviews(slug text, filters jsonb DEFAULT '{}'::jsonb, sort text DEFAULT 'nejuzitecnejsi'::text, page_size integer DEFAULT 6, skip integer DEFAULT 0, storefront_id bigint DEFAULT 1)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  with wanted as (
    select array(select value::integer from jsonb_array_elements_text(filters -> 'stars')) as stars,
           (filters -> 'like' ->> 'kg')::numeric as kg, filters -> 'like' ->> 'stage' as stage,
           array(select jsonb_array_elements_text(filters -> 'like' -> 'without')) as without
  ), published as materialized (
    select r.* from shop.reviews r join shop.products p on p.id = r.product_id
     where r.storefront_id = product_reviews.storefront_id and p.storefront_id = product_reviews.storefront_id
       and p.slug = product_reviews.slug and r.status = 'published'
  ), fitting as (
    select r.*, r.dog_avoids && w.without as avoids_the_same
      from published r, wanted w
     where (cardinality(w.stars) = 0 or r.rating = any (w.stars))
       and (not coalesce((filters ->> 'verified')::boolean, false) or r.is_verified_purchase)
       and (not coalesce((filters ->> 'photo')::boolean, false) or r.photo_count > 0)
       and (filters ->> 'size' is null or r.dog_size = filters ->> 'size')
       and (filters ->> 'stage' is null or r.dog_stage = filters ->> 'stage')
       and (w.kg is null or r.dog_weight_kg between 0.6 * w.kg and 1.4 * w.kg and r.dog_stage = w.stage)
  ), shown as (
    select f.*, row_number() over (
             order by f.avoids_the_same desc,
                      case sort when 'nejlepsi' then - f.rating when 'nejhorsi' then f.rating when 'nejuzitecnejsi' then - f.usefulness else 0 end,
                      f.written_on desc, f.id desc) as place
      from fitting f
     order by place
     limit least(greatest(page_size, 1), 50) offset greatest(skip, 0)
  )
  select jsonb_build_object(
    'total', (select count(*) from fitting),
    'with_photo', (select count(*) from published where photo_count > 0),
    'critical', (select count(*) from published where rating <= 3),
    'samples', (select count(*) from published where is_sample),
    'all', (select count(*) from published),
    'reviews', coalesce((
      select jsonb_agg(jsonb_build_object(
          'id', s.id, 'rating', s.rating, 'title', s.title, 'body', s.body, 'author_name', s.author_name, 'dog_note', s.dog_note,
          'is_verified_purchase', s.is_verified_purchase, 'is_sample', s.is_sample, 'written_on', s.written_on,
          'shop_reply', s.shop_reply, 'merits', s.merits, 'edited_on', s.edited_on, 'helpful_count', s.helpful_count,
          'photos', (select coalesce(jsonb_agg(jsonb_build_object('key', p.key, 'width', p.width, 'height', p.height) order by p.position), '[]')
                       from shop.review_photos p where p.review_id = s.id and p.width is not null)) order by s.place)
        from shown s), '[]'))
$function$
;
comment on function shop.product_reviews(text,jsonb,text,integer,integer,bigint) is 'One page of the published reviews of a product, most useful first, with the counts of its filters.';

CREATE OR REPLACE FUNCTION shop.product_row(filters jsonb DEFAULT '{}'::jsonb, sort text DEFAULT 'oblibene'::text, page_size integer DEFAULT 4, storefront_id bigint DEFAULT 1)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select internal.grid_cards(internal.grid_page(
    product_row.storefront_id,
    coalesce((select bit_and(m.mask) from internal.grid_masks(product_row.storefront_id, filters) m),
             internal.grid_bits(product_row.storefront_id, '{all}')),
    sort, least(greatest(page_size, 1), 100), 0))
$function$
;
comment on function shop.product_row(jsonb,text,integer,bigint) is 'The first cards of the grid of these filters, with nothing counted beside them.';

CREATE OR REPLACE FUNCTION shop.programme_terms(storefront_id bigint DEFAULT 1)
 RETURNS TABLE(code text, discount_percent numeric, earn_percent numeric, coupons_allowed boolean, minimum_order bigint, free_shipping_from bigint, categories jsonb, volumes jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 5
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select g.code, g.discount_percent, g.earn_percent, g.coupons_allowed, g.minimum_order, g.free_shipping_from,
         coalesce((select jsonb_agg(jsonb_build_object('slug', c.slug, 'name', c.name, 'percent', d.discount_percent)
                                    order by d.discount_percent desc, c.position)
                     from shop.customer_group_discounts d
                     join shop.categories c on c.id = d.category_id
                    where d.customer_group_id = g.id), '[]'),
         coalesce((select jsonb_agg(jsonb_build_object('from', v.from_amount, 'percent', v.discount_percent)
                                    order by v.from_amount)
                     from shop.customer_group_volume_discounts v
                    where v.customer_group_id = g.id), '[]')
    from shop.customer_groups g
   where g.storefront_id = programme_terms.storefront_id and g.requires_approval
   order by g.id
$function$
;
comment on function shop.programme_terms(bigint) is 'What the programmes promise on their public pages. Prices of a programme stay with its members.';

CREATE OR REPLACE FUNCTION shop.rating_summary(storefront_id bigint DEFAULT 1)
 RETURNS integer[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select array[coalesce(sum(r.stars[1]), 0), coalesce(sum(r.stars[2]), 0), coalesce(sum(r.stars[3]), 0),
               coalesce(sum(r.stars[4]), 0), coalesce(sum(r.stars[5]), 0)]::integer[]
    from shop.product_ratings r join shop.product_cards c on c.product_id = r.product_id
   where c.storefront_id = rating_summary.storefront_id
$function$
;
comment on function shop.rating_summary(bigint) is 'Published reviews of everything on sale with one to five stars.';

CREATE OR REPLACE FUNCTION shop.read_questions(storefront_id bigint DEFAULT 1)
 RETURNS TABLE(path text, views bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select p.path, sum(p.views)::bigint
    from shop.page_views p
   where p.storefront_id = read_questions.storefront_id and p.day > current_date - 30
     and p.path like '/casto-kladene-dotazy/%/%'
   group by p.path
   order by 2 desc, p.path
   limit 10
$function$
;
comment on function shop.read_questions(bigint) is 'The ten questions read most in the last 30 days.';

CREATE OR REPLACE FUNCTION shop.search(q text, storefront_id bigint DEFAULT 1, facets text[] DEFAULT '{}'::text[], only_in_stock boolean DEFAULT false, page_size integer DEFAULT 24, skip integer DEFAULT 0)
 RETURNS TABLE(place integer, card shop.product_cards, matched_variant_id bigint, total integer, correction text, excluded_ingredient_ids bigint[], is_relaxed boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 24
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  wanted constant integer := least(greatest(page_size, 1), 100);
  enough constant integer := least(greatest(skip, 0), 1000) + wanted;
  understood internal.understood_query;
  found_products record;
begin
  return query select 1, c, v.id, 1, null::text, '{}'::bigint[], false
    from shop.variants v join shop.product_cards c on c.product_id = v.product_id
   where v.storefront_id = search.storefront_id and (v.sku = upper(btrim(q)) or v.ean = regexp_replace(q, '\s', '', 'g'));
  if found then
    return;
  end if;

  understood := internal.understand_query(storefront_id, q);
  if understood.groups = '[]' and understood.excluded = '{}' and understood.narrowed is null then
    return;
  end if;
  found_products := internal.ranked_products(storefront_id, understood, facets, only_in_stock, enough);
  is_relaxed := found_products.total = 0 and jsonb_array_length(understood.groups) > 1;
  if is_relaxed then
    found_products := internal.relaxed_products(storefront_id, understood, facets, only_in_stock, enough);
  end if;
  return query
    select r.place::integer, c, null::bigint, least(found_products.total, 1000), understood.correction, understood.excluded, search.is_relaxed
      from unnest(found_products.ids) with ordinality r (id, place) join shop.product_cards c on c.product_id = r.id
     where r.place > enough - wanted
     order by r.place;
end
$function$
;
comment on function shop.search(text,bigint,text[],boolean,integer,integer) is 'Czech search over products on sale: one row per product with its card, best first. The total stops at 1000; a correction is how the query was read („mysleli jste“).';

CREATE OR REPLACE FUNCTION shop.search_grid(q text, filters jsonb DEFAULT '{}'::jsonb, sort text DEFAULT 'oblibene'::text, page_size integer DEFAULT 24, skip integer DEFAULT 0, storefront_id bigint DEFAULT 1)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  -- Fewer are worth listing; more are so dense that the first page is found at once.
  most constant integer := 1000;
  wanted constant integer := least(greatest(page_size, 1), 100);
  size constant integer := length(internal.grid_bits(storefront_id, '{all}'));
  understood internal.understood_query;
  absence internal.found_absence;
  tiers tsquery[];
  strong tsquery[] := '{}';
  hits bit varying;
  is_relaxed boolean := false;
begin
  hits := internal.to_bits(array(
    select g.position from shop.variants v join internal.grid_products g on g.product_id = v.product_id
     where v.storefront_id = search_grid.storefront_id and (v.sku = upper(btrim(q)) or v.ean = regexp_replace(q, '\s', '', 'g'))), size);
  if bit_count(hits) = 0 then
    absence := internal.find_absence(storefront_id, q);
    -- What is nearest stands first and the rest of the words may be missing.
    understood := internal.understand_query(storefront_id, case when absence.sentence is null then q else concat_ws(' ', absence.nearest, absence.rest) end);
    is_relaxed := absence.sentence is not null and jsonb_array_length(understood.groups) > 1;
    strong := internal.group_queries(understood.groups, 'n/') || internal.group_queries(understood.groups, 'm/');
    loop
      exit when understood.groups = '[]' and understood.excluded = '{}' and understood.narrowed is null;
      tiers := array(select internal.to_search_query(understood, prefix, '{}', is_relaxed) from unnest(array['n/', 'm/', '']) prefix);
      hits := internal.matching_bits(storefront_id, tiers[2], most);
      -- Prose mentions everything, so it is asked only when names and properties are silent.
      if bit_count(hits) < 3 then
        hits := coalesce(internal.matching_bits(storefront_id, tiers[3], most), hits);
      end if;
      -- Nothing has it all: show what has some of it, and say so.
      exit when hits is null or bit_count(hits) > 0 or is_relaxed or jsonb_array_length(understood.groups) < 2;
      is_relaxed := true;
    end loop;
  end if;
  return case
      when hits is null and size is not null then internal.common_answer(storefront_id, tiers, filters, sort, wanted, greatest(skip, 0))
      else coalesce(internal.found_answer(storefront_id, hits, tiers, strong, coalesce(understood.preferred, '{}'), filters, sort, wanted, greatest(skip, 0)), internal.empty_grid())
    end || jsonb_build_object(
      'correction', case when absence.sentence is null then understood.correction end, 'is_relaxed', is_relaxed,
      'excluded', (select coalesce(jsonb_agg(distinct n.code), '[]') from shop.ingredients n where n.id = any (understood.excluded)),
      'breed', internal.breed_json(storefront_id, understood.breed),
      'absence', case when absence.sentence is not null then
        jsonb_build_object('sentence', absence.sentence, 'nearest', absence.nearest, 'rest', internal.kept_words(storefront_id, absence.rest)) end);
end
$function$
;
comment on function shop.search_grid(text,jsonb,text,integer,integer,bigint) is 'Products that match a Czech query, with the filters of the grid, the breed it names and what it asks for in vain. A query that matches more than 1000 is not counted: is_open_ended, has_counts.';

CREATE OR REPLACE FUNCTION shop.shop_figures(storefront_id bigint DEFAULT 1)
 RETURNS TABLE(delivered bigint, on_time bigint, answered bigint, answer_minutes numeric)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
$function$
;
comment on function shop.shop_figures(bigint) is 'Of the last 30 days: parcels delivered and of them by the promised day, messages answered and their average wait.';

CREATE OR REPLACE FUNCTION shop.short_offers(wanted bigint)
 RETURNS TABLE(variant_id bigint, of_variant_id bigint, pack text, best_before date, price bigint, unit text, unit_price bigint, usual_price bigint, available integer)
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT v.id,
     base.id,
     base.name,
     v.best_before,
     p.amount,
     v.unit,
     (round(((p.amount)::numeric / v.unit_quantity)))::bigint AS round,
     usual.amount,
     s.available_up_to_100
    FROM (((((shop.variants v
      JOIN shop.variants base ON ((base.id = v.short_of)))
      JOIN shop.price_lists l ON (((l.storefront_id = v.storefront_id) AND l.is_public)))
      JOIN shop.stock s ON (((s.variant_id = v.id) AND (s.available_up_to_100 > 0))))
      CROSS JOIN LATERAL shop.current_price(v.id, l.id, ( SELECT internal.shop_now() AS shop_now)) p(amount, kind, valid_from, regular_amount))
      CROSS JOIN LATERAL shop.current_price(base.id, l.id, ( SELECT internal.shop_now() AS shop_now)) usual(amount, kind, valid_from, regular_amount))
   WHERE ((v.product_id = short_offers.wanted) AND (v.status <> 'discontinued'::text) AND (p.amount < usual.amount) AND (v.best_before > ((internal.shop_now() AT TIME ZONE 'Europe/Prague'::text))::date))
   ORDER BY base."position", v.best_before, v.id;
END
;
comment on function shop.short_offers(bigint) is 'Packs of a product that keep for a short while only: their day and their price, beside the price of the same pack.';

CREATE OR REPLACE FUNCTION shop.sold_batches(wanted bigint)
 RETURNS TABLE(variant_id bigint, code text, best_before date, laboratory text, protocol text, analysed_on date, figures jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT DISTINCT ON (b.variant_id) b.variant_id,
     b.code,
     b.best_before,
     a.laboratory,
     a.protocol,
     a.analysed_on,
     a.figures
    FROM ((((shop.variants v
      JOIN shop.products p ON (((p.id = v.product_id) AND (p.status = ANY (ARRAY['active'::text, 'sell_out'::text])) AND (p.published_at <= internal.shop_now()))))
      JOIN shop.batches b ON ((b.variant_id = v.id)))
      LEFT JOIN shop.settings s ON (((s.storefront_id = p.storefront_id) AND (s.key = 'shipment.minimum_days_left'::text))))
      LEFT JOIN shop.batch_analyses a ON ((a.batch_id = b.id)))
   WHERE ((v.product_id = sold_batches.wanted) AND (b.on_hand > b.reserved) AND (b.blocked_reason IS NULL) AND ((b.best_before IS NULL) OR (b.best_before >= (((internal.shop_now() AT TIME ZONE 'Europe/Prague'::text))::date + COALESCE(((s.value #>> '{}'::text[]))::integer, 0)))))
   ORDER BY b.variant_id, b.best_before, b.id;
END
;
comment on function shop.sold_batches(bigint) is 'Of each pack of a product the batch that is sent next: its best-before and what a laboratory measured in it.';

CREATE OR REPLACE FUNCTION shop.staff_application(wanted text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT jsonb_build_object('id', a.id, 'number', a.number, 'kind', a.kind, 'state', a.state, 'subject',
         CASE a.subject
             WHEN ''::text THEN (internal.application_person(a.id) ->> 'name'::text)
             ELSE a.subject
         END, 'companyId', a.company_id, 'vatId', a.vat_id, 'isRegisterChecked', a.is_register_checked, 'answers', a.answers, 'message', a.message, 'note', a.note, 'createdAt', a.created_at, 'answerBy', a.answer_by, 'decidedAt', a.decided_at, 'invoiceLimit', a.invoice_limit, 'dueDays', a.due_days, 'probationOrders', a.probation_orders, 'validTo', a.valid_to, 'suspendedReason', a.suspended_reason, 'person', internal.application_person(a.id), 'files', internal.application_attachments(a.id)) AS jsonb_build_object
    FROM shop.applications a
   WHERE (a.number = staff_application.wanted);
END
;
comment on function shop.staff_application(text) is 'An application with everything its page shows.';

CREATE OR REPLACE FUNCTION shop.staff_counts()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  moment constant timestamptz := internal.shop_now();
  counts constant jsonb := (select coalesce(jsonb_agg(jsonb_build_object('key', q.key, 'count', q.waiting,
      -- The carrier comes today, a clock ends today, or something is broken.
      'isHot', q.clock = 'today' or q.until < date_trunc('day', moment, 'Europe/Prague') + interval '1 day') order by q.key), '[]')
    from internal.today_queues(internal.request_role(), moment) q);
  tag constant text := format('"%s"', md5(counts::text));
begin
  perform set_config('response.headers', jsonb_build_array(jsonb_build_object('ETag', tag), jsonb_build_object('Cache-Control', 'private, no-cache'))::text, true);
  if nullif(current_setting('request.headers', true), '')::jsonb ->> 'if-none-match' = tag then
    perform set_config('response.status', '304', true);
  end if;
  return counts;
end
$function$
;
comment on function shop.staff_counts() is 'How much waits in each queue of the role that asks, with a tag to ask again by.';

CREATE OR REPLACE FUNCTION shop.staff_customer(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT jsonb_build_object('id', c.id, 'version', c.version, 'createdAt', c.created_at, 'group', jsonb_build_object('code', g.code, 'name', g.name, 'priceList', l.name, 'discountPercent', g.discount_percent, 'minimumOrder', g.minimum_order), 'company',
         CASE
             WHEN ((c.company_id IS NOT NULL) OR (c.company_name IS NOT NULL)) THEN jsonb_build_object('name', c.company_name, 'companyId', c.company_id, 'vatId', c.vat_id)
             ELSE NULL::jsonb
         END, 'invoiceLimit', COALESCE(c.invoice_limit, g.invoice_limit), 'invoiceDueDays', c.invoice_due_days, 'person', internal.customer_person(c.id), 'places', internal.customer_places(c.id), 'figures', internal.customer_figures(c.id), 'orders', internal.customer_orders(c.id), 'dogs',
         CASE
             WHEN (internal.request_role() <> 'staff_accounting'::text) THEN internal.customer_dogs(c.id)
             ELSE NULL::jsonb
         END, 'plans',
         CASE
             WHEN (internal.request_role() <> 'staff_accounting'::text) THEN internal.customer_plans(c.id)
             ELSE NULL::jsonb
         END, 'credits',
         CASE
             WHEN (internal.request_role() <> 'staff_accounting'::text) THEN internal.customer_credits(c.id)
             ELSE NULL::jsonb
         END, 'consents',
         CASE
             WHEN (internal.request_role() <> 'staff_accounting'::text) THEN internal.customer_consents(c.id)
             ELSE NULL::jsonb
         END, 'desk', internal.customer_desk(c.id)) AS jsonb_build_object
    FROM ((shop.customers c
      LEFT JOIN shop.customer_groups g ON ((g.id = COALESCE(c.customer_group_id, ( SELECT d.id
            FROM shop.customer_groups d
           WHERE ((d.storefront_id = c.storefront_id) AND d.is_default))))))
      LEFT JOIN shop.price_lists l ON ((l.id = g.price_list_id)))
   WHERE ((c.id = staff_customer.wanted) AND (c.deleted_at IS NULL));
END
;
comment on function shop.staff_customer(bigint) is 'Everything the page of one customer shows to the role that asks; null when there is no such customer.';

CREATE OR REPLACE FUNCTION shop.staff_customers_found(q text)
 RETURNS TABLE(id bigint, created_at timestamp with time zone, group_id bigint, group_name text, company_name text, company_id text, invoice_limit bigint, person jsonb, figures jsonb)
 LANGUAGE sql
 STABLE ROWS 40
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT s.id,
     s.created_at,
     s.group_id,
     s.group_name,
     s.company_name,
     s.company_id,
     s.invoice_limit,
     s.person,
     s.figures
    FROM (internal.found_customers(staff_customers_found.q) f(id)
      JOIN shop.staff_customers s ON ((s.id = f.id)))
   ORDER BY s.id DESC
  LIMIT 40;
END
;
comment on function shop.staff_customers_found(text) is 'What was typed above the list of customers, masked.';

CREATE OR REPLACE FUNCTION shop.staff_document_sums(since date, until date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT jsonb_build_object('count', ( SELECT count(*) AS count
            FROM shop.documents d
           WHERE ((d.issued_on >= staff_document_sums.since) AND (d.issued_on <= staff_document_sums.until))), 'kinds', ( SELECT COALESCE(jsonb_agg(to_jsonb(k.*) ORDER BY k.kind DESC), '[]'::jsonb) AS "coalesce"
            FROM ( SELECT d.kind,
                     count(*) AS count,
                     sum(d.base) AS base,
                     sum(d.tax) AS tax,
                     sum(d.gross) AS gross,
                     sum(d.rounding) AS rounding,
                     sum(d.payable) AS payable
                    FROM shop.documents d
                   WHERE ((d.issued_on >= staff_document_sums.since) AND (d.issued_on <= staff_document_sums.until))
                   GROUP BY d.kind) k), 'rates', ( SELECT COALESCE(jsonb_agg(to_jsonb(k.*) ORDER BY k.rate DESC), '[]'::jsonb) AS "coalesce"
            FROM ( SELECT ((v."row" ->> 'rate'::text))::numeric AS rate,
                     sum(((v."row" ->> 'base'::text))::bigint) AS base,
                     sum(((v."row" ->> 'tax'::text))::bigint) AS tax,
                     sum(((v."row" ->> 'gross'::text))::bigint) AS gross
                    FROM (shop.documents d
                      CROSS JOIN LATERAL jsonb_array_elements(d.recap) v("row"))
                   WHERE ((d.issued_on >= staff_document_sums.since) AND (d.issued_on <= staff_document_sums.until))
                   GROUP BY ((v."row" ->> 'rate'::text))::numeric) k)) AS jsonb_build_object;
END
;
comment on function shop.staff_document_sums(date,date) is 'Documents issued in a period: how many, and their sums by kind and by rate.';

CREATE OR REPLACE FUNCTION shop.staff_find(q text)
 RETURNS TABLE(kind text, id bigint, code text, title text, detail jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  asking constant text := internal.request_role();
  typed constant text := btrim(left(q, 80));
  -- A country code is typed by some and stored with all.
  digits constant text := case when typed ~ '^\+?[0-9 ()/-]+$' then regexp_replace(typed, '^(\+|00)42[01]|[^0-9]', '', 'g') else '' end;
  name constant text := case when digits = '' then lower(internal.unaccented(typed)) else '' end;
  swapped constant text := case when name ~ ' ' then btrim(substr(name, strpos(name, ' ') + 1) || ' ' || split_part(name, ' ', 1)) else '' end;
  mail constant text := case when typed like '%@%' then lower(typed) else '' end;
  label constant text := upper(regexp_replace(typed, '[^[:alnum:]]', '', 'g'));
  sees_persons constant boolean := asking in ('staff_support', 'staff_accounting', 'staff_admin');
begin
  if asking <> 'staff_content' then
    return query
      select 'order', o.id, o.number, p.customer_name, jsonb_build_object('state', o.state, 'placedAt', o.placed_at, 'city', p.customer_city,
          'payable', m.payable)
        from (select f.id from internal.find_orders(digits, case when asking in ('staff_support', 'staff_admin') then digits else '' end,
                case when sees_persons then name else '' end) f(id)
              union select f.id from internal.find_orders('', '', case when sees_persons then swapped else '' end) f(id)
              union (select e.id from shop.orders e where sees_persons and mail <> '' and e.email = mail order by e.placed_at desc limit 6)) found
        join shop.orders o on o.id = found.id
        cross join lateral internal.order_person(o.id) p cross join lateral internal.order_money(o.id) m
       order by o.placed_at desc limit 8;
    return query
      select 'parcel', p.id, p.tracking_number, p.carrier, jsonb_build_object('state', p.state, 'number', p.number, 'orderId', o.id, 'orderNumber', o.number)
        from shop.parcels p join shop.orders o on o.id = p.order_id
       where length(label) between 6 and 40 and p.tracking_number is not null
         and reverse(p.tracking_number) ~>=~ reverse(label) and reverse(p.tracking_number) ~<~ (reverse(label) || chr(1114111)) limit 6;
  end if;
  if asking in ('staff_support', 'staff_admin') then
    return query
      select 'customer', c.id, c.id::text, coalesce(nullif(c.company_name, ''), internal.masked_name(c.first_name, c.last_name)),
          jsonb_build_object('phone', internal.masked_phone(c.phone), 'orders', (select count(*) from shop.orders o where o.customer_id = c.id))
        from internal.find_people(digits, name, mail) f(id) join shop.customers c on c.id = f.id and c.deleted_at is null limit 8;
  end if;
  if sees_persons then
    return query
      select 'document', d.id, d.number, d.kind, jsonb_build_object('issuedOn', d.issued_on, 'payable', d.payable, 'orderId', d.order_id)
        from (select f.* from shop.documents f where length(label) between 4 and 20 and label ~ '[0-9]$'
               and reverse(f.number) ~>=~ reverse(label) and reverse(f.number) ~<~ (reverse(label) || chr(1114111)) limit 400) d
       order by d.id desc limit 6;
    return query
      select 'movement', b.id, b.variable_symbol, '', jsonb_build_object('amount', b.amount, 'currency', b.currency, 'bookedOn', b.booked_on)
        from shop.bank_movements b where b.match in ('new', 'for_staff') and digits <> '' and b.variable_symbol = digits limit 6;
  end if;
  return query
    select 'variant', v.id, v.sku, p.name || ', ' || v.name, jsonb_build_object('ean', v.ean, 'productId', p.id, 'inStock', s.on_hand - s.reserved)
      from internal.find_goods(digits, case when mail = '' then upper(typed) else '' end, case when mail = '' then name else '' end) f(id)
      join shop.variants v on v.id = f.id join shop.products p on p.id = v.product_id left join shop.stock s on s.variant_id = v.id
     order by v.sku limit 8;
end
$function$
;
comment on function shop.staff_find(text) is 'What staff type into Ctrl K: orders, customers, parcels, documents, movements and goods, each role its own.';

CREATE OR REPLACE FUNCTION shop.staff_money()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 WITH cash AS (
          SELECT c.carrier,
             c.amount,
                 CASE
                     WHEN (c.delivered_at IS NULL) THEN 'on_way'::text
                     WHEN (c.days_held <= 7) THEN 'to_7'::text
                     WHEN (c.days_held <= 14) THEN 'to_14'::text
                     ELSE 'over_14'::text
                 END AS age
            FROM shop.staff_cash c
         ), debts AS (
          SELECT (p.amount - p.received) AS due,
             (((now() AT TIME ZONE 'Europe/Prague'::text))::date - p.due_on) AS late
            FROM shop.payments p
           WHERE (p.state = ANY (ARRAY['invoice_issued'::text, 'overdue'::text]))
         )
  SELECT jsonb_build_object('movements', ( SELECT jsonb_build_object('count', count(*), 'amount', COALESCE(sum(m.amount) FILTER (WHERE (m.currency = 'CZK'::text)), (0)::numeric)) AS jsonb_build_object
            FROM shop.bank_movements m
           WHERE (m.match = 'for_staff'::text)), 'refunds', ( SELECT jsonb_build_object('count', count(*), 'amount', COALESCE(sum(r.amount), (0)::numeric)) AS jsonb_build_object
            FROM shop.refunds r
           WHERE ((r.state = ANY (ARRAY['requested'::text, 'sent'::text])) OR ((r.state = 'failed'::text) AND (EXISTS ( SELECT
                    FROM shop.payments p
                   WHERE ((p.id = r.payment_id) AND (p.state = 'refund_failed'::text))))))), 'cash', ( SELECT COALESCE(jsonb_agg(to_jsonb(s.*) ORDER BY s.carrier, s.age), '[]'::jsonb) AS "coalesce"
            FROM ( SELECT COALESCE(c.carrier, ''::text) AS carrier,
                     c.age,
                     count(*) AS count,
                     sum(c.amount) AS amount
                    FROM cash c
                   GROUP BY COALESCE(c.carrier, ''::text), c.age) s), 'receivables', ( SELECT COALESCE(jsonb_agg(to_jsonb(s.*)), '[]'::jsonb) AS "coalesce"
            FROM ( SELECT
                         CASE
                             WHEN (d.late <= 0) THEN 'not_due'::text
                             WHEN (d.late <= 30) THEN 'to_30'::text
                             WHEN (d.late <= 60) THEN 'to_60'::text
                             WHEN (d.late <= 90) THEN 'to_90'::text
                             ELSE 'over_90'::text
                         END AS age,
                     count(*) AS count,
                     sum(d.due) AS amount
                    FROM debts d
                   GROUP BY
                         CASE
                             WHEN (d.late <= 0) THEN 'not_due'::text
                             WHEN (d.late <= 30) THEN 'to_30'::text
                             WHEN (d.late <= 60) THEN 'to_60'::text
                             WHEN (d.late <= 90) THEN 'to_90'::text
                             ELSE 'over_90'::text
                         END) s)) AS jsonb_build_object;
END
;
comment on function shop.staff_money() is 'How much of what waits on the page of payments: counts and sums of its tabs.';

CREATE OR REPLACE FUNCTION shop.staff_movement_orders(wanted bigint)
 RETURNS TABLE(order_id bigint, number text, customer_name text, state text, placed_at timestamp with time zone, payable bigint, due bigint, why text)
 LANGUAGE sql
 STABLE ROWS 8
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 WITH movement AS MATERIALIZED (
          SELECT abs(m.amount) AS amount,
             m.currency,
             ltrim(COALESCE(m.variable_symbol, ''::text), '0'::text) AS symbol,
             ARRAY( SELECT (c.value)::bigint AS value
                    FROM jsonb_array_elements_text(COALESCE((m.match_details -> 'candidates'::text), '[]'::jsonb)) c(value)) AS candidates
            FROM shop.bank_movements m
           WHERE (m.id = staff_movement_orders.wanted)
         ), waiting AS (
          SELECT o.id
            FROM shop.orders o
           WHERE (o.state = 'awaiting_payment'::text)
         UNION
          SELECT p.order_id
            FROM shop.payments p
           WHERE (p.state = ANY (ARRAY['invoice_issued'::text, 'overdue'::text]))
         UNION
          SELECT unnest(m.candidates) AS unnest
            FROM movement m
         UNION
          SELECT o.id
            FROM shop.orders o,
             movement m
           WHERE (o.number = m.symbol)
         ), known AS MATERIALIZED (
          SELECT o.id,
             o.number,
             o.state,
             o.placed_at,
             o.payable,
             internal.order_due(o.id) AS due,
             m.amount,
             m.currency,
             m.symbol,
             ( SELECT count(*) AS count
                    FROM generate_series(1, length(o.number)) n(n)
                   WHERE (substr(o.number, n.n, 1) <> substr(m.symbol, n.n, 1))) AS wrong_digits
            FROM ((waiting w
              JOIN shop.orders o ON ((o.id = w.id)))
              CROSS JOIN movement m)
         ), found AS (
          SELECT k.id,
             k.number,
             k.state,
             k.placed_at,
             k.payable,
             k.due,
             k.amount,
             k.currency,
             k.symbol,
             k.wrong_digits,
                 CASE
                     WHEN (k.number = k.symbol) THEN 'symbol'::text
                     WHEN ((k.currency = 'CZK'::text) AND (k.due = k.amount)) THEN 'amount'::text
                     WHEN ((length(k.symbol) = length(k.number)) AND (k.wrong_digits <= 2)) THEN 'near_symbol'::text
                     WHEN ((k.currency = 'CZK'::text) AND (abs((k.due - k.amount)) <= (k.amount / 20))) THEN 'near_amount'::text
                     ELSE NULL::text
                 END AS why
            FROM known k
         )
  SELECT f.id,
     f.number,
     person.customer_name,
     f.state,
     f.placed_at,
     f.payable,
     f.due,
     f.why
    FROM (( SELECT found.id,
             found.number,
             found.state,
             found.placed_at,
             found.payable,
             found.due,
             found.amount,
             found.currency,
             found.symbol,
             found.wrong_digits,
             found.why
            FROM found
           WHERE (found.why IS NOT NULL)
           ORDER BY (array_position(ARRAY['symbol'::text, 'amount'::text, 'near_symbol'::text, 'near_amount'::text], found.why)), (abs((found.due - found.amount))), found.placed_at DESC
          LIMIT 8) f
      CROSS JOIN LATERAL internal.order_person(f.id) person(customer_name, customer_city, customer_email, customer_phone, is_revealed))
   ORDER BY (array_position(ARRAY['symbol'::text, 'amount'::text, 'near_symbol'::text, 'near_amount'::text], f.why)), (abs((f.due - f.amount))), f.placed_at DESC;
END
;
comment on function shop.staff_movement_orders(bigint) is 'Orders that a movement may be for, the likeliest first, each with the reason: a hint for a person.';

CREATE OR REPLACE FUNCTION shop.staff_order(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT jsonb_build_object('id', o.id, 'number', o.number, 'version', o.version, 'state', o.state, 'placedAt', o.placed_at, 'updatedAt', o.updated_at, 'deadlineAt', o.deadline_at, 'customerGroup', o.customer_group, 'paymentKind', o.payment_kind, 'shipping', jsonb_build_object('kind', o.shipping_kind, 'name', m.name, 'carrier', m.carrier), 'dispatchOn', o.dispatch_on, 'deliveryFrom', o.delivery_from, 'deliveryTo', o.delivery_to, 'planId', d.plan_id, 'regularWeeks', d.regular_weeks, 'packedBy', d.packed_by, 'remark', d.remark, 'lines', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('position', l."position", 'kind', l.kind, 'variantId', l.variant_id, 'code', l.code, 'name', l.name, 'variantName', l.variant_name, 'bundleName', l.bundle_name, 'pieces', l.pieces, 'weightGrams', l.weight_g, 'regularWeeks', l.regular_weeks) ORDER BY l."position"), '[]'::jsonb) AS "coalesce"
            FROM shop.order_lines l
           WHERE (l.order_id = o.id)), 'events', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', e.id, 'at', e.at, 'event', e.event, 'fromState', e.from_state, 'toState', e.to_state, 'actorKind', e.actor_kind, 'actorName', internal.staff_name(e.actor_id)) ORDER BY e.id), '[]'::jsonb) AS "coalesce"
            FROM shop.order_events e
           WHERE (e.order_id = o.id)), 'tasks', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', t.id, 'kind', t.kind, 'openedAt', t.opened_at) ORDER BY t.id), '[]'::jsonb) AS "coalesce"
            FROM shop.staff_tasks t
           WHERE ((t.order_id = o.id) AND (t.closed_at IS NULL))), 'parcels',
         CASE
             WHEN (internal.request_role() <> 'staff_accounting'::text) THEN internal.staff_order_parcels(staff_order.wanted)
             ELSE NULL::jsonb
         END, 'money',
         CASE
             WHEN (internal.request_role() <> 'staff_warehouse'::text) THEN internal.staff_order_money(staff_order.wanted)
             ELSE NULL::jsonb
         END, 'customer',
         CASE
             WHEN (internal.request_role() <> 'staff_warehouse'::text) THEN internal.staff_order_customer(staff_order.wanted)
             ELSE NULL::jsonb
         END, 'talk',
         CASE
             WHEN (internal.request_role() = ANY (ARRAY['staff_support'::text, 'staff_admin'::text])) THEN internal.staff_order_talk(staff_order.wanted)
             ELSE NULL::jsonb
         END) AS jsonb_build_object
    FROM ((shop.orders o
      JOIN shop.shipping_methods m ON ((m.id = o.shipping_method_id)))
      CROSS JOIN LATERAL internal.order_doings(o.id, o.state) d(tasks, remark, packed_by, plan_id, regular_weeks))
   WHERE (o.id = staff_order.wanted);
END
;
comment on function shop.staff_order(bigint) is 'Everything the page of one order shows to the role that asks; null when there is no such order.';

CREATE OR REPLACE FUNCTION shop.staff_order_due(wanted text)
 RETURNS TABLE(order_id bigint, number text, customer_name text, state text, placed_at timestamp with time zone, payable bigint, due bigint, why text)
 LANGUAGE sql
 STABLE ROWS 1
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT o.id,
     o.number,
     person.customer_name,
     o.state,
     o.placed_at,
     o.payable,
     internal.order_due(o.id) AS order_due,
     'number'::text
    FROM (shop.orders o
      CROSS JOIN LATERAL internal.order_person(o.id) person(customer_name, customer_city, customer_email, customer_phone, is_revealed))
   WHERE (o.number = staff_order_due.wanted);
END
;
comment on function shop.staff_order_due(text) is 'The order somebody typed the number of, as staff_movement_orders offers the others.';

CREATE OR REPLACE FUNCTION shop.staff_orders_of(customer bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select coalesce(jsonb_agg(to_jsonb(s) order by s.placed_at desc), '[]')
    from (select o.id from shop.orders o where o.customer_id = customer order by o.placed_at desc limit 100) newest
    join shop.staff_orders s on s.id = newest.id
$function$
;
comment on function shop.staff_orders_of(bigint) is 'Orders of one customer, newest first.';

CREATE OR REPLACE FUNCTION shop.staff_plan(wanted bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT jsonb_build_object('id', p.id, 'state', p.state, 'version', p.version, 'customerId', p.customer_id, 'startedAt', p.started_at, 'endedAt', p.ended_at, 'endReason', p.end_reason, 'pausedUntil', p.paused_until, 'unpaidInARow', p.unpaid_in_a_row, 'person', internal.plan_person(p.id), 'dog', ( SELECT d.name
            FROM shop.dogs d
           WHERE (d.id = p.dog_id)), 'mandate', ( SELECT jsonb_build_object('card', m.card_number, 'expiresOn', m.card_expires_on, 'consentedAt', m.consented_at) AS jsonb_build_object
            FROM shop.plan_mandates m
           WHERE ((m.plan_id = p.id) AND (m.state = 'active'::text))), 'stock', ( SELECT COALESCE(jsonb_object_agg(l.variant_id, (s.on_hand - s.reserved)), '{}'::jsonb) AS "coalesce"
            FROM (shop.plan_lines l
              JOIN shop.stock s ON ((s.variant_id = l.variant_id)))
           WHERE (l.plan_id = p.id)), 'cycles', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('cycleNo', c.cycle_no, 'state', c.state, 'dueOn', c.due_on, 'processOn', c.process_on, 'payable', COALESCE(c.placed_payable, c.announced_payable, ( SELECT f.payable
                    FROM shop.orders f
                   WHERE (f.id = c.order_id))), 'retries', c.retries, 'retryAt', c.retry_at, 'announcedAt', c.announced_at, 'closedAt', c.closed_at, 'isWish', c.is_wish, 'order', ( SELECT jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state, 'paymentKind', o.payment_kind) AS jsonb_build_object
                    FROM shop.orders o
                   WHERE (o.id = c.order_id))) ORDER BY c.cycle_no DESC), '[]'::jsonb) AS "coalesce"
            FROM ( SELECT q.id,
                     q.plan_id,
                     q.cycle_no,
                     q.state,
                     q.due_on,
                     q.process_on,
                     q.announced_at,
                     q.announced_payable,
                     q.changes_until,
                     q.is_wish,
                     q.locked_at,
                     q.order_id,
                     q.placed_payable,
                     q.charged_payment_id,
                     q.first_refused_at,
                     q.retries,
                     q.retry_at,
                     q.created_at,
                     q.closed_at,
                     q.version,
                     q.updated_at,
                     q.order_number
                    FROM shop.plan_cycles q
                   WHERE (q.plan_id = p.id)
                   ORDER BY q.cycle_no DESC
                  LIMIT 12) c), 'events', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', e.id, 'at', e.at, 'event', e.event, 'toState', e.to_state, 'cycleNo', ( SELECT c.cycle_no
                    FROM shop.plan_cycles c
                   WHERE (c.id = e.cycle_id)), 'actorKind', e.actor_kind, 'actorName', internal.staff_name(e.actor_id), 'reason', (e.details ->> 'reason'::text)) ORDER BY e.id DESC), '[]'::jsonb) AS "coalesce"
            FROM ( SELECT q.id,
                     q.plan_id,
                     q.cycle_id,
                     q.at,
                     q.event,
                     q.from_state,
                     q.to_state,
                     q.actor_kind,
                     q.actor_id,
                     q.details
                    FROM shop.plan_events q
                   WHERE (q.plan_id = p.id)
                   ORDER BY q.id DESC
                  LIMIT 20) e)) AS jsonb_build_object
    FROM shop.plans p
   WHERE (p.id = staff_plan.wanted);
END
;
comment on function shop.staff_plan(bigint) is 'Everything the page of one plan shows beside what the services price; null when there is no such plan.';

CREATE OR REPLACE FUNCTION shop.staff_plan_demand()
 RETURNS TABLE(variant_id bigint, sku text, name text, in_stock integer, weeks integer[], total integer, short_week integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 200
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  today constant date := (internal.shop_now() at time zone 'Europe/Prague')::date;
begin
  if internal.request_role() not in ('staff_support', 'staff_admin') then
    raise insufficient_privilege using message = 'permission denied for function staff_plan_demand';
  end if;
  return query
    with running as materialized (
      select p.id, c.id as cycle_id, c.state as cycle_state, c.due_on, c.process_on
        from shop.plans p
        left join shop.plan_cycles c on c.plan_id = p.id and c.state in ('planned', 'announced', 'locked', 'ordered', 'payment_failed')
       where p.state in ('active', 'waiting_for_goods')
    ), wanted as (
      select l.variant_id, l.pieces, r.process_on as day
        from running r join shop.plan_cycle_lines l on l.cycle_id = r.cycle_id
       where r.cycle_state in ('planned', 'announced', 'locked') and r.process_on < today + 56
      union all
      select l.variant_id, l.pieces, n.day
        from running r
        join shop.plan_lines l on l.plan_id = r.id
        left join shop.plan_cycle_lines open on open.cycle_id = r.cycle_id and open.plan_line_id = l.id
        cross join lateral (select greatest(today, case when open.cycle_id is null then l.due_on else r.due_on + l.interval_days end) as first_on) f
        cross join lateral (select f.first_on + k * l.interval_days as day from generate_series(0, (today + 55 - f.first_on) / l.interval_days) k) n
       where f.first_on < today + 56 and n.day < today + 56
    ), counted as (
      select w.variant_id, sum(w.pieces)::integer as total,
             array[coalesce(sum(w.pieces) filter (where w.week = 0), 0),
               coalesce(sum(w.pieces) filter (where w.week = 1), 0),
               coalesce(sum(w.pieces) filter (where w.week = 2), 0),
               coalesce(sum(w.pieces) filter (where w.week = 3), 0),
               coalesce(sum(w.pieces) filter (where w.week = 4), 0),
               coalesce(sum(w.pieces) filter (where w.week = 5), 0),
               coalesce(sum(w.pieces) filter (where w.week = 6), 0),
               coalesce(sum(w.pieces) filter (where w.week = 7), 0)]::integer[] as weeks
        from (select q.variant_id, q.pieces, greatest(q.day - today, 0) / 7 as week from wanted q) w group by w.variant_id
    )
    select c.variant_id, v.sku, p.name || ' ' || v.name, coalesce(s.on_hand - s.reserved, 0), c.weeks, c.total,
           (select min(n) from generate_series(1, 8) n
             where (select sum(x) from unnest(c.weeks[1:n]) x) > coalesce(s.on_hand - s.reserved, 0))::integer
      from counted c
      join shop.variants v on v.id = c.variant_id
      join shop.products p on p.id = v.product_id
      left join shop.stock s on s.variant_id = c.variant_id
     order by 7 nulls last, c.total desc, v.sku;
end
$function$
;
comment on function shop.staff_plan_demand() is 'Pieces that plans will take in each of the next eight weeks, against what is free on the shelf; short_week is the first one it does not last for.';

CREATE OR REPLACE FUNCTION shop.staff_plan_troubles()
 RETURNS TABLE(plan_id bigint, trouble text, cycle_no integer, person jsonb, goods text, process_on date, payable bigint, order_id bigint, order_number text, since timestamp with time zone, next_at timestamp with time zone, retries integer, unpaid_in_a_row integer, why text)
 LANGUAGE sql
 STABLE ROWS 50
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 WITH troubles AS (
          SELECT c_1.plan_id,
             'declined'::text AS trouble,
             c_1.id AS cycle_id,
             COALESCE(c_1.first_refused_at, c_1.updated_at) AS since,
             COALESCE(c_1.retry_at, o_1.deadline_at) AS next_at,
                 CASE
                     WHEN (c_1.retry_at IS NULL) THEN 'last_try'::text
                     ELSE NULL::text
                 END AS why
            FROM (shop.plan_cycles c_1
              JOIN shop.orders o_1 ON ((o_1.id = c_1.order_id)))
           WHERE (c_1.state = 'payment_failed'::text)
         UNION ALL
          SELECT c_1.plan_id,
             'money'::text,
             c_1.id,
             o_1.placed_at,
             o_1.deadline_at,
             NULL::text
            FROM (shop.plan_cycles c_1
              JOIN shop.orders o_1 ON ((o_1.id = c_1.order_id)))
           WHERE ((c_1.state = 'ordered'::text) AND (o_1.state = 'awaiting_payment'::text) AND (c_1.cycle_no > 1))
         UNION ALL
          SELECT p_1.id,
             'missing'::text,
             c_1.id,
             ( SELECT max(e.at) AS max
                    FROM shop.plan_events e
                   WHERE ((e.plan_id = p_1.id) AND (e.event = 'goods_missing'::text))) AS max,
             NULL::timestamp with time zone,
             NULL::text
            FROM (shop.plans p_1
              LEFT JOIN shop.plan_cycles c_1 ON (((c_1.plan_id = p_1.id) AND (c_1.state = ANY (ARRAY['planned'::text, 'announced'::text, 'locked'::text])))))
           WHERE (p_1.state = 'waiting_for_goods'::text)
         UNION ALL
          SELECT c_1.plan_id,
             'blocked'::text,
             c_1.id,
             t_1.opened_at,
             NULL::timestamp with time zone,
             (t_1.details ->> 'why'::text)
            FROM (shop.staff_tasks t_1
              JOIN shop.plan_cycles c_1 ON ((c_1.id = (split_part(t_1.subject, ':'::text, 2))::bigint)))
           WHERE ((t_1.kind = 'plan_cycle_blocked'::text) AND (t_1.closed_at IS NULL))
         )
  SELECT t.plan_id,
     t.trouble,
     c.cycle_no,
     s.person,
     s.goods,
     c.process_on,
     COALESCE(o.payable, c.announced_payable) AS "coalesce",
     o.id,
     o.number,
     t.since,
     t.next_at,
     COALESCE(c.retries, 0) AS "coalesce",
     p.unpaid_in_a_row,
     t.why
    FROM ((((( SELECT troubles.plan_id,
             troubles.trouble,
             troubles.cycle_id,
             troubles.since,
             troubles.next_at,
             troubles.why
            FROM troubles
           ORDER BY troubles.next_at, troubles.since
          LIMIT 200) t
      JOIN shop.staff_plans s ON ((s.id = t.plan_id)))
      JOIN shop.plans p ON ((p.id = t.plan_id)))
      LEFT JOIN shop.plan_cycles c ON ((c.id = t.cycle_id)))
      LEFT JOIN shop.orders o ON ((o.id = c.order_id)))
   ORDER BY t.next_at, t.since;
END
;
comment on function shop.staff_plan_troubles() is 'Parcels of plans that stand: a card refused, money not come, goods not there, a setting to mend; what ends first comes first.';

CREATE OR REPLACE FUNCTION shop.staff_ticket(wanted text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
BEGIN ATOMIC
 SELECT jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic, 'state', t.state, 'answerBy', t.answer_by, 'snoozedUntil', t.snoozed_until, 'ownerId', t.owner_id, 'ownerName', t.owner_name, 'dog', t.dog, 'orderNumber', t.order_number, 'orderId', t.order_id, 'createdAt', t.created_at, 'version', t.version, 'person', internal.ticket_person(t.id), 'files', internal.ticket_attachments(t.id), 'messages', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', m.id, 'kind', m.kind, 'author',
                 CASE m.kind
                     WHEN 'customer'::text THEN ''::text
                     ELSE m.author_name
                 END, 'body', m.body, 'at', m.written_at) ORDER BY m.id), '[]'::jsonb) AS "coalesce"
            FROM shop.ticket_messages m
           WHERE (m.ticket_id = t.id)), 'order', ( SELECT jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state, 'placedAt', o.placed_at, 'payable', o.payable, 'deliveryTo', o.delivery_to, 'lines', ( SELECT COALESCE(jsonb_agg(jsonb_build_object('name', l.name, 'variant', l.variant_name, 'pieces', l.pieces) ORDER BY l."position"), '[]'::jsonb) AS "coalesce"
                    FROM shop.order_lines l
                   WHERE ((l.order_id = o.id) AND (l.kind = 'goods'::text)))) AS jsonb_build_object
            FROM shop.orders o
           WHERE (o.id = t.order_id))) AS jsonb_build_object
    FROM shop.tickets t
   WHERE (t.number = staff_ticket.wanted);
END
;
comment on function shop.staff_ticket(text) is 'A thread with everything its page shows; null where it is not there or not theirs.';

CREATE OR REPLACE FUNCTION shop.staff_today()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  asking constant text := internal.request_role();
  moment constant timestamptz := internal.shop_now();
  cut_off constant text := coalesce((select s.value #>> '{}' from shop.settings s where s.key = 'shipping.cut_off' limit 1), '12:00');
  leaves_at constant timestamptz := ((moment at time zone 'Europe/Prague')::date + cut_off::time) at time zone 'Europe/Prague';
begin
  return jsonb_build_object(
    'at', moment,
    'cutOff', case when asking in ('staff_warehouse', 'staff_support', 'staff_admin')
      then jsonb_build_object('at', leaves_at) || internal.today_parcels(moment) end,
    'queues', (select coalesce(jsonb_agg(jsonb_build_object('key', q.key, 'clock', q.clock, 'count', q.waiting,
        'until', case when q.key in ('to_pack', 'packing', 'label_refused') then leaves_at else q.until end,
        'first', q.first, 'amount', q.amount)), '[]') from internal.today_queues(asking, moment) q),
    'sales', case when asking = 'staff_admin' then internal.today_sales(moment) end,
    'runningOut', case when asking in ('staff_warehouse', 'staff_support', 'staff_admin') then internal.running_out() end,
    'soldOut', (select count(*) from shop.stock s join shop.variants v on v.id = s.variant_id where v.status = 'active' and s.on_hand <= s.reserved),
    'here', internal.staff_here());
end
$function$
;
comment on function shop.staff_today() is 'The first page of staff: debts with clocks, the carrier''s hour, and who is here; each role its own.';

CREATE OR REPLACE FUNCTION shop.suggest(q text, storefront_id bigint DEFAULT 1, max_products integer DEFAULT 6, max_categories integer DEFAULT 3)
 RETURNS TABLE(kind text, id bigint, name text, detail text, path text, image_key text, image_hash text, price bigint, in_stock boolean, correction text, protein text, breed jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 9
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  understood internal.understood_query;
  wanted tsquery;
  enough constant integer := least(greatest(max_products, 0), 20);
  typed constant text := array_to_string(internal.split_words(internal.unaccented(left(q, 100))), ' ');
begin
  if length(btrim(q)) < 2 then
    return;
  end if;
  understood := internal.understand_query(storefront_id, q, not q ~ '\s$');
  wanted := internal.to_search_query(understood, '', '{}', false);
  return query
    select 'breed', null::bigint, b.name, null::text, b.slug, null::text, null::text, null::bigint, null::boolean, null::text, null::text,
           internal.breed_json(suggest.storefront_id, b.slug)
      from shop.breeds b
      join (
        select n.slug, min(n.place) as place from (
          select understood.breed as slug, 0 as place where understood.breed is not null
          union all
          -- Two letters begin too many dogs.
          (select s.slug, s.position from internal.breed_search s
            where length(typed) > 2 and s.storefront_id = suggest.storefront_id and s.phrase like typed || '%' order by s.position limit 4)
        ) n group by n.slug
      ) found on found.slug = b.slug
     where b.storefront_id = suggest.storefront_id
     order by found.place, b.position limit 2;

  return query
    select 'category', c.id, c.name, p.name, c.path, null::text, null::text, null::bigint, null::boolean, understood.correction, null::text, null::jsonb
      from internal.category_search s
      join shop.categories c on c.id = s.category_id
      left join shop.categories p on p.id = c.parent_id
     where s.storefront_id = suggest.storefront_id and understood.groups <> '[]' and understood.excluded = '{}' and understood.narrowed is null
       and s.lexemes @@ wanted
     order by c.depth, c.position
     limit least(greatest(max_categories, 0), 10);

  return query
    select 'product', c.product_id, c.name, c.subtitle, c.slug, c.image_key, c.image_hash, c.price, c.in_stock, null::text, c.protein, null::jsonb
      from shop.variants v join shop.product_cards c on c.product_id = v.product_id
     where v.storefront_id = suggest.storefront_id and (v.sku = upper(btrim(q)) or v.ean = regexp_replace(q, '\s', '', 'g'));
  if found or understood.groups = '[]' and understood.excluded = '{}' and understood.narrowed is null then
    return;
  end if;

  return query
    select 'product', c.product_id, c.name, c.subtitle, c.slug, c.image_key, c.image_hash, c.price, c.in_stock, understood.correction, c.protein, null::jsonb
      from unnest((internal.ranked_products(storefront_id, understood, '{}', false, enough, is_counted => false)).ids) with ordinality r (id, place) join shop.product_cards c on c.product_id = r.id
     order by r.place;
end
$function$
;
comment on function shop.suggest(text,bigint,integer,integer) is 'Breeds, categories and products for an unfinished query; an exact EAN or SKU gives its product.';

CREATE OR REPLACE FUNCTION shop.suggest_address(q text, max_results integer DEFAULT 8)
 RETURNS TABLE(place_code bigint, label text, street text, city text, zip text, is_complete boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  query internal.address_query := internal.parse_address_query(q);
  wanted integer := least(greatest(max_results, 1), 20);
  n integer := query.number;
begin
  if n is null then
    return query
      select null::bigint, concat_ws(', ', s.name, nullif(s.part, s.name), nullif(s.municipality, s.part)),
             s.name, s.municipality, query.zip, false
        from internal.match_streets(query) m join internal.address_streets s on s.id = m.street_id
       order by m.rank limit wanted;
    return;
  end if;
  return query
    select p.code,
           concat_ws(', ', s.name || ' ' || internal.house_label(p), nullif(s.part, s.name),
             substr(p.zip, 1, 3) || ' ' || substr(p.zip, 4) || ' ' || s.municipality),
           s.name || ' ' || internal.house_label(p), s.municipality, p.zip, true
      from (
        select m.rank, m.street_id, h.code
          from internal.match_streets(query) m
          join internal.address_places h on h.street_id = m.street_id
         where (query.zip is null or h.zip = query.zip)
           and case
             when query.second is null then
               n in (h.house_number, h.house_number / 10, h.house_number / 100, h.house_number / 1000,
                 h.orientation_number, h.orientation_number / 10, h.orientation_number / 100)
             else h.house_number = n
               and query.second in (h.orientation_number, h.orientation_number / 10, h.orientation_number / 100)
           end
         order by n in (h.house_number, h.orientation_number) desc nulls last, m.rank, h.house_number
         limit wanted
      ) best
      join internal.address_streets s on s.id = best.street_id
      join internal.address_places p on p.code = best.code
     order by n in (p.house_number, p.orientation_number) desc nulls last, best.rank, p.house_number;
end
$function$
;
comment on function shop.suggest_address(text,integer) is 'Addresses for what is typed so far; without a number it offers streets.';

CREATE OR REPLACE FUNCTION shop.suggest_content(q text, storefront_id bigint DEFAULT 1, max_each integer DEFAULT 3)
 RETURNS TABLE(kind text, title text, path text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
declare
  patterns text[] := array(
    select '\m' || s.stem
      from unnest(internal.stems_of(suggest_content.storefront_id, internal.split_words(left(q, 100)))) s (stem)
     where length(s.stem) > 1 and not internal.is_stop_word(s.stem));
begin
  if cardinality(patterns) = 0 then
    return;
  end if;
  return query
    select 'article', p.title, '/blog/' || p.slug
      from shop.blog_posts p
     where p.storefront_id = suggest_content.storefront_id and p.published_at <= now()
       and internal.unaccented(lower(p.title || ' ' || p.perex)) ~ all (patterns)
     order by internal.unaccented(lower(p.title)) ~ all (patterns) desc, p.published_at desc
     limit least(greatest(max_each, 0), 10);
  return query
    select 'question', f.question, '/casto-kladene-dotazy/' || t.slug || '/' || f.slug
      from shop.faq_questions f join shop.faq_types t on t.id = f.faq_type_id
     where f.storefront_id = suggest_content.storefront_id
       and f.published_at <= internal.shop_now() and not t.is_hidden
       and internal.unaccented(lower(f.question || ' ' || f.answer)) ~ all (patterns)
     order by internal.unaccented(lower(f.question)) ~ all (patterns) desc, t.position, f.position
     limit least(greatest(max_each, 0), 10);
end
$function$
;
comment on function shop.suggest_content(text,bigint,integer) is 'Articles and questions whose words begin like those of the query.';

CREATE OR REPLACE FUNCTION shop.vat_percent(storefront_id bigint, vat_class text, on_day date DEFAULT ((now() AT TIME ZONE 'Europe/Prague'::text))::date)
 RETURNS numeric
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  select r.percent
    from shop.vat_rates r
   where r.storefront_id = vat_percent.storefront_id and r.vat_class = vat_percent.vat_class and r.valid_from <= on_day
   order by r.valid_from desc
   limit 1
$function$
;
comment on function shop.vat_percent(bigint,text,date) is 'The VAT rate of a class on a day.';

create view internal.grid_rows with (security_invoker=true) as
 SELECT c.product_id,
    c.storefront_id,
    (((((((((array_remove(ARRAY['all'::text, 'protein:'::text || c.protein,
        CASE
            WHEN c.in_stock THEN 'in_stock'::text
            ELSE NULL::text
        END,
        CASE
            WHEN c.on_sale THEN 'on_sale'::text
            ELSE NULL::text
        END,
        CASE
            WHEN c.composition <> 'undeclared'::text THEN 'declared'::text
            ELSE NULL::text
        END,
        CASE
            WHEN c.unit = 'kg'::text THEN 'unit_price'::text
            ELSE NULL::text
        END,
        CASE
            WHEN energy.price IS NOT NULL THEN 'energy_price'::text
            ELSE NULL::text
        END], NULL::text) || (ARRAY( SELECT 'category:'::text || id.id
           FROM unnest(c.category_ids) id(id)))) || (ARRAY( SELECT 'life_stage:'::text || s.code
           FROM shop.life_stages s
          WHERE s.storefront_id = c.storefront_id AND s.code <> 'vsechna'::text AND (c.life_stage = s.code OR c.life_stage = 'vsechna'::text)))) || (ARRAY( SELECT 'size:'::text || s.code
           FROM ( VALUES ('mala'::text), ('stredni'::text), ('velka'::text)) s(code)
          WHERE c.breed_size = s.code OR c.breed_size = 'vsechna'::text))) || (ARRAY( SELECT DISTINCT 'pack:'::text || internal.pack_size(grams.grams)
           FROM unnest(c.pack_weights_g) grams(grams)))) || (ARRAY( SELECT 'need:'::text || tag.tag
           FROM unnest(c.tags) tag(tag)))) || (ARRAY( SELECT 'contains:'::text || code.code
           FROM unnest(has.contains) code(code)))) || (ARRAY( SELECT 'may_contain:'::text || code.code
           FROM unnest(may.contain) code(code)))) || internal.digit_tokens('price'::text, c.price)) ||
        CASE
            WHEN c.unit = 'kg'::text THEN internal.digit_tokens('unit_price'::text, c.unit_price)
            ELSE '{}'::text[]
        END) ||
        CASE
            WHEN energy.price IS NOT NULL THEN internal.digit_tokens('energy_price'::text, energy.price)
            ELSE '{}'::text[]
        END AS tokens,
    has.contains,
    may.contain AS may_contain,
    c.in_stock,
    c.popularity,
    c.price,
        CASE
            WHEN c.unit = 'kg'::text THEN c.unit_price
            ELSE NULL::bigint
        END AS unit_price,
    energy.price AS energy_price,
    c.rating_average,
    c.rating_count,
    c.published_at
   FROM shop.product_cards c
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN c.facets @> '{typ-krmiva:kompletni}'::text[] AND c.net_weight_g > 0 AND c.energy_kcal_per_100g > 0::numeric THEN round(c.price::numeric * 100000.0 / (c.net_weight_g::numeric * c.energy_kcal_per_100g))::bigint
                    ELSE NULL::bigint
                END AS price) energy
     CROSS JOIN LATERAL ( SELECT ARRAY( SELECT n.code
                   FROM shop.ingredients n
                  WHERE (n.id = ANY (c.ingredient_ids)) AND n.without_name IS NOT NULL
                  ORDER BY n.code) AS contains) has
     CROSS JOIN LATERAL ( SELECT ARRAY( SELECT DISTINCT n.code
                   FROM ( SELECT c.product_id AS id
                        UNION ALL
                         SELECT part.product_id
                           FROM shop.variants whole
                             JOIN shop.bundle_components b ON b.bundle_variant_id = whole.id
                             JOIN shop.variants part ON part.id = b.component_variant_id
                          WHERE whole.storefront_id = c.storefront_id AND whole.product_id = c.product_id) label
                     JOIN shop.product_ingredients i ON i.product_id = label.id
                     JOIN shop.ingredient_closure x ON x.ancestor_id = i.ingredient_id AND x.depth > 0
                     JOIN shop.ingredients n ON n.id = x.descendant_id AND n.without_name IS NOT NULL
                  WHERE NOT (n.id = ANY (c.ingredient_ids))
                  ORDER BY n.code) AS contain) may;
comment on view internal.grid_rows is 'What the stored rows of the grid must equal; the merge copies from here and a test compares.';

create view internal.pairings with (security_invoker=true) as
 SELECT t.product_id,
    t.related_product_id,
    'bought_together'::text AS type,
    COALESCE(r.reason, ''::text) AS reason,
    t.rank - 1000 AS "position"
   FROM internal.bought_together t
     LEFT JOIN LATERAL ( SELECT r_1.reason
           FROM shop.product_relations r_1
          WHERE r_1.product_id = t.product_id AND r_1.related_product_id = t.related_product_id
          ORDER BY r_1."position"
         LIMIT 1) r ON true
UNION ALL
 SELECT r.product_id,
    r.related_product_id,
    r.type,
    r.reason,
    r."position"
   FROM shop.product_relations r
  WHERE r.type <> 'cross_sell'::text OR NOT (EXISTS ( SELECT
           FROM internal.bought_together t
          WHERE t.product_id = r.product_id AND t.related_product_id = r.related_product_id));
comment on view internal.pairings is 'What goes with a product: pairs from orders, then the relations of staff.';

create view internal.product_card_rows with (security_invoker=true) as
 SELECT p.id AS product_id,
    p.storefront_id,
    p.slug,
    p.name,
    p.subtitle,
    p.kind,
    p.status,
    b.name AS brand,
    p.protein,
    pr.name AS protein_name,
    p.life_stage,
    p.breed_size,
    p.grain_free,
    p.monoprotein,
    p.energy_kcal_per_100g,
    ( SELECT c.path
           FROM shop.product_categories pc
             JOIN shop.categories c ON c.id = pc.category_id
          WHERE pc.product_id = p.id
          ORDER BY pc."position"
         LIMIT 1) AS category_path,
    ARRAY( SELECT pc.category_id
           FROM shop.product_categories pc
          WHERE pc.product_id = p.id
          ORDER BY pc."position") AS category_ids,
    ARRAY( SELECT t.tag
           FROM shop.product_tags t
          WHERE t.product_id = p.id
          ORDER BY t."position") AS tags,
    (array_remove(ARRAY['kind:'::text || p.kind, 'protein:'::text || p.protein, 'life_stage:'::text || p.life_stage, 'breed_size:'::text || p.breed_size,
        CASE
            WHEN p.grain_free THEN 'grain_free'::text
            ELSE NULL::text
        END,
        CASE
            WHEN p.monoprotein THEN 'monoprotein'::text
            ELSE NULL::text
        END], NULL::text) || (ARRAY( SELECT 'tag:'::text || t.tag
           FROM shop.product_tags t
          WHERE t.product_id = p.id
          ORDER BY t."position"))) || (ARRAY( SELECT (a.code || ':'::text) || o.code
           FROM shop.product_attributes pa
             JOIN shop.attributes a ON a.id = pa.attribute_id AND a.is_facet
             JOIN shop.attribute_options o ON o.id = pa.option_id
          WHERE pa.product_id = p.id
          ORDER BY a."position", o."position")) AS facets,
    ARRAY( SELECT a.allergen
           FROM shop.product_allergens a
          WHERE a.product_id = p.id
          ORDER BY a.allergen) AS allergens,
    made.ingredient_ids,
    made.composition,
    shown.variant_id,
    shown.variant_name,
    pack.variant_count,
    shown.net_weight_g,
    pack.pack_weights_g,
    shown.price,
    shown.regular_price,
    shown.lowest_price_30_days,
    shown.discount_percent,
    shown.unit,
    shown.unit_price,
    pack.price_from,
    pack.on_sale,
    pack.in_stock,
    COALESCE(r.review_count, 0) AS rating_count,
    r.average AS rating_average,
    i.key AS image_key,
    i.content_hash AS image_hash,
    i.alt AS image_alt,
    i.width AS image_width,
    i.height AS image_height,
    internal.popularity(r.review_count, r.average) AS popularity,
    p.published_at
   FROM shop.products p
     LEFT JOIN shop.brands b ON b.id = p.brand_id
     LEFT JOIN shop.proteins pr ON pr.storefront_id = p.storefront_id AND pr.code = p.protein
     LEFT JOIN shop.product_ratings r ON r.product_id = p.id
     CROSS JOIN LATERAL ( SELECT COALESCE(array_agg(DISTINCT x.ancestor_id) FILTER (WHERE x.ancestor_id IS NOT NULL), '{}'::bigint[]) AS ingredient_ids,
                CASE
                    WHEN bool_and(part.kind = ANY (ARRAY['cosmetics'::text, 'equipment'::text])) THEN 'not_feed'::text
                    WHEN bool_and((part.kind = ANY (ARRAY['cosmetics'::text, 'equipment'::text])) OR x.ancestor_id IS NOT NULL) THEN 'declared'::text
                    ELSE 'undeclared'::text
                END AS composition
           FROM ( SELECT p.id,
                    p.kind
                  WHERE p.kind <> 'bundle'::text
                UNION ALL
                 SELECT cp.id,
                    cp.kind
                   FROM shop.variants v
                     JOIN shop.bundle_components c ON c.bundle_variant_id = v.id
                     JOIN shop.variants cv ON cv.id = c.component_variant_id
                     JOIN shop.products cp ON cp.id = cv.product_id
                  WHERE p.kind = 'bundle'::text AND v.storefront_id = p.storefront_id AND v.product_id = p.id) part
             LEFT JOIN shop.product_ingredients i_1 ON i_1.product_id = part.id
             LEFT JOIN shop.ingredient_closure x ON x.descendant_id = i_1.ingredient_id) made
     CROSS JOIN LATERAL ( SELECT o.variant_id,
            v.name AS variant_name,
            v.net_weight_g,
            o.price,
            o.regular_price,
            o.lowest_price_30_days,
                CASE
                    WHEN o.on_sale THEN floor(100.0 * (o.lowest_price_30_days - o.price)::numeric / o.lowest_price_30_days::numeric)::integer
                    ELSE NULL::integer
                END AS discount_percent,
            o.unit,
            o.unit_price
           FROM shop.variant_offers o
             JOIN shop.variants v ON v.id = o.variant_id
          WHERE o.storefront_id = p.storefront_id AND o.product_id = p.id AND o.is_public
          ORDER BY o.in_stock DESC, o.on_sale DESC, v.is_default DESC, v."position"
         LIMIT 1) shown
     CROSS JOIN LATERAL ( SELECT count(*)::integer AS variant_count,
            COALESCE(array_agg(DISTINCT v.net_weight_g) FILTER (WHERE v.net_weight_g IS NOT NULL), '{}'::integer[]) AS pack_weights_g,
            min(o.price) AS price_from,
            bool_or(o.on_sale) AS on_sale,
            bool_or(o.in_stock) AS in_stock
           FROM shop.variant_offers o
             JOIN shop.variants v ON v.id = o.variant_id
          WHERE o.storefront_id = p.storefront_id AND o.product_id = p.id AND o.is_public) pack
     LEFT JOIN LATERAL ( SELECT candidates.choice,
            candidates.id,
            candidates.storefront_id,
            candidates.product_id,
            candidates.variant_id,
            candidates.category_id,
            candidates.key,
            candidates.content_hash,
            candidates.alt,
            candidates.width,
            candidates.height,
            candidates."position"
           FROM ( SELECT 1 AS choice,
                    vi.id,
                    vi.storefront_id,
                    vi.product_id,
                    vi.variant_id,
                    vi.category_id,
                    vi.key,
                    vi.content_hash,
                    vi.alt,
                    vi.width,
                    vi.height,
                    vi."position"
                   FROM shop.images vi
                  WHERE vi.variant_id = shown.variant_id
                UNION ALL
                 SELECT 2,
                    gi.id,
                    gi.storefront_id,
                    gi.product_id,
                    gi.variant_id,
                    gi.category_id,
                    gi.key,
                    gi.content_hash,
                    gi.alt,
                    gi.width,
                    gi.height,
                    gi."position"
                   FROM shop.images gi
                  WHERE gi.product_id = p.id) candidates
          ORDER BY candidates.choice, candidates."position"
         LIMIT 1) i ON true
  WHERE (p.status = ANY (ARRAY['active'::text, 'sell_out'::text])) AND p.published_at <= now();
comment on view internal.product_card_rows is 'What the stored cards must equal; the refresh copies from here and a test compares.';

create view internal.product_texts with (security_invoker=true) as
 SELECT p.id AS product_id,
    p.storefront_id,
    1 AS tier,
    true AS is_main,
    p.name AS text
   FROM shop.products p
UNION ALL
 SELECT p.id AS product_id,
    p.storefront_id,
    2 AS tier,
    true AS is_main,
    concat_ws('
'::text, p.subtitle, p.feed_type, b.name, pr.name, ls.name, bs.name,
        CASE
            WHEN p.monoprotein THEN 'monoproteinové'::text
            ELSE NULL::text
        END) AS text
   FROM shop.products p
     LEFT JOIN shop.brands b ON b.id = p.brand_id
     LEFT JOIN shop.proteins pr ON pr.storefront_id = p.storefront_id AND pr.code = p.protein
     LEFT JOIN shop.life_stages ls ON ls.storefront_id = p.storefront_id AND ls.code = p.life_stage
     LEFT JOIN shop.breed_sizes bs ON bs.storefront_id = p.storefront_id AND bs.code = p.breed_size
UNION ALL
 SELECT pc.product_id,
    c.storefront_id,
    2 AS tier,
    true AS is_main,
    c.name AS text
   FROM shop.product_categories pc
     JOIN shop.categories c ON c.id = pc.category_id
UNION ALL
 SELECT pt.product_id,
    pt.storefront_id,
    2 AS tier,
    true AS is_main,
    t.name AS text
   FROM shop.product_tags pt
     JOIN shop.tags t ON t.storefront_id = pt.storefront_id AND t.code = pt.tag
UNION ALL
 SELECT v.product_id,
    v.storefront_id,
    2 AS tier,
    true AS is_main,
    v.name AS text
   FROM shop.variants v
UNION ALL
 SELECT i.product_id,
    n.storefront_id,
    3 AS tier,
    true AS is_main,
    concat_ws(' '::text, i.label, n.name) AS text
   FROM shop.product_ingredients i
     JOIN shop.ingredients n ON n.id = i.ingredient_id
UNION ALL
 SELECT p.id AS product_id,
    p.storefront_id,
    3 AS tier,
    false AS is_main,
    concat_ws('
'::text, p.short_description, p.description, array_to_string(p.benefits, '
'::text)) AS text
   FROM shop.products p;
comment on view internal.product_texts is 'All searchable texts of products with the tier that ranks them.';

create view shop.bought_packs with (security_invoker=true) as
 SELECT o.customer_id,
    o.id AS order_id,
    o.number AS order_number,
    o.state AS order_state,
    o.placed_at,
    l."position" AS line_position,
    l.pieces,
    v.id AS variant_id,
    v.name AS variant_name,
    v.net_weight_g,
    p.id AS product_id,
    p.slug,
    p.name AS product_name,
    p.kind,
    p.protein,
    p.energy_kcal_per_100g,
    p.life_stage,
    p.breed_size,
    COALESCE(c.facets @> '{typ-krmiva:kompletni}'::text[], p.kind = 'kibble'::text) AS is_complete,
    COALESCE(c.composition, 'undeclared'::text) AS composition,
    ARRAY( SELECT n.code
           FROM shop.ingredients n
          WHERE (n.id = ANY (c.ingredient_ids)) AND n.without_name IS NOT NULL
          ORDER BY n.code) AS contains,
    ( SELECT max(e.at) AS max
           FROM shop.order_events e
          WHERE e.order_id = o.id AND e.to_state = 'delivered'::text) AS delivered_at,
    o.delivery_to AS promised_on
   FROM shop.orders o
     JOIN shop.order_lines l ON l.order_id = o.id AND (l.kind = ANY (ARRAY['goods'::text, 'gift'::text]))
     JOIN shop.variants v ON v.id = l.variant_id
     JOIN shop.products p ON p.id = v.product_id
     LEFT JOIN shop.product_cards c ON c.product_id = p.id
  WHERE v.net_weight_g IS NOT NULL AND (p.kind = ANY (ARRAY['kibble'::text, 'can'::text, 'pouch'::text, 'treat'::text]));
comment on view shop.bought_packs is 'Packs of food from the orders of a customer; the day they came is empty until they have.';

create view shop.credit_balances with (security_invoker=true) as
 SELECT customer_id,
    COALESCE(sum(remaining) FILTER (WHERE usable_from <= now() AND (expires_at IS NULL OR expires_at > now())), 0::bigint)::integer AS usable,
    COALESCE(sum(remaining) FILTER (WHERE usable_from > now()), 0::bigint)::integer AS pending,
    min(expires_at) FILTER (WHERE remaining > 0 AND usable_from <= now() AND expires_at > now()) AS next_expiry
   FROM shop.credit_lots
  GROUP BY customer_id;
comment on view shop.credit_balances is 'Usable and pending credits and the next day some of them end.';

create view shop.credit_lots with (security_invoker=true) as
 SELECT id,
    customer_id,
    kind,
    amount,
    usable_from,
    expires_at,
    created_at,
    amount + COALESCE(( SELECT sum(e.amount) AS sum
           FROM shop.credit_entries e
          WHERE e.lot_id = l.id), 0::bigint)::integer AS remaining
   FROM shop.credit_entries l
  WHERE lot_id IS NULL;
comment on view shop.credit_lots is 'What is left of each gain.';

create view shop.current_consents with (security_invoker=true) as
 SELECT DISTINCT ON (customer_id, topic) customer_id,
    topic,
    granted,
    wording_version,
    given_at
   FROM shop.consents
  ORDER BY customer_id, topic, given_at DESC, id DESC;
comment on view shop.current_consents is 'What holds now: the last word on each topic.';

create view shop.landing_results with (security_invoker=true) as
 SELECT l.storefront_id,
    l.slug,
    l.title,
    l.valid_from,
    l.valid_to,
    counted.views,
    counted.goals,
    round(100.0 * counted.goals::numeric / NULLIF(counted.views, 0)::numeric, 1) AS goal_percent
   FROM shop.landing_pages l
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(v.views) FILTER (WHERE v.path = ('/lp/'::text || l.slug)), 0::numeric)::bigint AS views,
            COALESCE(sum(v.views) FILTER (WHERE v.path = (('/lp/'::text || l.slug) || '/cil'::text)), 0::numeric)::bigint AS goals
           FROM shop.page_views v
          WHERE v.storefront_id = l.storefront_id AND v.path ~~ '/lp/%'::text AND (v.path = ANY (ARRAY['/lp/'::text || l.slug, ('/lp/'::text || l.slug) || '/cil'::text]))) counted;
comment on view shop.landing_results is 'How often each campaign page was read and how often its one goal was reached: its form sent, or its button followed.';

create view shop.landing_variant_results with (security_invoker=true) as
 SELECT l.storefront_id,
    l.id AS landing_page_id,
    l.slug,
    w.variant,
    counted.views,
    counted.goals,
    round(100.0 * counted.goals::numeric / NULLIF(counted.views, 0)::numeric, 1) AS goal_percent
   FROM shop.landing_pages l
     CROSS JOIN ( VALUES ('a'::text), ('b'::text)) w(variant)
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(v.views) FILTER (WHERE v.path = ((('/lp/'::text || l.slug) || '/'::text) || w.variant)), 0::numeric)::bigint AS views,
            COALESCE(sum(v.views) FILTER (WHERE v.path = (((('/lp/'::text || l.slug) || '/'::text) || w.variant) || '/cil'::text)), 0::numeric)::bigint AS goals
           FROM shop.page_views v
          WHERE v.storefront_id = l.storefront_id AND v.path ~~ '/lp/%'::text AND (v.path = ANY (ARRAY[(('/lp/'::text || l.slug) || '/'::text) || w.variant, ((('/lp/'::text || l.slug) || '/'::text) || w.variant) || '/cil'::text]))) counted
  WHERE l.blocks_b IS NOT NULL;
comment on view shop.landing_variant_results is 'Of each page under test: how often each variant was read and how often it reached its goal.';

create view shop.measured_items with (security_invoker=true) as
 SELECT v.id AS variant_id,
    v.storefront_id,
    v.sku,
    p.name,
    v.name AS variant_name,
    b.name AS brand,
    p.kind,
    shop.vat_percent(v.storefront_id, v.vat_class) AS vat_percent
   FROM shop.variants v
     JOIN shop.products p ON p.id = v.product_id
     LEFT JOIN shop.brands b ON b.id = p.brand_id;
comment on view shop.measured_items is 'Goods as measurement names them; the code is the one of the feeds.';

create view shop.product_pages with (security_invoker=true) as
 SELECT p.id AS product_id,
    p.storefront_id,
    p.slug,
    p.name,
    p.subtitle,
    p.kind,
    p.status,
    p.version,
    p.published_at,
    p.updated_at,
    b.name AS brand,
    p.protein,
    pr.name AS protein_name,
    p.life_stage,
    ls.name AS life_stage_name,
    p.breed_size,
    bs.name AS breed_size_name,
    p.grain_free,
    p.monoprotein,
    p.short_description,
    p.description,
    p.benefits,
    p.feed_type,
    p.composition_text,
    p.additives_text,
    p.storage_text,
    p.origin_country,
    p.energy_kcal_per_100g,
    p.seo_title,
    p.seo_description,
    p.heureka_category,
    p.google_category,
    next.slug AS successor_slug,
    next.name AS successor_name,
    COALESCE(r.review_count, 0) AS rating_count,
    r.average AS rating_average,
    COALESCE(r.stars, '{0,0,0,0,0}'::integer[]) AS rating_stars,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', c.id, 'slug', c.slug, 'path', c.path, 'name', c.name) ORDER BY pc."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_categories pc
             JOIN shop.categories c ON c.id = pc.category_id
          WHERE pc.product_id = p.id) AS categories,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('code', t.code, 'name', t.name) ORDER BY pt."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_tags pt
             JOIN shop.tags t ON t.storefront_id = pt.storefront_id AND t.code = pt.tag
          WHERE pt.product_id = p.id) AS tags,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('code', a.code, 'name', a.name) ORDER BY a."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_allergens pa
             JOIN shop.allergens a ON a.storefront_id = pa.storefront_id AND a.code = pa.allergen
          WHERE pa.product_id = p.id) AS allergens,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('key', i.key, 'hash', i.content_hash, 'alt', i.alt, 'width', i.width, 'height', i.height) ORDER BY i."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.images i
          WHERE i.product_id = p.id) AS images,
    ( SELECT COALESCE(jsonb_agg(((to_jsonb(v.*) - ARRAY['product_id'::text, 'storefront_id'::text, 'created_at'::text]) || (to_jsonb(o.*) - ARRAY['storefront_id'::text, 'product_id'::text, 'variant_id'::text, 'price_list_id'::text, 'price_list'::text, 'is_public'::text, 'includes_vat'::text])) || jsonb_build_object('vat_percent', shop.vat_percent(v.storefront_id, v.vat_class), 'image', ( SELECT jsonb_build_object('key', i.key, 'hash', i.content_hash, 'alt', i.alt, 'width', i.width, 'height', i.height) AS jsonb_build_object
                   FROM shop.images i
                  WHERE i.variant_id = v.id
                  ORDER BY i."position"
                 LIMIT 1)) ORDER BY v."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.variants v
             JOIN shop.variant_offers o ON o.variant_id = v.id AND o.is_public
          WHERE v.storefront_id = p.storefront_id AND v.product_id = p.id) AS variants,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('ingredient_id', i.ingredient_id, 'code', n.code, 'label', i.label, 'note', i.note, 'percent', i.percent, 'mg_per_kg', i.mg_per_kg, 'role', i.role) ORDER BY i."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_ingredients i
             JOIN shop.ingredients n ON n.id = i.ingredient_id
          WHERE i.product_id = p.id) AS ingredients,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('code', c.code, 'name', c.name, 'percent', pc.percent) ORDER BY c."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_constituents pc
             JOIN shop.constituents c ON c.storefront_id = pc.storefront_id AND c.code = pc.constituent
          WHERE pc.product_id = p.id) AS constituents,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('category', a.category, 'name', a.name, 'code', a.register_code, 'amount', a.amount) ORDER BY a."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_additives a
          WHERE a.product_id = p.id) AS additives,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('code', a.code, 'name', a.name, 'type', a.type, 'unit', a.unit, 'value', COALESCE(to_jsonb(o.name), to_jsonb(v.number_value), to_jsonb(v.boolean_value), to_jsonb(v.text_value))) ORDER BY a."position", o."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.product_attributes v
             JOIN shop.attributes a ON a.id = v.attribute_id
             LEFT JOIN shop.attribute_options o ON o.id = v.option_id
          WHERE v.product_id = p.id) AS attributes,
    ( SELECT jsonb_build_object('kind', g.kind, 'unit', g.unit, 'row_header', g.row_header, 'columns', g.columns, 'note', g.note, 'rows', ( SELECT jsonb_agg(jsonb_build_object('weight_kg', w.weight_kg, 'label', w.label, 'amounts', w.amounts) ORDER BY w."position") AS jsonb_agg
                   FROM shop.feeding_guide_rows w
                  WHERE w.product_id = g.product_id)) AS jsonb_build_object
           FROM shop.feeding_guides g
          WHERE g.product_id = p.id) AS feeding_guide,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('variant_id', cv.id, 'sku', cv.sku, 'name', cp.name, 'variant_name', cv.name, 'slug', cp.slug, 'quantity', c.quantity) ORDER BY c."position"), '[]'::jsonb) AS "coalesce"
           FROM shop.variants bv
             JOIN shop.bundle_components c ON c.bundle_variant_id = bv.id
             JOIN shop.variants cv ON cv.id = c.component_variant_id
             JOIN shop.products cp ON cp.id = cv.product_id
          WHERE bv.storefront_id = p.storefront_id AND bv.product_id = p.id) AS bundle_components,
    p.approval_number,
    p.maker,
    p.maker_country,
    p.eu_person,
    p.warnings
   FROM shop.products p
     LEFT JOIN shop.brands b ON b.id = p.brand_id
     LEFT JOIN shop.proteins pr ON pr.storefront_id = p.storefront_id AND pr.code = p.protein
     LEFT JOIN shop.life_stages ls ON ls.storefront_id = p.storefront_id AND ls.code = p.life_stage
     LEFT JOIN shop.breed_sizes bs ON bs.storefront_id = p.storefront_id AND bs.code = p.breed_size
     LEFT JOIN shop.products next ON next.id = p.successor_id
     LEFT JOIN shop.product_ratings r ON r.product_id = p.id;
comment on view shop.product_pages is 'All that a product page shows, one row per product; prices are the public ones, in haléře.';

create view shop.staff_applications with (security_invoker=true) as
 SELECT id,
    number,
    kind AS topic,
    state,
    state = 'in_review'::text AS waits,
        CASE
            WHEN state = 'in_review'::text THEN answer_by
            ELSE NULL::timestamp with time zone
        END AS clock,
        CASE subject
            WHEN ''::text THEN internal.application_person(id) ->> 'name'::text
            ELSE subject
        END AS who,
    "left"(message, 140) AS excerpt,
    NULL::uuid AS owner_id,
    ''::text AS owner_name,
    false AS is_mine,
    ''::text AS order_number,
    created_at AS at
   FROM shop.applications a;
comment on view shop.staff_applications is 'Applications with the hour a word is promised for.';

create view shop.staff_cases with (security_invoker=true) as
 SELECT c.id,
    c.number,
    c.kind,
    c.state,
    c.wish,
    c.problem,
    c.order_id,
    o.number AS order_number,
    c.submitted_at,
    c.decide_by,
    c.quoted,
    c.decided_at,
    c.decided_amount,
    c.state = ANY (ARRAY['notified'::text, 'no_return'::text, 'received'::text, 'assessed'::text]) AS waits,
    c.decide_by - (internal.shop_now() AT TIME ZONE 'Europe/Prague'::text)::date AS days_left,
    ( SELECT string_agg(((COALESCE(l.name, internal.cut_line_name(c.order_id, k."position")) || ', '::text) || k.pieces) || ' ks'::text, '; '::text ORDER BY k."position") AS string_agg
           FROM shop.case_lines k
             LEFT JOIN shop.order_lines l ON l.order_id = c.order_id AND l."position" = k."position"
          WHERE k.case_id = c.id) AS goods,
    ( SELECT array_agg(DISTINCT d.d ORDER BY d.d) AS array_agg
           FROM shop.case_lines k,
            LATERAL unnest(k.doubts) d(d)
          WHERE k.case_id = c.id) AS doubts
   FROM shop.cases c
     JOIN shop.orders o ON o.id = c.order_id;
comment on view shop.staff_cases is 'Cases as staff find them: what waits for a decision, and for how long yet.';

create view shop.staff_cash with (security_invoker=true) as
 SELECT p.id,
    p.order_id,
    o.number AS order_number,
    p.state,
    p.amount,
    cash.carrier,
    cash.delivered_at,
    (now() AT TIME ZONE 'Europe/Prague'::text)::date - (cash.delivered_at AT TIME ZONE 'Europe/Prague'::text)::date AS days_held
   FROM shop.payments p
     JOIN shop.orders o ON o.id = p.order_id
     CROSS JOIN LATERAL internal.cash_carrier(p.order_id) cash(carrier, delivered_at)
  WHERE p.state = ANY (ARRAY['awaiting_cod'::text, 'cod_collected'::text]);
comment on view shop.staff_cash is 'Cash that carriers collect for us or have collected and not sent yet.';

create view shop.staff_customers with (security_invoker=true) as
 SELECT c.id,
    c.created_at,
    c.customer_group_id AS group_id,
    COALESCE(g.name, d.name) AS group_name,
    c.company_name,
    c.company_id,
    c.invoice_limit,
    internal.customer_person(c.id) AS person,
    internal.customer_figures(c.id) AS figures
   FROM shop.customers c
     LEFT JOIN shop.customer_groups g ON g.id = c.customer_group_id
     LEFT JOIN shop.customer_groups d ON d.storefront_id = c.storefront_id AND d.is_default
  WHERE c.deleted_at IS NULL;
comment on view shop.staff_customers is 'The list of customers as staff work with it, masked.';

create view shop.staff_inbox with (security_invoker=true) as
 SELECT 'message'::text AS kind,
    m.id,
    m.number,
    m.topic,
    m.state,
    m.waits,
    m.clock,
    m.who,
    m.excerpt,
    m.owner_id,
    m.owner_name,
    m.is_mine,
    m.order_number,
    m.at
   FROM shop.staff_messages m
UNION ALL
 SELECT 'application'::text AS kind,
    a.id,
    a.number,
    a.topic,
    a.state,
    a.waits,
    a.clock,
    a.who,
    a.excerpt,
    a.owner_id,
    a.owner_name,
    a.is_mine,
    a.order_number,
    a.at
   FROM shop.staff_applications a
UNION ALL
 SELECT 'review'::text AS kind,
    r.id,
    r.number,
    r.topic,
    r.state,
    r.waits,
    r.clock,
    r.who,
    r.excerpt,
    r.owner_id,
    r.owner_name,
    r.is_mine,
    r.order_number,
    r.at
   FROM shop.staff_reviews r;
comment on view shop.staff_inbox is 'One queue of messages, applications and reviews with the hour each is promised for.';

create view shop.staff_messages with (security_invoker=true) as
 SELECT id,
    number,
    topic,
    state,
    state = ANY (ARRAY['new'::text, 'open'::text]) AS waits,
        CASE
            WHEN state = ANY (ARRAY['new'::text, 'open'::text]) THEN answer_by
            WHEN state = 'snoozed'::text THEN snoozed_until
            ELSE NULL::timestamp with time zone
        END AS clock,
    internal.ticket_person(id) ->> 'name'::text AS who,
    "left"(message, 140) AS excerpt,
    owner_id,
    owner_name,
    COALESCE(owner_id = internal.staff_user_id(), false) AS is_mine,
    order_number,
    last_message_at AS at
   FROM shop.tickets t;
comment on view shop.staff_messages is 'Threads with the hour an answer is promised for; accounting sees those about bills.';

create view shop.staff_movements with (security_invoker=true) as
 SELECT m.id,
    m.booked_on,
    m.amount,
    m.currency,
    m.variable_symbol,
    m.specific_symbol,
    payer.message,
    payer.counter_account,
    m.match_details ->> 'reason'::text AS reason,
    (now() AT TIME ZONE 'Europe/Prague'::text)::date - m.booked_on AS days_waiting
   FROM shop.bank_movements m
     CROSS JOIN LATERAL internal.movement_payer(m.id) payer(counter_account, message)
  WHERE m.match = 'for_staff'::text;
comment on view shop.staff_movements is 'Money on the account that no order was found for, oldest first by its number.';

create view shop.staff_orders with (security_invoker=true) as
 SELECT o.id,
    o.number,
    o.version,
    o.state,
    o.placed_at,
    o.updated_at,
    o.deadline_at,
    o.customer_group,
    o.payment_kind,
    o.shipping_kind,
    o.shipping_method_id,
    m.name AS shipping_name,
    m.carrier,
    o.dispatch_on,
    o.delivery_from,
    o.delivery_to,
    person.customer_name,
    person.customer_city,
    person.customer_email,
    person.customer_phone,
    person.is_revealed,
    money.payable,
    money.paid,
    money.payment_state,
    money.payment_due_on,
    internal.order_parcels(o.id) AS parcels,
    doings.tasks,
    doings.remark,
    doings.packed_by,
    doings.plan_id,
    doings.regular_weeks
   FROM shop.orders o
     JOIN shop.shipping_methods m ON m.id = o.shipping_method_id
     LEFT JOIN LATERAL ( SELECT any_value(p.customer_name) AS customer_name,
            any_value(p.customer_city) AS customer_city,
            any_value(p.customer_email) AS customer_email,
            any_value(p.customer_phone) AS customer_phone,
            any_value(p.is_revealed) AS is_revealed
           FROM internal.order_person(o.id) p(customer_name, customer_city, customer_email, customer_phone, is_revealed)) person ON true
     LEFT JOIN LATERAL ( SELECT any_value(w.payable) AS payable,
            any_value(w.paid) AS paid,
            any_value(w.payment_state) AS payment_state,
            any_value(w.payment_due_on) AS payment_due_on
           FROM internal.order_money(o.id) w(payable, paid, payment_state, payment_due_on)) money ON true
     LEFT JOIN LATERAL ( SELECT any_value(d.tasks) AS tasks,
            any_value(d.remark) AS remark,
            any_value(d.packed_by) AS packed_by,
            any_value(d.plan_id) AS plan_id,
            any_value(d.regular_weeks) AS regular_weeks
           FROM internal.order_doings(o.id, o.state) d(tasks, remark, packed_by, plan_id, regular_weeks)) doings ON true;
comment on view shop.staff_orders is 'The list of orders as staff work with it: persons masked, and neither person nor price for the warehouse.';

create view shop.staff_plans with (security_invoker=true) as
 SELECT p.id,
    p.state,
    p.paused_until,
    p.started_at,
    p.ended_at,
    p.customer_id,
    internal.plan_person(p.id) AS person,
    c.cycle_no,
    c.state AS cycle_state,
    c.process_on,
    COALESCE(c.placed_payable, c.announced_payable) AS payable,
    ( SELECT string_agg(((r.name || ' '::text) || v.name) ||
                CASE
                    WHEN l.pieces > 1 THEN ' ×'::text || l.pieces
                    ELSE ''::text
                END, ', '::text ORDER BY l.id) AS string_agg
           FROM shop.plan_lines l
             JOIN shop.variants v ON v.id = l.variant_id
             JOIN shop.products r ON r.id = v.product_id
          WHERE l.plan_id = p.id) AS goods
   FROM shop.plans p
     LEFT JOIN shop.plan_cycles c ON c.plan_id = p.id AND (c.state = ANY (ARRAY['planned'::text, 'announced'::text, 'locked'::text, 'ordered'::text, 'payment_failed'::text]));
comment on view shop.staff_plans is 'Regular deliveries with the parcel that is open, masked.';

create view shop.staff_receivables with (security_invoker=true) as
 SELECT p.id,
    p.order_id,
    o.number AS order_number,
    person.customer_name,
    p.state,
    p.due_on,
    p.amount,
    p.received,
    p.amount - p.received AS due,
    d.number AS document_number,
    GREATEST((now() AT TIME ZONE 'Europe/Prague'::text)::date - p.due_on, 0) AS days_overdue,
        CASE
            WHEN p.due_on >= (now() AT TIME ZONE 'Europe/Prague'::text)::date THEN 'not_due'::text
            WHEN p.due_on > ((now() AT TIME ZONE 'Europe/Prague'::text)::date - 31) THEN 'to_30'::text
            WHEN p.due_on > ((now() AT TIME ZONE 'Europe/Prague'::text)::date - 61) THEN 'to_60'::text
            WHEN p.due_on > ((now() AT TIME ZONE 'Europe/Prague'::text)::date - 91) THEN 'to_90'::text
            ELSE 'over_90'::text
        END AS age
   FROM shop.payments p
     JOIN shop.orders o ON o.id = p.order_id
     LEFT JOIN shop.documents d ON d.order_id = p.order_id AND d.kind = 'invoice'::text
     CROSS JOIN LATERAL internal.order_person(p.order_id) person(customer_name, customer_city, customer_email, customer_phone, is_revealed)
  WHERE p.state = ANY (ARRAY['invoice_issued'::text, 'overdue'::text]);
comment on view shop.staff_receivables is 'Invoices that nobody has paid yet, by their age.';

create view shop.staff_refunds with (security_invoker=true) as
 SELECT r.id,
    r.order_id,
    o.number AS order_number,
    person.customer_name,
    r.amount,
    r.way,
    r.state,
    r.purpose,
    r.requested_at,
    COALESCE(first.requested_at, r.requested_at) + '14 days'::interval AS until,
    r.sent_at,
    r.settled_at,
    r.reason,
    o.number AS variable_symbol,
        CASE
            WHEN r.way = 'transfer'::text THEN internal.refund_account(r.id)
            ELSE NULL::text
        END AS send_to,
    r.replaces_id
   FROM shop.refunds r
     JOIN shop.orders o ON o.id = r.order_id
     LEFT JOIN shop.refunds first ON first.id = r.replaces_id
     CROSS JOIN LATERAL internal.order_person(r.order_id) person(customer_name, customer_city, customer_email, customer_phone, is_revealed)
  WHERE (r.state = ANY (ARRAY['requested'::text, 'sent'::text])) OR r.state = 'failed'::text AND (EXISTS ( SELECT
           FROM shop.payments p
          WHERE p.id = r.payment_id AND p.state = 'refund_failed'::text)) AND NOT (EXISTS ( SELECT
           FROM shop.refunds later
          WHERE later.payment_id = r.payment_id AND later.id > r.id));
comment on view shop.staff_refunds is 'Money on its way back, with the day the law gives us, and what did not get there.';

create view shop.staff_reviews with (security_invoker=true) as
 SELECT r.id,
    NULL::text AS number,
    p.name AS topic,
    r.status AS state,
    r.status = 'pending'::text AS waits,
        CASE
            WHEN r.status = 'pending'::text THEN c.decide_by
            ELSE NULL::timestamp with time zone
        END AS clock,
    r.author_name AS who,
    "left"(r.body, 140) AS excerpt,
    NULL::uuid AS owner_id,
    ''::text AS owner_name,
    false AS is_mine,
    ''::text AS order_number,
    c.submitted_at AS at,
    r.rating,
    r.title,
    r.body,
    r.dog_note,
    r.merits,
    r.shop_reply,
    c.note,
    c.reports,
    internal.review_appeal(r.id) AS appeal
   FROM shop.reviews r
     JOIN shop.products p ON p.id = r.product_id
     CROSS JOIN LATERAL internal.review_case(r.id) c(submitted_at, decide_by, note, reports)
  WHERE c.submitted_at IS NOT NULL;
comment on view shop.staff_reviews is 'Reviews of buyers, with what readers said is wrong with them.';

create view shop.variant_offers with (security_invoker=true) as
 SELECT v.id AS variant_id,
    v.storefront_id,
    v.product_id,
    l.id AS price_list_id,
    l.code AS price_list,
    l.is_public,
    l.includes_vat,
    p.amount AS price,
    COALESCE(p.regular_amount, p.amount) AS regular_price,
    low.amount AS lowest_price_30_days,
    COALESCE(low.amount > p.amount, false) AS on_sale,
    p.valid_from AS price_valid_from,
    v.unit,
    round(p.amount::numeric / v.unit_quantity)::bigint AS unit_price,
    COALESCE(s.available, 0) AS available_up_to_100,
    COALESCE(s.available, 0) > 0 AND v.status <> 'discontinued'::text AS in_stock,
    ( SELECT jsonb_agg(jsonb_build_object('from', b.from_pieces, 'price', q.amount) ORDER BY b.from_pieces) AS jsonb_agg
           FROM shop.price_lists b
             CROSS JOIN LATERAL shop.current_price(v.id, b.id, ( SELECT internal.shop_now() AS shop_now)) q(amount, kind, valid_from, regular_amount)
          WHERE b.parent_id = l.id AND q.kind <> 'ended'::text AND q.amount < p.amount) AS quantity_prices
   FROM shop.variants v
     JOIN shop.price_lists l ON l.storefront_id = v.storefront_id AND l.parent_id IS NULL
     CROSS JOIN LATERAL shop.current_price(v.id, l.id, ( SELECT internal.shop_now() AS shop_now)) p(amount, kind, valid_from, regular_amount)
     LEFT JOIN LATERAL ( SELECT shop.lowest_price_before_discount(v.id, l.id, ( SELECT internal.shop_now() AS shop_now)) AS amount
          WHERE p.kind = 'sale'::text) low ON true
     LEFT JOIN LATERAL ( SELECT COALESCE(( SELECT min(COALESCE(cs.available_up_to_100, 0) / c.quantity) AS min
                   FROM shop.bundle_components c
                     LEFT JOIN shop.stock cs ON cs.variant_id = c.component_variant_id
                  WHERE c.bundle_variant_id = v.id), ( SELECT own.available_up_to_100
                   FROM shop.stock own
                  WHERE own.variant_id = v.id)) AS available) s ON true
  WHERE v.short_of IS NULL AND p.kind <> 'ended'::text;
comment on view shop.variant_offers is 'Current price, unit price, 30-day reference and availability of a variant, per visible price list.';

CREATE TRIGGER audit_log_no_change BEFORE DELETE OR UPDATE ON internal.audit_log FOR EACH ROW EXECUTE FUNCTION internal.refuse_change_while_kept('at', '4 years', '', '');

CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON internal.audit_log FOR EACH STATEMENT EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER bulk_changes_version BEFORE UPDATE ON internal.bulk_changes FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER document_files_no_change BEFORE DELETE OR UPDATE ON internal.document_files FOR EACH ROW EXECUTE FUNCTION internal.refuse_change_while_kept('made_at', '10 years', 'year', '');

CREATE CONSTRAINT TRIGGER grid_changes_merged AFTER INSERT ON internal.grid_changes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION internal.merge_grid_changes();

CREATE TRIGGER newsletter_events_no_change BEFORE UPDATE ON internal.newsletter_events FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER order_revisions_no_change BEFORE DELETE OR UPDATE ON internal.order_revisions FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER price_origins_no_change BEFORE DELETE OR UPDATE ON internal.price_origins FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER price_origins_no_truncate BEFORE TRUNCATE ON internal.price_origins FOR EACH STATEMENT EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER prize_spins_no_change BEFORE UPDATE ON internal.prize_spins FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER review_versions_no_change BEFORE UPDATE ON internal.review_versions FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER row_history_no_change BEFORE DELETE OR UPDATE ON internal.row_history FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER row_history_no_truncate BEFORE TRUNCATE ON internal.row_history FOR EACH STATEMENT EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER wording_files_no_change BEFORE DELETE OR UPDATE ON internal.wording_files FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER addresses_version BEFORE UPDATE ON shop.addresses FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER allergens_pages_added AFTER INSERT ON shop.allergens REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER allergens_pages_changed AFTER UPDATE ON shop.allergens REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER allergens_pages_emptied AFTER TRUNCATE ON shop.allergens FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER allergens_pages_removed AFTER DELETE ON shop.allergens REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER answer_phrases_pages_added AFTER INSERT ON shop.answer_phrases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{search}');

CREATE TRIGGER answer_phrases_pages_changed AFTER UPDATE ON shop.answer_phrases REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{search}');

CREATE TRIGGER answer_phrases_pages_emptied AFTER TRUNCATE ON shop.answer_phrases FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{search}');

CREATE TRIGGER answer_phrases_pages_removed AFTER DELETE ON shop.answer_phrases REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{search}');

CREATE TRIGGER answer_phrases_stems BEFORE INSERT OR UPDATE ON shop.answer_phrases FOR EACH ROW EXECUTE FUNCTION internal.stem_phrase();

CREATE TRIGGER answer_templates_history_fields AFTER UPDATE OF id, storefront_id, code, topic, title, body, "position" ON shop.answer_templates FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER answer_templates_history_rows AFTER INSERT OR DELETE ON shop.answer_templates FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER applications_version BEFORE UPDATE ON shop.applications FOR EACH ROW EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER attribute_options_card_added AFTER INSERT ON shop.attribute_options REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct pa.product_id) from changed c join shop.product_attributes pa on pa.option_id = c.id');

CREATE TRIGGER attribute_options_card_changed AFTER UPDATE ON shop.attribute_options REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct pa.product_id) from (table earlier union all table later) c join shop.product_attributes pa on pa.option_id = c.id');

CREATE TRIGGER attribute_options_card_removed AFTER DELETE ON shop.attribute_options REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct pa.product_id) from changed c join shop.product_attributes pa on pa.option_id = c.id');

CREATE TRIGGER attribute_options_history_fields AFTER UPDATE OF id, attribute_id, code, name, "position" ON shop.attribute_options FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER attribute_options_history_rows AFTER INSERT OR DELETE ON shop.attribute_options FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER attribute_options_pages_added AFTER INSERT ON shop.attribute_options REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER attribute_options_pages_changed AFTER UPDATE ON shop.attribute_options REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER attribute_options_pages_emptied AFTER TRUNCATE ON shop.attribute_options FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER attribute_options_pages_removed AFTER DELETE ON shop.attribute_options REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER attributes_card_added AFTER INSERT ON shop.attributes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct pa.product_id) from changed c join shop.product_attributes pa on pa.attribute_id = c.id');

CREATE TRIGGER attributes_card_changed AFTER UPDATE ON shop.attributes REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct pa.product_id) from (table earlier union all table later) c join shop.product_attributes pa on pa.attribute_id = c.id');

CREATE TRIGGER attributes_card_removed AFTER DELETE ON shop.attributes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct pa.product_id) from changed c join shop.product_attributes pa on pa.attribute_id = c.id');

CREATE TRIGGER attributes_history_fields AFTER UPDATE OF id, storefront_id, code, name, type, unit, is_facet, "position" ON shop.attributes FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER attributes_history_rows AFTER INSERT OR DELETE ON shop.attributes FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER attributes_pages_added AFTER INSERT ON shop.attributes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER attributes_pages_changed AFTER UPDATE ON shop.attributes REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER attributes_pages_emptied AFTER TRUNCATE ON shop.attributes FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER attributes_pages_removed AFTER DELETE ON shop.attributes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER bank_movements_frozen BEFORE UPDATE OF bank, movement_id, booked_on, amount, currency ON shop.bank_movements FOR EACH ROW WHEN ((((((old.bank IS DISTINCT FROM new.bank) OR (old.movement_id IS DISTINCT FROM new.movement_id)) OR (old.booked_on IS DISTINCT FROM new.booked_on)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.currency IS DISTINCT FROM new.currency))) EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER bank_movements_no_delete BEFORE DELETE ON shop.bank_movements FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER batch_analyses_history_fields AFTER UPDATE OF batch_id, laboratory, protocol, analysed_on, figures ON shop.batch_analyses FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{batch_id}', '{version,updated_at}');

CREATE TRIGGER batch_analyses_history_rows AFTER INSERT OR DELETE ON shop.batch_analyses FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{batch_id}', '{version,updated_at}');

CREATE TRIGGER batch_analyses_pages_added AFTER INSERT ON shop.batch_analyses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from changed c join shop.batches b on b.id = c.batch_id
     join shop.variants v on v.id = b.variant_id) r (key) limit 51) touched', '{}');

CREATE TRIGGER batch_analyses_pages_changed AFTER UPDATE ON shop.batch_analyses REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c join shop.batches b on b.id = c.batch_id
     join shop.variants v on v.id = b.variant_id) r (key) limit 51) touched', '{}');

CREATE TRIGGER batch_analyses_pages_emptied AFTER TRUNCATE ON shop.batch_analyses FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{products}');

CREATE TRIGGER batch_analyses_pages_removed AFTER DELETE ON shop.batch_analyses REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from changed c join shop.batches b on b.id = c.batch_id
     join shop.variants v on v.id = b.variant_id) r (key) limit 51) touched', '{}');

CREATE TRIGGER batch_analyses_version BEFORE UPDATE ON shop.batch_analyses FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER batches_history_fields AFTER UPDATE OF id, variant_id, code, best_before, produced_on, received_on, blocked_reason, part_of ON shop.batches FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{on_hand,reserved,version,updated_at}');

CREATE TRIGGER batches_history_rows AFTER INSERT OR DELETE ON shop.batches FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{on_hand,reserved,version,updated_at}');

CREATE TRIGGER batches_movement_changed AFTER UPDATE ON shop.batches FOR EACH ROW WHEN ((old.on_hand <> new.on_hand)) EXECUTE FUNCTION internal.keep_batch_movement();

CREATE TRIGGER batches_movement_opened AFTER INSERT ON shop.batches REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION internal.open_accounts();

CREATE TRIGGER batches_pages_added AFTER INSERT ON shop.batches REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct ''product:'' || v.product_id from changed c join shop.variants v on v.id = c.variant_id limit 51) touched (key)', '{}');

CREATE TRIGGER batches_pages_changed AFTER UPDATE ON shop.batches REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c join shop.variants v on v.id = c.variant_id
     where c.on_hand <= c.reserved or c.blocked_reason is not null) r (key) limit 51) touched', '{}');

CREATE TRIGGER batches_pages_emptied AFTER TRUNCATE ON shop.batches FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{products}');

CREATE TRIGGER batches_pages_removed AFTER DELETE ON shop.batches REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from changed c join shop.variants v on v.id = c.variant_id
     where c.on_hand <= c.reserved or c.blocked_reason is not null) r (key) limit 51) touched', '{}');

CREATE TRIGGER batches_version BEFORE UPDATE ON shop.batches FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER batches_withheld AFTER INSERT OR DELETE OR UPDATE OF blocked_reason, on_hand ON shop.batches FOR EACH ROW EXECUTE FUNCTION internal.withhold_blocked();

CREATE TRIGGER blog_authors_history_fields AFTER UPDATE OF id, storefront_id, slug, name, bio, avatar_key ON shop.blog_authors FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER blog_authors_history_rows AFTER INSERT OR DELETE ON shop.blog_authors FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER blog_authors_pages_added AFTER INSERT ON shop.blog_authors REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{blog,missing}');

CREATE TRIGGER blog_authors_pages_changed AFTER UPDATE ON shop.blog_authors REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{blog,missing}');

CREATE TRIGGER blog_authors_pages_emptied AFTER TRUNCATE ON shop.blog_authors FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{blog,missing}');

CREATE TRIGGER blog_authors_pages_removed AFTER DELETE ON shop.blog_authors REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{blog,missing}');

CREATE TRIGGER blog_categories_history_fields AFTER UPDATE OF id, storefront_id, slug, name, description, "position", seo_title, seo_description ON shop.blog_categories FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER blog_categories_history_rows AFTER INSERT OR DELETE ON shop.blog_categories FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER blog_categories_pages_added AFTER INSERT ON shop.blog_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{blog,missing}');

CREATE TRIGGER blog_categories_pages_changed AFTER UPDATE ON shop.blog_categories REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{blog,missing}');

CREATE TRIGGER blog_categories_pages_emptied AFTER TRUNCATE ON shop.blog_categories FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{blog,missing}');

CREATE TRIGGER blog_categories_pages_removed AFTER DELETE ON shop.blog_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{blog,missing}');

CREATE TRIGGER blog_categories_slug_changed AFTER UPDATE OF slug ON shop.blog_categories FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION internal.remember_slug();

CREATE TRIGGER blog_categories_slug_taken AFTER INSERT ON shop.blog_categories FOR EACH ROW EXECUTE FUNCTION internal.remember_slug();

CREATE TRIGGER blog_post_products_history_fields AFTER UPDATE OF blog_post_id, product_id, "position" ON shop.blog_post_products FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{blog_post_id,product_id}', '{version,updated_at}');

CREATE TRIGGER blog_post_products_history_rows AFTER INSERT OR DELETE ON shop.blog_post_products FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{blog_post_id,product_id}', '{version,updated_at}');

CREATE TRIGGER blog_post_products_pages_added AFTER INSERT ON shop.blog_post_products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{blog,missing}');

CREATE TRIGGER blog_post_products_pages_changed AFTER UPDATE ON shop.blog_post_products REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{blog,missing}');

CREATE TRIGGER blog_post_products_pages_emptied AFTER TRUNCATE ON shop.blog_post_products FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{blog,missing}');

CREATE TRIGGER blog_post_products_pages_removed AFTER DELETE ON shop.blog_post_products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{blog,missing}');

CREATE TRIGGER blog_posts_history_fields AFTER UPDATE OF id, storefront_id, slug, title, perex, body, blog_category_id, blog_author_id, tags, cover_key, reading_minutes, sources, seo_description, pinned, checked_on, published_at ON shop.blog_posts FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER blog_posts_history_rows AFTER INSERT OR DELETE ON shop.blog_posts FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER blog_posts_pages_added AFTER INSERT ON shop.blog_posts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{blog,missing}');

CREATE TRIGGER blog_posts_pages_changed AFTER UPDATE ON shop.blog_posts REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{blog,missing}');

CREATE TRIGGER blog_posts_pages_emptied AFTER TRUNCATE ON shop.blog_posts FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{blog,missing}');

CREATE TRIGGER blog_posts_pages_removed AFTER DELETE ON shop.blog_posts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{blog,missing}');

CREATE TRIGGER blog_posts_version BEFORE UPDATE ON shop.blog_posts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER brands_card_added AFTER INSERT ON shop.brands REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(p.id) from changed c join shop.products p on p.brand_id = c.id');

CREATE TRIGGER brands_card_changed AFTER UPDATE ON shop.brands REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(p.id) from (table earlier union all table later) c join shop.products p on p.brand_id = c.id');

CREATE TRIGGER brands_card_removed AFTER DELETE ON shop.brands REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(p.id) from changed c join shop.products p on p.brand_id = c.id');

CREATE TRIGGER brands_history_fields AFTER UPDATE OF id, storefront_id, slug, name ON shop.brands FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER brands_history_rows AFTER INSERT OR DELETE ON shop.brands FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER brands_pages_added AFTER INSERT ON shop.brands REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER brands_pages_changed AFTER UPDATE ON shop.brands REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER brands_pages_emptied AFTER TRUNCATE ON shop.brands FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER brands_pages_removed AFTER DELETE ON shop.brands REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER brands_search_added AFTER INSERT ON shop.brands REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(p.id) from changed c join shop.products p on p.brand_id = c.id');

CREATE TRIGGER brands_search_changed AFTER UPDATE ON shop.brands REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(p.id) from (table earlier union all table later) c join shop.products p on p.brand_id = c.id');

CREATE TRIGGER brands_search_removed AFTER DELETE ON shop.brands REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(p.id) from changed c join shop.products p on p.brand_id = c.id');

CREATE TRIGGER breed_sizes_pages_added AFTER INSERT ON shop.breed_sizes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER breed_sizes_pages_changed AFTER UPDATE ON shop.breed_sizes REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER breed_sizes_pages_emptied AFTER TRUNCATE ON shop.breed_sizes FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER breed_sizes_pages_removed AFTER DELETE ON shop.breed_sizes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER breeds_indexed AFTER INSERT OR UPDATE OF name, other_names, "position" ON shop.breeds FOR EACH ROW EXECUTE FUNCTION internal.index_breed();

CREATE TRIGGER breeds_pages_added AFTER INSERT ON shop.breeds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER breeds_pages_changed AFTER UPDATE ON shop.breeds REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER breeds_pages_emptied AFTER TRUNCATE ON shop.breeds FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER breeds_pages_removed AFTER DELETE ON shop.breeds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER bundle_components_card_added AFTER INSERT ON shop.bundle_components REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct v.product_id) from changed c join shop.variants v on v.id = c.bundle_variant_id');

CREATE TRIGGER bundle_components_card_changed AFTER UPDATE ON shop.bundle_components REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct v.product_id) from (table earlier union all table later) c join shop.variants v on v.id = c.bundle_variant_id');

CREATE TRIGGER bundle_components_card_removed AFTER DELETE ON shop.bundle_components REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct v.product_id) from changed c join shop.variants v on v.id = c.bundle_variant_id');

CREATE TRIGGER bundle_components_flat BEFORE INSERT OR UPDATE ON shop.bundle_components FOR EACH ROW EXECUTE FUNCTION internal.refuse_nested_bundle();

CREATE TRIGGER bundle_components_history_fields AFTER UPDATE OF bundle_variant_id, component_variant_id, quantity, "position" ON shop.bundle_components FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{bundle_variant_id,component_variant_id}', '{version,updated_at}');

CREATE TRIGGER bundle_components_history_rows AFTER INSERT OR DELETE ON shop.bundle_components FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{bundle_variant_id,component_variant_id}', '{version,updated_at}');

CREATE TRIGGER bundle_components_pages_added AFTER INSERT ON shop.bundle_components REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from changed c join shop.variants v on v.id = c.bundle_variant_id) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER bundle_components_pages_changed AFTER UPDATE ON shop.bundle_components REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c join shop.variants v on v.id = c.bundle_variant_id) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER bundle_components_pages_emptied AFTER TRUNCATE ON shop.bundle_components FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER bundle_components_pages_removed AFTER DELETE ON shop.bundle_components REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from changed c join shop.variants v on v.id = c.bundle_variant_id) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER campaigns_history_fields AFTER UPDATE OF id, storefront_id, name, subject, subject_b, preheader, topic, segment_id, blocks, state, send_at, started_at, ended_at, per_minute ON shop.campaigns FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER campaigns_history_rows AFTER INSERT OR DELETE ON shop.campaigns FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER campaigns_version BEFORE UPDATE ON shop.campaigns FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER carts_begin BEFORE INSERT ON shop.carts FOR EACH ROW EXECUTE FUNCTION internal.check_transition('cart');

CREATE TRIGGER carts_transition BEFORE UPDATE OF state ON shop.carts FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION internal.check_transition('cart');

CREATE TRIGGER carts_version BEFORE UPDATE ON shop.carts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER cases_begin BEFORE INSERT ON shop.cases FOR EACH ROW EXECUTE FUNCTION internal.check_transition('case');

CREATE TRIGGER cases_transition BEFORE UPDATE OF state ON shop.cases FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION internal.check_transition('case');

CREATE TRIGGER cases_version BEFORE UPDATE ON shop.cases FOR EACH ROW EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER categories_card_added AFTER INSERT ON shop.categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct pc.product_id) from changed c join shop.product_categories pc on pc.category_id = c.id');

CREATE TRIGGER categories_card_changed AFTER UPDATE ON shop.categories REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct pc.product_id) from (table earlier union all table later) c join shop.product_categories pc on pc.category_id = c.id');

CREATE TRIGGER categories_card_removed AFTER DELETE ON shop.categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct pc.product_id) from changed c join shop.product_categories pc on pc.category_id = c.id');

CREATE TRIGGER categories_carry AFTER UPDATE ON shop.categories FOR EACH ROW WHEN ((old.path IS DISTINCT FROM new.path)) EXECUTE FUNCTION internal.carry_subcategories();

CREATE TRIGGER categories_history_fields AFTER UPDATE OF id, storefront_id, parent_id, slug, path, depth, name, "position", intro, body, seo_title, seo_description ON shop.categories FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER categories_history_rows AFTER INSERT OR DELETE ON shop.categories FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER categories_indexed AFTER INSERT OR UPDATE OF name, parent_id ON shop.categories FOR EACH ROW EXECUTE FUNCTION internal.index_changed_row();

CREATE TRIGGER categories_pages_added AFTER INSERT ON shop.categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products,missing}');

CREATE TRIGGER categories_pages_changed AFTER UPDATE ON shop.categories REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,products,missing}');

CREATE TRIGGER categories_pages_emptied AFTER TRUNCATE ON shop.categories FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products,missing}');

CREATE TRIGGER categories_pages_removed AFTER DELETE ON shop.categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products,missing}');

CREATE TRIGGER categories_place BEFORE INSERT OR UPDATE OF parent_id, slug, path ON shop.categories FOR EACH ROW EXECUTE FUNCTION internal.place_category();

CREATE TRIGGER categories_rules_added AFTER INSERT ON shop.categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER categories_rules_changed AFTER UPDATE ON shop.categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER categories_rules_emptied AFTER TRUNCATE ON shop.categories FOR EACH STATEMENT EXECUTE FUNCTION internal.count_rules_change();

CREATE TRIGGER categories_rules_removed AFTER DELETE ON shop.categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER categories_search_added AFTER INSERT ON shop.categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct pc.product_id) from changed c join shop.product_categories pc on pc.category_id = c.id');

CREATE TRIGGER categories_search_changed AFTER UPDATE ON shop.categories REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct pc.product_id) from (table earlier union all table later) c join shop.product_categories pc on pc.category_id = c.id');

CREATE TRIGGER categories_search_removed AFTER DELETE ON shop.categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct pc.product_id) from changed c join shop.product_categories pc on pc.category_id = c.id');

CREATE TRIGGER categories_slug_changed AFTER UPDATE OF slug ON shop.categories FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION internal.remember_slug();

CREATE TRIGGER categories_slug_taken AFTER INSERT ON shop.categories FOR EACH ROW EXECUTE FUNCTION internal.remember_slug();

CREATE TRIGGER categories_version BEFORE UPDATE ON shop.categories FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER collections_history_fields AFTER UPDATE OF id, storefront_id, slug, name, intro, rule, is_public ON shop.collections FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER collections_history_rows AFTER INSERT OR DELETE ON shop.collections FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER collections_pages_added AFTER INSERT ON shop.collections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,sitemap,missing}');

CREATE TRIGGER collections_pages_changed AFTER UPDATE ON shop.collections REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,sitemap,missing}');

CREATE TRIGGER collections_pages_emptied AFTER TRUNCATE ON shop.collections FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,sitemap,missing}');

CREATE TRIGGER collections_pages_removed AFTER DELETE ON shop.collections REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,sitemap,missing}');

CREATE TRIGGER collections_version BEFORE UPDATE ON shop.collections FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER consent_wordings_no_change BEFORE DELETE OR UPDATE ON shop.consent_wordings FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER consent_wordings_pages_added AFTER INSERT ON shop.consent_wordings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER consent_wordings_pages_changed AFTER UPDATE ON shop.consent_wordings REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER consent_wordings_pages_emptied AFTER TRUNCATE ON shop.consent_wordings FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{shell}');

CREATE TRIGGER consent_wordings_pages_removed AFTER DELETE ON shop.consent_wordings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER consents_no_change BEFORE DELETE OR UPDATE ON shop.consents FOR EACH ROW EXECUTE FUNCTION internal.refuse_change_while_kept('given_at', '4 years', '', '');

CREATE TRIGGER consents_no_truncate BEFORE TRUNCATE ON shop.consents FOR EACH STATEMENT EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER constituents_pages_added AFTER INSERT ON shop.constituents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER constituents_pages_changed AFTER UPDATE ON shop.constituents REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER constituents_pages_emptied AFTER TRUNCATE ON shop.constituents FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER constituents_pages_removed AFTER DELETE ON shop.constituents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER cookie_consents_no_change BEFORE DELETE OR UPDATE ON shop.cookie_consents FOR EACH ROW EXECUTE FUNCTION internal.refuse_change_while_kept('given_at', '12 months', '', '');

CREATE TRIGGER cookie_consents_no_truncate BEFORE TRUNCATE ON shop.cookie_consents FOR EACH STATEMENT EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER cookie_wordings_no_change BEFORE DELETE OR UPDATE ON shop.cookie_wordings FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER cookie_wordings_pages_added AFTER INSERT ON shop.cookie_wordings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER cookie_wordings_pages_changed AFTER UPDATE ON shop.cookie_wordings REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER cookie_wordings_pages_emptied AFTER TRUNCATE ON shop.cookie_wordings FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{shell}');

CREATE TRIGGER cookie_wordings_pages_removed AFTER DELETE ON shop.cookie_wordings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER coupons_history_fields AFTER UPDATE OF id, storefront_id, code, name, description, kind, percent, maximum, amount, shipping_codes, gift_variant_id, gift_pieces, buy_pieces, get_pieces, multiplier, minimum_goods, first_order_only, limit_per_customer, limit_total, customer_groups, categories, excludes, valid_from, valid_to, is_draft, ended_at, is_automatic, products, brands ON shop.coupons FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{redeemed,version,updated_at}');

CREATE TRIGGER coupons_history_rows AFTER INSERT OR DELETE ON shop.coupons FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{redeemed,version,updated_at}');

CREATE TRIGGER coupons_version BEFORE UPDATE ON shop.coupons FOR EACH ROW WHEN (((to_jsonb(old.*) - 'redeemed'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'redeemed'::text))) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER credit_entries_no_change BEFORE UPDATE OF customer_id, kind, amount, lot_id, reverses_id, reference_type, reference_id, created_at ON shop.credit_entries FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER credit_entries_no_delete BEFORE DELETE ON shop.credit_entries FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER credit_entries_no_truncate BEFORE TRUNCATE ON shop.credit_entries FOR EACH STATEMENT EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER credit_entries_whole_days BEFORE INSERT OR UPDATE OF expires_at ON shop.credit_entries FOR EACH ROW WHEN ((new.expires_at IS NOT NULL)) EXECUTE FUNCTION internal.end_credits_with_their_day();

CREATE TRIGGER customer_group_discounts_history_fields AFTER UPDATE OF customer_group_id, category_id, discount_percent ON shop.customer_group_discounts FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{customer_group_id,category_id}', '{version,updated_at}');

CREATE TRIGGER customer_group_discounts_history_rows AFTER INSERT OR DELETE ON shop.customer_group_discounts FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{customer_group_id,category_id}', '{version,updated_at}');

CREATE TRIGGER customer_group_discounts_pages_added AFTER INSERT ON shop.customer_group_discounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER customer_group_discounts_pages_changed AFTER UPDATE ON shop.customer_group_discounts REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER customer_group_discounts_pages_emptied AFTER TRUNCATE ON shop.customer_group_discounts FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{shell}');

CREATE TRIGGER customer_group_discounts_pages_removed AFTER DELETE ON shop.customer_group_discounts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER customer_group_discounts_rules_added AFTER INSERT ON shop.customer_group_discounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER customer_group_discounts_rules_changed AFTER UPDATE ON shop.customer_group_discounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER customer_group_discounts_rules_emptied AFTER TRUNCATE ON shop.customer_group_discounts FOR EACH STATEMENT EXECUTE FUNCTION internal.count_rules_change();

CREATE TRIGGER customer_group_discounts_rules_removed AFTER DELETE ON shop.customer_group_discounts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER customer_group_volume_discounts_history_fields AFTER UPDATE OF customer_group_id, from_amount, discount_percent ON shop.customer_group_volume_discounts FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{customer_group_id,from_amount}', '{version,updated_at}');

CREATE TRIGGER customer_group_volume_discounts_history_rows AFTER INSERT OR DELETE ON shop.customer_group_volume_discounts FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{customer_group_id,from_amount}', '{version,updated_at}');

CREATE TRIGGER customer_group_volume_discounts_pages_added AFTER INSERT ON shop.customer_group_volume_discounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER customer_group_volume_discounts_pages_changed AFTER UPDATE ON shop.customer_group_volume_discounts REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER customer_group_volume_discounts_pages_emptied AFTER TRUNCATE ON shop.customer_group_volume_discounts FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{shell}');

CREATE TRIGGER customer_group_volume_discounts_pages_removed AFTER DELETE ON shop.customer_group_volume_discounts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER customer_group_volume_discounts_rules_added AFTER INSERT ON shop.customer_group_volume_discounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER customer_group_volume_discounts_rules_changed AFTER UPDATE ON shop.customer_group_volume_discounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER customer_group_volume_discounts_rules_emptied AFTER TRUNCATE ON shop.customer_group_volume_discounts FOR EACH STATEMENT EXECUTE FUNCTION internal.count_rules_change();

CREATE TRIGGER customer_group_volume_discounts_rules_removed AFTER DELETE ON shop.customer_group_volume_discounts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER customer_groups_history_fields AFTER UPDATE OF id, storefront_id, code, name, description, price_list_id, is_default, discount_percent, minimum_order, requires_approval, requires_company_id, coupons_allowed, regular_discount_applies, free_shipping_from, earn_percent, invoice_limit, minimum_days_left ON shop.customer_groups FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER customer_groups_history_rows AFTER INSERT OR DELETE ON shop.customer_groups FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER customer_groups_pages_added AFTER INSERT ON shop.customer_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER customer_groups_pages_changed AFTER UPDATE ON shop.customer_groups REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER customer_groups_pages_emptied AFTER TRUNCATE ON shop.customer_groups FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{shell}');

CREATE TRIGGER customer_groups_pages_removed AFTER DELETE ON shop.customer_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER customer_groups_rules_added AFTER INSERT ON shop.customer_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER customer_groups_rules_changed AFTER UPDATE ON shop.customer_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER customer_groups_rules_emptied AFTER TRUNCATE ON shop.customer_groups FOR EACH STATEMENT EXECUTE FUNCTION internal.count_rules_change();

CREATE TRIGGER customer_groups_rules_removed AFTER DELETE ON shop.customer_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER customer_groups_version BEFORE UPDATE ON shop.customer_groups FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER customers_version BEFORE UPDATE ON shop.customers FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER document_lines_no_change BEFORE DELETE OR UPDATE ON shop.document_lines FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER documents_no_change BEFORE DELETE OR UPDATE ON shop.documents FOR EACH ROW EXECUTE FUNCTION internal.refuse_change_while_kept('issued_at', '10 years', 'year', 'customer');

CREATE TRIGGER dogs_version BEFORE UPDATE ON shop.dogs FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER fairs_history_fields AFTER UPDATE OF id, storefront_id, key, title, rules, valid_from, valid_to, is_sample, place ON shop.fairs FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER fairs_history_rows AFTER INSERT OR DELETE ON shop.fairs FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER fairs_version BEFORE UPDATE ON shop.fairs FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER faq_questions_history_fields AFTER UPDATE OF id, storefront_id, faq_type_id, slug, question, answer, related, "position", published_at ON shop.faq_questions FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER faq_questions_history_rows AFTER INSERT OR DELETE ON shop.faq_questions FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER faq_questions_pages_added AFTER INSERT ON shop.faq_questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{faq,missing}');

CREATE TRIGGER faq_questions_pages_changed AFTER UPDATE ON shop.faq_questions REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{faq,missing}');

CREATE TRIGGER faq_questions_pages_emptied AFTER TRUNCATE ON shop.faq_questions FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{faq,missing}');

CREATE TRIGGER faq_questions_pages_removed AFTER DELETE ON shop.faq_questions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{faq,missing}');

CREATE TRIGGER faq_questions_version BEFORE UPDATE ON shop.faq_questions FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER faq_types_history_fields AFTER UPDATE OF id, storefront_id, slug, name, description, "position", seo_title, seo_description, is_hidden ON shop.faq_types FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER faq_types_history_rows AFTER INSERT OR DELETE ON shop.faq_types FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER faq_types_pages_added AFTER INSERT ON shop.faq_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{faq,missing}');

CREATE TRIGGER faq_types_pages_changed AFTER UPDATE ON shop.faq_types REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{faq,missing}');

CREATE TRIGGER faq_types_pages_emptied AFTER TRUNCATE ON shop.faq_types FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{faq,missing}');

CREATE TRIGGER faq_types_pages_removed AFTER DELETE ON shop.faq_types REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{faq,missing}');

CREATE TRIGGER faq_types_version BEFORE UPDATE ON shop.faq_types FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER feeding_guide_rows_history_fields AFTER UPDATE OF product_id, "position", weight_kg, label, amounts ON shop.feeding_guide_rows FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,position}', '{version,updated_at}');

CREATE TRIGGER feeding_guide_rows_history_rows AFTER INSERT OR DELETE ON shop.feeding_guide_rows FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,position}', '{version,updated_at}');

CREATE TRIGGER feeding_guide_rows_pages_added AFTER INSERT ON shop.feeding_guide_rows REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER feeding_guide_rows_pages_changed AFTER UPDATE ON shop.feeding_guide_rows REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER feeding_guide_rows_pages_emptied AFTER TRUNCATE ON shop.feeding_guide_rows FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER feeding_guide_rows_pages_removed AFTER DELETE ON shop.feeding_guide_rows REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER feeding_guides_history_fields AFTER UPDATE OF product_id, kind, unit, row_header, columns, note ON shop.feeding_guides FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id}', '{version,updated_at}');

CREATE TRIGGER feeding_guides_history_rows AFTER INSERT OR DELETE ON shop.feeding_guides FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id}', '{version,updated_at}');

CREATE TRIGGER feeding_guides_pages_added AFTER INSERT ON shop.feeding_guides REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER feeding_guides_pages_changed AFTER UPDATE ON shop.feeding_guides REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER feeding_guides_pages_emptied AFTER TRUNCATE ON shop.feeding_guides FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER feeding_guides_pages_removed AFTER DELETE ON shop.feeding_guides REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER home_banners_history_fields AFTER UPDATE OF id, storefront_id, heading, body, label, href, picture, tint, "position", valid_from, valid_to ON shop.home_banners FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER home_banners_history_rows AFTER INSERT OR DELETE ON shop.home_banners FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER home_banners_pages_added AFTER INSERT ON shop.home_banners REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''section:home'' from changed c) r (key) limit 51) touched', '{}');

CREATE TRIGGER home_banners_pages_changed AFTER UPDATE ON shop.home_banners REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''section:home'' from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{}');

CREATE TRIGGER home_banners_pages_emptied AFTER TRUNCATE ON shop.home_banners FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{}');

CREATE TRIGGER home_banners_pages_removed AFTER DELETE ON shop.home_banners REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''section:home'' from changed c) r (key) limit 51) touched', '{}');

CREATE TRIGGER home_banners_version BEFORE UPDATE ON shop.home_banners FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER images_card_added AFTER INSERT ON shop.images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct coalesce(c.product_id, v.product_id)) from changed c left join shop.variants v on v.id = c.variant_id where c.category_id is null');

CREATE TRIGGER images_card_changed AFTER UPDATE ON shop.images REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct coalesce(c.product_id, v.product_id)) from (table earlier union all table later) c left join shop.variants v on v.id = c.variant_id where c.category_id is null');

CREATE TRIGGER images_card_removed AFTER DELETE ON shop.images REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct coalesce(c.product_id, v.product_id)) from changed c left join shop.variants v on v.id = c.variant_id where c.category_id is null');

CREATE TRIGGER images_history_fields AFTER UPDATE OF id, storefront_id, product_id, variant_id, category_id, key, content_hash, alt, width, height, "position" ON shop.images FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER images_history_rows AFTER INSERT OR DELETE ON shop.images FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER images_pages_added AFTER INSERT ON shop.images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || coalesce(c.product_id, v.product_id) from changed c left join shop.variants v on v.id = c.variant_id) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER images_pages_changed AFTER UPDATE ON shop.images REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || coalesce(c.product_id, v.product_id) from ((table earlier except all table later) union all (table later except all table earlier)) c left join shop.variants v on v.id = c.variant_id) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER images_pages_emptied AFTER TRUNCATE ON shop.images FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER images_pages_removed AFTER DELETE ON shop.images REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || coalesce(c.product_id, v.product_id) from changed c left join shop.variants v on v.id = c.variant_id) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER ingredient_closure_card_added AFTER INSERT ON shop.ingredient_closure REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct i.product_id) from changed c join shop.product_ingredients i on i.ingredient_id = c.descendant_id');

CREATE TRIGGER ingredient_closure_card_changed AFTER UPDATE ON shop.ingredient_closure REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct i.product_id) from (table earlier union all table later) c join shop.product_ingredients i on i.ingredient_id = c.descendant_id');

CREATE TRIGGER ingredient_closure_card_removed AFTER DELETE ON shop.ingredient_closure REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct i.product_id) from changed c join shop.product_ingredients i on i.ingredient_id = c.descendant_id');

CREATE TRIGGER ingredient_closure_grid_added AFTER INSERT ON shop.ingredient_closure REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_grid_changes('select i.product_id from shop.product_ingredients i join changed x on x.ancestor_id = i.ingredient_id');

CREATE TRIGGER ingredient_closure_grid_removed AFTER DELETE ON shop.ingredient_closure REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_grid_changes('select i.product_id from shop.product_ingredients i join changed x on x.ancestor_id = i.ingredient_id');

CREATE TRIGGER ingredient_closure_pages_added AFTER INSERT ON shop.ingredient_closure REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER ingredient_closure_pages_changed AFTER UPDATE ON shop.ingredient_closure REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER ingredient_closure_pages_emptied AFTER TRUNCATE ON shop.ingredient_closure FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER ingredient_closure_pages_removed AFTER DELETE ON shop.ingredient_closure REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER ingredients_closure AFTER INSERT OR DELETE OR UPDATE OF parent_id ON shop.ingredients FOR EACH STATEMENT EXECUTE FUNCTION internal.rebuild_ingredient_closure();

CREATE TRIGGER ingredients_grid_changed AFTER UPDATE ON shop.ingredients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_grid_changes('select c.product_id from shop.product_cards c join changed n on n.id = any (c.ingredient_ids)');

CREATE TRIGGER ingredients_history_fields AFTER UPDATE OF id, storefront_id, parent_id, code, name, without_name, is_animal ON shop.ingredients FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER ingredients_history_rows AFTER INSERT OR DELETE ON shop.ingredients FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER ingredients_indexed AFTER INSERT OR UPDATE OF name, without_name ON shop.ingredients FOR EACH ROW EXECUTE FUNCTION internal.index_changed_row();

CREATE TRIGGER ingredients_pages_added AFTER INSERT ON shop.ingredients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER ingredients_pages_changed AFTER UPDATE ON shop.ingredients REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER ingredients_pages_emptied AFTER TRUNCATE ON shop.ingredients FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER ingredients_pages_removed AFTER DELETE ON shop.ingredients REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER ingredients_search_added AFTER INSERT ON shop.ingredients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct i.product_id) from changed c join shop.product_ingredients i on i.ingredient_id = c.id');

CREATE TRIGGER ingredients_search_changed AFTER UPDATE ON shop.ingredients REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct i.product_id) from (table earlier union all table later) c join shop.product_ingredients i on i.ingredient_id = c.id');

CREATE TRIGGER ingredients_search_removed AFTER DELETE ON shop.ingredients REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct i.product_id) from changed c join shop.product_ingredients i on i.ingredient_id = c.id');

CREATE TRIGGER landing_pages_history_fields AFTER UPDATE OF id, storefront_id, slug, title, seo_description, blocks, status, valid_from, valid_to, blocks_b ON shop.landing_pages FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER landing_pages_history_rows AFTER INSERT OR DELETE ON shop.landing_pages FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER landing_pages_pages_added AFTER INSERT ON shop.landing_pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{landing,missing}');

CREATE TRIGGER landing_pages_pages_changed AFTER UPDATE ON shop.landing_pages REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{landing,missing}');

CREATE TRIGGER landing_pages_pages_emptied AFTER TRUNCATE ON shop.landing_pages FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{landing,missing}');

CREATE TRIGGER landing_pages_pages_removed AFTER DELETE ON shop.landing_pages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{landing,missing}');

CREATE TRIGGER landing_pages_version BEFORE UPDATE ON shop.landing_pages FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER life_stages_pages_added AFTER INSERT ON shop.life_stages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER life_stages_pages_changed AFTER UPDATE ON shop.life_stages REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER life_stages_pages_emptied AFTER TRUNCATE ON shop.life_stages FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER life_stages_pages_removed AFTER DELETE ON shop.life_stages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER order_events_no_change BEFORE DELETE OR UPDATE ON shop.order_events FOR EACH ROW EXECUTE FUNCTION internal.refuse_change_while_kept('at', '4 years', '', 'details');

CREATE TRIGGER order_lines_frozen BEFORE DELETE OR UPDATE ON shop.order_lines FOR EACH ROW EXECUTE FUNCTION internal.refuse_change_without_revision('order_id');

CREATE TRIGGER orders_begin BEFORE INSERT ON shop.orders FOR EACH ROW EXECUTE FUNCTION internal.check_transition('order');

CREATE TRIGGER orders_frozen BEFORE UPDATE OF number, cart_id, placed_at, basis, coupon_id, coupon_code, credits_spent, price_trace, terms_version_id, button_text, consents ON shop.orders FOR EACH ROW WHEN ((((((((((((old.number IS DISTINCT FROM new.number) OR (old.cart_id IS DISTINCT FROM new.cart_id)) OR (old.placed_at IS DISTINCT FROM new.placed_at)) OR (old.basis IS DISTINCT FROM new.basis)) OR (old.coupon_id IS DISTINCT FROM new.coupon_id)) OR (old.coupon_code IS DISTINCT FROM new.coupon_code)) OR (old.credits_spent IS DISTINCT FROM new.credits_spent)) OR (old.price_trace IS DISTINCT FROM new.price_trace)) OR (old.terms_version_id IS DISTINCT FROM new.terms_version_id)) OR (old.button_text IS DISTINCT FROM new.button_text)) OR (old.consents IS DISTINCT FROM new.consents))) EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER orders_goods_frozen BEFORE UPDATE OF goods_list, goods_paid, credits_earned ON shop.orders FOR EACH ROW WHEN ((((old.goods_list IS DISTINCT FROM new.goods_list) OR (old.goods_paid IS DISTINCT FROM new.goods_paid)) OR (old.credits_earned IS DISTINCT FROM new.credits_earned))) EXECUTE FUNCTION internal.refuse_change_without_revision('id');

CREATE TRIGGER orders_no_delete BEFORE DELETE ON shop.orders FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER orders_total_frozen BEFORE UPDATE OF total, rounding, payable, vat ON shop.orders FOR EACH ROW WHEN ((((((old.total IS DISTINCT FROM new.total) OR (old.rounding IS DISTINCT FROM new.rounding)) OR (old.payable IS DISTINCT FROM new.payable)) OR (old.vat IS DISTINCT FROM new.vat)) AND (NOT ((old.state = 'awaiting_payment'::text) AND (old.payment_method_id <> new.payment_method_id))))) EXECUTE FUNCTION internal.refuse_change_without_revision('id');

CREATE TRIGGER orders_transition BEFORE UPDATE OF state ON shop.orders FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION internal.check_transition('order');

CREATE TRIGGER orders_version BEFORE UPDATE ON shop.orders FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER parcel_events_no_change BEFORE DELETE OR UPDATE ON shop.parcel_events FOR EACH ROW EXECUTE FUNCTION internal.refuse_change_while_kept('at', '4 years', '', 'words');

CREATE TRIGGER parcels_begin BEFORE INSERT ON shop.parcels FOR EACH ROW EXECUTE FUNCTION internal.check_transition('shipment');

CREATE TRIGGER parcels_no_delete BEFORE DELETE ON shop.parcels FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER parcels_transition BEFORE UPDATE OF state ON shop.parcels FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION internal.check_transition('shipment');

CREATE TRIGGER payment_events_no_change BEFORE DELETE OR UPDATE ON shop.payment_events FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER payment_method_groups_pages_added AFTER INSERT ON shop.payment_method_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER payment_method_groups_pages_changed AFTER UPDATE ON shop.payment_method_groups REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER payment_method_groups_pages_emptied AFTER TRUNCATE ON shop.payment_method_groups FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{shell}');

CREATE TRIGGER payment_method_groups_pages_removed AFTER DELETE ON shop.payment_method_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER payment_method_groups_rules_added AFTER INSERT ON shop.payment_method_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER payment_method_groups_rules_changed AFTER UPDATE ON shop.payment_method_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER payment_method_groups_rules_emptied AFTER TRUNCATE ON shop.payment_method_groups FOR EACH STATEMENT EXECUTE FUNCTION internal.count_rules_change();

CREATE TRIGGER payment_method_groups_rules_removed AFTER DELETE ON shop.payment_method_groups REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER payment_methods_history_fields AFTER UPDATE OF id, storefront_id, code, name, kind, description, fee, vat_class, supports_regular_delivery, minimum_order_net, hold_minutes, due_days, "position", is_active, is_offered ON shop.payment_methods FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER payment_methods_history_rows AFTER INSERT OR DELETE ON shop.payment_methods FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER payment_methods_pages_added AFTER INSERT ON shop.payment_methods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER payment_methods_pages_changed AFTER UPDATE ON shop.payment_methods REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER payment_methods_pages_emptied AFTER TRUNCATE ON shop.payment_methods FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{shell}');

CREATE TRIGGER payment_methods_pages_removed AFTER DELETE ON shop.payment_methods REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER payment_methods_rules_added AFTER INSERT ON shop.payment_methods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER payment_methods_rules_changed AFTER UPDATE ON shop.payment_methods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER payment_methods_rules_emptied AFTER TRUNCATE ON shop.payment_methods FOR EACH STATEMENT EXECUTE FUNCTION internal.count_rules_change();

CREATE TRIGGER payment_methods_rules_removed AFTER DELETE ON shop.payment_methods REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER payment_methods_version BEFORE UPDATE ON shop.payment_methods FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER payments_begin BEFORE INSERT ON shop.payments FOR EACH ROW EXECUTE FUNCTION internal.check_transition('payment');

CREATE TRIGGER payments_frozen BEFORE UPDATE OF order_id, attempt, kind, amount, currency, created_at ON shop.payments FOR EACH ROW WHEN (((((((old.order_id IS DISTINCT FROM new.order_id) OR (old.attempt IS DISTINCT FROM new.attempt)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.currency IS DISTINCT FROM new.currency)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER payments_no_delete BEFORE DELETE ON shop.payments FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER payments_transition BEFORE UPDATE OF state ON shop.payments FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION internal.check_transition('payment');

CREATE TRIGGER plan_cycles_begin BEFORE INSERT ON shop.plan_cycles FOR EACH ROW EXECUTE FUNCTION internal.check_transition('cycle');

CREATE TRIGGER plan_cycles_no_delete BEFORE DELETE ON shop.plan_cycles FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER plan_cycles_transition BEFORE UPDATE OF state ON shop.plan_cycles FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION internal.check_transition('cycle');

CREATE TRIGGER plan_cycles_version BEFORE UPDATE ON shop.plan_cycles FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER plan_events_no_change BEFORE DELETE OR UPDATE ON shop.plan_events FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER revoke_late BEFORE UPDATE OF state ON shop.plan_mandates FOR EACH ROW WHEN (((new.state = 'active'::text) AND (old.state IS DISTINCT FROM 'active'::text))) EXECUTE FUNCTION internal.revoke_late_card();

CREATE TRIGGER plans_begin BEFORE INSERT ON shop.plans FOR EACH ROW EXECUTE FUNCTION internal.check_transition('plan');

CREATE TRIGGER plans_transition BEFORE UPDATE OF state ON shop.plans FOR EACH ROW WHEN ((old.state <> new.state)) EXECUTE FUNCTION internal.check_transition('plan');

CREATE TRIGGER plans_version BEFORE UPDATE ON shop.plans FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER revoke_card AFTER UPDATE OF state, payment_method_id ON shop.plans FOR EACH ROW EXECUTE FUNCTION internal.revoke_card_of_plan();

CREATE TRIGGER price_lists_history_fields AFTER UPDATE OF id, storefront_id, code, name, includes_vat, is_public, parent_id, from_pieces ON shop.price_lists FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER price_lists_history_rows AFTER INSERT OR DELETE ON shop.price_lists FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER price_lists_pages_added AFTER INSERT ON shop.price_lists REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''shell'' from changed c where c.is_public) r (key) limit 51) touched', '{}');

CREATE TRIGGER price_lists_pages_changed AFTER UPDATE ON shop.price_lists REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''shell'' from ((table earlier except all table later) union all (table later except all table earlier)) c where c.is_public) r (key) limit 51) touched', '{}');

CREATE TRIGGER price_lists_pages_emptied AFTER TRUNCATE ON shop.price_lists FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{}');

CREATE TRIGGER price_lists_pages_removed AFTER DELETE ON shop.price_lists REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''shell'' from changed c where c.is_public) r (key) limit 51) touched', '{}');

CREATE TRIGGER price_lists_rules_added AFTER INSERT ON shop.price_lists REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_lists();

CREATE TRIGGER price_lists_rules_changed AFTER UPDATE ON shop.price_lists REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_lists();

CREATE TRIGGER price_lists_rules_emptied AFTER TRUNCATE ON shop.price_lists FOR EACH STATEMENT EXECUTE FUNCTION internal.count_rules_change();

CREATE TRIGGER price_lists_rules_removed AFTER DELETE ON shop.price_lists REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER price_proofs_no_change BEFORE DELETE OR UPDATE ON shop.price_proofs FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER price_proofs_no_truncate BEFORE TRUNCATE ON shop.price_proofs FOR EACH STATEMENT EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER price_proofs_pages_added AFTER INSERT ON shop.price_proofs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from changed c join shop.prices p on p.id = c.price_id
    join shop.variants v on v.id = p.variant_id join shop.price_lists l on l.id = p.price_list_id and l.is_public) r (key) limit 51) touched', '{}');

CREATE TRIGGER price_proofs_pages_changed AFTER UPDATE ON shop.price_proofs REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c join shop.prices p on p.id = c.price_id
    join shop.variants v on v.id = p.variant_id join shop.price_lists l on l.id = p.price_list_id and l.is_public) r (key) limit 51) touched', '{}');

CREATE TRIGGER price_proofs_pages_emptied AFTER TRUNCATE ON shop.price_proofs FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{products}');

CREATE TRIGGER price_proofs_pages_removed AFTER DELETE ON shop.price_proofs REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from changed c join shop.prices p on p.id = c.price_id
    join shop.variants v on v.id = p.variant_id join shop.price_lists l on l.id = p.price_list_id and l.is_public) r (key) limit 51) touched', '{}');

CREATE TRIGGER price_proposals_history_fields AFTER UPDATE OF id, storefront_id, price_list_id, lines, valid_from, reason, state, proposed_by, proposed_at, decided_by, decided_at, note, valid_until, calls_off ON shop.price_proposals FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER price_proposals_history_rows AFTER INSERT OR DELETE ON shop.price_proposals FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER price_proposals_version BEFORE UPDATE ON shop.price_proposals FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER prices_card_added AFTER INSERT ON shop.prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct v.product_id) from changed c join shop.variants v on v.id = c.variant_id');

CREATE TRIGGER prices_card_changed AFTER UPDATE ON shop.prices REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct v.product_id) from (table earlier union all table later) c join shop.variants v on v.id = c.variant_id');

CREATE TRIGGER prices_card_removed AFTER DELETE ON shop.prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct v.product_id) from changed c join shop.variants v on v.id = c.variant_id');

CREATE TRIGGER prices_ended BEFORE INSERT ON shop.prices FOR EACH ROW WHEN ((new.kind = 'ended'::text)) EXECUTE FUNCTION internal.refuse_ended_list_price();

CREATE TRIGGER prices_history_grows BEFORE INSERT ON shop.prices FOR EACH ROW EXECUTE FUNCTION internal.refuse_price_in_past();

CREATE TRIGGER prices_no_change BEFORE DELETE OR UPDATE ON shop.prices FOR EACH ROW EXECUTE FUNCTION internal.refuse_price_change();

CREATE TRIGGER prices_no_truncate BEFORE TRUNCATE ON shop.prices FOR EACH STATEMENT EXECUTE FUNCTION internal.refuse_price_change();

CREATE TRIGGER prices_pages_added AFTER INSERT ON shop.prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from changed c join shop.variants v on v.id = c.variant_id
      join shop.price_lists l on l.id = c.price_list_id
      left join shop.price_lists m on m.id = l.parent_id where l.is_public or m.is_public) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER prices_pages_changed AFTER UPDATE ON shop.prices REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c join shop.variants v on v.id = c.variant_id
      join shop.price_lists l on l.id = c.price_list_id
      left join shop.price_lists m on m.id = l.parent_id where l.is_public or m.is_public) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER prices_pages_emptied AFTER TRUNCATE ON shop.prices FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER prices_pages_removed AFTER DELETE ON shop.prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || v.product_id from changed c join shop.variants v on v.id = c.variant_id
      join shop.price_lists l on l.id = c.price_list_id
      left join shop.price_lists m on m.id = l.parent_id where l.is_public or m.is_public) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER printed_tags_history_fields AFTER UPDATE OF uid, kind, parcel_id, batch_id, created_at, revoked_at ON shop.printed_tags FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{uid}', '{version,updated_at}');

CREATE TRIGGER printed_tags_history_rows AFTER INSERT OR DELETE ON shop.printed_tags FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{uid}', '{version,updated_at}');

CREATE TRIGGER prizes_history_fields AFTER UPDATE OF id, fair_id, key, "position", label, prize, description, kind, weight, amount, valid_days, minimum_goods, is_shipped, color, text_color ON shop.prizes FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER prizes_history_rows AFTER INSERT OR DELETE ON shop.prizes FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER product_additives_history_fields AFTER UPDATE OF product_id, "position", category, name, register_code, amount ON shop.product_additives FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,position}', '{version,updated_at}');

CREATE TRIGGER product_additives_history_rows AFTER INSERT OR DELETE ON shop.product_additives FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,position}', '{version,updated_at}');

CREATE TRIGGER product_additives_pages_added AFTER INSERT ON shop.product_additives REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_additives_pages_changed AFTER UPDATE ON shop.product_additives REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_additives_pages_emptied AFTER TRUNCATE ON shop.product_additives FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER product_additives_pages_removed AFTER DELETE ON shop.product_additives REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_allergens_card_added AFTER INSERT ON shop.product_allergens REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_allergens_card_changed AFTER UPDATE ON shop.product_allergens REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from (table earlier union all table later) c');

CREATE TRIGGER product_allergens_card_removed AFTER DELETE ON shop.product_allergens REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_allergens_history_fields AFTER UPDATE OF product_id, storefront_id, allergen ON shop.product_allergens FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,allergen}', '{version,updated_at}');

CREATE TRIGGER product_allergens_history_rows AFTER INSERT OR DELETE ON shop.product_allergens FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,allergen}', '{version,updated_at}');

CREATE TRIGGER product_allergens_pages_added AFTER INSERT ON shop.product_allergens REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_allergens_pages_changed AFTER UPDATE ON shop.product_allergens REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_allergens_pages_emptied AFTER TRUNCATE ON shop.product_allergens FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER product_allergens_pages_removed AFTER DELETE ON shop.product_allergens REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_attributes_card_added AFTER INSERT ON shop.product_attributes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_attributes_card_changed AFTER UPDATE ON shop.product_attributes REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from (table earlier union all table later) c');

CREATE TRIGGER product_attributes_card_removed AFTER DELETE ON shop.product_attributes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_attributes_history_fields AFTER UPDATE OF id, product_id, attribute_id, type, option_id, number_value, boolean_value, text_value ON shop.product_attributes FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER product_attributes_history_rows AFTER INSERT OR DELETE ON shop.product_attributes FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER product_attributes_pages_added AFTER INSERT ON shop.product_attributes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_attributes_pages_changed AFTER UPDATE ON shop.product_attributes REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_attributes_pages_emptied AFTER TRUNCATE ON shop.product_attributes FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER product_attributes_pages_removed AFTER DELETE ON shop.product_attributes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_cards_grid_added AFTER INSERT ON shop.product_cards REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_grid_changes('select product_id from changed');

CREATE TRIGGER product_cards_grid_changed AFTER UPDATE ON shop.product_cards REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_grid_changes('select product_id from changed');

CREATE TRIGGER product_cards_grid_removed AFTER DELETE ON shop.product_cards REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_grid_changes('select product_id from changed');

CREATE TRIGGER product_cards_pages_added AFTER INSERT ON shop.product_cards REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_cards_pages_changed AFTER UPDATE ON shop.product_cards REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from later c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_cards_pages_emptied AFTER TRUNCATE ON shop.product_cards FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER product_cards_pages_removed AFTER DELETE ON shop.product_cards REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_cards_search_added AFTER INSERT ON shop.product_cards REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(product_id) from changed');

CREATE TRIGGER product_cards_search_changed AFTER UPDATE ON shop.product_cards REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(l.product_id) from earlier e join later l using (product_id)
      where (e.facets, e.ingredient_ids, e.composition) is distinct from (l.facets, l.ingredient_ids, l.composition)');

CREATE TRIGGER product_cards_search_order AFTER UPDATE ON shop.product_cards REFERENCING NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.copy_card_order();

CREATE TRIGGER product_categories_card_added AFTER INSERT ON shop.product_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_categories_card_changed AFTER UPDATE ON shop.product_categories REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from (table earlier union all table later) c');

CREATE TRIGGER product_categories_card_removed AFTER DELETE ON shop.product_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_categories_history_fields AFTER UPDATE OF product_id, category_id, "position" ON shop.product_categories FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,category_id}', '{version,updated_at}');

CREATE TRIGGER product_categories_history_rows AFTER INSERT OR DELETE ON shop.product_categories FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,category_id}', '{version,updated_at}');

CREATE TRIGGER product_categories_pages_added AFTER INSERT ON shop.product_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_categories_pages_changed AFTER UPDATE ON shop.product_categories REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_categories_pages_emptied AFTER TRUNCATE ON shop.product_categories FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER product_categories_pages_removed AFTER DELETE ON shop.product_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_categories_search_added AFTER INSERT ON shop.product_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_categories_search_changed AFTER UPDATE ON shop.product_categories REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct product_id) from (table earlier union all table later) c');

CREATE TRIGGER product_categories_search_removed AFTER DELETE ON shop.product_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_constituents_history_fields AFTER UPDATE OF product_id, storefront_id, constituent, percent ON shop.product_constituents FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,constituent}', '{version,updated_at}');

CREATE TRIGGER product_constituents_history_rows AFTER INSERT OR DELETE ON shop.product_constituents FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,constituent}', '{version,updated_at}');

CREATE TRIGGER product_constituents_pages_added AFTER INSERT ON shop.product_constituents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_constituents_pages_changed AFTER UPDATE ON shop.product_constituents REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_constituents_pages_emptied AFTER TRUNCATE ON shop.product_constituents FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER product_constituents_pages_removed AFTER DELETE ON shop.product_constituents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_ingredients_card_added AFTER INSERT ON shop.product_ingredients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_ingredients_card_changed AFTER UPDATE ON shop.product_ingredients REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from (table earlier union all table later) c');

CREATE TRIGGER product_ingredients_card_removed AFTER DELETE ON shop.product_ingredients REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_ingredients_grid_added AFTER INSERT ON shop.product_ingredients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_grid_changes('select product_id from changed');

CREATE TRIGGER product_ingredients_grid_changed AFTER UPDATE ON shop.product_ingredients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_grid_changes('select product_id from changed');

CREATE TRIGGER product_ingredients_grid_removed AFTER DELETE ON shop.product_ingredients REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_grid_changes('select product_id from changed');

CREATE TRIGGER product_ingredients_history_fields AFTER UPDATE OF product_id, "position", ingredient_id, label, note, percent, mg_per_kg, role ON shop.product_ingredients FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,position}', '{version,updated_at}');

CREATE TRIGGER product_ingredients_history_rows AFTER INSERT OR DELETE ON shop.product_ingredients FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,position}', '{version,updated_at}');

CREATE TRIGGER product_ingredients_pages_added AFTER INSERT ON shop.product_ingredients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_ingredients_pages_changed AFTER UPDATE ON shop.product_ingredients REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_ingredients_pages_emptied AFTER TRUNCATE ON shop.product_ingredients FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER product_ingredients_pages_removed AFTER DELETE ON shop.product_ingredients REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_ingredients_search_added AFTER INSERT ON shop.product_ingredients REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_ingredients_search_changed AFTER UPDATE ON shop.product_ingredients REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct product_id) from (table earlier union all table later) c');

CREATE TRIGGER product_ingredients_search_removed AFTER DELETE ON shop.product_ingredients REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_ratings_card_added AFTER INSERT ON shop.product_ratings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_ratings_card_changed AFTER UPDATE ON shop.product_ratings REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from (table earlier union all table later) c');

CREATE TRIGGER product_ratings_card_removed AFTER DELETE ON shop.product_ratings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_ratings_pages_added AFTER INSERT ON shop.product_ratings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_ratings_pages_changed AFTER UPDATE ON shop.product_ratings REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_ratings_pages_emptied AFTER TRUNCATE ON shop.product_ratings FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER product_ratings_pages_removed AFTER DELETE ON shop.product_ratings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_relations_history_fields AFTER UPDATE OF product_id, related_product_id, type, reason, "position" ON shop.product_relations FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,related_product_id}', '{version,updated_at}');

CREATE TRIGGER product_relations_history_rows AFTER INSERT OR DELETE ON shop.product_relations FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,related_product_id}', '{version,updated_at}');

CREATE TRIGGER product_relations_pages_added AFTER INSERT ON shop.product_relations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{}');

CREATE TRIGGER product_relations_pages_changed AFTER UPDATE ON shop.product_relations REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{}');

CREATE TRIGGER product_relations_pages_emptied AFTER TRUNCATE ON shop.product_relations FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{products}');

CREATE TRIGGER product_relations_pages_removed AFTER DELETE ON shop.product_relations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{}');

CREATE TRIGGER product_tags_card_added AFTER INSERT ON shop.product_tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_tags_card_changed AFTER UPDATE ON shop.product_tags REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from (table earlier union all table later) c');

CREATE TRIGGER product_tags_card_removed AFTER DELETE ON shop.product_tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_tags_history_fields AFTER UPDATE OF product_id, storefront_id, tag, "position" ON shop.product_tags FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,tag}', '{version,updated_at}');

CREATE TRIGGER product_tags_history_rows AFTER INSERT OR DELETE ON shop.product_tags FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{product_id,tag}', '{version,updated_at}');

CREATE TRIGGER product_tags_pages_added AFTER INSERT ON shop.product_tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_tags_pages_changed AFTER UPDATE ON shop.product_tags REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_tags_pages_emptied AFTER TRUNCATE ON shop.product_tags FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER product_tags_pages_removed AFTER DELETE ON shop.product_tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER product_tags_search_added AFTER INSERT ON shop.product_tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER product_tags_search_changed AFTER UPDATE ON shop.product_tags REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct product_id) from (table earlier union all table later) c');

CREATE TRIGGER product_tags_search_removed AFTER DELETE ON shop.product_tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER products_card_added AFTER INSERT ON shop.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct id) from changed c');

CREATE TRIGGER products_card_changed AFTER UPDATE ON shop.products REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct id) from (table earlier union all table later) c');

CREATE TRIGGER products_card_removed AFTER DELETE ON shop.products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct id) from changed c');

CREATE TRIGGER products_history_fields AFTER UPDATE OF id, storefront_id, slug, name, subtitle, kind, brand_id, protein, life_stage, breed_size, grain_free, monoprotein, short_description, description, benefits, feed_type, composition_text, additives_text, storage_text, origin_country, energy_kcal_per_100g, heureka_category, google_category, seo_title, seo_description, status, successor_id, published_at, created_at, approval_number, maker, maker_country, eu_person, warnings ON shop.products FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER products_history_rows AFTER INSERT OR DELETE ON shop.products FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER products_pages_added AFTER INSERT ON shop.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || unnest(internal.with_bundles(array_agg(c.id) || (
      select array_agg(p.id) from shop.products p where p.successor_id = any (array_agg(c.id))))) from changed c) r (key) limit 51) touched', '{catalog,missing}');

CREATE TRIGGER products_pages_changed AFTER UPDATE ON shop.products REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || unnest(internal.with_bundles(array_agg(c.id) || (
      select array_agg(p.id) from shop.products p where p.successor_id = any (array_agg(c.id))))) from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,missing}');

CREATE TRIGGER products_pages_emptied AFTER TRUNCATE ON shop.products FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,missing,products}');

CREATE TRIGGER products_pages_removed AFTER DELETE ON shop.products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || unnest(internal.with_bundles(array_agg(c.id) || (
      select array_agg(p.id) from shop.products p where p.successor_id = any (array_agg(c.id))))) from changed c) r (key) limit 51) touched', '{catalog,missing}');

CREATE TRIGGER products_search_added AFTER INSERT ON shop.products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct id) from changed c');

CREATE TRIGGER products_search_changed AFTER UPDATE ON shop.products REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct id) from (table earlier union all table later) c');

CREATE TRIGGER products_search_removed AFTER DELETE ON shop.products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct id) from changed c');

CREATE TRIGGER products_slug_changed AFTER UPDATE OF slug ON shop.products FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION internal.remember_slug();

CREATE TRIGGER products_slug_taken AFTER INSERT ON shop.products FOR EACH ROW EXECUTE FUNCTION internal.remember_slug();

CREATE TRIGGER products_version BEFORE UPDATE ON shop.products FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER proteins_card_added AFTER INSERT ON shop.proteins REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(p.id) from changed c join shop.products p on p.storefront_id = c.storefront_id and p.protein = c.code');

CREATE TRIGGER proteins_card_changed AFTER UPDATE ON shop.proteins REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(p.id) from (table earlier union all table later) c join shop.products p on p.storefront_id = c.storefront_id and p.protein = c.code');

CREATE TRIGGER proteins_card_removed AFTER DELETE ON shop.proteins REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(p.id) from changed c join shop.products p on p.storefront_id = c.storefront_id and p.protein = c.code');

CREATE TRIGGER proteins_pages_added AFTER INSERT ON shop.proteins REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER proteins_pages_changed AFTER UPDATE ON shop.proteins REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER proteins_pages_emptied AFTER TRUNCATE ON shop.proteins FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER proteins_pages_removed AFTER DELETE ON shop.proteins REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER proteins_search_added AFTER INSERT ON shop.proteins REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(p.id) from changed c join shop.products p on p.storefront_id = c.storefront_id and p.protein = c.code');

CREATE TRIGGER proteins_search_changed AFTER UPDATE ON shop.proteins REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(p.id) from (table earlier union all table later) c join shop.products p on p.storefront_id = c.storefront_id and p.protein = c.code');

CREATE TRIGGER proteins_search_removed AFTER DELETE ON shop.proteins REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(p.id) from changed c join shop.products p on p.storefront_id = c.storefront_id and p.protein = c.code');

CREATE TRIGGER recalls_history_fields AFTER UPDATE OF id, batch_id, product_id, batch_code, best_before, reason, risk, symptoms, authority_told_on, proposed_by, proposed_at, approved_by, approved_at, withdrawn_at ON shop.recalls FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER recalls_history_rows AFTER INSERT OR DELETE ON shop.recalls FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER recalls_no_delete BEFORE DELETE ON shop.recalls FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER recalls_pages_added AFTER INSERT ON shop.recalls REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{}');

CREATE TRIGGER recalls_pages_changed AFTER UPDATE ON shop.recalls REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{}');

CREATE TRIGGER recalls_pages_emptied AFTER TRUNCATE ON shop.recalls FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{products}');

CREATE TRIGGER recalls_pages_removed AFTER DELETE ON shop.recalls REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{}');

CREATE TRIGGER recalls_version BEFORE UPDATE ON shop.recalls FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER redirects_history_fields AFTER UPDATE OF id, storefront_id, from_path, to_path, created_at ON shop.redirects FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER redirects_history_rows AFTER INSERT OR DELETE ON shop.redirects FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER redirects_pages_added AFTER INSERT ON shop.redirects REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{missing}');

CREATE TRIGGER redirects_pages_changed AFTER UPDATE ON shop.redirects REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{missing}');

CREATE TRIGGER redirects_pages_emptied AFTER TRUNCATE ON shop.redirects FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{missing}');

CREATE TRIGGER redirects_pages_removed AFTER DELETE ON shop.redirects REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{missing}');

CREATE TRIGGER refunds_frozen BEFORE UPDATE OF payment_id, order_id, amount, way, purpose, corrections, requested_at ON shop.refunds FOR EACH ROW WHEN ((((((((old.payment_id IS DISTINCT FROM new.payment_id) OR (old.order_id IS DISTINCT FROM new.order_id)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.way IS DISTINCT FROM new.way)) OR (old.purpose IS DISTINCT FROM new.purpose)) OR (old.corrections IS DISTINCT FROM new.corrections)) OR (old.requested_at IS DISTINCT FROM new.requested_at))) EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER refunds_goods_frozen BEFORE UPDATE OF for_goods ON shop.refunds FOR EACH ROW WHEN ((old.for_goods IS DISTINCT FROM new.for_goods)) EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER refunds_no_delete BEFORE DELETE ON shop.refunds FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER refunds_number_frozen BEFORE UPDATE OF gateway_refund_id ON shop.refunds FOR EACH ROW WHEN (((old.gateway_refund_id IS NOT NULL) AND (old.gateway_refund_id IS DISTINCT FROM new.gateway_refund_id))) EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER retailers_history_fields AFTER UPDATE OF id, storefront_id, slug, name, type, street, city, city_part, postal_code, region, latitude, longitude, opening_hours, dogs_welcome, wheelchair, pickup_of_orders, confirmed_on, is_sample, on_holidays, hidden_at ON shop.retailers FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{phone,email,note,asked_on,version,updated_at}');

CREATE TRIGGER retailers_history_rows AFTER INSERT OR DELETE ON shop.retailers FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{phone,email,note,asked_on,version,updated_at}');

CREATE TRIGGER retailers_pages_added AFTER INSERT ON shop.retailers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{retailers}');

CREATE TRIGGER retailers_pages_changed AFTER UPDATE ON shop.retailers REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{retailers}');

CREATE TRIGGER retailers_pages_emptied AFTER TRUNCATE ON shop.retailers FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{retailers}');

CREATE TRIGGER retailers_pages_removed AFTER DELETE ON shop.retailers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{retailers}');

CREATE TRIGGER retailers_version BEFORE UPDATE ON shop.retailers FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER review_photos_counted AFTER INSERT OR DELETE OR UPDATE ON shop.review_photos FOR EACH ROW EXECUTE FUNCTION internal.count_review_photos();

CREATE TRIGGER review_photos_pages_added AFTER INSERT ON shop.review_photos REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || r.product_id from changed c join shop.reviews r on r.id = c.review_id) r (key) limit 51) touched', '{reviews}');

CREATE TRIGGER review_photos_pages_changed AFTER UPDATE ON shop.review_photos REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || r.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c join shop.reviews r on r.id = c.review_id) r (key) limit 51) touched', '{reviews}');

CREATE TRIGGER review_photos_pages_emptied AFTER TRUNCATE ON shop.review_photos FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{reviews,products}');

CREATE TRIGGER review_photos_pages_removed AFTER DELETE ON shop.review_photos REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || r.product_id from changed c join shop.reviews r on r.id = c.review_id) r (key) limit 51) touched', '{reviews}');

CREATE TRIGGER reviews_counted_in AFTER INSERT ON shop.reviews REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION internal.count_reviews();

CREATE TRIGGER reviews_counted_out AFTER DELETE ON shop.reviews REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION internal.count_reviews();

CREATE TRIGGER reviews_dog BEFORE INSERT OR UPDATE OF dog_note, title, body ON shop.reviews FOR EACH ROW EXECUTE FUNCTION internal.place_review_dog();

CREATE TRIGGER reviews_pages_added AFTER INSERT ON shop.reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{reviews}');

CREATE TRIGGER reviews_pages_changed AFTER UPDATE ON shop.reviews REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{reviews}');

CREATE TRIGGER reviews_pages_emptied AFTER TRUNCATE ON shop.reviews FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{reviews,products}');

CREATE TRIGGER reviews_pages_removed AFTER DELETE ON shop.reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || c.product_id from changed c) r (key) limit 51) touched', '{reviews}');

CREATE TRIGGER reviews_recounted AFTER UPDATE ON shop.reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION internal.count_reviews();

CREATE TRIGGER reviews_version BEFORE UPDATE ON shop.reviews FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER search_absences_pages_added AFTER INSERT ON shop.search_absences REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{search}');

CREATE TRIGGER search_absences_pages_changed AFTER UPDATE ON shop.search_absences REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{search}');

CREATE TRIGGER search_absences_pages_emptied AFTER TRUNCATE ON shop.search_absences FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{search}');

CREATE TRIGGER search_absences_pages_removed AFTER DELETE ON shop.search_absences REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{search}');

CREATE TRIGGER search_absences_stems BEFORE INSERT OR UPDATE ON shop.search_absences FOR EACH ROW EXECUTE FUNCTION internal.stem_phrase();

CREATE TRIGGER search_synonyms_history_fields AFTER UPDATE OF id, storefront_id, phrase, means, stems, meaning ON shop.search_synonyms FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER search_synonyms_history_rows AFTER INSERT OR DELETE ON shop.search_synonyms FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER search_synonyms_pages_added AFTER INSERT ON shop.search_synonyms REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{search}');

CREATE TRIGGER search_synonyms_pages_changed AFTER UPDATE ON shop.search_synonyms REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{search}');

CREATE TRIGGER search_synonyms_pages_emptied AFTER TRUNCATE ON shop.search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{search}');

CREATE TRIGGER search_synonyms_pages_removed AFTER DELETE ON shop.search_synonyms REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{search}');

CREATE TRIGGER search_synonyms_stems BEFORE INSERT OR UPDATE ON shop.search_synonyms FOR EACH ROW EXECUTE FUNCTION internal.stem_synonym();

CREATE TRIGGER search_word_forms_applied AFTER INSERT OR DELETE OR UPDATE ON shop.search_word_forms FOR EACH STATEMENT EXECUTE FUNCTION internal.apply_word_forms();

CREATE TRIGGER search_word_forms_history_fields AFTER UPDATE OF storefront_id, form, base ON shop.search_word_forms FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{storefront_id,form}', '{version,updated_at}');

CREATE TRIGGER search_word_forms_history_rows AFTER INSERT OR DELETE ON shop.search_word_forms FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{storefront_id,form}', '{version,updated_at}');

CREATE TRIGGER search_word_forms_of_breeds AFTER INSERT OR DELETE OR UPDATE ON shop.search_word_forms FOR EACH STATEMENT EXECUTE FUNCTION internal.restem_breeds();

CREATE TRIGGER search_word_forms_pages_added AFTER INSERT ON shop.search_word_forms REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{search}');

CREATE TRIGGER search_word_forms_pages_changed AFTER UPDATE ON shop.search_word_forms REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{search}');

CREATE TRIGGER search_word_forms_pages_emptied AFTER TRUNCATE ON shop.search_word_forms FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{search}');

CREATE TRIGGER search_word_forms_pages_removed AFTER DELETE ON shop.search_word_forms REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{search}');

CREATE TRIGGER section_drafts_history_fields AFTER UPDATE OF section_id, title, seo_title, seo_description, blocks, publish_at, planned_by ON shop.section_drafts FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{section_id}', '{version,updated_at}');

CREATE TRIGGER section_drafts_history_rows AFTER INSERT OR DELETE ON shop.section_drafts FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{section_id}', '{version,updated_at}');

CREATE TRIGGER section_drafts_version BEFORE UPDATE ON shop.section_drafts FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER sections_history_fields AFTER UPDATE OF id, storefront_id, slug, path, title, seo_title, seo_description, blocks ON shop.sections FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER sections_history_rows AFTER INSERT OR DELETE ON shop.sections FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER sections_pages_added AFTER INSERT ON shop.sections REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''section:'' || c.slug from changed c) r (key) limit 51) touched', '{sitemap}');

CREATE TRIGGER sections_pages_changed AFTER UPDATE ON shop.sections REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''section:'' || c.slug from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{sitemap}');

CREATE TRIGGER sections_pages_emptied AFTER TRUNCATE ON shop.sections FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{sitemap}');

CREATE TRIGGER sections_pages_removed AFTER DELETE ON shop.sections REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''section:'' || c.slug from changed c) r (key) limit 51) touched', '{sitemap}');

CREATE TRIGGER sections_version BEFORE UPDATE ON shop.sections FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER segments_history_fields AFTER UPDATE OF id, storefront_id, name, question ON shop.segments FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER segments_history_rows AFTER INSERT OR DELETE ON shop.segments FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER segments_version BEFORE UPDATE ON shop.segments FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER settings_history_fields AFTER UPDATE OF storefront_id, key, type, value, is_public, note ON shop.settings FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{storefront_id,key}', '{version,updated_at}');

CREATE TRIGGER settings_history_rows AFTER INSERT OR DELETE ON shop.settings FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{storefront_id,key}', '{version,updated_at}');

CREATE TRIGGER settings_pages_added AFTER INSERT ON shop.settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER settings_pages_changed AFTER UPDATE ON shop.settings REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER settings_pages_emptied AFTER TRUNCATE ON shop.settings FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{shell}');

CREATE TRIGGER settings_pages_removed AFTER DELETE ON shop.settings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER settings_rules_added AFTER INSERT ON shop.settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER settings_rules_changed AFTER UPDATE ON shop.settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER settings_rules_emptied AFTER TRUNCATE ON shop.settings FOR EACH STATEMENT EXECUTE FUNCTION internal.count_rules_change();

CREATE TRIGGER settings_rules_removed AFTER DELETE ON shop.settings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER settings_version BEFORE UPDATE ON shop.settings FOR EACH ROW EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER shipping_methods_history_fields AFTER UPDATE OF id, storefront_id, code, name, carrier, kind, point_network, description, delivery_text, countries, price, free_from, vat_class, max_weight_g, size_kind, longest_mm, sum_mm, width_mm, height_mm, depth_mm, allow_multi_parcel, takes_cod, cod_maximum, min_days, max_days, storage_days, pickup_hours, "position", is_active, carrier_code, feed_names, cut_off ON shop.shipping_methods FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER shipping_methods_history_rows AFTER INSERT OR DELETE ON shop.shipping_methods FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER shipping_methods_pages_added AFTER INSERT ON shop.shipping_methods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER shipping_methods_pages_changed AFTER UPDATE ON shop.shipping_methods REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER shipping_methods_pages_emptied AFTER TRUNCATE ON shop.shipping_methods FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{shell}');

CREATE TRIGGER shipping_methods_pages_removed AFTER DELETE ON shop.shipping_methods REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER shipping_methods_rules_added AFTER INSERT ON shop.shipping_methods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER shipping_methods_rules_changed AFTER UPDATE ON shop.shipping_methods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER shipping_methods_rules_emptied AFTER TRUNCATE ON shop.shipping_methods FOR EACH STATEMENT EXECUTE FUNCTION internal.count_rules_change();

CREATE TRIGGER shipping_methods_rules_removed AFTER DELETE ON shop.shipping_methods REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER shipping_methods_version BEFORE UPDATE ON shop.shipping_methods FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER shipping_payment_methods_history_fields AFTER UPDATE OF shipping_method_id, payment_method_id ON shop.shipping_payment_methods FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{shipping_method_id,payment_method_id}', '{version,updated_at}');

CREATE TRIGGER shipping_payment_methods_history_rows AFTER INSERT OR DELETE ON shop.shipping_payment_methods FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{shipping_method_id,payment_method_id}', '{version,updated_at}');

CREATE TRIGGER shipping_payment_methods_pages_added AFTER INSERT ON shop.shipping_payment_methods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER shipping_payment_methods_pages_changed AFTER UPDATE ON shop.shipping_payment_methods REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER shipping_payment_methods_pages_emptied AFTER TRUNCATE ON shop.shipping_payment_methods FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{shell}');

CREATE TRIGGER shipping_payment_methods_pages_removed AFTER DELETE ON shop.shipping_payment_methods REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER shipping_payment_methods_rules_added AFTER INSERT ON shop.shipping_payment_methods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER shipping_payment_methods_rules_changed AFTER UPDATE ON shop.shipping_payment_methods REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER shipping_payment_methods_rules_emptied AFTER TRUNCATE ON shop.shipping_payment_methods FOR EACH STATEMENT EXECUTE FUNCTION internal.count_rules_change();

CREATE TRIGGER shipping_payment_methods_rules_removed AFTER DELETE ON shop.shipping_payment_methods REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER slug_history_pages_added AFTER INSERT ON shop.slug_history REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{missing}');

CREATE TRIGGER slug_history_pages_changed AFTER UPDATE ON shop.slug_history REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{missing}');

CREATE TRIGGER slug_history_pages_emptied AFTER TRUNCATE ON shop.slug_history FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{missing}');

CREATE TRIGGER slug_history_pages_removed AFTER DELETE ON shop.slug_history REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{missing}');

CREATE TRIGGER static_page_versions_history_fields AFTER UPDATE OF id, static_page_id, effective_from, title, perex, body, seo_title, seo_description, published_at, created_at ON shop.static_page_versions FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{revision,version,updated_at}');

CREATE TRIGGER static_page_versions_history_rows AFTER INSERT OR DELETE ON shop.static_page_versions FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{revision,version,updated_at}');

CREATE TRIGGER static_page_versions_keep BEFORE DELETE OR UPDATE ON shop.static_page_versions FOR EACH ROW EXECUTE FUNCTION internal.refuse_published_wording_change();

CREATE TRIGGER static_page_versions_pages_added AFTER INSERT ON shop.static_page_versions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{pages,missing}');

CREATE TRIGGER static_page_versions_pages_changed AFTER UPDATE ON shop.static_page_versions REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{pages,missing}');

CREATE TRIGGER static_page_versions_pages_emptied AFTER TRUNCATE ON shop.static_page_versions FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{pages,missing}');

CREATE TRIGGER static_page_versions_pages_removed AFTER DELETE ON shop.static_page_versions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{pages,missing}');

CREATE TRIGGER static_pages_history_fields AFTER UPDATE OF id, storefront_id, slug, in_footer ON shop.static_pages FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER static_pages_history_rows AFTER INSERT OR DELETE ON shop.static_pages FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER static_pages_pages_added AFTER INSERT ON shop.static_pages REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{pages,missing}');

CREATE TRIGGER static_pages_pages_changed AFTER UPDATE ON shop.static_pages REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{pages,missing}');

CREATE TRIGGER static_pages_pages_emptied AFTER TRUNCATE ON shop.static_pages FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{pages,missing}');

CREATE TRIGGER static_pages_pages_removed AFTER DELETE ON shop.static_pages REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{pages,missing}');

CREATE TRIGGER stock_card_added AFTER INSERT ON shop.stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct v.product_id) from changed c join shop.variants v on v.id = c.variant_id');

CREATE TRIGGER stock_card_changed AFTER UPDATE ON shop.stock REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_cards_of_stock();

CREATE TRIGGER stock_movement_changed AFTER UPDATE ON shop.stock FOR EACH ROW WHEN ((((old.on_hand + old.withheld) <> (new.on_hand + new.withheld)) OR (old.shelf <> COALESCE(new.shelf, ''::text)))) EXECUTE FUNCTION internal.keep_stock_movement();

CREATE TRIGGER stock_movement_opened AFTER INSERT ON shop.stock REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION internal.open_accounts();

CREATE TRIGGER stock_movement_removed AFTER DELETE ON shop.stock FOR EACH ROW WHEN (((old.on_hand + old.withheld) <> 0)) EXECUTE FUNCTION internal.keep_stock_movement();

CREATE TRIGGER stock_owed BEFORE UPDATE ON shop.stock FOR EACH ROW WHEN (((new.owed > 0) AND (new.on_hand > new.reserved))) EXECUTE FUNCTION internal.withhold_owed();

CREATE TRIGGER stock_pages_added AFTER INSERT ON shop.stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_pages_of_new_stock();

CREATE TRIGGER stock_pages_removed AFTER DELETE ON shop.stock REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_pages_of_new_stock();

CREATE TRIGGER stock_movements_no_change BEFORE DELETE OR UPDATE ON shop.stock_movements FOR EACH ROW EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER stock_movements_no_truncate BEFORE TRUNCATE ON shop.stock_movements FOR EACH STATEMENT EXECUTE FUNCTION internal.refuse_change();

CREATE TRIGGER storefronts_pages_added AFTER INSERT ON shop.storefronts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER storefronts_pages_changed AFTER UPDATE ON shop.storefronts REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER storefronts_pages_emptied AFTER TRUNCATE ON shop.storefronts FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{shell}');

CREATE TRIGGER storefronts_pages_removed AFTER DELETE ON shop.storefronts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER surveys_history_fields AFTER UPDATE OF id, storefront_id, type, title, intro, questions, thanks, closed_at ON shop.surveys FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER surveys_history_rows AFTER INSERT OR DELETE ON shop.surveys FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER surveys_pages_added AFTER INSERT ON shop.surveys REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{landing,missing}');

CREATE TRIGGER surveys_pages_changed AFTER UPDATE ON shop.surveys REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{landing,missing}');

CREATE TRIGGER surveys_pages_emptied AFTER TRUNCATE ON shop.surveys FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{landing,missing}');

CREATE TRIGGER surveys_pages_removed AFTER DELETE ON shop.surveys REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{landing,missing}');

CREATE TRIGGER surveys_version BEFORE UPDATE ON shop.surveys FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER tags_history_fields AFTER UPDATE OF storefront_id, code, name, "position" ON shop.tags FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{storefront_id,code}', '{version,updated_at}');

CREATE TRIGGER tags_history_rows AFTER INSERT OR DELETE ON shop.tags FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{storefront_id,code}', '{version,updated_at}');

CREATE TRIGGER tags_pages_added AFTER INSERT ON shop.tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER tags_pages_changed AFTER UPDATE ON shop.tags REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER tags_pages_emptied AFTER TRUNCATE ON shop.tags FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER tags_pages_removed AFTER DELETE ON shop.tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{catalog,products}');

CREATE TRIGGER tags_search_added AFTER INSERT ON shop.tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(t.product_id) from changed c join shop.product_tags t on t.storefront_id = c.storefront_id and t.tag = c.code');

CREATE TRIGGER tags_search_changed AFTER UPDATE ON shop.tags REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(t.product_id) from (table earlier union all table later) c join shop.product_tags t on t.storefront_id = c.storefront_id and t.tag = c.code');

CREATE TRIGGER tags_search_removed AFTER DELETE ON shop.tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(t.product_id) from changed c join shop.product_tags t on t.storefront_id = c.storefront_id and t.tag = c.code');

CREATE TRIGGER text_values_history_fields AFTER UPDATE OF storefront_id, key, description, value ON shop.text_values FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{storefront_id,key}', '{version,updated_at}');

CREATE TRIGGER text_values_history_rows AFTER INSERT OR DELETE ON shop.text_values FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{storefront_id,key}', '{version,updated_at}');

CREATE TRIGGER text_values_pages_added AFTER INSERT ON shop.text_values REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER text_values_pages_changed AFTER UPDATE ON shop.text_values REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER text_values_pages_emptied AFTER TRUNCATE ON shop.text_values FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{shell}');

CREATE TRIGGER text_values_pages_removed AFTER DELETE ON shop.text_values REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER tickets_answered BEFORE UPDATE OF state ON shop.tickets FOR EACH ROW EXECUTE FUNCTION internal.note_answer();

CREATE TRIGGER tickets_dated BEFORE INSERT ON shop.tickets FOR EACH ROW EXECUTE FUNCTION internal.date_thread();

CREATE TRIGGER tickets_thread AFTER INSERT ON shop.tickets FOR EACH ROW EXECUTE FUNCTION internal.begin_thread();

CREATE TRIGGER tickets_version BEFORE UPDATE ON shop.tickets FOR EACH ROW EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER variants_card_added AFTER INSERT ON shop.variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER variants_card_changed AFTER UPDATE ON shop.variants REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from (table earlier union all table later) c');

CREATE TRIGGER variants_card_removed AFTER DELETE ON shop.variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_touched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER variants_history_fields AFTER UPDATE OF id, storefront_id, product_id, sku, ean, name, "position", is_default, status, net_weight_g, gross_weight_g, volume_ml, width_mm, height_mm, depth_mm, unit, unit_quantity, vat_class, created_at, is_multipack, short_of, best_before ON shop.variants FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER variants_history_rows AFTER INSERT OR DELETE ON shop.variants FOR EACH ROW EXECUTE FUNCTION internal.keep_history('{id}', '{version,updated_at}');

CREATE TRIGGER variants_pages_added AFTER INSERT ON shop.variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || unnest(internal.with_bundles(array_agg(c.product_id))) from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER variants_pages_changed AFTER UPDATE ON shop.variants REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || unnest(internal.with_bundles(array_agg(c.product_id))) from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER variants_pages_emptied AFTER TRUNCATE ON shop.variants FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{catalog,products}');

CREATE TRIGGER variants_pages_removed AFTER DELETE ON shop.variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select ''product:'' || unnest(internal.with_bundles(array_agg(c.product_id))) from changed c) r (key) limit 51) touched', '{catalog}');

CREATE TRIGGER variants_search_added AFTER INSERT ON shop.variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER variants_search_changed AFTER UPDATE ON shop.variants REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct product_id) from (table earlier union all table later) c');

CREATE TRIGGER variants_search_removed AFTER DELETE ON shop.variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.refresh_searched_cards('select array_agg(distinct product_id) from changed c');

CREATE TRIGGER variants_version BEFORE UPDATE ON shop.variants FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION internal.touch_version();

CREATE TRIGGER vat_rates_pages_added AFTER INSERT ON shop.vat_rates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER vat_rates_pages_changed AFTER UPDATE ON shop.vat_rates REFERENCING OLD TABLE AS earlier NEW TABLE AS later FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from ((table earlier except all table later) union all (table later except all table earlier)) c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER vat_rates_pages_emptied AFTER TRUNCATE ON shop.vat_rates FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('', '{shell}');

CREATE TRIGGER vat_rates_pages_removed AFTER DELETE ON shop.vat_rates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from (select null::text from changed c) r (key) limit 51) touched', '{shell}');

CREATE TRIGGER vat_rates_rules_added AFTER INSERT ON shop.vat_rates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER vat_rates_rules_changed AFTER UPDATE ON shop.vat_rates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

CREATE TRIGGER vat_rates_rules_emptied AFTER TRUNCATE ON shop.vat_rates FOR EACH STATEMENT EXECUTE FUNCTION internal.count_rules_change();

CREATE TRIGGER vat_rates_rules_removed AFTER DELETE ON shop.vat_rates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION internal.count_changed_rules();

create policy accounting_bank_movements on shop.bank_movements as permissive for select to staff_accounting using (true) with check ();
comment on policy accounting_bank_movements on shop.bank_movements is 'Whoever assigns money sees all that came; who sent it is told masked, by staff_movements.';

create policy accounting_document_lines on shop.document_lines as permissive for select to staff_accounting using (true) with check ();
comment on policy accounting_document_lines on shop.document_lines is 'Lines of documents.';

create policy accounting_documents on shop.documents as permissive for select to staff_accounting using (true) with check ();
comment on policy accounting_documents on shop.documents is 'Every document without its buyer, who stands in its file.';

create policy accounting_order_events on shop.order_events as permissive for select to staff_accounting using (true) with check ();
comment on policy accounting_order_events on shop.order_events is 'What became of an order and when; reasons may name somebody and stay out.';

create policy accounting_order_lines on shop.order_lines as permissive for select to staff_accounting using (true) with check ();
comment on policy accounting_order_lines on shop.order_lines is 'What was sold, with its tax.';

create policy accounting_orders on shop.orders as permissive for select to staff_accounting using (true) with check ();
comment on policy accounting_orders on shop.orders is 'Every order, without the columns that say who it is for.';

create policy accounting_payment_events on shop.payment_events as permissive for select to staff_accounting using (true) with check ();
comment on policy accounting_payment_events on shop.payment_events is 'What became of a payment and when.';

create policy accounting_payments on shop.payments as permissive for select to staff_accounting using (true) with check ();
comment on policy accounting_payments on shop.payments is 'Money asked for, received and returned.';

create policy accounting_refunds on shop.refunds as permissive for select to staff_accounting using (true) with check ();
comment on policy accounting_refunds on shop.refunds is 'Money to send back; whoever sends it by hand needs the account.';

create policy accounting_staff_tasks on shop.staff_tasks as permissive for select to staff_accounting using (true) with check ();
comment on policy accounting_staff_tasks on shop.staff_tasks is 'What waits for a person; movements and refunds are theirs.';

create policy accounting_ticket_messages on shop.ticket_messages as permissive for select to staff_accounting using ((EXISTS ( SELECT
   FROM shop.tickets t
  WHERE (t.id = ticket_messages.ticket_id)))) with check ();
comment on policy accounting_ticket_messages on shop.ticket_messages is 'Threads about bills; which those are, tickets decide.';

create policy accounting_tickets on shop.tickets as permissive for select to staff_accounting using ((topic = 'billing'::text)) with check ();
comment on policy accounting_tickets on shop.tickets is 'Messages about bills.';

create policy active_payment_methods on shop.payment_methods as permissive for select to shop_readers using (is_active) with check ();
comment on policy active_payment_methods on shop.payment_methods is 'Pages print what can be chosen now.';

create policy active_shipping_methods on shop.shipping_methods as permissive for select to shop_readers using (is_active) with check ();
comment on policy active_shipping_methods on shop.shipping_methods is 'Pages print what can be chosen now.';

create policy additives_of_visible_products on shop.product_additives as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = product_additives.product_id)))) with check ();
comment on policy additives_of_visible_products on shop.product_additives is 'Follows the product.';

create policy all_allergens on shop.allergens as permissive for select to shop_readers using (true) with check ();
comment on policy all_allergens on shop.allergens is 'The list is public.';

create policy all_answer_phrases on shop.answer_phrases as permissive for select to shop_readers using (true) with check ();
comment on policy all_answer_phrases on shop.answer_phrases is 'Answers are public.';

create policy all_attribute_options on shop.attribute_options as permissive for select to shop_readers using (true) with check ();
comment on policy all_attribute_options on shop.attribute_options is 'Definitions are public.';

create policy all_attributes on shop.attributes as permissive for select to shop_readers using (true) with check ();
comment on policy all_attributes on shop.attributes is 'Definitions are public.';

create policy all_blog_authors on shop.blog_authors as permissive for select to shop_readers using (true) with check ();
comment on policy all_blog_authors on shop.blog_authors is 'Authors are public.';

create policy all_blog_categories on shop.blog_categories as permissive for select to shop_readers using (true) with check ();
comment on policy all_blog_categories on shop.blog_categories is 'Topics are public.';

create policy all_brands on shop.brands as permissive for select to shop_readers using (true) with check ();
comment on policy all_brands on shop.brands is 'Brands are public.';

create policy all_breed_sizes on shop.breed_sizes as permissive for select to shop_readers using (true) with check ();
comment on policy all_breed_sizes on shop.breed_sizes is 'Names of breed sizes are public.';

create policy all_breeds on shop.breeds as permissive for select to shop_readers using (true) with check ();
comment on policy all_breeds on shop.breeds is 'Breeds are public.';

create policy all_categories on shop.categories as permissive for select to shop_readers using (true) with check ();
comment on policy all_categories on shop.categories is 'The tree is public.';

create policy all_consent_wordings on shop.consent_wordings as permissive for select to shop_readers using (true) with check ();
comment on policy all_consent_wordings on shop.consent_wordings is 'Forms print them.';

create policy all_constituents on shop.constituents as permissive for select to shop_readers using (true) with check ();
comment on policy all_constituents on shop.constituents is 'Names are public.';

create policy all_cookie_wordings on shop.cookie_wordings as permissive for select to shop_readers using (true) with check ();
comment on policy all_cookie_wordings on shop.cookie_wordings is 'Everybody is asked with them.';

create policy all_fairs on shop.fairs as permissive for select to shop_readers using (true) with check ();
comment on policy all_fairs on shop.fairs is 'Where we are is no secret.';

create policy all_faq_questions on shop.faq_questions as permissive for select to shop_readers using (((published_at <= ( SELECT internal.shop_now() AS shop_now)) AND (EXISTS ( SELECT
   FROM shop.faq_types t
  WHERE (t.id = faq_questions.faq_type_id))))) with check ();
comment on policy all_faq_questions on shop.faq_questions is 'What has come out, in a type that is not hidden.';

create policy all_faq_types on shop.faq_types as permissive for select to shop_readers using ((NOT is_hidden)) with check ();
comment on policy all_faq_types on shop.faq_types is 'What is not hidden is public.';

create policy all_ingredients on shop.ingredients as permissive for select to shop_readers using (true) with check ();
comment on policy all_ingredients on shop.ingredients is 'The dictionary is public.';

create policy all_life_stages on shop.life_stages as permissive for select to shop_readers using (true) with check ();
comment on policy all_life_stages on shop.life_stages is 'Names of life stages are public.';

create policy all_prizes on shop.prizes as permissive for select to shop_readers using (true) with check ();
comment on policy all_prizes on shop.prizes is 'Chances are readable before the spin.';

create policy all_product_cards on shop.product_cards as permissive for select to shop_readers using (true) with check ();
comment on policy all_product_cards on shop.product_cards is 'Only products on sale have a card, so every card is public.';

create policy all_product_ratings on shop.product_ratings as permissive for select to shop_readers using (true) with check ();
comment on policy all_product_ratings on shop.product_ratings is 'Sums of what is public.';

create policy all_proteins on shop.proteins as permissive for select to shop_readers using (true) with check ();
comment on policy all_proteins on shop.proteins is 'Names of proteins are public.';

create policy all_search_absences on shop.search_absences as permissive for select to shop_readers using (true) with check ();
comment on policy all_search_absences on shop.search_absences is 'No secret in what we do not sell.';

create policy all_sections on shop.sections as permissive for select to shop_readers using (true) with check ();
comment on policy all_sections on shop.sections is 'Sections are public.';

create policy all_static_pages on shop.static_pages as permissive for select to shop_readers using (true) with check ();
comment on policy all_static_pages on shop.static_pages is 'Which pages exist is public.';

create policy all_storefronts on shop.storefronts as permissive for select to shop_readers using (true) with check ();
comment on policy all_storefronts on shop.storefronts is 'What a storefront is called is public.';

create policy all_surveys on shop.surveys as permissive for select to shop_readers using (true) with check ();
comment on policy all_surveys on shop.surveys is 'What is asked is no secret.';

create policy all_synonyms on shop.search_synonyms as permissive for select to shop_readers using (true) with check ();
comment on policy all_synonyms on shop.search_synonyms is 'Synonyms are public.';

create policy all_tags on shop.tags as permissive for select to shop_readers using (true) with check ();
comment on policy all_tags on shop.tags is 'Names of tags are public.';

create policy all_text_values on shop.text_values as permissive for select to shop_readers using (true) with check ();
comment on policy all_text_values on shop.text_values is 'They stand in public texts.';

create policy all_vat_rates on shop.vat_rates as permissive for select to shop_readers using (true) with check ();
comment on policy all_vat_rates on shop.vat_rates is 'Tax rates are public.';

create policy all_word_forms on shop.search_word_forms as permissive for select to shop_readers using (true) with check ();
comment on policy all_word_forms on shop.search_word_forms is 'No secret in grammar.';

create policy allergens_of_visible_products on shop.product_allergens as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = product_allergens.product_id)))) with check ();
comment on policy allergens_of_visible_products on shop.product_allergens is 'Follows the product.';

create policy attributes_of_visible_products on shop.product_attributes as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = product_attributes.product_id)))) with check ();
comment on policy attributes_of_visible_products on shop.product_attributes is 'Follows the product.';

create policy billed_customers on shop.customers as permissive for select to staff_accounting using (true) with check ();
comment on policy billed_customers on shop.customers is 'Accounting writes bills; who somebody is comes masked and for a reason.';

create policy categories_of_visible_products on shop.product_categories as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = product_categories.product_id)))) with check ();
comment on policy categories_of_visible_products on shop.product_categories is 'Follows the product.';

create policy components_of_visible_bundles on shop.bundle_components as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.variants v
  WHERE (v.id = bundle_components.bundle_variant_id)))) with check ();
comment on policy components_of_visible_bundles on shop.bundle_components is 'Follows the bundle.';

create policy confirmed_retailers on shop.retailers as permissive for select to shop_readers using (((confirmed_on > (CURRENT_DATE - 365)) AND (hidden_at IS NULL))) with check ();
comment on policy confirmed_retailers on shop.retailers is 'A visitor sees entries confirmed within a year.';

create policy constituents_of_visible_products on shop.product_constituents as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = product_constituents.product_id)))) with check ();
comment on policy constituents_of_visible_products on shop.product_constituents is 'Follows the product.';

create policy content_answer_phrases on shop.answer_phrases as permissive for all to staff_admin, staff_content using (true) with check (true);
comment on policy content_answer_phrases on shop.answer_phrases is 'Content editors teach the search.';

create policy content_search_absences on shop.search_absences as permissive for all to staff_admin, staff_content using (true) with check (true);
comment on policy content_search_absences on shop.search_absences is 'Content editors teach the search.';

create policy content_synonyms on shop.search_synonyms as permissive for all to staff_admin, staff_content using (true) with check (true);
comment on policy content_synonyms on shop.search_synonyms is 'Content editors teach the search.';

create policy content_word_forms on shop.search_word_forms as permissive for all to staff_admin, staff_content using (true) with check (true);
comment on policy content_word_forms on shop.search_word_forms is 'Content editors teach the search.';

create policy cycles_of_visible_plans on shop.plan_cycles as permissive for select to customer, staff_admin, staff_support using ((EXISTS ( SELECT
   FROM shop.plans p
  WHERE (p.id = plan_cycles.plan_id)))) with check ();
comment on policy cycles_of_visible_plans on shop.plan_cycles is 'Follows the plan.';

create policy decisions_of_visible_cases on shop.case_decisions as permissive for select to staff_admin, staff_support using ((EXISTS ( SELECT
   FROM shop.cases c
  WHERE (c.id = case_decisions.case_id)))) with check ();
comment on policy decisions_of_visible_cases on shop.case_decisions is 'Follows the case.';

create policy discounts_of_own_group on shop.customer_group_discounts as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.customer_groups g
  WHERE (g.id = customer_group_discounts.customer_group_id)))) with check ();
comment on policy discounts_of_own_group on shop.customer_group_discounts is 'Follows the group.';

create policy documents_of_visible_orders on shop.documents as permissive for select to customer, staff_admin, staff_support, staff_warehouse using ((EXISTS ( SELECT
   FROM shop.orders o
  WHERE (o.id = documents.order_id)))) with check ();
comment on policy documents_of_visible_orders on shop.documents is 'Follows the order.';

create policy events_of_visible_cases on shop.case_events as permissive for select to staff_admin, staff_support using ((EXISTS ( SELECT
   FROM shop.cases c
  WHERE (c.id = case_events.case_id)))) with check ();
comment on policy events_of_visible_cases on shop.case_events is 'Follows the case.';

create policy events_of_visible_orders on shop.order_events as permissive for select to customer, staff_admin, staff_support, staff_warehouse using ((EXISTS ( SELECT
   FROM shop.orders o
  WHERE (o.id = order_events.order_id)))) with check ();
comment on policy events_of_visible_orders on shop.order_events is 'Follows the order.';

create policy events_of_visible_parcels on shop.parcel_events as permissive for select to customer, staff_admin, staff_support, staff_warehouse using ((EXISTS ( SELECT
   FROM shop.parcels p
  WHERE (p.id = parcel_events.parcel_id)))) with check ();
comment on policy events_of_visible_parcels on shop.parcel_events is 'Follows the parcel.';

create policy events_of_visible_plans on shop.plan_events as permissive for select to customer, staff_admin, staff_support using ((EXISTS ( SELECT
   FROM shop.plans p
  WHERE (p.id = plan_events.plan_id)))) with check ();
comment on policy events_of_visible_plans on shop.plan_events is 'Follows the plan.';

create policy everybodys_redirects on shop.redirects as permissive for select to shop_readers using (true) with check ();
comment on policy everybodys_redirects on shop.redirects is 'Whoever follows an old link.';

create policy foods_of_own_dogs on shop.dog_foods as permissive for select to customer, staff_admin, staff_support using ((EXISTS ( SELECT
   FROM shop.dogs d
  WHERE (d.id = dog_foods.dog_id)))) with check ();
comment on policy foods_of_own_dogs on shop.dog_foods is 'Follows the dog.';

create policy guide_rows_of_visible_products on shop.feeding_guide_rows as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = feeding_guide_rows.product_id)))) with check ();
comment on policy guide_rows_of_visible_products on shop.feeding_guide_rows is 'Follows the product.';

create policy guides_of_visible_products on shop.feeding_guides as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = feeding_guides.product_id)))) with check ();
comment on policy guides_of_visible_products on shop.feeding_guides is 'Follows the product.';

create policy images_of_visible_rows on shop.images as permissive for select to shop_readers using (((category_id IS NOT NULL) OR (EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = images.product_id))) OR (EXISTS ( SELECT
   FROM shop.variants v
  WHERE (v.id = images.variant_id))))) with check ();
comment on policy images_of_visible_rows on shop.images is 'Follows what the picture shows.';

create policy ingredients_of_visible_products on shop.product_ingredients as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = product_ingredients.product_id)))) with check ();
comment on policy ingredients_of_visible_products on shop.product_ingredients is 'Follows the product.';

create policy lines_of_visible_baskets on shop.prepared_basket_lines as permissive for select to customer, staff_admin, staff_support using ((EXISTS ( SELECT
   FROM shop.prepared_baskets b
  WHERE (b.id = prepared_basket_lines.prepared_basket_id)))) with check ();
comment on policy lines_of_visible_baskets on shop.prepared_basket_lines is 'Follows the basket.';

create policy lines_of_visible_carts on shop.cart_lines as permissive for select to customer, staff_admin, staff_support using ((EXISTS ( SELECT
   FROM shop.carts c
  WHERE (c.id = cart_lines.cart_id)))) with check ();
comment on policy lines_of_visible_carts on shop.cart_lines is 'Follows the cart.';

create policy lines_of_visible_cases on shop.case_lines as permissive for select to staff_admin, staff_support using ((EXISTS ( SELECT
   FROM shop.cases c
  WHERE (c.id = case_lines.case_id)))) with check ();
comment on policy lines_of_visible_cases on shop.case_lines is 'Follows the case.';

create policy lines_of_visible_cycles on shop.plan_cycle_lines as permissive for select to customer, staff_admin, staff_support using ((EXISTS ( SELECT
   FROM shop.plan_cycles c
  WHERE (c.id = plan_cycle_lines.cycle_id)))) with check ();
comment on policy lines_of_visible_cycles on shop.plan_cycle_lines is 'Follows the cycle.';

create policy lines_of_visible_documents on shop.document_lines as permissive for select to customer, staff_admin, staff_support, staff_warehouse using ((EXISTS ( SELECT
   FROM shop.documents d
  WHERE (d.id = document_lines.document_id)))) with check ();
comment on policy lines_of_visible_documents on shop.document_lines is 'Follows the document.';

create policy lines_of_visible_orders on shop.order_lines as permissive for select to customer, staff_admin, staff_support, staff_warehouse using ((EXISTS ( SELECT
   FROM shop.orders o
  WHERE (o.id = order_lines.order_id)))) with check ();
comment on policy lines_of_visible_orders on shop.order_lines is 'Follows the order.';

create policy lines_of_visible_parcels on shop.parcel_lines as permissive for select to customer, staff_admin, staff_support, staff_warehouse using ((EXISTS ( SELECT
   FROM shop.parcels p
  WHERE (p.id = parcel_lines.parcel_id)))) with check ();
comment on policy lines_of_visible_parcels on shop.parcel_lines is 'Follows the parcel.';

create policy lines_of_visible_plans on shop.plan_lines as permissive for select to customer, staff_admin, staff_support using ((EXISTS ( SELECT
   FROM shop.plans p
  WHERE (p.id = plan_lines.plan_id)))) with check ();
comment on policy lines_of_visible_plans on shop.plan_lines is 'Follows the plan.';

create policy mandates_of_visible_plans on shop.plan_mandates as permissive for select to customer, staff_admin, staff_support using ((EXISTS ( SELECT
   FROM shop.plans p
  WHERE (p.id = plan_mandates.plan_id)))) with check ();
comment on policy mandates_of_visible_plans on shop.plan_mandates is 'Follows the plan.';

create policy methods_of_own_group on shop.payment_method_groups as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.customer_groups g
  WHERE (g.id = payment_method_groups.customer_group_id)))) with check ();
comment on policy methods_of_own_group on shop.payment_method_groups is 'Follows the group.';

create policy old_slugs_of_visible_rows on shop.slug_history as permissive for select to shop_readers using (((product_id IS NULL) OR (EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = slug_history.product_id))))) with check ();
comment on policy old_slugs_of_visible_rows on shop.slug_history is 'Follows the product, category or topic.';

create policy own_addresses on shop.addresses as permissive for select to customer using (((customer_id = internal.current_customer_id()) AND (deleted_at IS NULL))) with check ();
comment on policy own_addresses on shop.addresses is 'A customer sees their own addresses, without the removed ones.';

create policy own_bag_notes on shop.bag_notes as permissive for select to customer using ((customer_id = internal.current_customer_id())) with check ();
comment on policy own_bag_notes on shop.bag_notes is 'A customer sees what they have said.';

create policy own_carts on shop.carts as permissive for select to customer using ((customer_id = internal.current_customer_id())) with check ();
comment on policy own_carts on shop.carts is 'A customer sees their own carts; guests see theirs through the services only.';

create policy own_consents on shop.consents as permissive for select to customer using ((customer_id = internal.current_customer_id())) with check ();
comment on policy own_consents on shop.consents is 'A customer sees the whole history of their own consents.';

create policy own_credit_entries on shop.credit_entries as permissive for select to customer using ((customer_id = internal.current_customer_id())) with check ();
comment on policy own_credit_entries on shop.credit_entries is 'A customer sees their own ledger.';

create policy own_customer on shop.customers as permissive for select to customer using (((id = internal.current_customer_id()) AND (deleted_at IS NULL))) with check ();
comment on policy own_customer on shop.customers is 'A customer sees their own row.';

create policy own_dogs on shop.dogs as permissive for select to customer using (((customer_id = internal.current_customer_id()) AND (deleted_at IS NULL))) with check ();
comment on policy own_dogs on shop.dogs is 'A customer sees their own dogs, without the removed ones.';

create policy own_favourites on shop.favourites as permissive for select to customer using ((customer_id = internal.current_customer_id())) with check ();
comment on policy own_favourites on shop.favourites is 'A customer sees their own; what others like is nobody else''s business.';

create policy own_group on shop.customer_groups as permissive for select to shop_readers using ((is_default OR (code = internal.claim('customer_group'::text)))) with check ();
comment on policy own_group on shop.customer_groups is 'Everyone sees the default group, a customer also their own.';

create policy own_orders on shop.orders as permissive for select to customer using ((customer_id = internal.current_customer_id())) with check ();
comment on policy own_orders on shop.orders is 'A customer sees their own orders; guests come through the services with a signed link.';

create policy own_plans on shop.plans as permissive for select to customer using ((customer_id = internal.current_customer_id())) with check ();
comment on policy own_plans on shop.plans is 'A customer sees their own plans; guests come through the services with a signed link.';

create policy own_prepared_baskets on shop.prepared_baskets as permissive for select to customer using ((customer_id = internal.current_customer_id())) with check ();
comment on policy own_prepared_baskets on shop.prepared_baskets is 'Whoever prepared it sees what became of it; readers come through the services with the address.';

create policy own_price_list on shop.price_lists as permissive for select to shop_readers using ((is_public OR (EXISTS ( SELECT
   FROM shop.customer_groups g
  WHERE (g.price_list_id = ANY (ARRAY[price_lists.id, price_lists.parent_id])))))) with check ();
comment on policy own_price_list on shop.price_lists is 'The public list and the list of the group named in the token.';

create policy own_redemptions on shop.coupon_redemptions as permissive for select to customer using ((customer_id = internal.current_customer_id())) with check ();
comment on policy own_redemptions on shop.coupon_redemptions is 'A customer sees which coupons they have used.';

create policy pairs_of_visible_methods on shop.shipping_payment_methods as permissive for select to shop_readers using (((EXISTS ( SELECT
   FROM shop.shipping_methods s
  WHERE (s.id = shipping_payment_methods.shipping_method_id))) AND (EXISTS ( SELECT
   FROM shop.payment_methods p
  WHERE (p.id = shipping_payment_methods.payment_method_id))))) with check ();
comment on policy pairs_of_visible_methods on shop.shipping_payment_methods is 'Follows both methods.';

create policy parcels_of_visible_orders on shop.parcels as permissive for select to customer, staff_admin, staff_support, staff_warehouse using ((EXISTS ( SELECT
   FROM shop.orders o
  WHERE (o.id = parcels.order_id)))) with check ();
comment on policy parcels_of_visible_orders on shop.parcels is 'Follows the order.';

create policy payments_of_visible_orders on shop.payments as permissive for select to customer, staff_admin, staff_support, staff_warehouse using ((EXISTS ( SELECT
   FROM shop.orders o
  WHERE (o.id = payments.order_id)))) with check ();
comment on policy payments_of_visible_orders on shop.payments is 'Follows the order.';

create policy photos_of_visible_reviews on shop.review_photos as permissive for select to shop_readers using (((width IS NOT NULL) AND (EXISTS ( SELECT
   FROM shop.reviews r
  WHERE (r.id = review_photos.review_id))))) with check ();
comment on policy photos_of_visible_reviews on shop.review_photos is 'Follows the review.';

create policy present_pickup_points on shop.pickup_points as permissive for select to shop_readers using ((removed_at IS NULL)) with check ();
comment on policy present_pickup_points on shop.pickup_points is 'The list and the map are public.';

create policy prices_of_own_lists on shop.prices as permissive for select to shop_readers using (((valid_from <= ( SELECT internal.shop_now() AS shop_now)) AND (EXISTS ( SELECT
   FROM shop.price_lists l
  WHERE (l.id = prices.price_list_id))) AND (EXISTS ( SELECT
   FROM shop.variants v
  WHERE (v.id = prices.variant_id))))) with check ();
comment on policy prices_of_own_lists on shop.prices is 'Follows the list and the variant; what has held is public for public lists, what is only planned is not.';

create policy products_of_visible_posts on shop.blog_post_products as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.blog_posts p
  WHERE (p.id = blog_post_products.blog_post_id)))) with check ();
comment on policy products_of_visible_posts on shop.blog_post_products is 'Follows the post.';

create policy proofs_of_visible_prices on shop.price_proofs as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.prices p
  WHERE (p.id = price_proofs.price_id)))) with check ();
comment on policy proofs_of_visible_prices on shop.price_proofs is 'Follows the price: what is only planned is for staff.';

create policy public_collections on shop.collections as permissive for select to shop_readers using (is_public) with check ();
comment on policy public_collections on shop.collections is 'Drafts are for staff, who ask the services.';

create policy public_products on shop.products as permissive for select to shop_readers using (((status = ANY (ARRAY['active'::text, 'sell_out'::text, 'discontinued'::text])) AND (published_at <= now()))) with check ();
comment on policy public_products on shop.products is 'A visitor sees what is or was on sale; discontinued pages stay readable.';

create policy public_recalls on shop.recalls as permissive for select to shop_readers using ((approved_at IS NOT NULL)) with check ();
comment on policy public_recalls on shop.recalls is 'Everybody reads what is called back, nobody what is only proposed.';

create policy public_settings on shop.settings as permissive for select to shop_readers using (is_public) with check ();
comment on policy public_settings on shop.settings is 'A visitor sees the numbers that pages print.';

create policy published_blog_posts on shop.blog_posts as permissive for select to shop_readers using ((published_at <= now())) with check ();
comment on policy published_blog_posts on shop.blog_posts is 'A visitor reads what is out.';

create policy published_reviews on shop.reviews as permissive for select to shop_readers using ((status = 'published'::text)) with check ();
comment on policy published_reviews on shop.reviews is 'Visitors read what was published; asking for the product too would cost a look at all products per page.';

create policy published_static_page_versions on shop.static_page_versions as permissive for select to shop_readers using ((published_at <= now())) with check ();
comment on policy published_static_page_versions on shop.static_page_versions is 'Published wordings stay readable, also those that no longer hold or do not hold yet.';

create policy refunds_of_visible_orders on shop.refunds as permissive for select to customer, staff_admin, staff_support, staff_warehouse using ((EXISTS ( SELECT
   FROM shop.orders o
  WHERE (o.id = refunds.order_id)))) with check ();
comment on policy refunds_of_visible_orders on shop.refunds is 'Follows the order; the account is for whoever sends the money.';

create policy relations_between_visible_products on shop.product_relations as permissive for select to shop_readers using (((EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = product_relations.product_id))) AND (EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = product_relations.related_product_id))))) with check ();
comment on policy relations_between_visible_products on shop.product_relations is 'Both ends must be visible.';

create policy running_home_banners on shop.home_banners as permissive for select to shop_readers using (((valid_from <= ( SELECT internal.shop_now() AS shop_now)) AND ((valid_to IS NULL) OR (valid_to > ( SELECT internal.shop_now() AS shop_now))))) with check ();
comment on policy running_home_banners on shop.home_banners is 'A visitor sees what has begun and has not ended.';

create policy running_landing_pages on shop.landing_pages as permissive for select to shop_readers using (((status = 'published'::text) AND (valid_from <= ( SELECT internal.shop_now() AS shop_now)))) with check ();
comment on policy running_landing_pages on shop.landing_pages is 'A visitor sees what has begun, also after it ended.';

create policy services_keep_history on internal.row_history as permissive for all to services using (true) with check (true);
comment on policy services_keep_history on internal.row_history is 'Commands read it; a trigger alone writes it.';

create policy services_keep_wording_files on internal.wording_files as permissive for all to services using (true) with check (true);
comment on policy services_keep_wording_files on internal.wording_files is 'Commands write it once and hand it out.';

create policy services_keep_wording_notices on internal.wording_notices as permissive for all to services using (true) with check (true);
comment on policy services_keep_wording_notices on internal.wording_notices is 'The command asks, the job finishes.';

create policy services_write_analyses on shop.batch_analyses as permissive for all to services using (true) with check (true);
comment on policy services_write_analyses on shop.batch_analyses is 'Commands of staff.';

create policy staff_applications on shop.applications as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy staff_applications on shop.applications is 'Those who decide.';

create policy staff_bank_movements on shop.bank_movements as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy staff_bank_movements on shop.bank_movements is 'What came and what it was taken for; who sent it is told masked, by staff_movements.';

create policy staff_batches on shop.batches as permissive for select to staff_admin, staff_support, staff_warehouse using (true) with check ();
comment on policy staff_batches on shop.batches is 'Customers read the passport of a batch through the services, by its tag.';

create policy staff_blog_posts on shop.blog_posts as permissive for select to staff_readers using (true) with check ();
comment on policy staff_blog_posts on shop.blog_posts is 'Staff see drafts and planned posts.';

create policy staff_campaigns on shop.campaigns as permissive for select to staff_admin, staff_content using (true) with check ();
comment on policy staff_campaigns on shop.campaigns is 'Whoever writes letters.';

create policy staff_cases on shop.cases as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy staff_cases on shop.cases is 'Those who decide; who somebody is stays with the services.';

create policy staff_content_votes on shop.content_votes as permissive for select to staff_readers using (true) with check ();
comment on policy staff_content_votes on shop.content_votes is 'Editors read what readers missed.';

create policy staff_coupons on shop.coupons as permissive for select to staff_admin, staff_content, staff_support using (true) with check ();
comment on policy staff_coupons on shop.coupons is 'A code is worth money: only those who hand codes out see the list.';

create policy staff_faq_questions on shop.faq_questions as permissive for select to staff_readers using (true) with check ();
comment on policy staff_faq_questions on shop.faq_questions is 'Staff see drafts and what is planned.';

create policy staff_faq_types on shop.faq_types as permissive for select to staff_readers using (true) with check ();
comment on policy staff_faq_types on shop.faq_types is 'Staff see hidden ones.';

create policy staff_feed_problems on shop.feed_problems as permissive for select to staff_readers using (true) with check ();
comment on policy staff_feed_problems on shop.feed_problems is 'Whoever can mend it sees it.';

create policy staff_groups on shop.customer_groups as permissive for select to staff_readers using (true) with check ();
comment on policy staff_groups on shop.customer_groups is 'Staff see all groups.';

create policy staff_home_banners on shop.home_banners as permissive for select to staff_readers using (true) with check ();
comment on policy staff_home_banners on shop.home_banners is 'Staff see drafts, what is planned and what is over.';

create policy staff_landing_pages on shop.landing_pages as permissive for select to staff_readers using (true) with check ();
comment on policy staff_landing_pages on shop.landing_pages is 'Staff see drafts and what is planned.';

create policy staff_movements on shop.stock_movements as permissive for select to staff_accounting, staff_admin, staff_support, staff_warehouse using (true) with check ();
comment on policy staff_movements on shop.stock_movements is 'Whoever counts goods or their worth reads where they went.';

create policy staff_orders on shop.orders as permissive for select to staff_admin, staff_support, staff_warehouse using (true) with check ();
comment on policy staff_orders on shop.orders is 'Support, warehouse and admins work on all orders; content does not need them.';

create policy staff_page_views on shop.page_views as permissive for select to staff_readers using (true) with check ();
comment on policy staff_page_views on shop.page_views is 'For whoever writes the pages.';

create policy staff_payment_events on shop.payment_events as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy staff_payment_events on shop.payment_events is 'Support explains what happened to money; customers read it as the timeline of their order.';

create policy staff_payment_methods on shop.payment_methods as permissive for select to staff_readers using (true) with check ();
comment on policy staff_payment_methods on shop.payment_methods is 'Staff see methods that are switched off too.';

create policy staff_pickup_points on shop.pickup_points as permissive for select to staff_readers using (true) with check ();
comment on policy staff_pickup_points on shop.pickup_points is 'Staff see points that have ended, because old orders name them.';

create policy staff_price_lists on shop.price_lists as permissive for select to staff_readers using (true) with check ();
comment on policy staff_price_lists on shop.price_lists is 'Staff see all lists.';

create policy staff_price_proposals on shop.price_proposals as permissive for select to staff_admin, staff_content using (true) with check ();
comment on policy staff_price_proposals on shop.price_proposals is 'Whoever proposes and whoever decides.';

create policy staff_prices on shop.prices as permissive for select to staff_readers using (true) with check ();
comment on policy staff_prices on shop.prices is 'Staff plan prices, so they see them.';

create policy staff_printed_tags on shop.printed_tags as permissive for select to staff_admin, staff_support, staff_warehouse using (true) with check ();
comment on policy staff_printed_tags on shop.printed_tags is 'Staff print them; everybody else comes with one in the hand.';

create policy staff_products on shop.products as permissive for select to staff_readers using (true) with check ();
comment on policy staff_products on shop.products is 'Staff see drafts and planned products too.';

create policy staff_proofs on shop.price_proofs as permissive for select to staff_readers using (true) with check ();
comment on policy staff_proofs on shop.price_proofs is 'Staff plan prices, so they see what speaks for them.';

create policy staff_read_analyses on shop.batch_analyses as permissive for select to staff_admin, staff_content, staff_support, staff_warehouse using (true) with check ();
comment on policy staff_read_analyses on shop.batch_analyses is 'Who answers, packs or writes reads it; visitors by sold_batches.';

create policy staff_reservations on shop.reservations as permissive for select to staff_admin, staff_support, staff_warehouse using (true) with check ();
comment on policy staff_reservations on shop.reservations is 'Staff see who holds the last pieces.';

create policy staff_retailers on shop.retailers as permissive for select to staff_readers using (true) with check ();
comment on policy staff_retailers on shop.retailers is 'Staff see stale entries too.';

create policy staff_reviews on shop.reviews as permissive for select to staff_readers using (true) with check ();
comment on policy staff_reviews on shop.reviews is 'Staff also see what waits for a decision.';

create policy staff_section_drafts on shop.section_drafts as permissive for select to staff_admin, staff_content using (true) with check ();
comment on policy staff_section_drafts on shop.section_drafts is 'Whoever writes pages.';

create policy staff_segments on shop.segments as permissive for select to staff_admin, staff_content using (true) with check ();
comment on policy staff_segments on shop.segments is 'Whoever writes letters.';

create policy staff_settings on shop.settings as permissive for select to staff_readers using (true) with check ();
comment on policy staff_settings on shop.settings is 'Staff see every setting.';

create policy staff_shipping_methods on shop.shipping_methods as permissive for select to staff_readers using (true) with check ();
comment on policy staff_shipping_methods on shop.shipping_methods is 'Staff see methods that are switched off too.';

create policy staff_staff_tasks on shop.staff_tasks as permissive for select to staff_admin, staff_support, staff_warehouse using (true) with check ();
comment on policy staff_staff_tasks on shop.staff_tasks is 'Whoever works on orders sees what is left to do.';

create policy staff_static_page_versions on shop.static_page_versions as permissive for select to staff_readers using (true) with check ();
comment on policy staff_static_page_versions on shop.static_page_versions is 'Staff see drafts.';

create policy staff_templates on shop.answer_templates as permissive for select to staff_accounting, staff_admin, staff_support using (true) with check ();
comment on policy staff_templates on shop.answer_templates is 'Those who answer.';

create policy staff_ticket_messages on shop.ticket_messages as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy staff_ticket_messages on shop.ticket_messages is 'Those who answer read the whole thread.';

create policy staff_tickets on shop.tickets as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy staff_tickets on shop.tickets is 'Those who answer.';

create policy staff_unknown_eans on shop.unknown_eans as permissive for select to staff_readers using (true) with check ();
comment on policy staff_unknown_eans on shop.unknown_eans is 'Buyers see what people would have bought.';

create policy stock_of_visible_variants on shop.stock as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.variants v
  WHERE (v.id = stock.variant_id)))) with check ();
comment on policy stock_of_visible_variants on shop.stock is 'Follows the variant; exact counts are for staff by column grants.';

create policy support_addresses on shop.addresses as permissive for select to staff_admin, staff_support using ((deleted_at IS NULL)) with check ();
comment on policy support_addresses on shop.addresses is 'Support and admins see addresses of customers.';

create policy support_carts on shop.carts as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy support_carts on shop.carts is 'Support helps with a cart on the phone.';

create policy support_consents on shop.consents as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy support_consents on shop.consents is 'Support answers what a customer has agreed to.';

create policy support_cookie_consents on shop.cookie_consents as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy support_cookie_consents on shop.cookie_consents is 'Shown to the authority, or to the visitor who reads the key from their cookie.';

create policy support_credit_entries on shop.credit_entries as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy support_credit_entries on shop.credit_entries is 'Support explains balances.';

create policy support_customers on shop.customers as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy support_customers on shop.customers is 'Support and admins see whom they talk to; warehouse and content do not.';

create policy support_dogs on shop.dogs as permissive for select to staff_admin, staff_support using ((deleted_at IS NULL)) with check ();
comment on policy support_dogs on shop.dogs is 'Support and admins advise on feeding.';

create policy support_plans on shop.plans as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy support_plans on shop.plans is 'Support answers why a parcel comes or does not.';

create policy support_prepared_baskets on shop.prepared_baskets as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy support_prepared_baskets on shop.prepared_baskets is 'Support prepares baskets after a call.';

create policy support_redemptions on shop.coupon_redemptions as permissive for select to staff_admin, staff_support using (true) with check ();
comment on policy support_redemptions on shop.coupon_redemptions is 'Support answers why a coupon no longer works.';

create policy tags_of_visible_products on shop.product_tags as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = product_tags.product_id)))) with check ();
comment on policy tags_of_visible_products on shop.product_tags is 'Follows the product.';

create policy variants_of_visible_products on shop.variants as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.products p
  WHERE (p.id = variants.product_id)))) with check ();
comment on policy variants_of_visible_products on shop.variants is 'Follows the product.';

create policy volume_discounts_of_own_group on shop.customer_group_volume_discounts as permissive for select to shop_readers using ((EXISTS ( SELECT
   FROM shop.customer_groups g
  WHERE (g.id = customer_group_volume_discounts.customer_group_id)))) with check ();
comment on policy volume_discounts_of_own_group on shop.customer_group_volume_discounts is 'Follows the group.';

create policy warehouse_ticket_notes on shop.ticket_messages as permissive for select to staff_warehouse using ((kind = 'note'::text)) with check ();
comment on policy warehouse_ticket_notes on shop.ticket_messages is 'What colleagues noted for the warehouse.';

create policy warehouse_tickets on shop.tickets as permissive for select to staff_warehouse using ((EXISTS ( SELECT
   FROM shop.ticket_messages m
  WHERE (m.ticket_id = tickets.id)))) with check ();
comment on policy warehouse_tickets on shop.tickets is 'Threads with a note, without the columns that say who wrote and what.';

create policy weights_of_own_dogs on shop.dog_weights as permissive for select to customer, staff_admin, staff_support using ((EXISTS ( SELECT
   FROM shop.dogs d
  WHERE (d.id = dog_weights.dog_id)))) with check ();
comment on policy weights_of_own_dogs on shop.dog_weights is 'Follows the dog.';

create policy whole_ingredient_closure on shop.ingredient_closure as permissive for select to shop_readers using (true) with check ();
comment on policy whole_ingredient_closure on shop.ingredient_closure is 'The dictionary is public.';

grant delete, insert, select, update on auth.accounts to services;

grant delete, insert, select, update on auth.jwks to services;

grant delete, insert, select, update on auth.passkeys to services;

grant delete, insert, select, update on auth.sessions to services;

grant delete, insert, select, update on auth.two_factors to services;

grant delete, insert, select, update on auth.users to services;

grant delete, insert, select, update on auth.verifications to services;

grant execute on function internal.add_movement(bigint,bigint,integer,integer,text,text) to services;

grant execute on function internal.add_ratings(bigint[],integer[],integer[]) to services;

grant execute on function internal.address_hash(text) to services;

grant execute on function internal.address_word_query(text,boolean) to services;

grant execute on function internal.alternatives_of(bigint,text,text,boolean) to services;

grant execute on function internal.application_attachments(bigint) to services;

grant execute on function internal.application_attachments(bigint) to staff_admin;

grant execute on function internal.application_attachments(bigint) to staff_support;

grant execute on function internal.application_person(bigint) to services;

grant execute on function internal.application_person(bigint) to staff_admin;

grant execute on function internal.application_person(bigint) to staff_support;

grant execute on function internal.apply_word_forms() to services;

grant execute on function internal.avoided_in(bigint,text) to services;

grant execute on function internal.begin_thread() to services;

grant execute on function internal.blank_values(jsonb) to services;

grant execute on function internal.breed_json(bigint,text) to services;

grant execute on function internal.carry_subcategories() to services;

grant execute on function internal.cash_carrier(bigint) to services;

grant execute on function internal.cash_carrier(bigint) to staff_accounting;

grant execute on function internal.cash_carrier(bigint) to staff_admin;

grant execute on function internal.cash_carrier(bigint) to staff_support;

grant execute on function internal.check_transition() to services;

grant execute on function internal.check_truths(timestamp with time zone,text) to services;

grant execute on function internal.claim(text) to services;

grant execute on function internal.claim(text) to shop_readers;

grant execute on function internal.common_answer(bigint,tsquery[],jsonb,text,integer,integer) to services;

grant execute on function internal.common_matches(bigint,tsquery[],bit varying,text,integer,integer) to services;

grant execute on function internal.common_products(bigint,tsquery,tsquery,boolean,integer,double precision) to services;

grant execute on function internal.copy_card_order() to services;

grant execute on function internal.correct_word(bigint,text,text) to services;

grant execute on function internal.count_changed_lists() to services;

grant execute on function internal.count_changed_rules() to services;

grant execute on function internal.count_lexeme(bigint,text) to services;

grant execute on function internal.count_matches(bigint,tsquery,boolean,double precision) to services;

grant execute on function internal.count_review_photos() to services;

grant execute on function internal.count_reviews() to services;

grant execute on function internal.count_rules_change() to services;

grant execute on function internal.credits_end(timestamp with time zone,integer) to services;

grant execute on function internal.current_customer_id() to customer;

grant execute on function internal.current_customer_id() to services;

grant execute on function internal.customer_consents(bigint) to services;

grant execute on function internal.customer_consents(bigint) to staff_accounting;

grant execute on function internal.customer_consents(bigint) to staff_admin;

grant execute on function internal.customer_consents(bigint) to staff_support;

grant execute on function internal.customer_credits(bigint) to services;

grant execute on function internal.customer_credits(bigint) to staff_accounting;

grant execute on function internal.customer_credits(bigint) to staff_admin;

grant execute on function internal.customer_credits(bigint) to staff_support;

grant execute on function internal.customer_desk(bigint) to services;

grant execute on function internal.customer_desk(bigint) to staff_accounting;

grant execute on function internal.customer_desk(bigint) to staff_admin;

grant execute on function internal.customer_desk(bigint) to staff_support;

grant execute on function internal.customer_dogs(bigint) to services;

grant execute on function internal.customer_dogs(bigint) to staff_accounting;

grant execute on function internal.customer_dogs(bigint) to staff_admin;

grant execute on function internal.customer_dogs(bigint) to staff_support;

grant execute on function internal.customer_figures(bigint) to services;

grant execute on function internal.customer_figures(bigint) to staff_accounting;

grant execute on function internal.customer_figures(bigint) to staff_admin;

grant execute on function internal.customer_figures(bigint) to staff_support;

grant execute on function internal.customer_orders(bigint) to services;

grant execute on function internal.customer_orders(bigint) to staff_accounting;

grant execute on function internal.customer_orders(bigint) to staff_admin;

grant execute on function internal.customer_orders(bigint) to staff_support;

grant execute on function internal.customer_person(bigint) to services;

grant execute on function internal.customer_person(bigint) to staff_accounting;

grant execute on function internal.customer_person(bigint) to staff_admin;

grant execute on function internal.customer_person(bigint) to staff_support;

grant execute on function internal.customer_places(bigint) to services;

grant execute on function internal.customer_places(bigint) to staff_accounting;

grant execute on function internal.customer_places(bigint) to staff_admin;

grant execute on function internal.customer_places(bigint) to staff_support;

grant execute on function internal.customer_plans(bigint) to services;

grant execute on function internal.customer_plans(bigint) to staff_accounting;

grant execute on function internal.customer_plans(bigint) to staff_admin;

grant execute on function internal.customer_plans(bigint) to staff_support;

grant execute on function internal.cut_line_name(bigint,integer) to services;

grant execute on function internal.cut_line_name(bigint,integer) to staff_admin;

grant execute on function internal.cut_line_name(bigint,integer) to staff_support;

grant execute on function internal.date_thread() to services;

grant execute on function internal.dead_jobs() to services;

grant execute on function internal.digit_tokens(text,bigint) to services;

grant execute on function internal.dog_size_of(text) to services;

grant execute on function internal.dog_stage_of(text) to services;

grant execute on function internal.dog_weight_of(text) to services;

grant execute on function internal.empty_grid() to services;

grant execute on function internal.end_credits_with_their_day() to services;

grant execute on function internal.end_of_day(date) to services;

grant execute on function internal.expected_share(bigint,internal.understood_query,text,text[]) to services;

grant execute on function internal.find_absence(bigint,text) to services;

grant execute on function internal.find_breed(bigint,text[],boolean) to services;

grant execute on function internal.find_goods(text,text,text) to services;

grant execute on function internal.find_orders(text,text,text) to services;

grant execute on function internal.find_people(text,text,text) to services;

grant execute on function internal.flip_bits(bit varying,integer[],integer[]) to services;

grant execute on function internal.fold_address(text) to services;

grant execute on function internal.forget_audit(timestamp with time zone,integer) to services;

grant execute on function internal.forget_consents(timestamp with time zone,integer) to services;

grant execute on function internal.forget_cookie_choices(timestamp with time zone,integer) to services;

grant execute on function internal.forget_documents(timestamp with time zone,integer) to services;

grant execute on function internal.forget_orders(timestamp with time zone,integer) to services;

grant execute on function internal.found_answer(bigint,bit varying,tsquery[],tsquery[],tsquery[],jsonb,text,integer,integer) to services;

grant execute on function internal.found_customers(text) to services;

grant execute on function internal.found_customers(text) to staff_accounting;

grant execute on function internal.found_customers(text) to staff_admin;

grant execute on function internal.found_customers(text) to staff_support;

grant execute on function internal.grid_at_most(bit varying[],bigint) to services;

grant execute on function internal.grid_bits(bigint,text[]) to services;

grant execute on function internal.grid_bounds(bit varying[],bit varying) to services;

grant execute on function internal.grid_cards(bigint[]) to services;

grant execute on function internal.grid_counts(bigint,text[],bit varying[],bit varying) to services;

grant execute on function internal.grid_digits(bigint,text) to services;

grant execute on function internal.grid_masks(bigint,jsonb) to services;

grant execute on function internal.grid_order(text) to services;

grant execute on function internal.grid_page(bigint,bit varying,text,integer,integer) to services;

grant execute on function internal.grid_surely_without(bigint,text) to services;

grant execute on function internal.grid_surroundings(bigint,text[],bit varying[],bit varying,bit varying) to services;

grant execute on function internal.group_queries(jsonb,text) to services;

grant execute on function internal.has_open_change(bigint) to services;

grant execute on function internal.house_label(internal.address_places) to services;

grant execute on function internal.index_breed() to services;

grant execute on function internal.index_categories(bigint[]) to services;

grant execute on function internal.index_changed_row() to services;

grant execute on function internal.index_ingredients(bigint[]) to services;

grant execute on function internal.is_question(text) to services;

grant execute on function internal.is_revealed(text,bigint) to services;

grant execute on function internal.is_revealed(text,bigint) to staff_accounting;

grant execute on function internal.is_revealed(text,bigint) to staff_admin;

grant execute on function internal.is_revealed(text,bigint) to staff_support;

grant execute on function internal.is_stop_word(text) to services;

grant execute on function internal.keep_batch_movement() to services;

grant execute on function internal.keep_history() to services;

grant execute on function internal.keep_stock_movement() to services;

grant execute on function internal.kept_words(bigint,text) to services;

grant execute on function internal.landing_variant(text,text) to services;

grant execute on function internal.landing_variant(text,text) to shop_readers;

grant execute on function internal.learn_words(bigint,text[],boolean) to services;

grant execute on function internal.locate_place(text) to services;

grant execute on function internal.mask_bits(integer[],integer) to services;

grant execute on function internal.masked_account(text) to services;

grant execute on function internal.masked_account(text) to staff_accounting;

grant execute on function internal.masked_account(text) to staff_admin;

grant execute on function internal.masked_account(text) to staff_support;

grant execute on function internal.masked_email(text) to services;

grant execute on function internal.masked_email(text) to staff_accounting;

grant execute on function internal.masked_email(text) to staff_admin;

grant execute on function internal.masked_email(text) to staff_support;

grant execute on function internal.masked_name(text,text) to services;

grant execute on function internal.masked_name(text,text) to staff_accounting;

grant execute on function internal.masked_name(text,text) to staff_admin;

grant execute on function internal.masked_name(text,text) to staff_support;

grant execute on function internal.masked_phone(text) to services;

grant execute on function internal.masked_phone(text) to staff_accounting;

grant execute on function internal.masked_phone(text) to staff_admin;

grant execute on function internal.masked_phone(text) to staff_support;

grant execute on function internal.masked_place(jsonb) to services;

grant execute on function internal.masked_place(jsonb) to staff_accounting;

grant execute on function internal.masked_place(jsonb) to staff_admin;

grant execute on function internal.masked_place(jsonb) to staff_support;

grant execute on function internal.match_streets(internal.address_query) to services;

grant execute on function internal.matching_bits(bigint,tsquery,integer) to services;

grant execute on function internal.may_ask(bigint,text,jsonb,text) to services;

grant execute on function internal.merge_grid_changes() to services;

grant execute on function internal.movement_payer(bigint) to services;

grant execute on function internal.movement_payer(bigint) to staff_accounting;

grant execute on function internal.movement_payer(bigint) to staff_admin;

grant execute on function internal.movement_payer(bigint) to staff_support;

grant execute on function internal.name_key(text,text) to services;

grant execute on function internal.narrow_to_breed(bigint,text,boolean) to services;

grant execute on function internal.nearly_all(jsonb) to services;

grant execute on function internal.note_answer() to services;

grant execute on function internal.note_count(bigint,bigint,integer) to services;

grant execute on function internal.note_due_words() to services;

grant execute on function internal.note_grid_changes() to services;

grant execute on function internal.note_page_changes() to services;

grant execute on function internal.note_page_keys(text[]) to services;

grant execute on function internal.note_pages_of_new_stock() to services;

grant execute on function internal.ones(bit varying) to services;

grant execute on function internal.open_accounts() to services;

grant execute on function internal.open_jobs() to services;

grant execute on function internal.order_content(bigint) to services;

grant execute on function internal.order_doings(bigint,text) to services;

grant execute on function internal.order_doings(bigint,text) to staff_accounting;

grant execute on function internal.order_doings(bigint,text) to staff_admin;

grant execute on function internal.order_doings(bigint,text) to staff_support;

grant execute on function internal.order_doings(bigint,text) to staff_warehouse;

grant execute on function internal.order_due(bigint) to services;

grant execute on function internal.order_due(bigint) to staff_accounting;

grant execute on function internal.order_due(bigint) to staff_admin;

grant execute on function internal.order_due(bigint) to staff_support;

grant execute on function internal.order_money(bigint) to services;

grant execute on function internal.order_money(bigint) to staff_accounting;

grant execute on function internal.order_money(bigint) to staff_admin;

grant execute on function internal.order_money(bigint) to staff_support;

grant execute on function internal.order_money(bigint) to staff_warehouse;

grant execute on function internal.order_name_key(jsonb) to services;

grant execute on function internal.order_parcels(bigint) to services;

grant execute on function internal.order_parcels(bigint) to staff_accounting;

grant execute on function internal.order_parcels(bigint) to staff_admin;

grant execute on function internal.order_parcels(bigint) to staff_support;

grant execute on function internal.order_parcels(bigint) to staff_warehouse;

grant execute on function internal.order_person(bigint) to services;

grant execute on function internal.order_person(bigint) to staff_accounting;

grant execute on function internal.order_person(bigint) to staff_admin;

grant execute on function internal.order_person(bigint) to staff_support;

grant execute on function internal.order_person(bigint) to staff_warehouse;

grant execute on function internal.order_places(bigint) to services;

grant execute on function internal.order_places(bigint) to staff_accounting;

grant execute on function internal.order_places(bigint) to staff_admin;

grant execute on function internal.order_places(bigint) to staff_support;

grant execute on function internal.order_places(bigint) to staff_warehouse;

grant execute on function internal.pack_size(integer) to services;

grant execute on function internal.parse_address_query(text) to services;

grant execute on function internal.place_category() to services;

grant execute on function internal.place_review_dog() to services;

grant execute on function internal.plan_person(bigint) to services;

grant execute on function internal.plan_person(bigint) to staff_admin;

grant execute on function internal.plan_person(bigint) to staff_support;

grant execute on function internal.popularity(integer,numeric) to services;

grant execute on function internal.preference(tsvector,tsquery[]) to services;

grant execute on function internal.prose_products(bigint,internal.understood_query,text[],boolean,integer) to services;

grant execute on function internal.publish_due_sections() to services;

grant execute on function internal.publish_section(bigint) to services;

grant execute on function internal.raise_ingredient_loop(bigint) to services;

grant execute on function internal.ranked_page(bigint,bit varying,tsquery[],tsquery[],tsquery[],integer,integer) to services;

grant execute on function internal.ranked_products(bigint,internal.understood_query,text[],boolean,integer,boolean) to services;

grant execute on function internal.rare_products(bigint,tsquery,tsquery,boolean,integer,tsquery[]) to services;

grant execute on function internal.rebuild_ingredient_closure() to services;

grant execute on function internal.refresh_address_words() to services;

grant execute on function internal.refresh_bought_together(timestamp with time zone) to services;

grant execute on function internal.refresh_cards_of_stock() to services;

grant execute on function internal.refresh_due_product_cards(timestamp with time zone) to services;

grant execute on function internal.refresh_grid(bigint,bigint[]) to services;

grant execute on function internal.refresh_product_cards(bigint[]) to services;

grant execute on function internal.refresh_product_search(bigint[]) to services;

grant execute on function internal.refresh_search_frequencies() to services;

grant execute on function internal.refresh_searched_cards() to services;

grant execute on function internal.refresh_touched_cards() to services;

grant execute on function internal.refresh_variant_paces(timestamp with time zone) to services;

grant execute on function internal.refund_account(bigint) to services;

grant execute on function internal.refund_account(bigint) to staff_accounting;

grant execute on function internal.refund_account(bigint) to staff_admin;

grant execute on function internal.refund_account(bigint) to staff_support;

grant execute on function internal.refuse_change() to services;

grant execute on function internal.refuse_change_while_kept() to services;

grant execute on function internal.refuse_change_without_revision() to services;

grant execute on function internal.refuse_ended_list_price() to services;

grant execute on function internal.refuse_nested_bundle() to services;

grant execute on function internal.refuse_price_change() to services;

grant execute on function internal.refuse_price_in_past() to services;

grant execute on function internal.refuse_published_wording_change() to services;

grant execute on function internal.relaxed_products(bigint,internal.understood_query,text[],boolean,integer) to services;

grant execute on function internal.remember_slug() to services;

grant execute on function internal.request_role() to services;

grant execute on function internal.request_role() to staff_accounting;

grant execute on function internal.request_role() to staff_admin;

grant execute on function internal.request_role() to staff_support;

grant execute on function internal.request_role() to staff_warehouse;

grant execute on function internal.restem_breeds() to services;

grant execute on function internal.review_appeal(bigint) to services;

grant execute on function internal.review_appeal(bigint) to staff_admin;

grant execute on function internal.review_appeal(bigint) to staff_content;

grant execute on function internal.review_appeal(bigint) to staff_support;

grant execute on function internal.review_case(bigint) to services;

grant execute on function internal.review_case(bigint) to staff_admin;

grant execute on function internal.review_case(bigint) to staff_content;

grant execute on function internal.review_case(bigint) to staff_support;

grant execute on function internal.revise_order(bigint,timestamp with time zone,text,boolean,integer,jsonb) to services;

grant execute on function internal.revoke_card_of_plan() to services;

grant execute on function internal.revoke_late_card() to services;

grant execute on function internal.row_as_of(text,text,timestamp with time zone) to services;

grant execute on function internal.running_out() to services;

grant execute on function internal.seat_grid_products(bigint,bigint[]) to services;

grant execute on function internal.shop_now() to services;

grant execute on function internal.shop_now() to shop_readers;

grant execute on function internal.shop_now() to staff_admin;

grant execute on function internal.shop_now() to staff_readers;

grant execute on function internal.shop_now() to staff_support;

grant execute on function internal.shown_stock(integer) to services;

grant execute on function internal.similar_address_words(text,integer) to services;

grant execute on function internal.spell_out_exclusions(bigint,text[]) to services;

grant execute on function internal.split_words(text) to services;

grant execute on function internal.staff_here() to services;

grant execute on function internal.staff_name(text) to services;

grant execute on function internal.staff_name(text) to staff_accounting;

grant execute on function internal.staff_name(text) to staff_admin;

grant execute on function internal.staff_name(text) to staff_support;

grant execute on function internal.staff_name(text) to staff_warehouse;

grant execute on function internal.staff_order_customer(bigint) to services;

grant execute on function internal.staff_order_customer(bigint) to staff_accounting;

grant execute on function internal.staff_order_customer(bigint) to staff_admin;

grant execute on function internal.staff_order_customer(bigint) to staff_support;

grant execute on function internal.staff_order_customer(bigint) to staff_warehouse;

grant execute on function internal.staff_order_money(bigint) to services;

grant execute on function internal.staff_order_money(bigint) to staff_accounting;

grant execute on function internal.staff_order_money(bigint) to staff_admin;

grant execute on function internal.staff_order_money(bigint) to staff_support;

grant execute on function internal.staff_order_money(bigint) to staff_warehouse;

grant execute on function internal.staff_order_parcels(bigint) to services;

grant execute on function internal.staff_order_parcels(bigint) to staff_accounting;

grant execute on function internal.staff_order_parcels(bigint) to staff_admin;

grant execute on function internal.staff_order_parcels(bigint) to staff_support;

grant execute on function internal.staff_order_parcels(bigint) to staff_warehouse;

grant execute on function internal.staff_order_talk(bigint) to services;

grant execute on function internal.staff_order_talk(bigint) to staff_accounting;

grant execute on function internal.staff_order_talk(bigint) to staff_admin;

grant execute on function internal.staff_order_talk(bigint) to staff_support;

grant execute on function internal.staff_order_talk(bigint) to staff_warehouse;

grant execute on function internal.staff_user_id() to services;

grant execute on function internal.staff_user_id() to staff_accounting;

grant execute on function internal.staff_user_id() to staff_admin;

grant execute on function internal.staff_user_id() to staff_support;

grant execute on function internal.staff_user_id() to staff_warehouse;

grant execute on function internal.statement_times() to services;

grant execute on function internal.stem(bigint,text) to services;

grant execute on function internal.stem_czech(text) to services;

grant execute on function internal.stem_phrase() to services;

grant execute on function internal.stem_synonym() to services;

grant execute on function internal.stems_of(bigint,text[]) to services;

grant execute on function internal.take_exclusions(bigint,text[]) to services;

grant execute on function internal.telling_stems(bigint,text) to services;

grant execute on function internal.ticket_attachments(bigint) to services;

grant execute on function internal.ticket_attachments(bigint) to staff_accounting;

grant execute on function internal.ticket_attachments(bigint) to staff_admin;

grant execute on function internal.ticket_attachments(bigint) to staff_support;

grant execute on function internal.ticket_attachments(bigint) to staff_warehouse;

grant execute on function internal.ticket_person(bigint) to services;

grant execute on function internal.ticket_person(bigint) to staff_accounting;

grant execute on function internal.ticket_person(bigint) to staff_admin;

grant execute on function internal.ticket_person(bigint) to staff_support;

grant execute on function internal.ticket_person(bigint) to staff_warehouse;

grant execute on function internal.to_bits(integer[],integer) to services;

grant execute on function internal.to_search_query(internal.understood_query,text,text[],boolean) to services;

grant execute on function internal.today_parcels(timestamp with time zone) to services;

grant execute on function internal.today_queues(text,timestamp with time zone) to services;

grant execute on function internal.today_sales(timestamp with time zone) to services;

grant execute on function internal.touch_version() to services;

grant execute on function internal.unaccented(text) to services;

grant execute on function internal.understand_query(bigint,text,boolean) to services;

grant execute on function internal.unwatch_history(text) to services;

grant execute on function internal.watch_history(text,text[]) to services;

grant execute on function internal.watch_page_source(text) to services;

grant execute on function internal.with_bundles(bigint[]) to services;

grant execute on function internal.withhold_blocked() to services;

grant execute on function internal.withhold_owed() to services;

grant execute on function internal.without_denials(text) to services;

grant execute on function internal.word_moments(timestamp with time zone) to services;

grant execute on function shop.check_address(text,text,text) to services;

grant execute on function shop.check_address(text,text,text) to shop_readers;

grant execute on function shop.check_token() to customer;

grant execute on function shop.check_token() to services;

grant execute on function shop.check_token() to staff_accounting;

grant execute on function shop.check_token() to staff_admin;

grant execute on function shop.check_token() to staff_content;

grant execute on function shop.check_token() to staff_support;

grant execute on function shop.check_token() to staff_warehouse;

grant execute on function shop.current_price(bigint,bigint,timestamp with time zone) to services;

grant execute on function shop.current_price(bigint,bigint,timestamp with time zone) to shop_readers;

grant execute on function shop.find_answers(text,bigint,integer) to services;

grant execute on function shop.find_answers(text,bigint,integer) to shop_readers;

grant execute on function shop.find_articles(text,bigint) to services;

grant execute on function shop.find_articles(text,bigint) to shop_readers;

grant execute on function shop.find_pickup_points(text,text,text,integer) to services;

grant execute on function shop.find_pickup_points(text,text,text,integer) to shop_readers;

grant execute on function shop.find_retailers(text,double precision,double precision,bigint) to services;

grant execute on function shop.find_retailers(text,double precision,double precision,bigint) to shop_readers;

grant execute on function shop.landing_page(text,text,bigint) to services;

grant execute on function shop.landing_page(text,text,bigint) to shop_readers;

grant execute on function shop.lowest_price_before_discount(bigint,bigint,timestamp with time zone) to services;

grant execute on function shop.lowest_price_before_discount(bigint,bigint,timestamp with time zone) to shop_readers;

grant execute on function shop.next_content_change(bigint) to services;

grant execute on function shop.next_content_change(bigint) to shop_readers;

grant execute on function shop.own_order_history(text,integer,text,boolean,bigint,integer) to customer;

grant execute on function shop.own_order_history(text,integer,text,boolean,bigint,integer) to services;

grant execute on function shop.page_version() to services;

grant execute on function shop.page_version() to shop_readers;

grant execute on function shop.praised_reviews(bigint,integer) to services;

grant execute on function shop.praised_reviews(bigint,integer) to shop_readers;

grant execute on function shop.product_cards_by_slug(text[],bigint) to services;

grant execute on function shop.product_cards_by_slug(text[],bigint) to shop_readers;

grant execute on function shop.product_companions(text,bigint) to services;

grant execute on function shop.product_companions(text,bigint) to shop_readers;

grant execute on function shop.product_grid(jsonb,text,integer,integer,bigint) to services;

grant execute on function shop.product_grid(jsonb,text,integer,integer,bigint) to shop_readers;

grant execute on function shop.product_or_successor(text[],bigint) to services;

grant execute on function shop.product_or_successor(text[],bigint) to shop_readers;

grant execute on function shop.product_reviews(text,jsonb,text,integer,integer,bigint) to services;

grant execute on function shop.product_reviews(text,jsonb,text,integer,integer,bigint) to shop_readers;

grant execute on function shop.product_row(jsonb,text,integer,bigint) to services;

grant execute on function shop.product_row(jsonb,text,integer,bigint) to shop_readers;

grant execute on function shop.programme_terms(bigint) to services;

grant execute on function shop.programme_terms(bigint) to shop_readers;

grant execute on function shop.rating_summary(bigint) to services;

grant execute on function shop.rating_summary(bigint) to shop_readers;

grant execute on function shop.read_questions(bigint) to services;

grant execute on function shop.read_questions(bigint) to shop_readers;

grant execute on function shop.search(text,bigint,text[],boolean,integer,integer) to services;

grant execute on function shop.search(text,bigint,text[],boolean,integer,integer) to shop_readers;

grant execute on function shop.search_grid(text,jsonb,text,integer,integer,bigint) to services;

grant execute on function shop.search_grid(text,jsonb,text,integer,integer,bigint) to shop_readers;

grant execute on function shop.shop_figures(bigint) to services;

grant execute on function shop.shop_figures(bigint) to shop_readers;

grant execute on function shop.short_offers(bigint) to services;

grant execute on function shop.short_offers(bigint) to shop_readers;

grant execute on function shop.sold_batches(bigint) to services;

grant execute on function shop.sold_batches(bigint) to shop_readers;

grant execute on function shop.staff_application(text) to services;

grant execute on function shop.staff_application(text) to staff_admin;

grant execute on function shop.staff_application(text) to staff_support;

grant execute on function shop.staff_counts() to services;

grant execute on function shop.staff_counts() to staff_accounting;

grant execute on function shop.staff_counts() to staff_admin;

grant execute on function shop.staff_counts() to staff_content;

grant execute on function shop.staff_counts() to staff_support;

grant execute on function shop.staff_counts() to staff_warehouse;

grant execute on function shop.staff_customer(bigint) to services;

grant execute on function shop.staff_customer(bigint) to staff_accounting;

grant execute on function shop.staff_customer(bigint) to staff_admin;

grant execute on function shop.staff_customer(bigint) to staff_support;

grant execute on function shop.staff_customers_found(text) to services;

grant execute on function shop.staff_customers_found(text) to staff_accounting;

grant execute on function shop.staff_customers_found(text) to staff_admin;

grant execute on function shop.staff_customers_found(text) to staff_support;

grant execute on function shop.staff_document_sums(date,date) to services;

grant execute on function shop.staff_document_sums(date,date) to staff_accounting;

grant execute on function shop.staff_document_sums(date,date) to staff_admin;

grant execute on function shop.staff_document_sums(date,date) to staff_support;

grant execute on function shop.staff_find(text) to services;

grant execute on function shop.staff_find(text) to staff_accounting;

grant execute on function shop.staff_find(text) to staff_admin;

grant execute on function shop.staff_find(text) to staff_content;

grant execute on function shop.staff_find(text) to staff_support;

grant execute on function shop.staff_find(text) to staff_warehouse;

grant execute on function shop.staff_money() to services;

grant execute on function shop.staff_money() to staff_accounting;

grant execute on function shop.staff_money() to staff_admin;

grant execute on function shop.staff_money() to staff_support;

grant execute on function shop.staff_movement_orders(bigint) to services;

grant execute on function shop.staff_movement_orders(bigint) to staff_accounting;

grant execute on function shop.staff_movement_orders(bigint) to staff_admin;

grant execute on function shop.staff_movement_orders(bigint) to staff_support;

grant execute on function shop.staff_order(bigint) to services;

grant execute on function shop.staff_order(bigint) to staff_accounting;

grant execute on function shop.staff_order(bigint) to staff_admin;

grant execute on function shop.staff_order(bigint) to staff_support;

grant execute on function shop.staff_order(bigint) to staff_warehouse;

grant execute on function shop.staff_order_due(text) to services;

grant execute on function shop.staff_order_due(text) to staff_accounting;

grant execute on function shop.staff_order_due(text) to staff_admin;

grant execute on function shop.staff_order_due(text) to staff_support;

grant execute on function shop.staff_orders_of(bigint) to services;

grant execute on function shop.staff_orders_of(bigint) to staff_accounting;

grant execute on function shop.staff_orders_of(bigint) to staff_admin;

grant execute on function shop.staff_orders_of(bigint) to staff_support;

grant execute on function shop.staff_plan(bigint) to services;

grant execute on function shop.staff_plan(bigint) to staff_admin;

grant execute on function shop.staff_plan(bigint) to staff_support;

grant execute on function shop.staff_plan_demand() to services;

grant execute on function shop.staff_plan_demand() to staff_admin;

grant execute on function shop.staff_plan_demand() to staff_support;

grant execute on function shop.staff_plan_troubles() to services;

grant execute on function shop.staff_plan_troubles() to staff_admin;

grant execute on function shop.staff_plan_troubles() to staff_support;

grant execute on function shop.staff_ticket(text) to services;

grant execute on function shop.staff_ticket(text) to staff_accounting;

grant execute on function shop.staff_ticket(text) to staff_admin;

grant execute on function shop.staff_ticket(text) to staff_support;

grant execute on function shop.staff_today() to services;

grant execute on function shop.staff_today() to staff_accounting;

grant execute on function shop.staff_today() to staff_admin;

grant execute on function shop.staff_today() to staff_content;

grant execute on function shop.staff_today() to staff_support;

grant execute on function shop.staff_today() to staff_warehouse;

grant execute on function shop.suggest(text,bigint,integer,integer) to services;

grant execute on function shop.suggest(text,bigint,integer,integer) to shop_readers;

grant execute on function shop.suggest_address(text,integer) to services;

grant execute on function shop.suggest_address(text,integer) to shop_readers;

grant execute on function shop.suggest_content(text,bigint,integer) to services;

grant execute on function shop.suggest_content(text,bigint,integer) to shop_readers;

grant execute on function shop.vat_percent(bigint,text,date) to services;

grant execute on function shop.vat_percent(bigint,text,date) to shop_readers;

grant delete, insert, select, update on internal.address_places to services;

grant delete, insert, select, update on internal.address_streets to services;

grant select, usage on internal.address_streets_id_seq to services;

grant delete, insert, select, update on internal.address_words to services;

grant delete, insert, select, update on internal.application_files to services;

grant insert, select on internal.audit_log to services;

grant select, usage on internal.audit_log_id_seq to services;

grant delete, insert, select, update on internal.bank_cursors to services;

grant delete, insert, select, update on internal.bank_odd_rows to services;

grant delete, insert, select, update on internal.bank_pages to services;

grant select, usage on internal.bank_pages_id_seq to services;

grant delete, insert, select, update on internal.batch_failures to services;

grant delete, insert, select, update on internal.benches to services;

grant select, usage on internal.benches_id_seq to services;

grant delete, insert, select, update on internal.bought_together to services;

grant delete, insert, select, update on internal.breed_search to services;

grant insert, select, update on internal.bulk_changes to services;

grant select, usage on internal.bulk_changes_id_seq to services;

grant delete, insert, select, update on internal.bulk_rows to services;

grant delete, insert, select, update on internal.campaign_recipients to services;

grant select, usage on internal.campaign_recipients_id_seq to services;

grant delete, insert, select, update on internal.campaign_runs to services;

grant insert, select, update on internal.carrier_feeds to services;

grant delete, insert, select, update on internal.carrier_inbox to services;

grant delete, insert, select, update on internal.case_files to services;

grant delete, insert, select, update on internal.category_search to services;

grant delete, insert, select, update on internal.clock to services;

grant delete, insert, select, update on internal.credit_debts to services;

grant delete, insert, select, update on internal.customer_price_lists to services;

grant delete, insert, select, update on internal.delivery_days to services;

grant insert, select on internal.document_files to services;

grant delete, insert, select, update on internal.document_series to services;

grant delete, insert, select, update on internal.edge_purges to services;

grant delete, insert, select, update on internal.edges to services;

grant delete, insert, select, update on internal.fair_entries to services;

grant select, usage on internal.fair_entries_id_seq to services;

grant delete, insert, select, update on internal.fair_pins to services;

grant delete, insert, select, update on internal.fair_tablets to services;

grant select, usage on internal.fair_tablets_id_seq to services;

grant delete, insert, select, update on internal.feed_chunks to services;

grant delete, insert, select, update on internal.feed_runs to services;

grant select, usage on internal.feed_runs_id_seq to services;

grant delete, insert, select, update on internal.grid_bitmaps to services;

grant delete, insert, select, update on internal.grid_changes to services;

grant select, usage on internal.grid_changes_id_seq to services;

grant delete, insert, select, update on internal.grid_products to services;

grant delete, insert, select, update on internal.grid_rows to services;

grant delete, insert, select, update on internal.idempotency_keys to services;

grant delete, insert, select, update on internal.ingredient_search to services;

grant insert, select, update on internal.late_parcels to services;

grant delete, insert, select, update on internal.link_tokens to services;

grant select, usage on internal.link_tokens_id_seq to services;

grant delete, insert, select, update on internal.mail_refusals to services;

grant delete, insert, select, update on internal.mail_suppressions to services;

grant delete, insert, select, update on internal.mails to services;

grant select, usage on internal.mails_id_seq to services;

grant delete, insert, select, update on internal.measured_orders to services;

grant delete, insert, select, update on internal.measured_refunds to services;

grant delete, insert, select, update on internal.missing_pages to services;

grant delete, insert, select, update on internal.newsletter_events to services;

grant select, usage on internal.newsletter_events_id_seq to services;

grant delete, insert, select, update on internal.newsletter_subscriptions to services;

grant select, usage on internal.newsletter_subscriptions_id_seq to services;

grant delete, insert, select, update on internal.newsletter_tokens to services;

grant select, usage on internal.newsletter_tokens_id_seq to services;

grant insert, select on internal.order_revisions to services;

grant select, usage on internal.order_revisions_id_seq to services;

grant select, usage on internal.order_sequence to services;

grant delete, insert, select, update on internal.packings to services;

grant select, usage on internal.packings_id_seq to services;

grant delete, insert, select, update on internal.page_changes to services;

grant select, usage on internal.page_changes_id_seq to services;

grant select on internal.page_sources to services;

grant delete, insert, select, update on internal.page_version to services;

grant delete, insert, select, update on internal.pairings to services;

grant delete, insert, select, update on internal.parcel_announcements to services;

grant select, usage on internal.parcel_announcements_id_seq to services;

grant delete, insert, select, update on internal.parcel_labels to services;

grant delete, insert, select, update on internal.parcel_scans to services;

grant select, usage on internal.parcel_scans_id_seq to services;

grant delete, insert, select, update on internal.payment_inbox to services;

grant delete, insert, select on internal.picture_originals to services;

grant update on internal.picture_originals (attached_at) to services;

grant insert, select on internal.price_origins to services;

grant delete, insert, select, update on internal.print_jobs to services;

grant select, usage on internal.print_jobs_id_seq to services;

grant delete, insert, select, update on internal.printers to services;

grant select, usage on internal.printers_id_seq to services;

grant delete, insert, select, update on internal.prize_spins to services;

grant delete, insert, select, update on internal.prize_stock to services;

grant delete, insert, select, update on internal.product_alerts to services;

grant select, usage on internal.product_alerts_id_seq to services;

grant delete, insert, select, update on internal.product_card_rows to services;

grant delete, insert, select, update on internal.product_search to services;

grant delete, insert, select, update on internal.product_texts to services;

grant delete, insert, select, update on internal.push_subscriptions to services;

grant select, usage on internal.push_subscriptions_id_seq to services;

grant delete, insert, select, update on internal.pushes to services;

grant select, usage on internal.pushes_id_seq to services;

grant delete, insert, select, update on internal.rate_limits to services;

grant delete, insert, select, update on internal.registrations to services;

grant select, usage on internal.registrations_id_seq to services;

grant insert, select, update on internal.remittance_rows to services;

grant insert, select, update on internal.remittances to services;

grant select, usage on internal.remittances_id_seq to services;

grant delete, insert, select, update on internal.review_invitations to services;

grant select, usage on internal.review_invitations_id_seq to services;

grant delete, insert, select, update on internal.review_origins to services;

grant delete, insert, select, update on internal.review_pictures to services;

grant delete, insert, select, update on internal.review_reports to services;

grant select, usage on internal.review_reports_id_seq to services;

grant delete, insert, select, update on internal.review_versions to services;

grant delete, insert, select, update on internal.review_votes to services;

grant select on internal.row_history to services;

grant select, usage on internal.row_history_id_seq to services;

grant select on internal.rules_version to services;

grant delete, insert, select, update on internal.search_frequencies to services;

grant delete, insert, select, update on internal.search_words to services;

grant delete, insert, select, update on internal.sign_in_failures to services;

grant delete, insert, select, update on internal.staff_devices to services;

grant delete, insert, select, update on internal.staff_invitations to services;

grant select, usage on internal.staff_invitations_id_seq to services;

grant delete, insert, select, update on internal.staff_presence to services;

grant delete, insert, select, update on internal.staff_push_subscriptions to services;

grant select, usage on internal.staff_push_subscriptions_id_seq to services;

grant delete, insert, select, update on internal.staff_reveals to services;

grant select, usage on internal.staff_reveals_id_seq to services;

grant delete, insert, select, update on internal.staff_views to services;

grant select, usage on internal.staff_views_id_seq to services;

grant select on internal.state_transitions to services;

grant delete, insert, select, update on internal.survey_invitations to services;

grant select, usage on internal.survey_invitations_id_seq to services;

grant delete, insert, select, update on internal.ticket_files to services;

grant select on internal.truths to services;

grant delete, insert, select, update on internal.upload_pictures to services;

grant delete, insert, select, update on internal.uploads to services;

grant select, usage on internal.uploads_id_seq to services;

grant delete, insert, select, update on internal.variant_paces to services;

grant delete, insert, select, update on internal.web_vitals to services;

grant insert, select on internal.wording_files to services;

grant insert, select, update on internal.wording_notices to services;

grant usage on schema auth to services;

grant usage on schema internal to services;

grant usage on schema shop to anon;

grant usage on schema shop to customer;

grant usage on schema shop to services;

grant usage on schema shop to staff_accounting;

grant usage on schema shop to staff_admin;

grant usage on schema shop to staff_content;

grant usage on schema shop to staff_support;

grant usage on schema shop to staff_warehouse;

grant delete, insert, select, update on shop.addresses to services;

grant select on shop.addresses (city) to customer;

grant select on shop.addresses (company) to customer;

grant select on shop.addresses (country) to customer;

grant select on shop.addresses (courier_note) to customer;

grant select on shop.addresses (created_at) to customer;

grant select on shop.addresses (customer_id) to customer;

grant select on shop.addresses (first_name) to customer;

grant select on shop.addresses (id) to customer;

grant select on shop.addresses (is_default) to customer;

grant select on shop.addresses (label) to customer;

grant select on shop.addresses (last_name) to customer;

grant select on shop.addresses (phone) to customer;

grant select on shop.addresses (place_code) to customer;

grant select on shop.addresses (street) to customer;

grant select on shop.addresses (updated_at) to customer;

grant select on shop.addresses (verified) to customer;

grant select on shop.addresses (version) to customer;

grant select on shop.addresses (zip) to customer;

grant select, usage on shop.addresses_id_seq to services;

grant delete, insert, select, update on shop.allergens to services;

grant select on shop.allergens to shop_readers;

grant delete, insert, select, update on shop.answer_phrases to services;

grant select on shop.answer_phrases to shop_readers;

grant delete on shop.answer_phrases to staff_admin;

grant delete on shop.answer_phrases to staff_content;

grant insert, update on shop.answer_phrases (path) to staff_admin;

grant insert, update on shop.answer_phrases (path) to staff_content;

grant insert, update on shop.answer_phrases (phrase) to staff_admin;

grant insert, update on shop.answer_phrases (phrase) to staff_content;

grant insert on shop.answer_phrases (storefront_id) to staff_admin;

grant insert on shop.answer_phrases (storefront_id) to staff_content;

grant insert, update on shop.answer_phrases (title) to staff_admin;

grant insert, update on shop.answer_phrases (title) to staff_content;

grant insert, update on shop.answer_phrases (topic) to staff_admin;

grant insert, update on shop.answer_phrases (topic) to staff_content;

grant select, usage on shop.answer_phrases_id_seq to services;

grant delete, insert, select, update on shop.answer_templates to services;

grant select on shop.answer_templates to staff_accounting;

grant select on shop.answer_templates to staff_admin;

grant select on shop.answer_templates to staff_support;

grant select, usage on shop.answer_templates_id_seq to services;

grant delete, insert, select, update on shop.applications to services;

grant select on shop.applications (answer_by) to staff_admin;

grant select on shop.applications (answer_by) to staff_support;

grant select on shop.applications (answers) to staff_admin;

grant select on shop.applications (answers) to staff_support;

grant select on shop.applications (asked_at) to staff_admin;

grant select on shop.applications (asked_at) to staff_support;

grant select on shop.applications (company_id) to staff_admin;

grant select on shop.applications (company_id) to staff_support;

grant select on shop.applications (created_at) to staff_admin;

grant select on shop.applications (created_at) to staff_support;

grant select on shop.applications (customer_id) to staff_admin;

grant select on shop.applications (customer_id) to staff_support;

grant select on shop.applications (decided_at) to staff_admin;

grant select on shop.applications (decided_at) to staff_support;

grant select on shop.applications (due_days) to staff_admin;

grant select on shop.applications (due_days) to staff_support;

grant select on shop.applications (expiry_warned_at) to staff_admin;

grant select on shop.applications (expiry_warned_at) to staff_support;

grant select on shop.applications (id) to staff_admin;

grant select on shop.applications (id) to staff_support;

grant select on shop.applications (invoice_limit) to staff_admin;

grant select on shop.applications (invoice_limit) to staff_support;

grant select on shop.applications (is_register_checked) to staff_admin;

grant select on shop.applications (is_register_checked) to staff_support;

grant select on shop.applications (kind) to staff_admin;

grant select on shop.applications (kind) to staff_support;

grant select on shop.applications (message) to staff_admin;

grant select on shop.applications (message) to staff_support;

grant select on shop.applications (note) to staff_admin;

grant select on shop.applications (note) to staff_support;

grant select on shop.applications (number) to staff_admin;

grant select on shop.applications (number) to staff_support;

grant select on shop.applications (probation_orders) to staff_admin;

grant select on shop.applications (probation_orders) to staff_support;

grant select on shop.applications (state) to staff_admin;

grant select on shop.applications (state) to staff_support;

grant select on shop.applications (storefront_id) to staff_admin;

grant select on shop.applications (storefront_id) to staff_support;

grant select on shop.applications (subject) to staff_admin;

grant select on shop.applications (subject) to staff_support;

grant select on shop.applications (suspended_reason) to staff_admin;

grant select on shop.applications (suspended_reason) to staff_support;

grant select on shop.applications (updated_at) to staff_admin;

grant select on shop.applications (updated_at) to staff_support;

grant select on shop.applications (valid_to) to staff_admin;

grant select on shop.applications (valid_to) to staff_support;

grant select on shop.applications (vat_id) to staff_admin;

grant select on shop.applications (vat_id) to staff_support;

grant select on shop.applications (version) to staff_admin;

grant select on shop.applications (version) to staff_support;

grant select, usage on shop.applications_id_seq to services;

grant delete, insert, select, update on shop.attribute_options to services;

grant select on shop.attribute_options to shop_readers;

grant select, usage on shop.attribute_options_id_seq to services;

grant delete, insert, select, update on shop.attributes to services;

grant select on shop.attributes to shop_readers;

grant select, usage on shop.attributes_id_seq to services;

grant select on shop.bag_notes to customer;

grant delete, insert, select, update on shop.bag_notes to services;

grant select, usage on shop.bag_notes_id_seq to services;

grant insert, select, update on shop.bank_movements to services;

grant select on shop.bank_movements (amount) to staff_accounting;

grant select on shop.bank_movements (amount) to staff_admin;

grant select on shop.bank_movements (amount) to staff_support;

grant select on shop.bank_movements (bank) to staff_accounting;

grant select on shop.bank_movements (bank) to staff_admin;

grant select on shop.bank_movements (bank) to staff_support;

grant select on shop.bank_movements (booked_on) to staff_accounting;

grant select on shop.bank_movements (booked_on) to staff_admin;

grant select on shop.bank_movements (booked_on) to staff_support;

grant select on shop.bank_movements (constant_symbol) to staff_accounting;

grant select on shop.bank_movements (constant_symbol) to staff_admin;

grant select on shop.bank_movements (constant_symbol) to staff_support;

grant select on shop.bank_movements (counted) to staff_accounting;

grant select on shop.bank_movements (counted) to staff_admin;

grant select on shop.bank_movements (counted) to staff_support;

grant select on shop.bank_movements (currency) to staff_accounting;

grant select on shop.bank_movements (currency) to staff_admin;

grant select on shop.bank_movements (currency) to staff_support;

grant select on shop.bank_movements (id) to staff_accounting;

grant select on shop.bank_movements (id) to staff_admin;

grant select on shop.bank_movements (id) to staff_support;

grant select on shop.bank_movements (kind) to staff_accounting;

grant select on shop.bank_movements (kind) to staff_admin;

grant select on shop.bank_movements (kind) to staff_support;

grant select on shop.bank_movements (match) to staff_accounting;

grant select on shop.bank_movements (match) to staff_admin;

grant select on shop.bank_movements (match) to staff_support;

grant select on shop.bank_movements (match_details) to staff_accounting;

grant select on shop.bank_movements (match_details) to staff_admin;

grant select on shop.bank_movements (match_details) to staff_support;

grant select on shop.bank_movements (movement_id) to staff_accounting;

grant select on shop.bank_movements (movement_id) to staff_admin;

grant select on shop.bank_movements (movement_id) to staff_support;

grant select on shop.bank_movements (payment_id) to staff_accounting;

grant select on shop.bank_movements (payment_id) to staff_admin;

grant select on shop.bank_movements (payment_id) to staff_support;

grant select on shop.bank_movements (read_at) to staff_accounting;

grant select on shop.bank_movements (read_at) to staff_admin;

grant select on shop.bank_movements (read_at) to staff_support;

grant select on shop.bank_movements (specific_symbol) to staff_accounting;

grant select on shop.bank_movements (specific_symbol) to staff_admin;

grant select on shop.bank_movements (specific_symbol) to staff_support;

grant select on shop.bank_movements (updated_at) to staff_accounting;

grant select on shop.bank_movements (updated_at) to staff_admin;

grant select on shop.bank_movements (updated_at) to staff_support;

grant select on shop.bank_movements (variable_symbol) to staff_accounting;

grant select on shop.bank_movements (variable_symbol) to staff_admin;

grant select on shop.bank_movements (variable_symbol) to staff_support;

grant select, usage on shop.bank_movements_id_seq to services;

grant delete, insert, select, update on shop.batch_analyses to services;

grant select on shop.batch_analyses to staff_admin;

grant select on shop.batch_analyses to staff_content;

grant select on shop.batch_analyses to staff_support;

grant select on shop.batch_analyses to staff_warehouse;

grant delete, insert, select, update on shop.batches to services;

grant select on shop.batches to staff_admin;

grant select on shop.batches to staff_support;

grant select on shop.batches to staff_warehouse;

grant select, usage on shop.batches_id_seq to services;

grant delete, insert, select, update on shop.blog_authors to services;

grant select on shop.blog_authors to shop_readers;

grant select, usage on shop.blog_authors_id_seq to services;

grant delete, insert, select, update on shop.blog_categories to services;

grant select on shop.blog_categories to shop_readers;

grant select, usage on shop.blog_categories_id_seq to services;

grant delete, insert, select, update on shop.blog_post_products to services;

grant select on shop.blog_post_products to shop_readers;

grant delete, insert, select, update on shop.blog_posts to services;

grant select on shop.blog_posts to shop_readers;

grant select, usage on shop.blog_posts_id_seq to services;

grant select on shop.bought_packs to customer;

grant delete, insert, select, update on shop.bought_packs to services;

grant delete, insert, select, update on shop.brands to services;

grant select on shop.brands to shop_readers;

grant select, usage on shop.brands_id_seq to services;

grant delete, insert, select, update on shop.breed_sizes to services;

grant select on shop.breed_sizes to shop_readers;

grant delete, insert, select, update on shop.breeds to services;

grant select on shop.breeds to shop_readers;

grant delete, insert, select, update on shop.bundle_components to services;

grant select on shop.bundle_components to shop_readers;

grant delete, insert, select, update on shop.campaigns to services;

grant select on shop.campaigns to staff_admin;

grant select on shop.campaigns to staff_content;

grant select, usage on shop.campaigns_id_seq to services;

grant select on shop.cart_lines to customer;

grant delete, insert, select, update on shop.cart_lines to services;

grant select on shop.cart_lines to staff_admin;

grant select on shop.cart_lines to staff_support;

grant delete, insert, select, update on shop.carts to services;

grant select on shop.carts (changed_at) to customer;

grant select on shop.carts (changed_at) to staff_admin;

grant select on shop.carts (changed_at) to staff_support;

grant select on shop.carts (coupon_code) to customer;

grant select on shop.carts (coupon_code) to staff_admin;

grant select on shop.carts (coupon_code) to staff_support;

grant select on shop.carts (created_at) to customer;

grant select on shop.carts (created_at) to staff_admin;

grant select on shop.carts (created_at) to staff_support;

grant select on shop.carts (credits_all) to customer;

grant select on shop.carts (credits_all) to staff_admin;

grant select on shop.carts (credits_all) to staff_support;

grant select on shop.carts (credits_wanted) to customer;

grant select on shop.carts (credits_wanted) to staff_admin;

grant select on shop.carts (credits_wanted) to staff_support;

grant select on shop.carts (customer_id) to customer;

grant select on shop.carts (customer_id) to staff_admin;

grant select on shop.carts (customer_id) to staff_support;

grant select on shop.carts (details) to customer;

grant select on shop.carts (expires_at) to customer;

grant select on shop.carts (expires_at) to staff_admin;

grant select on shop.carts (expires_at) to staff_support;

grant select on shop.carts (id) to customer;

grant select on shop.carts (id) to staff_admin;

grant select on shop.carts (id) to staff_support;

grant select on shop.carts (payment_method_id) to customer;

grant select on shop.carts (payment_method_id) to staff_admin;

grant select on shop.carts (payment_method_id) to staff_support;

grant select on shop.carts (pickup_point_id) to customer;

grant select on shop.carts (pickup_point_id) to staff_admin;

grant select on shop.carts (pickup_point_id) to staff_support;

grant select on shop.carts (purpose) to customer;

grant select on shop.carts (purpose) to staff_admin;

grant select on shop.carts (purpose) to staff_support;

grant select on shop.carts (reorder_of_id) to customer;

grant select on shop.carts (reorder_of_id) to staff_admin;

grant select on shop.carts (reorder_of_id) to staff_support;

grant select on shop.carts (shipping_method_id) to customer;

grant select on shop.carts (shipping_method_id) to staff_admin;

grant select on shop.carts (shipping_method_id) to staff_support;

grant select on shop.carts (state) to customer;

grant select on shop.carts (state) to staff_admin;

grant select on shop.carts (state) to staff_support;

grant select on shop.carts (storefront_id) to customer;

grant select on shop.carts (storefront_id) to staff_admin;

grant select on shop.carts (storefront_id) to staff_support;

grant select on shop.carts (version) to customer;

grant select on shop.carts (version) to staff_admin;

grant select on shop.carts (version) to staff_support;

grant select, usage on shop.carts_id_seq to services;

grant delete, insert, select, update on shop.case_decisions to services;

grant select on shop.case_decisions to staff_admin;

grant select on shop.case_decisions to staff_support;

grant delete, insert, select, update on shop.case_events to services;

grant select on shop.case_events to staff_admin;

grant select on shop.case_events to staff_support;

grant select, usage on shop.case_events_id_seq to services;

grant delete, insert, select, update on shop.case_lines to services;

grant select on shop.case_lines to staff_admin;

grant select on shop.case_lines to staff_support;

grant delete, insert, select, update on shop.cases to services;

grant select on shop.cases (credits_granted) to staff_admin;

grant select on shop.cases (credits_granted) to staff_support;

grant select on shop.cases (decide_by) to staff_admin;

grant select on shop.cases (decide_by) to staff_support;

grant select on shop.cases (decided_amount) to staff_admin;

grant select on shop.cases (decided_amount) to staff_support;

grant select on shop.cases (decided_at) to staff_admin;

grant select on shop.cases (decided_at) to staff_support;

grant select on shop.cases (description) to staff_admin;

grant select on shop.cases (description) to staff_support;

grant select on shop.cases (id) to staff_admin;

grant select on shop.cases (id) to staff_support;

grant select on shop.cases (is_by_rule) to staff_admin;

grant select on shop.cases (is_by_rule) to staff_support;

grant select on shop.cases (kind) to staff_admin;

grant select on shop.cases (kind) to staff_support;

grant select on shop.cases (note) to staff_admin;

grant select on shop.cases (note) to staff_support;

grant select on shop.cases (number) to staff_admin;

grant select on shop.cases (number) to staff_support;

grant select on shop.cases (order_id) to staff_admin;

grant select on shop.cases (order_id) to staff_support;

grant select on shop.cases (problem) to staff_admin;

grant select on shop.cases (problem) to staff_support;

grant select on shop.cases (quoted) to staff_admin;

grant select on shop.cases (quoted) to staff_support;

grant select on shop.cases (replacement_order_id) to staff_admin;

grant select on shop.cases (replacement_order_id) to staff_support;

grant select on shop.cases (send_by) to staff_admin;

grant select on shop.cases (send_by) to staff_support;

grant select on shop.cases (state) to staff_admin;

grant select on shop.cases (state) to staff_support;

grant select on shop.cases (submitted_at) to staff_admin;

grant select on shop.cases (submitted_at) to staff_support;

grant select on shop.cases (updated_at) to staff_admin;

grant select on shop.cases (updated_at) to staff_support;

grant select on shop.cases (version) to staff_admin;

grant select on shop.cases (version) to staff_support;

grant select on shop.cases (wish) to staff_admin;

grant select on shop.cases (wish) to staff_support;

grant select, usage on shop.cases_id_seq to services;

grant delete, insert, select, update on shop.categories to services;

grant select on shop.categories to shop_readers;

grant select, usage on shop.categories_id_seq to services;

grant delete, insert, select, update on shop.collections to services;

grant select on shop.collections to shop_readers;

grant select, usage on shop.collections_id_seq to services;

grant insert, select on shop.consent_wordings to services;

grant select on shop.consent_wordings to shop_readers;

grant select on shop.consents to customer;

grant insert, select on shop.consents to services;

grant select on shop.consents to staff_admin;

grant select on shop.consents to staff_support;

grant select, usage on shop.consents_id_seq to services;

grant delete, insert, select, update on shop.constituents to services;

grant select on shop.constituents to shop_readers;

grant delete, insert, select, update on shop.content_votes to services;

grant select on shop.content_votes to staff_readers;

grant select, usage on shop.content_votes_id_seq to services;

grant insert, select on shop.cookie_consents to services;

grant select on shop.cookie_consents to staff_admin;

grant select on shop.cookie_consents to staff_support;

grant select, usage on shop.cookie_consents_id_seq to services;

grant insert, select on shop.cookie_wordings to services;

grant select on shop.cookie_wordings to shop_readers;

grant select on shop.coupon_redemptions to customer;

grant delete, insert, select, update on shop.coupon_redemptions to services;

grant select on shop.coupon_redemptions (coupon_id) to staff_admin;

grant select on shop.coupon_redemptions (coupon_id) to staff_support;

grant select on shop.coupon_redemptions (customer_id) to staff_admin;

grant select on shop.coupon_redemptions (customer_id) to staff_support;

grant select on shop.coupon_redemptions (order_id) to staff_admin;

grant select on shop.coupon_redemptions (order_id) to staff_support;

grant select on shop.coupon_redemptions (redeemed_at) to staff_admin;

grant select on shop.coupon_redemptions (redeemed_at) to staff_support;

grant select on shop.coupon_redemptions (released_at) to staff_admin;

grant select on shop.coupon_redemptions (released_at) to staff_support;

grant select on shop.coupon_redemptions (use_number) to staff_admin;

grant select on shop.coupon_redemptions (use_number) to staff_support;

grant delete, insert, select, update on shop.coupons to services;

grant select on shop.coupons to staff_admin;

grant select on shop.coupons to staff_content;

grant select on shop.coupons to staff_support;

grant select, usage on shop.coupons_id_seq to services;

grant select on shop.credit_balances to customer;

grant delete, insert, select, update on shop.credit_balances to services;

grant select on shop.credit_balances to staff_admin;

grant select on shop.credit_balances to staff_support;

grant select on shop.credit_entries to customer;

grant insert, select, update on shop.credit_entries to services;

grant select on shop.credit_entries to staff_admin;

grant select on shop.credit_entries to staff_support;

grant select, usage on shop.credit_entries_id_seq to services;

grant select on shop.credit_lots to customer;

grant delete, insert, select, update on shop.credit_lots to services;

grant select on shop.credit_lots to staff_admin;

grant select on shop.credit_lots to staff_support;

grant select on shop.current_consents to customer;

grant delete, insert, select, update on shop.current_consents to services;

grant select on shop.current_consents to staff_admin;

grant select on shop.current_consents to staff_support;

grant delete, insert, select, update on shop.customer_group_discounts to services;

grant select on shop.customer_group_discounts to shop_readers;

grant delete, insert, select, update on shop.customer_group_volume_discounts to services;

grant select on shop.customer_group_volume_discounts to shop_readers;

grant delete, insert, select, update on shop.customer_groups to services;

grant select on shop.customer_groups to shop_readers;

grant select, usage on shop.customer_groups_id_seq to services;

grant delete, insert, select, update on shop.customers to services;

grant select on shop.customers (company_id) to customer;

grant select on shop.customers (company_id) to staff_accounting;

grant select on shop.customers (company_id) to staff_admin;

grant select on shop.customers (company_id) to staff_support;

grant select on shop.customers (company_name) to customer;

grant select on shop.customers (company_name) to staff_accounting;

grant select on shop.customers (company_name) to staff_admin;

grant select on shop.customers (company_name) to staff_support;

grant select on shop.customers (created_at) to customer;

grant select on shop.customers (created_at) to staff_accounting;

grant select on shop.customers (created_at) to staff_admin;

grant select on shop.customers (created_at) to staff_support;

grant select on shop.customers (customer_group_id) to customer;

grant select on shop.customers (customer_group_id) to staff_accounting;

grant select on shop.customers (customer_group_id) to staff_admin;

grant select on shop.customers (customer_group_id) to staff_support;

grant select on shop.customers (deleted_at) to staff_accounting;

grant select on shop.customers (deleted_at) to staff_admin;

grant select on shop.customers (deleted_at) to staff_support;

grant select on shop.customers (email) to customer;

grant select on shop.customers (first_name) to customer;

grant select on shop.customers (id) to customer;

grant select on shop.customers (id) to staff_accounting;

grant select on shop.customers (id) to staff_admin;

grant select on shop.customers (id) to staff_support;

grant select on shop.customers (invoice_due_days) to staff_accounting;

grant select on shop.customers (invoice_due_days) to staff_admin;

grant select on shop.customers (invoice_due_days) to staff_support;

grant select on shop.customers (invoice_limit) to staff_accounting;

grant select on shop.customers (invoice_limit) to staff_admin;

grant select on shop.customers (invoice_limit) to staff_support;

grant select on shop.customers (last_name) to customer;

grant select on shop.customers (phone) to customer;

grant select on shop.customers (storefront_id) to customer;

grant select on shop.customers (storefront_id) to staff_accounting;

grant select on shop.customers (storefront_id) to staff_admin;

grant select on shop.customers (storefront_id) to staff_support;

grant select on shop.customers (updated_at) to customer;

grant select on shop.customers (updated_at) to staff_accounting;

grant select on shop.customers (updated_at) to staff_admin;

grant select on shop.customers (updated_at) to staff_support;

grant select on shop.customers (vat_id) to customer;

grant select on shop.customers (vat_id) to staff_accounting;

grant select on shop.customers (vat_id) to staff_admin;

grant select on shop.customers (vat_id) to staff_support;

grant select on shop.customers (version) to customer;

grant select on shop.customers (version) to staff_accounting;

grant select on shop.customers (version) to staff_admin;

grant select on shop.customers (version) to staff_support;

grant select, usage on shop.customers_id_seq to services;

grant select on shop.document_lines to customer;

grant insert, select on shop.document_lines to services;

grant select on shop.document_lines to staff_accounting;

grant select on shop.document_lines to staff_admin;

grant select on shop.document_lines to staff_support;

grant select on shop.documents to customer;

grant insert, select on shop.documents to services;

grant select on shop.documents (base) to staff_accounting;

grant select on shop.documents (base) to staff_admin;

grant select on shop.documents (base) to staff_support;

grant select on shop.documents (basis) to staff_accounting;

grant select on shop.documents (basis) to staff_admin;

grant select on shop.documents (basis) to staff_support;

grant select on shop.documents (due_on) to staff_accounting;

grant select on shop.documents (due_on) to staff_admin;

grant select on shop.documents (due_on) to staff_support;

grant select on shop.documents (gross) to staff_accounting;

grant select on shop.documents (gross) to staff_admin;

grant select on shop.documents (gross) to staff_support;

grant select on shop.documents (id) to staff_accounting;

grant select on shop.documents (id) to staff_admin;

grant select on shop.documents (id) to staff_support;

grant select on shop.documents (issued_at) to staff_accounting;

grant select on shop.documents (issued_at) to staff_admin;

grant select on shop.documents (issued_at) to staff_support;

grant select on shop.documents (issued_on) to staff_accounting;

grant select on shop.documents (issued_on) to staff_admin;

grant select on shop.documents (issued_on) to staff_support;

grant select on shop.documents (kind) to staff_accounting;

grant select on shop.documents (kind) to staff_admin;

grant select on shop.documents (kind) to staff_support;

grant select on shop.documents (number) to staff_accounting;

grant select on shop.documents (number) to staff_admin;

grant select on shop.documents (number) to staff_support;

grant select on shop.documents (order_id) to staff_accounting;

grant select on shop.documents (order_id) to staff_admin;

grant select on shop.documents (order_id) to staff_support;

grant select on shop.documents (original_id) to staff_accounting;

grant select on shop.documents (original_id) to staff_admin;

grant select on shop.documents (original_id) to staff_support;

grant select on shop.documents (paid) to staff_accounting;

grant select on shop.documents (paid) to staff_admin;

grant select on shop.documents (paid) to staff_support;

grant select on shop.documents (payable) to staff_accounting;

grant select on shop.documents (payable) to staff_admin;

grant select on shop.documents (payable) to staff_support;

grant select on shop.documents (payment_kind) to staff_accounting;

grant select on shop.documents (payment_kind) to staff_admin;

grant select on shop.documents (payment_kind) to staff_support;

grant select on shop.documents (payment_name) to staff_accounting;

grant select on shop.documents (payment_name) to staff_admin;

grant select on shop.documents (payment_name) to staff_support;

grant select on shop.documents (reason) to staff_accounting;

grant select on shop.documents (reason) to staff_admin;

grant select on shop.documents (reason) to staff_support;

grant select on shop.documents (recap) to staff_accounting;

grant select on shop.documents (recap) to staff_admin;

grant select on shop.documents (recap) to staff_support;

grant select on shop.documents (refund_id) to staff_accounting;

grant select on shop.documents (refund_id) to staff_admin;

grant select on shop.documents (refund_id) to staff_support;

grant select on shop.documents (rounding) to staff_accounting;

grant select on shop.documents (rounding) to staff_admin;

grant select on shop.documents (rounding) to staff_support;

grant select on shop.documents (sequence) to staff_accounting;

grant select on shop.documents (sequence) to staff_admin;

grant select on shop.documents (sequence) to staff_support;

grant select on shop.documents (series) to staff_accounting;

grant select on shop.documents (series) to staff_admin;

grant select on shop.documents (series) to staff_support;

grant select on shop.documents (supplier) to staff_accounting;

grant select on shop.documents (supplier) to staff_admin;

grant select on shop.documents (supplier) to staff_support;

grant select on shop.documents (tax) to staff_accounting;

grant select on shop.documents (tax) to staff_admin;

grant select on shop.documents (tax) to staff_support;

grant select on shop.documents (tax_point_on) to staff_accounting;

grant select on shop.documents (tax_point_on) to staff_admin;

grant select on shop.documents (tax_point_on) to staff_support;

grant select on shop.documents (uuid) to staff_accounting;

grant select on shop.documents (uuid) to staff_admin;

grant select on shop.documents (uuid) to staff_support;

grant select on shop.documents (variable_symbol) to staff_accounting;

grant select on shop.documents (variable_symbol) to staff_admin;

grant select on shop.documents (variable_symbol) to staff_support;

grant select on shop.documents (year) to staff_accounting;

grant select on shop.documents (year) to staff_admin;

grant select on shop.documents (year) to staff_support;

grant select, usage on shop.documents_id_seq to services;

grant select on shop.dog_foods to customer;

grant delete, insert, select, update on shop.dog_foods to services;

grant select on shop.dog_foods to staff_admin;

grant select on shop.dog_foods to staff_support;

grant select on shop.dog_weights to customer;

grant delete, insert, select, update on shop.dog_weights to services;

grant select on shop.dog_weights to staff_admin;

grant select on shop.dog_weights to staff_support;

grant select, usage on shop.dog_weights_id_seq to services;

grant delete, insert, select, update on shop.dogs to services;

grant select on shop.dogs (activity) to customer;

grant select on shop.dogs (activity) to staff_admin;

grant select on shop.dogs (activity) to staff_support;

grant select on shop.dogs (adult_weight_grams) to customer;

grant select on shop.dogs (adult_weight_grams) to staff_admin;

grant select on shop.dogs (adult_weight_grams) to staff_support;

grant select on shop.dogs (age_months) to customer;

grant select on shop.dogs (age_months) to staff_admin;

grant select on shop.dogs (age_months) to staff_support;

grant select on shop.dogs (age_stated_on) to customer;

grant select on shop.dogs (age_stated_on) to staff_admin;

grant select on shop.dogs (age_stated_on) to staff_support;

grant select on shop.dogs (allergies) to customer;

grant select on shop.dogs (allergies) to staff_admin;

grant select on shop.dogs (allergies) to staff_support;

grant select on shop.dogs (born_on) to customer;

grant select on shop.dogs (born_on) to staff_admin;

grant select on shop.dogs (born_on) to staff_support;

grant select on shop.dogs (breed) to customer;

grant select on shop.dogs (breed) to staff_admin;

grant select on shop.dogs (breed) to staff_support;

grant select on shop.dogs (chip_number) to customer;

grant select on shop.dogs (condition) to customer;

grant select on shop.dogs (condition) to staff_admin;

grant select on shop.dogs (condition) to staff_support;

grant select on shop.dogs (created_at) to customer;

grant select on shop.dogs (created_at) to staff_admin;

grant select on shop.dogs (created_at) to staff_support;

grant select on shop.dogs (customer_id) to customer;

grant select on shop.dogs (customer_id) to staff_admin;

grant select on shop.dogs (customer_id) to staff_support;

grant select on shop.dogs (id) to customer;

grant select on shop.dogs (id) to staff_admin;

grant select on shop.dogs (id) to staff_support;

grant select on shop.dogs (ideal_weight_grams) to customer;

grant select on shop.dogs (ideal_weight_grams) to staff_admin;

grant select on shop.dogs (ideal_weight_grams) to staff_support;

grant select on shop.dogs (life_stage) to customer;

grant select on shop.dogs (life_stage) to staff_admin;

grant select on shop.dogs (life_stage) to staff_support;

grant select on shop.dogs (motherhood) to customer;

grant select on shop.dogs (motherhood) to staff_admin;

grant select on shop.dogs (motherhood) to staff_support;

grant select on shop.dogs (motherhood_week) to customer;

grant select on shop.dogs (motherhood_week) to staff_admin;

grant select on shop.dogs (motherhood_week) to staff_support;

grant select on shop.dogs (name) to customer;

grant select on shop.dogs (name) to staff_admin;

grant select on shop.dogs (name) to staff_support;

grant select on shop.dogs (neutered) to customer;

grant select on shop.dogs (neutered) to staff_admin;

grant select on shop.dogs (neutered) to staff_support;

grant select on shop.dogs (note) to customer;

grant select on shop.dogs (note) to staff_admin;

grant select on shop.dogs (note) to staff_support;

grant select on shop.dogs (puppies) to customer;

grant select on shop.dogs (puppies) to staff_admin;

grant select on shop.dogs (puppies) to staff_support;

grant select on shop.dogs (sensitive_digestion) to customer;

grant select on shop.dogs (sex) to customer;

grant select on shop.dogs (sex) to staff_admin;

grant select on shop.dogs (sex) to staff_support;

grant select on shop.dogs (under_treatment) to customer;

grant select on shop.dogs (under_treatment) to staff_admin;

grant select on shop.dogs (under_treatment) to staff_support;

grant select on shop.dogs (updated_at) to customer;

grant select on shop.dogs (updated_at) to staff_admin;

grant select on shop.dogs (updated_at) to staff_support;

grant select on shop.dogs (version) to customer;

grant select on shop.dogs (version) to staff_admin;

grant select on shop.dogs (version) to staff_support;

grant select on shop.dogs (vet_email) to customer;

grant select on shop.dogs (vet_name) to customer;

grant select on shop.dogs (vet_phone) to customer;

grant select, usage on shop.dogs_id_seq to services;

grant delete, insert, select, update on shop.fairs to services;

grant select on shop.fairs to shop_readers;

grant select, usage on shop.fairs_id_seq to services;

grant delete, insert, select, update on shop.faq_questions to services;

grant select on shop.faq_questions to shop_readers;

grant select, usage on shop.faq_questions_id_seq to services;

grant delete, insert, select, update on shop.faq_types to services;

grant select on shop.faq_types to shop_readers;

grant select, usage on shop.faq_types_id_seq to services;

grant select on shop.favourites to customer;

grant delete, insert, select, update on shop.favourites to services;

grant delete, insert, select, update on shop.feed_problems to services;

grant select on shop.feed_problems to staff_readers;

grant delete, insert, select, update on shop.feeding_guide_rows to services;

grant select on shop.feeding_guide_rows to shop_readers;

grant delete, insert, select, update on shop.feeding_guides to services;

grant select on shop.feeding_guides to shop_readers;

grant delete, insert, select, update on shop.home_banners to services;

grant select on shop.home_banners to shop_readers;

grant select, usage on shop.home_banners_id_seq to services;

grant delete, insert, select, update on shop.images to services;

grant select on shop.images to shop_readers;

grant select, usage on shop.images_id_seq to services;

grant delete, insert, select, update on shop.ingredient_closure to services;

grant select on shop.ingredient_closure to shop_readers;

grant delete, insert, select, update on shop.ingredients to services;

grant select on shop.ingredients to shop_readers;

grant select, usage on shop.ingredients_id_seq to services;

grant delete, insert, select, update on shop.landing_pages to services;

grant select on shop.landing_pages to shop_readers;

grant select, usage on shop.landing_pages_id_seq to services;

grant delete, insert, select, update on shop.landing_results to services;

grant select on shop.landing_results to staff_readers;

grant delete, insert, select, update on shop.landing_variant_results to services;

grant select on shop.landing_variant_results to staff_readers;

grant delete, insert, select, update on shop.life_stages to services;

grant select on shop.life_stages to shop_readers;

grant delete, insert, select, update on shop.measured_items to services;

grant select on shop.measured_items to shop_readers;

grant insert, select on shop.order_events to services;

grant select on shop.order_events to staff_admin;

grant select on shop.order_events to staff_support;

grant select on shop.order_events (actor_id) to staff_accounting;

grant select on shop.order_events (actor_id) to staff_warehouse;

grant select on shop.order_events (actor_kind) to staff_accounting;

grant select on shop.order_events (actor_kind) to staff_warehouse;

grant select on shop.order_events (at) to customer;

grant select on shop.order_events (at) to staff_accounting;

grant select on shop.order_events (at) to staff_warehouse;

grant select on shop.order_events (event) to customer;

grant select on shop.order_events (event) to staff_accounting;

grant select on shop.order_events (event) to staff_warehouse;

grant select on shop.order_events (from_state) to customer;

grant select on shop.order_events (from_state) to staff_accounting;

grant select on shop.order_events (from_state) to staff_warehouse;

grant select on shop.order_events (id) to customer;

grant select on shop.order_events (id) to staff_accounting;

grant select on shop.order_events (id) to staff_warehouse;

grant select on shop.order_events (order_id) to customer;

grant select on shop.order_events (order_id) to staff_accounting;

grant select on shop.order_events (order_id) to staff_warehouse;

grant select on shop.order_events (to_state) to customer;

grant select on shop.order_events (to_state) to staff_accounting;

grant select on shop.order_events (to_state) to staff_warehouse;

grant select, usage on shop.order_events_id_seq to services;

grant select on shop.order_lines to customer;

grant insert, select on shop.order_lines to services;

grant select on shop.order_lines to staff_accounting;

grant select on shop.order_lines to staff_admin;

grant select on shop.order_lines to staff_support;

grant select on shop.order_lines ("position") to staff_warehouse;

grant select on shop.order_lines (bundle_name) to staff_warehouse;

grant select on shop.order_lines (bundle_variant_id) to staff_warehouse;

grant select on shop.order_lines (code) to staff_warehouse;

grant select on shop.order_lines (kind) to staff_warehouse;

grant select on shop.order_lines (name) to staff_warehouse;

grant select on shop.order_lines (order_id) to staff_warehouse;

grant select on shop.order_lines (pieces) to staff_warehouse;

grant select on shop.order_lines (regular_weeks) to staff_warehouse;

grant select on shop.order_lines (variant_id) to staff_warehouse;

grant select on shop.order_lines (variant_name) to staff_warehouse;

grant select on shop.order_lines (weight_g) to staff_warehouse;

grant select on shop.orders to customer;

grant insert, select, update on shop.orders to services;

grant select on shop.orders (basis) to staff_accounting;

grant select on shop.orders (basis) to staff_admin;

grant select on shop.orders (basis) to staff_support;

grant select on shop.orders (cash_uncollected_at) to staff_admin;

grant select on shop.orders (cash_uncollected_at) to staff_support;

grant select on shop.orders (coupon_code) to staff_accounting;

grant select on shop.orders (coupon_code) to staff_admin;

grant select on shop.orders (coupon_code) to staff_support;

grant select on shop.orders (coupon_id) to staff_accounting;

grant select on shop.orders (coupon_id) to staff_admin;

grant select on shop.orders (coupon_id) to staff_support;

grant select on shop.orders (credits_earned) to staff_accounting;

grant select on shop.orders (credits_earned) to staff_admin;

grant select on shop.orders (credits_earned) to staff_support;

grant select on shop.orders (credits_spent) to staff_accounting;

grant select on shop.orders (credits_spent) to staff_admin;

grant select on shop.orders (credits_spent) to staff_support;

grant select on shop.orders (customer_group) to staff_accounting;

grant select on shop.orders (customer_group) to staff_admin;

grant select on shop.orders (customer_group) to staff_support;

grant select on shop.orders (customer_group) to staff_warehouse;

grant select on shop.orders (customer_id) to staff_accounting;

grant select on shop.orders (customer_id) to staff_admin;

grant select on shop.orders (customer_id) to staff_support;

grant select on shop.orders (deadline_at) to staff_accounting;

grant select on shop.orders (deadline_at) to staff_admin;

grant select on shop.orders (deadline_at) to staff_support;

grant select on shop.orders (deadline_at) to staff_warehouse;

grant select on shop.orders (delivery_from) to staff_accounting;

grant select on shop.orders (delivery_from) to staff_admin;

grant select on shop.orders (delivery_from) to staff_support;

grant select on shop.orders (delivery_from) to staff_warehouse;

grant select on shop.orders (delivery_to) to staff_accounting;

grant select on shop.orders (delivery_to) to staff_admin;

grant select on shop.orders (delivery_to) to staff_support;

grant select on shop.orders (delivery_to) to staff_warehouse;

grant select on shop.orders (dispatch_on) to staff_accounting;

grant select on shop.orders (dispatch_on) to staff_admin;

grant select on shop.orders (dispatch_on) to staff_support;

grant select on shop.orders (dispatch_on) to staff_warehouse;

grant select on shop.orders (goods_list) to staff_accounting;

grant select on shop.orders (goods_list) to staff_admin;

grant select on shop.orders (goods_list) to staff_support;

grant select on shop.orders (goods_paid) to staff_accounting;

grant select on shop.orders (goods_paid) to staff_admin;

grant select on shop.orders (goods_paid) to staff_support;

grant select on shop.orders (id) to staff_accounting;

grant select on shop.orders (id) to staff_admin;

grant select on shop.orders (id) to staff_support;

grant select on shop.orders (id) to staff_warehouse;

grant select on shop.orders (links_revoked_at) to staff_admin;

grant select on shop.orders (links_revoked_at) to staff_support;

grant select on shop.orders (number) to staff_accounting;

grant select on shop.orders (number) to staff_admin;

grant select on shop.orders (number) to staff_support;

grant select on shop.orders (number) to staff_warehouse;

grant select on shop.orders (parcels) to staff_admin;

grant select on shop.orders (parcels) to staff_support;

grant select on shop.orders (payable) to staff_accounting;

grant select on shop.orders (payable) to staff_admin;

grant select on shop.orders (payable) to staff_support;

grant select on shop.orders (payment_kind) to staff_accounting;

grant select on shop.orders (payment_kind) to staff_admin;

grant select on shop.orders (payment_kind) to staff_support;

grant select on shop.orders (payment_kind) to staff_warehouse;

grant select on shop.orders (payment_method_id) to staff_accounting;

grant select on shop.orders (payment_method_id) to staff_admin;

grant select on shop.orders (payment_method_id) to staff_support;

grant select on shop.orders (pickup_point) to staff_admin;

grant select on shop.orders (pickup_point) to staff_support;

grant select on shop.orders (pickup_point_id) to staff_accounting;

grant select on shop.orders (pickup_point_id) to staff_admin;

grant select on shop.orders (pickup_point_id) to staff_support;

grant select on shop.orders (pickup_point_id) to staff_warehouse;

grant select on shop.orders (placed_at) to staff_accounting;

grant select on shop.orders (placed_at) to staff_admin;

grant select on shop.orders (placed_at) to staff_support;

grant select on shop.orders (placed_at) to staff_warehouse;

grant select on shop.orders (price_trace) to staff_accounting;

grant select on shop.orders (price_trace) to staff_admin;

grant select on shop.orders (price_trace) to staff_support;

grant select on shop.orders (rounding) to staff_accounting;

grant select on shop.orders (rounding) to staff_admin;

grant select on shop.orders (rounding) to staff_support;

grant select on shop.orders (shipping_kind) to staff_accounting;

grant select on shop.orders (shipping_kind) to staff_admin;

grant select on shop.orders (shipping_kind) to staff_support;

grant select on shop.orders (shipping_kind) to staff_warehouse;

grant select on shop.orders (shipping_method_id) to staff_accounting;

grant select on shop.orders (shipping_method_id) to staff_admin;

grant select on shop.orders (shipping_method_id) to staff_support;

grant select on shop.orders (shipping_method_id) to staff_warehouse;

grant select on shop.orders (state) to staff_accounting;

grant select on shop.orders (state) to staff_admin;

grant select on shop.orders (state) to staff_support;

grant select on shop.orders (state) to staff_warehouse;

grant select on shop.orders (storefront_id) to staff_accounting;

grant select on shop.orders (storefront_id) to staff_admin;

grant select on shop.orders (storefront_id) to staff_support;

grant select on shop.orders (storefront_id) to staff_warehouse;

grant select on shop.orders (terms_version_id) to staff_admin;

grant select on shop.orders (terms_version_id) to staff_support;

grant select on shop.orders (total) to staff_accounting;

grant select on shop.orders (total) to staff_admin;

grant select on shop.orders (total) to staff_support;

grant select on shop.orders (trimmed_at) to staff_admin;

grant select on shop.orders (trimmed_at) to staff_support;

grant select on shop.orders (updated_at) to staff_accounting;

grant select on shop.orders (updated_at) to staff_admin;

grant select on shop.orders (updated_at) to staff_support;

grant select on shop.orders (updated_at) to staff_warehouse;

grant select on shop.orders (vat) to staff_accounting;

grant select on shop.orders (vat) to staff_admin;

grant select on shop.orders (vat) to staff_support;

grant select on shop.orders (version) to staff_accounting;

grant select on shop.orders (version) to staff_admin;

grant select on shop.orders (version) to staff_support;

grant select on shop.orders (version) to staff_warehouse;

grant select, usage on shop.orders_id_seq to services;

grant delete, insert, select, update on shop.page_views to services;

grant select on shop.page_views to staff_readers;

grant insert, select on shop.parcel_events to services;

grant select on shop.parcel_events to staff_admin;

grant select on shop.parcel_events to staff_support;

grant select on shop.parcel_events to staff_warehouse;

grant select on shop.parcel_events (at) to customer;

grant select on shop.parcel_events (event) to customer;

grant select on shop.parcel_events (id) to customer;

grant select on shop.parcel_events (parcel_id) to customer;

grant select on shop.parcel_events (to_state) to customer;

grant select on shop.parcel_events (words) to customer;

grant select, usage on shop.parcel_events_id_seq to services;

grant select on shop.parcel_lines to customer;

grant delete, insert, select, update on shop.parcel_lines to services;

grant select on shop.parcel_lines to staff_admin;

grant select on shop.parcel_lines to staff_support;

grant select on shop.parcel_lines to staff_warehouse;

grant select on shop.parcels to customer;

grant insert, select, update on shop.parcels to services;

grant select on shop.parcels to staff_admin;

grant select on shop.parcels to staff_support;

grant select on shop.parcels (carrier) to staff_warehouse;

grant select on shop.parcels (carrier_code) to staff_warehouse;

grant select on shop.parcels (created_at) to staff_warehouse;

grant select on shop.parcels (delivered_at) to staff_warehouse;

grant select on shop.parcels (handed_over_at) to staff_warehouse;

grant select on shop.parcels (id) to staff_warehouse;

grant select on shop.parcels (number) to staff_warehouse;

grant select on shop.parcels (order_id) to staff_warehouse;

grant select on shop.parcels (replaced_by) to staff_warehouse;

grant select on shop.parcels (state) to staff_warehouse;

grant select on shop.parcels (stored_until) to staff_warehouse;

grant select on shop.parcels (tracking_number) to staff_warehouse;

grant select on shop.parcels (tracking_url) to staff_warehouse;

grant select on shop.parcels (updated_at) to staff_warehouse;

grant select on shop.parcels (weight_g) to staff_warehouse;

grant select, usage on shop.parcels_id_seq to services;

grant insert, select on shop.payment_events to services;

grant select on shop.payment_events to staff_accounting;

grant select on shop.payment_events to staff_admin;

grant select on shop.payment_events to staff_support;

grant select, usage on shop.payment_events_id_seq to services;

grant delete, insert, select, update on shop.payment_method_groups to services;

grant select on shop.payment_method_groups to shop_readers;

grant delete, insert, select, update on shop.payment_methods to services;

grant select on shop.payment_methods to shop_readers;

grant select, usage on shop.payment_methods_id_seq to services;

grant insert, select, update on shop.payments to services;

grant select on shop.payments to staff_accounting;

grant select on shop.payments to staff_admin;

grant select on shop.payments to staff_support;

grant select on shop.payments (amount) to customer;

grant select on shop.payments (attempt) to customer;

grant select on shop.payments (created_at) to customer;

grant select on shop.payments (currency) to customer;

grant select on shop.payments (due_on) to customer;

grant select on shop.payments (id) to customer;

grant select on shop.payments (kind) to customer;

grant select on shop.payments (order_id) to customer;

grant select on shop.payments (paid_at) to customer;

grant select on shop.payments (received) to customer;

grant select on shop.payments (refunded) to customer;

grant select on shop.payments (state) to customer;

grant select, usage on shop.payments_id_seq to services;

grant delete, insert, select, update on shop.pickup_points to services;

grant select on shop.pickup_points to shop_readers;

grant select, usage on shop.pickup_points_id_seq to services;

grant select on shop.plan_cycle_lines to customer;

grant delete, insert, select, update on shop.plan_cycle_lines to services;

grant select on shop.plan_cycle_lines to staff_admin;

grant select on shop.plan_cycle_lines to staff_support;

grant select on shop.plan_cycles to customer;

grant insert, select, update on shop.plan_cycles to services;

grant select on shop.plan_cycles to staff_admin;

grant select on shop.plan_cycles to staff_support;

grant select, usage on shop.plan_cycles_id_seq to services;

grant insert, select on shop.plan_events to services;

grant select on shop.plan_events to staff_admin;

grant select on shop.plan_events to staff_support;

grant select on shop.plan_events (at) to customer;

grant select on shop.plan_events (cycle_id) to customer;

grant select on shop.plan_events (event) to customer;

grant select on shop.plan_events (from_state) to customer;

grant select on shop.plan_events (id) to customer;

grant select on shop.plan_events (plan_id) to customer;

grant select on shop.plan_events (to_state) to customer;

grant select, usage on shop.plan_events_id_seq to services;

grant select on shop.plan_lines to customer;

grant delete, insert, select, update on shop.plan_lines to services;

grant select on shop.plan_lines to staff_admin;

grant select on shop.plan_lines to staff_support;

grant select, usage on shop.plan_lines_id_seq to services;

grant insert, select, update on shop.plan_mandates to services;

grant select on shop.plan_mandates (activated_at) to customer;

grant select on shop.plan_mandates (activated_at) to staff_admin;

grant select on shop.plan_mandates (activated_at) to staff_support;

grant select on shop.plan_mandates (card_expires_on) to customer;

grant select on shop.plan_mandates (card_expires_on) to staff_admin;

grant select on shop.plan_mandates (card_expires_on) to staff_support;

grant select on shop.plan_mandates (card_number) to customer;

grant select on shop.plan_mandates (card_number) to staff_admin;

grant select on shop.plan_mandates (card_number) to staff_support;

grant select on shop.plan_mandates (consent_text) to customer;

grant select on shop.plan_mandates (consent_text) to staff_admin;

grant select on shop.plan_mandates (consent_text) to staff_support;

grant select on shop.plan_mandates (consented_at) to customer;

grant select on shop.plan_mandates (consented_at) to staff_admin;

grant select on shop.plan_mandates (consented_at) to staff_support;

grant select on shop.plan_mandates (ended_at) to customer;

grant select on shop.plan_mandates (ended_at) to staff_admin;

grant select on shop.plan_mandates (ended_at) to staff_support;

grant select on shop.plan_mandates (id) to customer;

grant select on shop.plan_mandates (id) to staff_admin;

grant select on shop.plan_mandates (id) to staff_support;

grant select on shop.plan_mandates (plan_id) to customer;

grant select on shop.plan_mandates (plan_id) to staff_admin;

grant select on shop.plan_mandates (plan_id) to staff_support;

grant select on shop.plan_mandates (state) to customer;

grant select on shop.plan_mandates (state) to staff_admin;

grant select on shop.plan_mandates (state) to staff_support;

grant select, usage on shop.plan_mandates_id_seq to services;

grant select on shop.plans to customer;

grant delete, insert, select, update on shop.plans to services;

grant select on shop.plans (customer_id) to staff_admin;

grant select on shop.plans (customer_id) to staff_support;

grant select on shop.plans (dog_id) to staff_admin;

grant select on shop.plans (dog_id) to staff_support;

grant select on shop.plans (end_reason) to staff_admin;

grant select on shop.plans (end_reason) to staff_support;

grant select on shop.plans (ended_at) to staff_admin;

grant select on shop.plans (ended_at) to staff_support;

grant select on shop.plans (first_order_id) to staff_admin;

grant select on shop.plans (first_order_id) to staff_support;

grant select on shop.plans (id) to staff_admin;

grant select on shop.plans (id) to staff_support;

grant select on shop.plans (paused_until) to staff_admin;

grant select on shop.plans (paused_until) to staff_support;

grant select on shop.plans (payment_method_id) to staff_admin;

grant select on shop.plans (payment_method_id) to staff_support;

grant select on shop.plans (pickup_point_id) to staff_admin;

grant select on shop.plans (pickup_point_id) to staff_support;

grant select on shop.plans (shipping_method_id) to staff_admin;

grant select on shop.plans (shipping_method_id) to staff_support;

grant select on shop.plans (started_at) to staff_admin;

grant select on shop.plans (started_at) to staff_support;

grant select on shop.plans (state) to staff_admin;

grant select on shop.plans (state) to staff_support;

grant select on shop.plans (stock_policy) to staff_admin;

grant select on shop.plans (stock_policy) to staff_support;

grant select on shop.plans (storefront_id) to staff_admin;

grant select on shop.plans (storefront_id) to staff_support;

grant select on shop.plans (unpaid_in_a_row) to staff_admin;

grant select on shop.plans (unpaid_in_a_row) to staff_support;

grant select on shop.plans (updated_at) to staff_admin;

grant select on shop.plans (updated_at) to staff_support;

grant select on shop.plans (version) to staff_admin;

grant select on shop.plans (version) to staff_support;

grant select, usage on shop.plans_id_seq to services;

grant select on shop.prepared_basket_lines to customer;

grant delete, insert, select, update on shop.prepared_basket_lines to services;

grant select on shop.prepared_basket_lines to staff_admin;

grant select on shop.prepared_basket_lines to staff_support;

grant delete, insert, select, update on shop.prepared_baskets to services;

grant select on shop.prepared_baskets (created_at) to customer;

grant select on shop.prepared_baskets (created_at) to staff_admin;

grant select on shop.prepared_baskets (created_at) to staff_support;

grant select on shop.prepared_baskets (customer_id) to customer;

grant select on shop.prepared_baskets (customer_id) to staff_admin;

grant select on shop.prepared_baskets (customer_id) to staff_support;

grant select on shop.prepared_baskets (expires_at) to customer;

grant select on shop.prepared_baskets (expires_at) to staff_admin;

grant select on shop.prepared_baskets (expires_at) to staff_support;

grant select on shop.prepared_baskets (id) to customer;

grant select on shop.prepared_baskets (id) to staff_admin;

grant select on shop.prepared_baskets (id) to staff_support;

grant select on shop.prepared_baskets (kind) to customer;

grant select on shop.prepared_baskets (kind) to staff_admin;

grant select on shop.prepared_baskets (kind) to staff_support;

grant select on shop.prepared_baskets (note) to customer;

grant select on shop.prepared_baskets (note) to staff_admin;

grant select on shop.prepared_baskets (note) to staff_support;

grant select on shop.prepared_baskets (prepared_by) to customer;

grant select on shop.prepared_baskets (prepared_by) to staff_admin;

grant select on shop.prepared_baskets (prepared_by) to staff_support;

grant select on shop.prepared_baskets (storefront_id) to customer;

grant select on shop.prepared_baskets (storefront_id) to staff_admin;

grant select on shop.prepared_baskets (storefront_id) to staff_support;

grant select on shop.prepared_baskets (title) to customer;

grant select on shop.prepared_baskets (title) to staff_admin;

grant select on shop.prepared_baskets (title) to staff_support;

grant select on shop.prepared_baskets (uses_left) to customer;

grant select on shop.prepared_baskets (uses_left) to staff_admin;

grant select on shop.prepared_baskets (uses_left) to staff_support;

grant select, usage on shop.prepared_baskets_id_seq to services;

grant delete, insert, select, update on shop.price_lists to services;

grant select on shop.price_lists to shop_readers;

grant select, usage on shop.price_lists_id_seq to services;

grant insert, select on shop.price_proofs to services;

grant select on shop.price_proofs to shop_readers;

grant select, usage on shop.price_proofs_id_seq to services;

grant delete, insert, select, update on shop.price_proposals to services;

grant select on shop.price_proposals to staff_admin;

grant select on shop.price_proposals to staff_content;

grant select, usage on shop.price_proposals_id_seq to services;

grant delete, insert, select, update on shop.prices to services;

grant select on shop.prices to shop_readers;

grant select, usage on shop.prices_id_seq to services;

grant delete, insert, select, update on shop.printed_tags to services;

grant select on shop.printed_tags to staff_admin;

grant select on shop.printed_tags to staff_support;

grant select on shop.printed_tags to staff_warehouse;

grant delete, insert, select, update on shop.prizes to services;

grant select on shop.prizes to shop_readers;

grant select, usage on shop.prizes_id_seq to services;

grant delete, insert, select, update on shop.product_additives to services;

grant select on shop.product_additives to shop_readers;

grant delete, insert, select, update on shop.product_allergens to services;

grant select on shop.product_allergens to shop_readers;

grant delete, insert, select, update on shop.product_attributes to services;

grant select on shop.product_attributes to shop_readers;

grant select, usage on shop.product_attributes_id_seq to services;

grant delete, insert, select, update on shop.product_cards to services;

grant select on shop.product_cards to shop_readers;

grant delete, insert, select, update on shop.product_categories to services;

grant select on shop.product_categories to shop_readers;

grant delete, insert, select, update on shop.product_constituents to services;

grant select on shop.product_constituents to shop_readers;

grant delete, insert, select, update on shop.product_ingredients to services;

grant select on shop.product_ingredients to shop_readers;

grant delete, insert, select, update on shop.product_pages to services;

grant select on shop.product_pages to shop_readers;

grant delete, insert, select, update on shop.product_ratings to services;

grant select on shop.product_ratings to shop_readers;

grant delete, insert, select, update on shop.product_relations to services;

grant select on shop.product_relations to shop_readers;

grant delete, insert, select, update on shop.product_tags to services;

grant select on shop.product_tags to shop_readers;

grant delete, insert, select, update on shop.products to services;

grant select on shop.products to shop_readers;

grant select, usage on shop.products_id_seq to services;

grant delete, insert, select, update on shop.proteins to services;

grant select on shop.proteins to shop_readers;

grant insert, select, update on shop.recalls to services;

grant select on shop.recalls (approved_at) to shop_readers;

grant select on shop.recalls (batch_code) to shop_readers;

grant select on shop.recalls (best_before) to shop_readers;

grant select on shop.recalls (product_id) to shop_readers;

grant select on shop.recalls (reason) to shop_readers;

grant select on shop.recalls (risk) to shop_readers;

grant select, usage on shop.recalls_id_seq to services;

grant delete, insert, select, update on shop.redirects to services;

grant select on shop.redirects to shop_readers;

grant select, usage on shop.redirects_id_seq to services;

grant insert, select, update on shop.refunds to services;

grant select on shop.refunds to staff_accounting;

grant select on shop.refunds to staff_admin;

grant select on shop.refunds (actor_id) to staff_support;

grant select on shop.refunds (actor_kind) to staff_support;

grant select on shop.refunds (amount) to customer;

grant select on shop.refunds (amount) to staff_support;

grant select on shop.refunds (answer) to staff_support;

grant select on shop.refunds (corrections) to staff_support;

grant select on shop.refunds (for_goods) to staff_support;

grant select on shop.refunds (gateway_refund_id) to staff_support;

grant select on shop.refunds (id) to customer;

grant select on shop.refunds (id) to staff_support;

grant select on shop.refunds (order_id) to customer;

grant select on shop.refunds (order_id) to staff_support;

grant select on shop.refunds (payment_id) to customer;

grant select on shop.refunds (payment_id) to staff_support;

grant select on shop.refunds (purpose) to customer;

grant select on shop.refunds (purpose) to staff_support;

grant select on shop.refunds (reason) to staff_support;

grant select on shop.refunds (replaces_id) to staff_support;

grant select on shop.refunds (requested_at) to customer;

grant select on shop.refunds (requested_at) to staff_support;

grant select on shop.refunds (sent_at) to staff_support;

grant select on shop.refunds (settled_at) to customer;

grant select on shop.refunds (settled_at) to staff_support;

grant select on shop.refunds (state) to customer;

grant select on shop.refunds (state) to staff_support;

grant select on shop.refunds (updated_at) to staff_support;

grant select on shop.refunds (way) to customer;

grant select on shop.refunds (way) to staff_support;

grant select, usage on shop.refunds_id_seq to services;

grant delete, insert, select, update on shop.reservations to services;

grant select on shop.reservations to staff_admin;

grant select on shop.reservations to staff_support;

grant select on shop.reservations to staff_warehouse;

grant delete, insert, select, update on shop.retailers to services;

grant select on shop.retailers to shop_readers;

grant select, usage on shop.retailers_id_seq to services;

grant delete, insert, select, update on shop.review_photos to services;

grant select on shop.review_photos to shop_readers;

grant select, usage on shop.review_photos_id_seq to services;

grant delete, insert, select, update on shop.reviews to services;

grant select on shop.reviews to shop_readers;

grant select, usage on shop.reviews_id_seq to services;

grant delete, insert, select, update on shop.search_absences to services;

grant select on shop.search_absences to shop_readers;

grant delete on shop.search_absences to staff_admin;

grant delete on shop.search_absences to staff_content;

grant insert, update on shop.search_absences (nearest) to staff_admin;

grant insert, update on shop.search_absences (nearest) to staff_content;

grant insert, update on shop.search_absences (phrase) to staff_admin;

grant insert, update on shop.search_absences (phrase) to staff_content;

grant insert, update on shop.search_absences (sentence) to staff_admin;

grant insert, update on shop.search_absences (sentence) to staff_content;

grant insert on shop.search_absences (storefront_id) to staff_admin;

grant insert on shop.search_absences (storefront_id) to staff_content;

grant select, usage on shop.search_absences_id_seq to services;

grant delete, insert, select, update on shop.search_synonyms to services;

grant select on shop.search_synonyms to shop_readers;

grant delete on shop.search_synonyms to staff_admin;

grant delete on shop.search_synonyms to staff_content;

grant insert, update on shop.search_synonyms (means) to staff_admin;

grant insert, update on shop.search_synonyms (means) to staff_content;

grant insert, update on shop.search_synonyms (phrase) to staff_admin;

grant insert, update on shop.search_synonyms (phrase) to staff_content;

grant insert on shop.search_synonyms (storefront_id) to staff_admin;

grant insert on shop.search_synonyms (storefront_id) to staff_content;

grant select, usage on shop.search_synonyms_id_seq to services;

grant delete, insert, select, update on shop.search_word_forms to services;

grant select on shop.search_word_forms to shop_readers;

grant delete on shop.search_word_forms to staff_admin;

grant delete on shop.search_word_forms to staff_content;

grant insert, update on shop.search_word_forms (base) to staff_admin;

grant insert, update on shop.search_word_forms (base) to staff_content;

grant insert, update on shop.search_word_forms (form) to staff_admin;

grant insert, update on shop.search_word_forms (form) to staff_content;

grant insert on shop.search_word_forms (storefront_id) to staff_admin;

grant insert on shop.search_word_forms (storefront_id) to staff_content;

grant delete, insert, select, update on shop.section_drafts to services;

grant select on shop.section_drafts to staff_admin;

grant select on shop.section_drafts to staff_content;

grant delete, insert, select, update on shop.sections to services;

grant select on shop.sections to shop_readers;

grant select, usage on shop.sections_id_seq to services;

grant delete, insert, select, update on shop.segments to services;

grant select on shop.segments to staff_admin;

grant select on shop.segments to staff_content;

grant select, usage on shop.segments_id_seq to services;

grant delete, insert, select, update on shop.settings to services;

grant select on shop.settings to shop_readers;

grant delete, insert, select, update on shop.shipping_methods to services;

grant select on shop.shipping_methods to shop_readers;

grant select, usage on shop.shipping_methods_id_seq to services;

grant delete, insert, select, update on shop.shipping_payment_methods to services;

grant select on shop.shipping_payment_methods to shop_readers;

grant delete, insert, select, update on shop.slug_history to services;

grant select on shop.slug_history to shop_readers;

grant select, usage on shop.slug_history_id_seq to services;

grant delete, insert, select, update on shop.staff_applications to services;

grant select on shop.staff_applications to staff_admin;

grant select on shop.staff_applications to staff_support;

grant delete, insert, select, update on shop.staff_cases to services;

grant select on shop.staff_cases to staff_admin;

grant select on shop.staff_cases to staff_support;

grant delete, insert, select, update on shop.staff_cash to services;

grant select on shop.staff_cash to staff_accounting;

grant select on shop.staff_cash to staff_admin;

grant select on shop.staff_cash to staff_support;

grant delete, insert, select, update on shop.staff_customers to services;

grant select on shop.staff_customers to staff_accounting;

grant select on shop.staff_customers to staff_admin;

grant select on shop.staff_customers to staff_support;

grant delete, insert, select, update on shop.staff_inbox to services;

grant select on shop.staff_inbox to staff_admin;

grant select on shop.staff_inbox to staff_support;

grant delete, insert, select, update on shop.staff_messages to services;

grant select on shop.staff_messages to staff_accounting;

grant select on shop.staff_messages to staff_admin;

grant select on shop.staff_messages to staff_support;

grant delete, insert, select, update on shop.staff_movements to services;

grant select on shop.staff_movements to staff_accounting;

grant select on shop.staff_movements to staff_admin;

grant select on shop.staff_movements to staff_support;

grant delete, insert, select, update on shop.staff_orders to services;

grant select on shop.staff_orders to staff_accounting;

grant select on shop.staff_orders to staff_admin;

grant select on shop.staff_orders to staff_support;

grant select on shop.staff_orders to staff_warehouse;

grant delete, insert, select, update on shop.staff_plans to services;

grant select on shop.staff_plans to staff_admin;

grant select on shop.staff_plans to staff_support;

grant delete, insert, select, update on shop.staff_receivables to services;

grant select on shop.staff_receivables to staff_accounting;

grant select on shop.staff_receivables to staff_admin;

grant select on shop.staff_receivables to staff_support;

grant delete, insert, select, update on shop.staff_refunds to services;

grant select on shop.staff_refunds to staff_accounting;

grant select on shop.staff_refunds to staff_admin;

grant select on shop.staff_refunds to staff_support;

grant delete, insert, select, update on shop.staff_reviews to services;

grant select on shop.staff_reviews to staff_admin;

grant select on shop.staff_reviews to staff_content;

grant select on shop.staff_reviews to staff_support;

grant delete, insert, select, update on shop.staff_tasks to services;

grant select on shop.staff_tasks to staff_accounting;

grant select on shop.staff_tasks to staff_admin;

grant select on shop.staff_tasks to staff_support;

grant select on shop.staff_tasks (closed_at) to staff_warehouse;

grant select on shop.staff_tasks (id) to staff_warehouse;

grant select on shop.staff_tasks (kind) to staff_warehouse;

grant select on shop.staff_tasks (opened_at) to staff_warehouse;

grant select on shop.staff_tasks (order_id) to staff_warehouse;

grant select on shop.staff_tasks (storefront_id) to staff_warehouse;

grant select on shop.staff_tasks (subject) to staff_warehouse;

grant select on shop.staff_tasks (updated_at) to staff_warehouse;

grant select, usage on shop.staff_tasks_id_seq to services;

grant delete, insert, select, update on shop.static_page_versions to services;

grant select on shop.static_page_versions to shop_readers;

grant select, usage on shop.static_page_versions_id_seq to services;

grant delete, insert, select, update on shop.static_pages to services;

grant select on shop.static_pages to shop_readers;

grant select, usage on shop.static_pages_id_seq to services;

grant delete, insert, select, update on shop.stock to services;

grant select on shop.stock to staff_readers;

grant select on shop.stock (available_up_to_100) to shop_readers;

grant select on shop.stock (variant_id) to shop_readers;

grant select on shop.stock_movements to services;

grant select on shop.stock_movements to staff_accounting;

grant select on shop.stock_movements to staff_admin;

grant select on shop.stock_movements to staff_support;

grant select on shop.stock_movements to staff_warehouse;

grant select, usage on shop.stock_movements_id_seq to services;

grant delete, insert, select, update on shop.storefronts to services;

grant select on shop.storefronts to shop_readers;

grant select, usage on shop.storefronts_id_seq to services;

grant delete, insert, select, update on shop.surveys to services;

grant select on shop.surveys to shop_readers;

grant select, usage on shop.surveys_id_seq to services;

grant delete, insert, select, update on shop.tags to services;

grant select on shop.tags to shop_readers;

grant delete, insert, select, update on shop.text_values to services;

grant select on shop.text_values to shop_readers;

grant delete, insert, select, update on shop.ticket_messages to services;

grant select on shop.ticket_messages to staff_accounting;

grant select on shop.ticket_messages to staff_admin;

grant select on shop.ticket_messages to staff_support;

grant select on shop.ticket_messages to staff_warehouse;

grant select, usage on shop.ticket_messages_id_seq to services;

grant delete, insert, select, update on shop.tickets to services;

grant select on shop.tickets (answer_by) to staff_accounting;

grant select on shop.tickets (answer_by) to staff_admin;

grant select on shop.tickets (answer_by) to staff_support;

grant select on shop.tickets (answer_by) to staff_warehouse;

grant select on shop.tickets (answered_at) to staff_accounting;

grant select on shop.tickets (answered_at) to staff_admin;

grant select on shop.tickets (answered_at) to staff_support;

grant select on shop.tickets (answered_at) to staff_warehouse;

grant select on shop.tickets (created_at) to staff_accounting;

grant select on shop.tickets (created_at) to staff_admin;

grant select on shop.tickets (created_at) to staff_support;

grant select on shop.tickets (created_at) to staff_warehouse;

grant select on shop.tickets (dog) to staff_accounting;

grant select on shop.tickets (dog) to staff_admin;

grant select on shop.tickets (dog) to staff_support;

grant select on shop.tickets (id) to staff_accounting;

grant select on shop.tickets (id) to staff_admin;

grant select on shop.tickets (id) to staff_support;

grant select on shop.tickets (id) to staff_warehouse;

grant select on shop.tickets (last_message_at) to staff_accounting;

grant select on shop.tickets (last_message_at) to staff_admin;

grant select on shop.tickets (last_message_at) to staff_support;

grant select on shop.tickets (last_message_at) to staff_warehouse;

grant select on shop.tickets (message) to staff_accounting;

grant select on shop.tickets (message) to staff_admin;

grant select on shop.tickets (message) to staff_support;

grant select on shop.tickets (number) to staff_accounting;

grant select on shop.tickets (number) to staff_admin;

grant select on shop.tickets (number) to staff_support;

grant select on shop.tickets (number) to staff_warehouse;

grant select on shop.tickets (order_id) to staff_accounting;

grant select on shop.tickets (order_id) to staff_admin;

grant select on shop.tickets (order_id) to staff_support;

grant select on shop.tickets (order_id) to staff_warehouse;

grant select on shop.tickets (order_number) to staff_accounting;

grant select on shop.tickets (order_number) to staff_admin;

grant select on shop.tickets (order_number) to staff_support;

grant select on shop.tickets (owner_id) to staff_accounting;

grant select on shop.tickets (owner_id) to staff_admin;

grant select on shop.tickets (owner_id) to staff_support;

grant select on shop.tickets (owner_id) to staff_warehouse;

grant select on shop.tickets (owner_name) to staff_accounting;

grant select on shop.tickets (owner_name) to staff_admin;

grant select on shop.tickets (owner_name) to staff_support;

grant select on shop.tickets (owner_name) to staff_warehouse;

grant select on shop.tickets (snoozed_until) to staff_accounting;

grant select on shop.tickets (snoozed_until) to staff_admin;

grant select on shop.tickets (snoozed_until) to staff_support;

grant select on shop.tickets (snoozed_until) to staff_warehouse;

grant select on shop.tickets (state) to staff_accounting;

grant select on shop.tickets (state) to staff_admin;

grant select on shop.tickets (state) to staff_support;

grant select on shop.tickets (state) to staff_warehouse;

grant select on shop.tickets (storefront_id) to staff_accounting;

grant select on shop.tickets (storefront_id) to staff_admin;

grant select on shop.tickets (storefront_id) to staff_support;

grant select on shop.tickets (storefront_id) to staff_warehouse;

grant select on shop.tickets (topic) to staff_accounting;

grant select on shop.tickets (topic) to staff_admin;

grant select on shop.tickets (topic) to staff_support;

grant select on shop.tickets (topic) to staff_warehouse;

grant select on shop.tickets (updated_at) to staff_accounting;

grant select on shop.tickets (updated_at) to staff_admin;

grant select on shop.tickets (updated_at) to staff_support;

grant select on shop.tickets (updated_at) to staff_warehouse;

grant select on shop.tickets (version) to staff_accounting;

grant select on shop.tickets (version) to staff_admin;

grant select on shop.tickets (version) to staff_support;

grant select on shop.tickets (version) to staff_warehouse;

grant select, usage on shop.tickets_id_seq to services;

grant delete, insert, select, update on shop.unknown_eans to services;

grant select on shop.unknown_eans to staff_readers;

grant delete, insert, select, update on shop.variant_offers to services;

grant select on shop.variant_offers to shop_readers;

grant delete, insert, select, update on shop.variants to services;

grant select on shop.variants to shop_readers;

grant select, usage on shop.variants_id_seq to services;

grant delete, insert, select, update on shop.vat_rates to services;

grant select on shop.vat_rates to shop_readers;
