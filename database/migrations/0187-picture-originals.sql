-- migrate:up

-- Pictures that people upload. One store for every image process, and in every backup, because it is this database.
create table internal.picture_originals (
  -- The first 16 digits of the SHA-256 of the bytes: what shop.images and every address of the picture say.
  hash text primary key check (hash ~ '^[0-9a-f]{16}$'),
  sha256 bytea not null unique check (octet_length(sha256) = 32 and hash = left(encode(sha256, 'hex'), 16)),
  name text not null check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(name) <= 80),
  bytes bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  cropped_from text references internal.picture_originals on delete set null,
  -- Shares of the picture it was cut from: x, y, width, height.
  crop jsonb,
  created_at timestamptz not null,
  -- Null until something shows it. What was shown once stays: mails and the history still name its address.
  attached_at timestamptz
);
-- Pictures are compressed already.
alter table internal.picture_originals alter column bytes set storage external;
create index picture_originals_cropped_from on internal.picture_originals (cropped_from) where cropped_from is not null;
create index picture_originals_waiting on internal.picture_originals (created_at) where attached_at is null;
comment on table internal.picture_originals is 'Uploaded pictures, drawn anew without anything a camera wrote into them; the image service asks for them by hash.';
alter table internal.picture_originals enable row level security;
-- An address is for ever, so the bytes behind it are.
revoke update on internal.picture_originals from services;
grant update (attached_at) on internal.picture_originals to services;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
