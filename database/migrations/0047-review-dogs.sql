-- migrate:up

-- „Labrador, 3 roky, 29 kg“ tells which dog spoke; kept as the codes the filters of reviews use.
alter table shop.reviews
  add column dog_size text check (dog_size in ('mala', 'stredni', 'velka')),
  add column dog_stage text check (dog_stage in ('stene', 'dospely', 'senior'));
create index reviews_of_dogs on shop.reviews (product_id, dog_size, dog_stage, written_on desc, id desc) where status = 'published';

create function internal.dog_size_of(note text) returns text
  language sql immutable parallel safe
  set search_path = ''
as $$
  select case when kg <= 10 then 'mala' when kg <= 25 then 'stredni' when kg > 25 then 'velka' end
    from (select replace(substring(note from '(\d+(?:,\d+)?)\s*kg'), ',', '.')::numeric) w (kg)
$$;
comment on function internal.dog_size_of is 'Size of a dog described in words, by its weight; null when none is given.';

create function internal.dog_stage_of(note text) returns text
  language sql immutable parallel safe
  set search_path = ''
as $$
  select case when note ~ '\d+\s*(měsíc|týd)' or note ~ '(?<!\d)1\s*rok' and note ~ 'štěně' then 'stene'
              when years > 7 then 'senior' when years >= 1 then 'dospely' end
    from (select substring(note from '(\d+)\s*(?:let|rok)')::integer) a (years)
$$;
comment on function internal.dog_stage_of is 'Life stage of a dog described in words, by its age; null when none is given.';

create function internal.place_review_dog() returns trigger
  language plpgsql volatile
  set search_path = ''
as $$
begin
  new.dog_size := coalesce(new.dog_size, internal.dog_size_of(new.dog_note));
  new.dog_stage := coalesce(new.dog_stage, internal.dog_stage_of(new.dog_note));
  return new;
end
$$;
comment on function internal.place_review_dog is 'Reads size and age from the note where the author did not choose them.';
create trigger reviews_dog before insert or update of dog_note on shop.reviews
  for each row execute function internal.place_review_dog();

-- What all reviews of the shop say together.
create function shop.rating_summary(storefront_id bigint default 1) returns integer[]
  language sql stable security definer
  set search_path = ''
as $$
  select array[coalesce(sum(r.stars[1]), 0), coalesce(sum(r.stars[2]), 0), coalesce(sum(r.stars[3]), 0),
               coalesce(sum(r.stars[4]), 0), coalesce(sum(r.stars[5]), 0)]::integer[]
    from shop.product_ratings r join shop.product_cards c on c.product_id = r.product_id
   where c.storefront_id = rating_summary.storefront_id
$$;
comment on function shop.rating_summary is 'Published reviews of everything on sale with one to five stars.';
grant execute on function shop.rating_summary to shop_readers;

update shop.reviews set dog_note = dog_note where dog_note is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
