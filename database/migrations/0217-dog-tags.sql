-- migrate:up

-- A tag on a collar leads whoever found the dog to its owner, without a name, an address or a number of anybody.
create table shop.dog_tags (
  uid text primary key check (uid ~ '^[a-z2-7]{20}$'),
  dog_id bigint not null references shop.dogs on delete cascade,
  note text not null default '' check (length(note) <= 300),
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index dog_tags_dog_id on shop.dog_tags (dog_id);
-- A lost tag is struck out and the next one has another code; a dog wears one.
create unique index dog_tags_worn on shop.dog_tags (dog_id) where revoked_at is null;
comment on table shop.dog_tags is 'Codes on the collars of dogs; whoever finds one writes to the owner through us.';
comment on column shop.dog_tags.note is 'What the owner wants a finder to know, such as that the dog is shy or takes pills.';
alter table shop.dog_tags enable row level security;
create policy own_dog_tags on shop.dog_tags for select to customer
  using (exists (select from shop.dogs d where d.id = dog_id and d.customer_id = internal.current_customer_id()));
comment on policy own_dog_tags on shop.dog_tags is 'A customer sees the tags of own dogs; a finder comes with the code in the hand and asks the services.';
grant select on shop.dog_tags to customer;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
