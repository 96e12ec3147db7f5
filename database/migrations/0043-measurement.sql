-- migrate:up

create table shop.page_views (
  storefront_id bigint not null references shop.storefronts on delete restrict,
  day date not null,
  -- A page, never a link that belongs to one person.
  path text not null check (path ~ '^/' and length(path) <= 200),
  source text not null check (source in ('own', 'direct', 'search', 'social', 'campaign', 'other')),
  views bigint not null check (views > 0),
  primary key (storefront_id, day, path, source)
);
create index page_views_landing on shop.page_views (storefront_id, path) where path like '/lp/%';
comment on table shop.page_views is 'How often a page was read on a day and where the reader came from. Counts only: no cookie, no address, no person.';
comment on column shop.page_views.path is 'A page; of a landing page also its goal, as `/lp/{slug}/cil`.';
alter table shop.page_views enable row level security;
create policy staff_page_views on shop.page_views for select to staff_readers using (true);
comment on policy staff_page_views on shop.page_views is 'For whoever writes the pages.';
grant select on shop.page_views to staff_readers;

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

create function shop.read_questions(storefront_id bigint default 1)
  returns table (path text, views bigint)
  language sql stable security definer rows 10
  set search_path = pg_catalog, pg_temp
as $$
  select p.path, sum(p.views)::bigint
    from shop.page_views p
   where p.storefront_id = read_questions.storefront_id and p.day > current_date - 30
     and p.path like '/casto-kladene-dotazy/%/%'
   group by p.path
   order by 2 desc, p.path
   limit 10
$$;
comment on function shop.read_questions is 'The ten questions read most in the last 30 days.';
grant execute on function shop.read_questions to shop_readers;

create view shop.measured_items with (security_invoker = true) as
  select v.id as variant_id, v.storefront_id, v.sku, p.name, v.name as variant_name, b.name as brand, p.kind,
         shop.vat_percent(v.storefront_id, v.vat_class) as vat_percent
    from shop.variants v
    join shop.products p on p.id = v.product_id
    left join shop.brands b on b.id = p.brand_id;
comment on view shop.measured_items is 'Goods as measurement names them; the code is the one of the feeds.';
grant select on shop.measured_items to shop_readers;

create table internal.measured_orders (
  order_id bigint primary key references shop.orders on delete cascade,
  measured_at timestamptz not null,
  -- Whose consent the purchase was told by; what follows from it is told only while that consent holds.
  consent_key uuid,
  -- The name the receiver knows the browser by, or one made up for this order.
  client_id text check (client_id ~ '^\d{1,20}\.\d{1,20}$'),
  constraint measured_orders_consent check ((consent_key is null) = (client_id is null))
);
create index measured_orders_consented on internal.measured_orders (measured_at) where consent_key is not null;
comment on table internal.measured_orders is 'Orders whose purchase was already told to the measurement, by whose consent: each is told once, whatever is reloaded.';
alter table internal.measured_orders enable row level security;

create table internal.measured_refunds (
  refund_id bigint primary key references shop.refunds on delete cascade,
  measured_at timestamptz not null
);
comment on table internal.measured_refunds is 'Refunds told to the measurement. The row comes before the message: one too few is a smaller lie than one too many.';
alter table internal.measured_refunds enable row level security;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
