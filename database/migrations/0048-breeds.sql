-- migrate:up

create table shop.breeds (
  storefront_id bigint not null references shop.storefronts on delete restrict,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Null for what the FCI does not recognise, and for a variety, which shares the number of its breed.
  fci_number integer check (fci_number > 0),
  fci_group integer check (fci_group between 1 and 10),
  variety_of text,
  -- As it stands inside a sentence: „německý ovčák“.
  name text not null check (name <> ''),
  -- What else owners call it: „vlčák“, „german shepherd“.
  other_names text[] not null default '{}',
  -- The usual weight of a grown dog and bitch; a mongrel has none.
  dog_from_grams integer check (dog_from_grams >= 500),
  dog_to_grams integer check (dog_to_grams between dog_from_grams and 120000),
  bitch_from_grams integer check (bitch_from_grams >= 500),
  bitch_to_grams integer check (bitch_to_grams between bitch_from_grams and 120000),
  -- By the middle of the four weights, the bounds of `sizeClassOf` in the domain; a test compares them.
  size text generated always as (
    case
      when dog_from_grams is null then null
      when dog_from_grams + dog_to_grams + bitch_from_grams + bitch_to_grams < 20000 then 'toy'
      when dog_from_grams + dog_to_grams + bitch_from_grams + bitch_to_grams <= 40000 then 'small'
      when dog_from_grams + dog_to_grams + bitch_from_grams + bitch_to_grams <= 100000 then 'medium'
      when dog_from_grams + dog_to_grams + bitch_from_grams + bitch_to_grams <= 180000 then 'large'
      else 'giant'
    end
  ) stored,
  portrait text check (portrait ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null check (position > 0),
  is_sample boolean not null default false,
  primary key (storefront_id, slug),
  unique (storefront_id, fci_number),
  foreign key (storefront_id, variety_of) references shop.breeds on delete restrict,
  constraint breeds_number_has_group check (fci_number is null or fci_group is not null),
  constraint breeds_weights_together check (
    num_nulls(dog_from_grams, dog_to_grams, bitch_from_grams, bitch_to_grams) in (0, 4)
  )
);
create index breeds_variety_of on shop.breeds (storefront_id, variety_of);
comment on table shop.breeds is 'Breeds with what owners call them and how much they weigh: for the finder, the profile of a dog and the search.';
comment on column shop.breeds.position is 'How common it is, the most common first: of two breeds with one nickname the first is meant.';
comment on column shop.breeds.is_sample is 'Came with the demo data and was not checked against the standards.';
comment on column shop.breeds.portrait is 'Which of the drawn dogs looks like it.';
alter table shop.breeds enable row level security;
create policy all_breeds on shop.breeds for select to shop_readers using (true);
comment on policy all_breeds on shop.breeds is 'Breeds are public.';
grant select on shop.breeds to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
