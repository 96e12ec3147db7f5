-- migrate:up

-- As before; a phrase that leads to a whole topic leads nowhere while the topic is hidden.
create or replace function shop.find_answers(q text, storefront_id bigint default 1, max_answers integer default 4)
  returns table (path text, title text, topic text, is_asked boolean)
  language plpgsql stable security definer rows 4
  set search_path = pg_catalog, pg_temp
as $$
declare
  stems constant text[] := internal.telling_stems(storefront_id, q);
  all_stems constant text[] := internal.stems_of(storefront_id, internal.split_words(left(q, 100)));
  asks constant boolean := internal.is_question(q);
  present constant timestamptz := internal.shop_now();
begin
  if cardinality(stems) = 0 then
    return;
  end if;
  return query
    with texts as (
      select '/casto-kladene-dotazy/' || t.slug || '/' || f.slug as path, f.question as title, f.answer as body, 1 as place
        from shop.faq_questions f join shop.faq_types t on t.id = f.faq_type_id
       where f.storefront_id = find_answers.storefront_id and f.published_at <= present and not t.is_hidden
      union all
      select '/blog/' || p.slug, p.title, p.perex, 2 from shop.blog_posts p
       where p.storefront_id = find_answers.storefront_id and p.published_at <= now()
      union all
      select '/s/' || p.slug, (select v.title from shop.static_page_versions v
                                where v.static_page_id = p.id and v.published_at <= now() order by v.effective_from desc limit 1), '', 3
        from shop.static_pages p where p.storefront_id = find_answers.storefront_id
    ), phrases as (
      select a.id, a.path, a.title, a.topic, cardinality(a.stems) as size
        from shop.answer_phrases a
       where a.storefront_id = find_answers.storefront_id
         and (a.path !~ '^/casto-kladene-dotazy/[^/]+/' or exists (select from texts t where t.path = a.path))
         and (a.path !~ '^/casto-kladene-dotazy/[^/]+$'
              or exists (select from shop.faq_types t where t.storefront_id = find_answers.storefront_id and not t.is_hidden
                            and '/casto-kladene-dotazy/' || t.slug = a.path))
         and not exists (
           select from unnest(a.stems) s (stem)
            where not exists (select from unnest(all_stems) w (stem)
                               where w.stem = s.stem or length(s.stem) > 5 and extensions.levenshtein_less_equal(w.stem, s.stem, 1) < 2))
    ), told as (
      select t.path, t.title, t.place,
             (select count(*) from unnest(stems) s where internal.unaccented(lower(t.title)) ~ ('\m' || s)) as in_title,
             (select count(*) from unnest(stems) s where internal.unaccented(lower(t.title || ' ' || t.body)) ~ ('\m' || s)) as anywhere
        from texts t
    ), found as (
      select p.path, coalesce(nullif(p.title, ''), t.title) as title, p.topic, 100.0 * p.size - p.id / 1000000.0 as score, p.size
        from phrases p left join texts t on t.path = p.path
      union all
      select t.path, t.title, null, 3.0 * t.in_title + t.anywhere - t.place / 10.0, 0
        from told t
       where asks and t.in_title > 0 and t.anywhere >= ceil(0.6 * cardinality(stems))
    ), best as (
      select f.path, max(f.title) as title, max(f.topic) as topic, max(f.score) as score
        from found f where f.title is not null group by f.path
    )
    select b.path, b.title, b.topic,
           asks or exists (select from phrases p where 2 * p.size >= cardinality(stems))
      from best b
     order by b.score desc, b.path
     limit least(greatest(max_answers, 0), 10);
end
$$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
