-- migrate:up

create table shop.puppy_offers (
  id bigint generated always as identity primary key,
  puppy_id bigint not null references shop.puppies on delete cascade,
  -- SHA-256 of 256 random bits; the token itself exists only in the mail.
  token_hash bytea not null unique,
  email text not null check (email = lower(email)),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Somebody else got the puppy, or the same address another link.
  revoked_at timestamptz,
  constraint puppy_offers_end check (expires_at > sent_at)
);
create index puppy_offers_puppy_id on shop.puppy_offers (puppy_id, id);
create unique index puppy_offers_standing on shop.puppy_offers (puppy_id) where revoked_at is null;
create index puppy_offers_email on shop.puppy_offers (email);
create index puppy_offers_expires_at on shop.puppy_offers (expires_at);
comment on table shop.puppy_offers is 'Links by which breeders hand a puppy over by mail, beside its printed card. The last one sent holds.';
alter table shop.puppy_offers enable row level security;
create policy offers_of_own_puppies on shop.puppy_offers for select to customer using (exists (select from shop.puppies p where p.id = puppy_id));
comment on policy offers_of_own_puppies on shop.puppy_offers is 'Follows the puppy: a breeder sees where own links went.';
grant select (id, puppy_id, email, sent_at, expires_at, revoked_at) on shop.puppy_offers to customer;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
