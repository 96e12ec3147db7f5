-- migrate:up

create table shop.section_drafts (
  section_id bigint primary key references shop.sections on delete cascade,
  title text not null,
  seo_title text not null default '',
  seo_description text not null default '',
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  -- When it takes the place of what is public; null while nobody has planned it.
  publish_at timestamptz,
  planned_by text,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  check ((publish_at is null) = (planned_by is null))
);
create index section_drafts_due on shop.section_drafts (publish_at) where publish_at is not null;
comment on table shop.section_drafts is 'What a page of blocks is to say: one draft a page, until it takes the place of what is public.';
create trigger section_drafts_version before update on shop.section_drafts
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
select internal.watch_history('section_drafts');
alter table shop.section_drafts enable row level security;
create policy staff_section_drafts on shop.section_drafts for select to staff_content, staff_admin using (true);
comment on policy staff_section_drafts on shop.section_drafts is 'Whoever writes pages.';
grant select on shop.section_drafts to staff_content, staff_admin;

-- The same for a command that publishes at once and for the moment that was planned; whoever planned it is who changed it.
create function internal.publish_section(of_section bigint) returns void
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  update shop.sections s
     set title = d.title, seo_title = d.seo_title, seo_description = d.seo_description, blocks = d.blocks, updated_at = now()
    from shop.section_drafts d where d.section_id = s.id and s.id = of_section;
  delete from shop.section_drafts where section_id = of_section;
end
$$;
comment on function internal.publish_section(bigint) is 'A draft takes the place of the public words of its page.';

create function internal.publish_due_sections() returns integer
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  due record;
  before constant text := current_setting('shop.change', true);
  published integer := 0;
begin
  for due in select d.section_id, d.planned_by from shop.section_drafts d
              where d.publish_at <= internal.shop_now() order by d.section_id for update skip locked loop
    perform set_config('shop.change', jsonb_build_object('actorKind', 'staff', 'actorId', due.planned_by, 'requestId', null,
      'reason', '', 'changeId', gen_random_uuid())::text, true);
    perform internal.publish_section(due.section_id);
    published := published + 1;
  end loop;
  perform set_config('shop.change', coalesce(before, ''), true);
  return published;
end
$$;
comment on function internal.publish_due_sections() is 'Publishes pages whose planned moment has come.';
revoke execute on function internal.publish_section(bigint), internal.publish_due_sections() from public;
grant execute on function internal.publish_section(bigint), internal.publish_due_sections() to services;

-- The blocks that half of the visitors see instead; null while nothing is tried.
select internal.unwatch_history('landing_pages');
alter table shop.landing_pages add column blocks_b jsonb;
select internal.watch_history('landing_pages');
comment on column shop.landing_pages.blocks_b is 'Variant B of a test: about half of the visitors see these blocks. Null when nothing is tried.';
alter policy running_landing_pages on shop.landing_pages
  using (status = 'published' and valid_from <= (select internal.shop_now()));

-- Half and half, the same for the same visitor and page; who it is cannot be told from it. hashtextextended is stable in a major version: a test is over long before.
create function internal.landing_variant(slug text, visitor text) returns text
  language sql immutable strict parallel safe
  set search_path = pg_catalog, pg_temp
  return case when hashtextextended(slug || ':' || visitor, 0) & 1 = 0 then 'a' else 'b' end;
comment on function internal.landing_variant(text, text) is 'Which variant of a landing page somebody sees.';
grant execute on function internal.landing_variant(text, text) to shop_readers;

-- Read when it is made: visitors may run what it names, but not look into its schema.
create function shop.landing_page(page_slug text, visitor text default null, storefront_id bigint default 1)
  returns table (slug text, title text, seo_description text, blocks jsonb, valid_from timestamptz, valid_to timestamptz, variant text)
  language sql stable rows 1
  set search_path = pg_catalog, pg_temp
begin atomic
  select l.slug, l.title, l.seo_description,
         case when v.variant = 'b' then l.blocks_b else l.blocks end, l.valid_from, l.valid_to, v.variant
    from shop.landing_pages l
   cross join lateral (select case when l.blocks_b is not null then internal.landing_variant(l.slug, coalesce(landing_page.visitor, '')) end) v (variant)
   where l.storefront_id = landing_page.storefront_id and l.slug = landing_page.page_slug;
end;
comment on function shop.landing_page(text, text, bigint) is 'A campaign page as one visitor sees it; the variant is null when nothing is tried.';
revoke execute on function shop.landing_page(text, text, bigint) from public;
grant execute on function shop.landing_page(text, text, bigint) to shop_readers;

create view shop.landing_variant_results with (security_invoker = true) as
select l.storefront_id, l.id as landing_page_id, l.slug, w.variant, counted.views, counted.goals,
       round(100.0 * counted.goals / nullif(counted.views, 0), 1) as goal_percent
  from shop.landing_pages l
 cross join (values ('a'), ('b')) w (variant)
 cross join lateral (
   select coalesce(sum(v.views) filter (where v.path = '/lp/' || l.slug || '/' || w.variant), 0)::bigint as views,
          coalesce(sum(v.views) filter (where v.path = '/lp/' || l.slug || '/' || w.variant || '/cil'), 0)::bigint as goals
     from shop.page_views v
    where v.storefront_id = l.storefront_id and v.path like '/lp/%'
      and v.path in ('/lp/' || l.slug || '/' || w.variant, '/lp/' || l.slug || '/' || w.variant || '/cil')) counted
 where l.blocks_b is not null;
comment on view shop.landing_variant_results is 'Of each page under test: how often each variant was read and how often it reached its goal.';
grant select on shop.landing_variant_results to staff_readers;

create or replace function internal.word_moments(since timestamptz)
  returns table (storefront_id bigint, at timestamptz, keys text[])
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select f.storefront_id, f.published_at, '{faq,search,sitemap,missing}'::text[] from shop.faq_questions f where f.published_at > since
  union all
  select b.storefront_id, b.valid_from, '{section:home}' from shop.home_banners b where b.valid_from > since
  union all
  select b.storefront_id, b.valid_to, '{section:home}' from shop.home_banners b where b.valid_from is not null and b.valid_to > since
  union all
  select l.storefront_id, l.valid_from, '{landing,missing}' from shop.landing_pages l where l.status = 'published' and l.valid_from > since
  union all
  select l.storefront_id, l.valid_to, '{landing,missing}' from shop.landing_pages l where l.status = 'published' and l.valid_to > since
$$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
