-- migrate:up

-- A question is a row that people write: null is a draft, a later moment is planned. What the release before adds is public at once.
select internal.unwatch_history('faq_questions');
alter table shop.faq_questions add column published_at timestamptz default now();
select internal.watch_history('faq_questions');
comment on column shop.faq_questions.published_at is 'From when visitors read it, by the clock of the shop; null while it is a draft.';

select internal.unwatch_history('faq_types');
alter table shop.faq_types
  add column is_hidden boolean not null default false,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
select internal.watch_history('faq_types');
comment on column shop.faq_types.is_hidden is 'Nobody reads the type, nor its questions.';
create trigger faq_types_version before update on shop.faq_types
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();

alter policy all_faq_types on shop.faq_types using (not is_hidden);
comment on policy all_faq_types on shop.faq_types is 'What is not hidden is public.';
create policy staff_faq_types on shop.faq_types for select to staff_readers using (true);
comment on policy staff_faq_types on shop.faq_types is 'Staff see hidden ones.';
alter policy all_faq_questions on shop.faq_questions
  using (published_at <= (select internal.shop_now()) and exists (select from shop.faq_types t where t.id = faq_type_id));
comment on policy all_faq_questions on shop.faq_questions is 'What has come out, in a type that is not hidden.';
create policy staff_faq_questions on shop.faq_questions for select to staff_readers using (true);
comment on policy staff_faq_questions on shop.faq_questions is 'Staff see drafts and what is planned.';

-- As before, without what nobody may read yet; a phrase of staff does not lead to it either.
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

create or replace function shop.suggest_content(q text, storefront_id bigint default 1, max_each integer default 3)
  returns table (kind text, title text, path text)
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  patterns text[] := array(
    select '\m' || s.stem
      from unnest(internal.stems_of(suggest_content.storefront_id, internal.split_words(left(q, 100)))) s (stem)
     where length(s.stem) > 1 and not internal.is_stop_word(s.stem));
begin
  if cardinality(patterns) = 0 then
    return;
  end if;
  return query
    select 'article', p.title, '/blog/' || p.slug
      from shop.blog_posts p
     where p.storefront_id = suggest_content.storefront_id and p.published_at <= now()
       and internal.unaccented(lower(p.title || ' ' || p.perex)) ~ all (patterns)
     order by internal.unaccented(lower(p.title)) ~ all (patterns) desc, p.published_at desc
     limit least(greatest(max_each, 0), 10);
  return query
    select 'question', f.question, '/casto-kladene-dotazy/' || t.slug || '/' || f.slug
      from shop.faq_questions f join shop.faq_types t on t.id = f.faq_type_id
     where f.storefront_id = suggest_content.storefront_id
       and f.published_at <= internal.shop_now() and not t.is_hidden
       and internal.unaccented(lower(f.question || ' ' || f.answer)) ~ all (patterns)
     order by internal.unaccented(lower(f.question)) ~ all (patterns) desc, t.position, f.position
     limit least(greatest(max_each, 0), 10);
end
$$;

-- Moments of words, each with the keys of the pages that turn then.
create function internal.word_moments(since timestamptz)
  returns table (storefront_id bigint, at timestamptz, keys text[])
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select f.storefront_id, f.published_at, '{faq,search,sitemap,missing}'::text[] from shop.faq_questions f where f.published_at > since
$$;
comment on function internal.word_moments(timestamptz) is 'When words that people have planned by the clock of the shop appear or end, and on which pages.';

create or replace function shop.next_content_change(storefront_id bigint default 1) returns timestamptz
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  select min(moment) from (
    select min(m.at) from internal.word_moments(internal.shop_now()) m where m.storefront_id = next_content_change.storefront_id
    union all
    select min(p.published_at) from shop.blog_posts p
     where p.storefront_id = next_content_change.storefront_id and p.published_at > now()
    union all
    select min(l.valid_from) from shop.landing_pages l
     where l.storefront_id = next_content_change.storefront_id and l.status = 'published' and l.valid_from > now()
    union all
    select min(l.valid_to) from shop.landing_pages l
     where l.storefront_id = next_content_change.storefront_id and l.status = 'published' and l.valid_to > now()
    union all
    select min(v.published_at) from shop.static_page_versions v
      join shop.static_pages s on s.id = v.static_page_id
     where s.storefront_id = next_content_change.storefront_id and v.published_at > now()
    union all
    select min(v.effective_from::timestamp at time zone 'Europe/Prague') from shop.static_page_versions v
      join shop.static_pages s on s.id = v.static_page_id
     where s.storefront_id = next_content_change.storefront_id and v.published_at <= now()
       and v.effective_from::timestamp at time zone 'Europe/Prague' > now()
  ) moments (moment)
$$;

-- A page drawn a moment before somebody plans something may be kept for longer than the plan: so it is also dropped when the moment comes.
alter table internal.page_version add column words_until timestamptz not null default now();
comment on column internal.page_version.words_until is 'Up to when pages of planned words were noted.';
create function internal.note_due_words() returns integer
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  present constant timestamptz := internal.shop_now();
  due text[];
begin
  select array_agg(distinct k.key) into due
    from internal.word_moments((select least(words_until, present) from internal.page_version)) m cross join unnest(m.keys) k (key)
   where m.at <= present;
  update internal.page_version set words_until = present;
  if due is not null then
    perform internal.note_page_keys(due);
  end if;
  return coalesce(cardinality(due), 0);
end
$$;
comment on function internal.note_due_words() is 'Drops pages whose planned words have come or ended since the last run.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
