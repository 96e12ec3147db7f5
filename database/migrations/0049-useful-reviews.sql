-- migrate:up

create table internal.review_votes (
  review_id bigint not null references shop.reviews on delete cascade,
  -- A keyed hash of the account or, for a guest, of the network: one household, one vote.
  subject bytea not null,
  voted_at timestamptz not null,
  primary key (review_id, subject)
);
comment on table internal.review_votes is 'Who said that a review helped, so that nobody says it twice. The sum stays when these go.';
alter table internal.review_votes enable row level security;

create function internal.dog_weight_of(note text) returns numeric
  language sql immutable parallel safe
  set search_path = pg_catalog, pg_temp
  return replace(substring(note from '(\d{1,3}(?:,\d{1,2})?)\s*kg'), ',', '.')::numeric;
comment on function internal.dog_weight_of is 'Weight of a dog described in words; null when none is given.';

alter table shop.reviews
  add column helpful_count integer not null default 0 check (helpful_count >= 0),
  add column photo_count integer not null default 0 check (photo_count >= 0),
  add column dog_weight_kg numeric generated always as (internal.dog_weight_of(dog_note)) stored,
  -- Ingredients the author says the dog must not have; codes of the ingredient tree.
  add column dog_avoids text[] not null default '{}',
  -- What a reader gets from it: voices of others first, then pictures, whose dog it was, and how much it says.
  add column usefulness integer not null generated always as (
    8 * helpful_count + 10 * least(photo_count, 1) + 4 * (dog_note is not null)::integer
    + 4 * is_verified_purchase::integer + least(length(body), 400) / 20
  ) stored;
create index reviews_by_usefulness on shop.reviews (product_id, usefulness desc, written_on desc, id desc) where status = 'published';

-- „Bez kuřete“ and „alergie na hovězí“ in the words of a review tell whose dog must not have it.
create function internal.avoided_in(storefront bigint, value text) returns text[]
  language sql stable strict
  set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(distinct n.code), '{}')
    from (select internal.stems_of(storefront, internal.split_words(value)) as stems) s
    cross join lateral generate_subscripts(s.stems, 1) at
    join internal.ingredient_search i on i.storefront_id = storefront and i.stem = s.stems[at]
    join shop.ingredients n on n.id = i.ingredient_id
   where s.stems[at - 1] = any ('{bez,nes,nesnas}') or s.stems[at - 1] = 'na' and s.stems[at - 2] like 'alerg%'
$$;
comment on function internal.avoided_in is 'Codes of the ingredients a text says a dog must not have.';

create or replace function internal.place_review_dog() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  new.dog_size := coalesce(new.dog_size, internal.dog_size_of(new.dog_note));
  new.dog_stage := coalesce(new.dog_stage, internal.dog_stage_of(new.dog_note));
  new.dog_avoids := internal.avoided_in(new.storefront_id, concat_ws(' ', new.title, new.body, new.dog_note));
  return new;
end
$$;
drop trigger reviews_dog on shop.reviews;
create trigger reviews_dog before insert or update of dog_note, title, body on shop.reviews
  for each row execute function internal.place_review_dog();
update shop.reviews set title = title;

create function internal.count_review_photos() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  update shop.reviews r set photo_count = c.photos
    from (select count(*) filter (where p.width is not null)::integer as photos
            from shop.review_photos p where p.review_id = coalesce(new.review_id, old.review_id)) c
   where r.id = coalesce(new.review_id, old.review_id) and r.photo_count <> c.photos;
  return null;
end
$$;
comment on function internal.count_review_photos is 'Keeps the number of pictures a reader can see beside the review.';
create trigger review_photos_counted after insert or update or delete on shop.review_photos
  for each row execute function internal.count_review_photos();
update shop.reviews r set photo_count = c.photos
  from (select review_id, count(*) as photos from shop.review_photos where width is not null group by review_id) c
 where c.review_id = r.id;

-- Reviews of one product as its page shows them, with the numbers of its chips. „Dogs like mine“: within 40 % of the weight and
-- of the same age; whoever must not have the same comes first.
create function shop.product_reviews(
  slug text, filters jsonb default '{}', sort text default 'nejuzitecnejsi', page_size integer default 6, skip integer default 0, storefront_id bigint default 1
) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
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
$$;
comment on function shop.product_reviews is 'One page of the published reviews of a product, most useful first, with the counts of its filters.';
grant execute on function shop.product_reviews to shop_readers;

-- Reviews worth a place on the first page: of food, liked, useful; the words of one dog a product.
create function shop.praised_reviews(storefront_id bigint default 1, most integer default 30) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
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
$$;
comment on function shop.praised_reviews is 'The most useful good review of each food.';
grant execute on function shop.praised_reviews to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
