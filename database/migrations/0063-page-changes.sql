-- migrate:up

-- Pages kept by the edge carry keys of what they show (packages/domain/src/content/page-keys.ts). Whoever changes a row, and by whatever
-- way, leaves the keys of the pages that show it here, in the same transaction; the worker takes them away and purges every edge.
create table internal.page_changes (
  id bigint generated always as identity primary key,
  keys text[] not null check (cardinality(keys) > 0),
  noted_at timestamptz not null default clock_timestamp()
);
comment on table internal.page_changes is 'Keys of public pages whose rows have changed and that no edge was told of yet.';
alter table internal.page_changes enable row level security;

create table internal.page_sources (
  table_name text primary key,
  row_keys text,
  keys text[] not null default '{}',
  note text not null default '',
  check (cardinality(keys) > 0 or row_keys is not null or note <> '')
);
comment on table internal.page_sources is
  'Every table that visitors may read: keys of the pages that show its rows; row_keys names those of the rows a statement changed.';
comment on column internal.page_sources.note is 'For a table without keys: why no public page shows it, or who notes its changes instead.';
alter table internal.page_sources enable row level security;
revoke insert, update, delete on internal.page_sources from services;

-- What a transaction has noted it remembers in a setting of its own, which a rollback, also to a savepoint, takes back: a hundred
-- statements about one product are one key. A list of prices touches more products than an edge should be told one by one.
create function internal.note_page_keys(noted text[]) returns void
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  most_products constant integer := 50;
  known text[] := coalesce(string_to_array(nullif(current_setting('shop.noted_page_keys', true), ''), ' '), '{}');
  fresh text[] := array(select distinct k from unnest(noted) k where k <> all (known));
begin
  if (select count(*) from unnest(known || fresh) k where k like 'product:%') > most_products or 'products' = any (known) then
    fresh := array(select k from unnest(fresh) k where k not like 'product:%');
    if 'products' <> all (known || fresh) then
      fresh := fresh || 'products'::text;
    end if;
  end if;
  if cardinality(fresh) = 0 then
    return;
  end if;
  insert into internal.page_changes (keys) values (fresh);
  perform set_config('shop.noted_page_keys', array_to_string(known || fresh, ' '), true);
  -- Not a job with a key: two transactions would wait for each other's row of the queue, an order for an import.
  perform pg_notify('page_changes', '');
end
$$;
comment on function internal.note_page_keys is 'Leaves keys of pages for the edges, each once in a transaction, and wakes the worker.';

create function internal.note_page_changes() returns trigger
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  is_touched boolean := true;
  fine text[];
begin
  if tg_op <> 'TRUNCATE' then
    execute tg_argv[0] into is_touched, fine;
  end if;
  if is_touched then
    perform internal.note_page_keys(coalesce(fine, '{}') || tg_argv[1]::text[]);
  end if;
  return null;
end
$$;
comment on function internal.note_page_changes is 'Statement trigger: notes the keys of the rows that a statement has changed, and those of their table.';

create function internal.watch_page_source(source text) returns void
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
declare
  of_rows text;
  of_table text[];
  question text;
  -- Cards are written only when they differ, and comparing fifty columns would cost more than all the rest.
  differences constant text := case source when 'product_cards' then 'from later c' else
    'from ((table earlier except all table later) union all (table later except all table earlier)) c' end;
