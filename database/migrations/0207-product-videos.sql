-- migrate:up

-- Films that people upload, beside the pictures and for the same reasons: one store for every image process, in every backup.
create table internal.video_originals (
  -- The first 16 digits of the SHA-256 of the bytes, as for pictures.
  hash text primary key check (hash ~ '^[0-9a-f]{16}$'),
  sha256 bytea not null unique check (octet_length(sha256) = 32 and hash = left(encode(sha256, 'hex'), 16)),
  name text not null check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(name) <= 80),
  bytes bytea not null check (octet_length(bytes) <= 16777216),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  seconds integer not null check (seconds >= 0),
  created_at timestamptz not null,
  -- Null until a product shows it.
  attached_at timestamptz
);
alter table internal.video_originals alter column bytes set storage external;
create index video_originals_waiting on internal.video_originals (created_at) where attached_at is null;
comment on table internal.video_originals is 'Uploaded films without what a camera wrote into them; the image service asks for them by hash.';
alter table internal.video_originals enable row level security;
-- An address is for ever, so the bytes behind it are.
revoke update on internal.video_originals from services;
grant update (attached_at) on internal.video_originals to services;

create table shop.product_videos (
  product_id bigint primary key references shop.products on delete cascade,
  key text not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{16}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  seconds integer not null check (seconds >= 0),
  description text not null check (description <> ''),
  -- What is shown until somebody plays it: a picture of the store.
  poster_key text not null,
  poster_hash text not null check (poster_hash ~ '^[0-9a-f]{16}$'),
  poster_width integer not null check (poster_width > 0),
  poster_height integer not null check (poster_height > 0)
);
comment on table shop.product_videos is 'The film in the gallery of a product, with its picture and its description.';
alter table shop.product_videos enable row level security;
create policy videos_of_visible_products on shop.product_videos for select to shop_readers
  using (exists (select from shop.products p where p.id = product_id));
comment on policy videos_of_visible_products on shop.product_videos is 'Follows the product.';
grant select on shop.product_videos to shop_readers;
select internal.watch_history('product_videos');
insert into internal.page_sources (table_name, row_keys, keys)
values ('product_videos', $q$select 'product:' || c.product_id from changed c$q$, '{}');
select internal.watch_page_source('product_videos');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
