-- migrate:up

-- A review is about what was in the bag on its day. Days are kept, so that a second change does not forget the first.
create table shop.recipe_changes (
  product_id bigint not null references shop.products on delete cascade,
  changed_on date not null,
  primary key (product_id, changed_on)
);
comment on table shop.recipe_changes is 'Days on which goods on sale got another recipe; older reviews say so.';
alter table shop.recipe_changes enable row level security;
create policy public_recipe_changes on shop.recipe_changes for select to shop_readers using (true);
comment on policy public_recipe_changes on shop.recipe_changes is 'Whoever reads reviews learns which of them are about another recipe.';
grant select on shop.recipe_changes to shop_readers;
insert into internal.page_sources (table_name, row_keys, keys)
values ('recipe_changes', $q$select 'product:' || c.product_id from changed c$q$, '{}');
select internal.watch_page_source('recipe_changes');

create or replace function shop.product_reviews(slug text, filters jsonb DEFAULT '{}'::jsonb, sort text DEFAULT 'nejuzitecnejsi'::text, page_size integer DEFAULT 6, skip integer DEFAULT 0, storefront_id bigint DEFAULT 1)
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
          'is_of_earlier_recipe', coalesce(s.written_on < (
            select max(c.changed_on) from shop.recipe_changes c where c.product_id = s.product_id), false),
          'photos', (select coalesce(jsonb_agg(jsonb_build_object('key', p.key, 'width', p.width, 'height', p.height) order by p.position), '[]')
                       from shop.review_photos p where p.review_id = s.id and p.width is not null)) order by s.place)
        from shown s), '[]'))
$function$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