begin
  select coalesce(s.row_keys, 'select null::text from changed c'), s.keys into of_rows, of_table
    from internal.page_sources s where s.table_name = source;
  -- One more than the most: enough to know that there are too many.
  question := 'select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct key from ('
    || of_rows || ') r (key) limit 51) touched';
  execute format('create trigger %I after insert on shop.%I referencing new table as changed for each statement '
    'execute function internal.note_page_changes(%L, %L)', source || '_pages_added', source, question, of_table);
  -- A row written as it was shows nothing new; one that moves to another product changes two pages.
  execute format('create trigger %I after update on shop.%I referencing old table as earlier new table as later for each statement '
    'execute function internal.note_page_changes(%L, %L)', source || '_pages_changed', source,
    replace(question, 'from changed c', differences), of_table);
  execute format('create trigger %I after delete on shop.%I referencing old table as changed for each statement '
    'execute function internal.note_page_changes(%L, %L)', source || '_pages_removed', source, question, of_table);
  execute format('create trigger %I after truncate on shop.%I for each statement '
    'execute function internal.note_page_changes('''', %L)', source || '_pages_emptied', source,
    of_table || case when of_rows like '%product:%' then '{products}' else '{}'::text[] end);
end
$$;
comment on function internal.watch_page_source is 'Makes the triggers of a row of page_sources; a migration that adds such a row calls it.';

do $$
declare
  by_product constant text := $q$select 'product:' || c.product_id from changed c$q$;
begin
  insert into internal.page_sources (table_name, row_keys, keys)
  select s, by_product, '{catalog}'::text[] from unnest(array['product_additives', 'product_allergens', 'product_attributes', 'product_cards',
    'product_categories', 'product_constituents', 'product_ingredients', 'product_ratings', 'product_tags', 'feeding_guides',
    'feeding_guide_rows']) s;
  insert into internal.page_sources (table_name, row_keys, keys) values
    -- A set shows its parts, a product that has ended its successor.
    ('products', $q$select 'product:' || unnest(internal.with_bundles(array_agg(c.id) || (
      select array_agg(p.id) from shop.products p where p.successor_id = any (array_agg(c.id))))) from changed c$q$, '{catalog,missing}'),
    ('variants', $q$select 'product:' || unnest(internal.with_bundles(array_agg(c.product_id))) from changed c$q$, '{catalog}'),
    -- Other price lists are shown to nobody but their group, and never from the edge.
    ('prices', $q$select 'product:' || v.product_id from changed c join shop.variants v on v.id = c.variant_id
      join shop.price_lists l on l.id = c.price_list_id and l.is_public$q$, '{catalog}'),
    ('images', $q$select 'product:' || coalesce(c.product_id, v.product_id) from changed c left join shop.variants v on v.id = c.variant_id$q$,
      '{catalog}'),
    ('bundle_components', $q$select 'product:' || v.product_id from changed c join shop.variants v on v.id = c.bundle_variant_id$q$, '{catalog}'),
    ('product_relations', by_product, '{}'),
    ('reviews', by_product, '{reviews}'),
    ('review_photos', $q$select 'product:' || r.product_id from changed c join shop.reviews r on r.id = c.review_id$q$, '{reviews}'),
    ('sections', $q$select 'section:' || c.slug from changed c$q$, '{sitemap}');
  insert into internal.page_sources (table_name, keys)
  select s, '{catalog,products}'::text[] from unnest(array['allergens', 'attribute_options', 'attributes', 'brands', 'breed_sizes', 'breeds',
    'constituents', 'ingredient_closure', 'ingredients', 'life_stages', 'proteins', 'tags']) s
  union all select 'categories', '{catalog,products,missing}'
  union all select s, '{blog,missing}' from unnest(array['blog_authors', 'blog_categories', 'blog_post_products', 'blog_posts']) s
  union all select s, '{faq,missing}' from unnest(array['faq_questions', 'faq_types']) s
  union all select s, '{landing,missing}' from unnest(array['landing_pages', 'surveys']) s
  union all select s, '{pages,missing}' from unnest(array['static_page_versions', 'static_pages']) s
  union all select s, '{search}' from unnest(array['answer_phrases', 'search_absences', 'search_synonyms', 'search_word_forms']) s
  union all select 'retailers', '{retailers}'
  union all select 'slug_history', '{missing}'
  -- Said on every page, or on so many that nobody keeps count; they change a few times a month.
  union all select s, '{shell}' from unnest(array['consent_wordings', 'cookie_wordings', 'customer_group_discounts',
    'customer_group_volume_discounts', 'customer_groups', 'payment_method_groups', 'payment_methods', 'price_lists', 'settings',
    'shipping_methods', 'shipping_payment_methods', 'storefronts', 'text_values', 'vat_rates']) s;
  perform internal.watch_page_source(table_name) from internal.page_sources;
  insert into internal.page_sources (table_name, note) values
    ('stock', 'internal.refresh_cards_of_stock notes what a page says differently'),
    ('fairs', 'only the stand of a fair, which is never kept'),
    ('prizes', 'only the stand of a fair, which is never kept'),
    ('pickup_points', 'asked for by the checkout, which is never kept');
end
$$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
