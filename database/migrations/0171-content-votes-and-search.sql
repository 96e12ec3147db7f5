-- migrate:up

create table shop.content_votes (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  kind text not null check (kind in ('article', 'question')),
  slug text not null check (length(slug) <= 200),
  is_helpful boolean not null,
  message text not null default '' check (length(message) <= 2000),
  created_at timestamptz not null
);
create index content_votes_subject on shop.content_votes (storefront_id, kind, slug, created_at desc);
comment on table shop.content_votes is 'Whether an article or an answer helped, and what was missing; nobody''s name is kept.';
alter table shop.content_votes enable row level security;
create policy staff_content_votes on shop.content_votes for select to staff_readers using (true);
comment on policy staff_content_votes on shop.content_votes is 'Editors read what readers missed.';
grant select on shop.content_votes to staff_readers;

-- Articles that hold every word of the query somewhere, whatever its diacritics; those that have them in the title come first.
create function shop.find_articles(q text, storefront_id bigint default 1) returns setof text
  language plpgsql stable security definer
  set search_path = ''
as $$
declare
  patterns text[] := array(
    select '\m' || s.stem
      from unnest(internal.stems_of(find_articles.storefront_id, internal.split_words(left(q, 100)))) s (stem)
     where length(s.stem) > 1 and not internal.is_stop_word(s.stem));
begin
  if cardinality(patterns) = 0 then
    return;
  end if;
  return query
    select p.slug
      from shop.blog_posts p
     where p.storefront_id = find_articles.storefront_id and p.published_at <= now()
       and internal.unaccented(lower(concat_ws(' ', p.title, p.perex, array_to_string(p.tags, ' '), p.body))) ~ all (patterns)
     order by internal.unaccented(lower(p.title)) ~ all (patterns) desc,
       internal.unaccented(lower(p.perex)) ~ all (patterns) desc, p.published_at desc
     limit 27;
end
$$;
comment on function shop.find_articles is 'Slugs of published articles for a query, best first; the whole text is searched.';
grant execute on function shop.find_articles to shop_readers;

-- An article speaks of a product for years; when it is no longer sold, its successor stands there.
create function shop.product_or_successor(slugs text[], storefront_id bigint default 1)
  returns table (slug text, shown_slug text, name text)
  language sql stable security definer
  set search_path = ''
as $$
  with recursive way (slug, id, steps) as (
    select p.slug, p.id, 0 from shop.products p
     where p.storefront_id = product_or_successor.storefront_id and p.slug = any (slugs[:48])
    union all
    select w.slug, p.successor_id, w.steps + 1
      from way w join shop.products p on p.id = w.id
     where p.status = 'discontinued' and p.successor_id is not null and w.steps < 5
  )
  select distinct on (w.slug) w.slug, p.slug, asked.name
    from way w
    join shop.products p on p.id = w.id
    join shop.products asked on asked.storefront_id = product_or_successor.storefront_id and asked.slug = w.slug
   where asked.published_at <= now()
   order by w.slug, w.steps desc
$$;
comment on function shop.product_or_successor is 'What to show where a text names a product: the product, or what took its place.';
grant execute on function shop.product_or_successor to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
