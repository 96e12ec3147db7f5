-- migrate:up

create table internal.api_keys (
  id bigint generated always as identity primary key,
  customer_id bigint not null references shop.customers on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- Of 256 random bits: nothing of them can be guessed from it.
  key_hash bytea not null unique check (length(key_hash) = 32),
  -- By which its owner knows it again in a configuration.
  prefix text not null check (prefix ~ '^cenich_[A-Za-z0-9_-]{6}$'),
  scopes text[] not null check (cardinality(scopes) > 0
    and scopes <@ array['prices:read', 'stock:read', 'orders:read', 'documents:read']),
  created_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_customer_id on internal.api_keys (customer_id, id);
comment on table internal.api_keys is 'Keys by which machines of a partner read what is the own account''s. The key itself is told once and not kept.';
alter table internal.api_keys enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
