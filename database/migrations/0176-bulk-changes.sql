-- migrate:up

-- Many goods changed at once, by a file or by a selection. Nothing here is a fact about goods: their rows, their history and the ledger of prices are.
create table internal.bulk_changes (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  kind text not null check (kind in ('import', 'selection')),
  name text not null check (name <> ''),
  state text not null check (state in ('columns', 'reading', 'ready', 'applying', 'applied', 'undoing', 'undone')),
  file bytea,
  file_hash text,
  encoding text,
  delimiter text,
  headers text[] not null default '{}',
  samples jsonb not null default '[]',
  -- What each column is, in the order of the file; null is not read.
  columns jsonb not null default '[]',
  -- What is done to selected goods: productIds and change.
  selection jsonb,
  price_list_id bigint not null references shop.price_lists on delete restrict,
  -- Empty: prices begin when they are written.
  prices_from timestamptz,
  reason text not null default '',
  created_by text not null,
  created_at timestamptz not null,
  applied_by text,
  applied_at timestamptz,
  undone_by text,
  undone_at timestamptz,
  undo_reason text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint bulk_changes_source check ((kind = 'import') = (file is not null) and (kind = 'import') = (file_hash is not null)
    and (kind = 'selection') = (selection is not null)),
  constraint bulk_changes_applied check ((state in ('applying', 'applied', 'undoing', 'undone')) = (applied_by is not null)),
  constraint bulk_changes_undone check ((state in ('undoing', 'undone')) = (undone_by is not null))
);
create index bulk_changes_storefront_id on internal.bulk_changes (storefront_id, id desc);
create index bulk_changes_price_list_id on internal.bulk_changes (price_list_id);
comment on table internal.bulk_changes is 'Imports and bulk changes of goods: the file as it came, how far it is, who wrote it and who took it back.';
create trigger bulk_changes_version before update on internal.bulk_changes
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
alter table internal.bulk_changes enable row level security;
revoke delete on internal.bulk_changes from services;

create table internal.bulk_rows (
  bulk_id bigint not null references internal.bulk_changes on delete restrict,
  -- Of the file, the header is the first; of a selection its place.
  line integer not null check (line > 0),
  variant_id bigint references shop.variants on delete restrict,
  product_id bigint references shop.products on delete restrict,
  sku text not null,
  title text not null,
  outcome text not null check (outcome in ('changed', 'new', 'same', 'error')),
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'refused', 'undone', 'kept')),
  is_chosen boolean not null,
  cells jsonb not null default '[]',
  -- Each field as it was and as it is to be.
  changes jsonb not null default '[]',
  problems jsonb not null default '[]',
  -- Versions that the difference was made from.
  seen jsonb not null default '{}',
  -- Versions, rows of the ledger and what cannot be told from the fields, once written.
  done jsonb not null default '{}',
  primary key (bulk_id, line)
);
create index bulk_rows_variant_id on internal.bulk_rows (variant_id);
create index bulk_rows_product_id on internal.bulk_rows (product_id);
create index bulk_rows_outcome on internal.bulk_rows (bulk_id, outcome, line);
create index bulk_rows_waiting on internal.bulk_rows (bulk_id, line) where state = 'waiting' and is_chosen;
comment on table internal.bulk_rows is 'What one row of an import or bulk change would do, and whether it did.';
alter table internal.bulk_rows enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
