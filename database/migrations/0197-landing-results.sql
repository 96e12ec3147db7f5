-- migrate:up

comment on column shop.page_views.path is 'A page; of a landing page also its goal, as `/lp/{slug}/cil`.';
create index page_views_landing on shop.page_views (storefront_id, path) where path like '/lp/%';

create view shop.landing_results with (security_invoker = true) as
  select l.storefront_id, l.slug, l.title, l.valid_from, l.valid_to, counted.views, counted.goals,
         round(100.0 * counted.goals / nullif(counted.views, 0), 1) as goal_percent
    from shop.landing_pages l
    cross join lateral (
      select coalesce(sum(v.views) filter (where v.path = '/lp/' || l.slug), 0)::bigint as views,
             coalesce(sum(v.views) filter (where v.path = '/lp/' || l.slug || '/cil'), 0)::bigint as goals
        from shop.page_views v
       where v.storefront_id = l.storefront_id and v.path like '/lp/%'
         and v.path in ('/lp/' || l.slug, '/lp/' || l.slug || '/cil')
    ) counted;
comment on view shop.landing_results is 'How often each campaign page was read and how often its one goal was reached: its form sent, or its button followed.';
grant select on shop.landing_results to staff_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
