-- migrate:up

create table internal.row_history (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  table_name text not null,
  row_key text not null,
  kind text not null check (kind in ('added', 'changed', 'removed')),
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  actor_kind text not null check (actor_kind in ('staff', 'customer', 'anonymous', 'system')),
  actor_id text,
  request_id text,
  reason text not null default '',
  -- Everything one command did, so that the whole of it can be undone.
  change_id uuid
);
comment on table internal.row_history is 'Every change of goods, words and settings: who, when, why, and the fields as they were and as they became; append-only.';
create index row_history_row on internal.row_history (table_name, row_key, id);
create index row_history_change on internal.row_history (change_id) where change_id is not null;
create index row_history_at on internal.row_history using brin (at);
alter table internal.row_history enable row level security;
create policy services_keep_history on internal.row_history for all to services using (true) with check (true);
comment on policy services_keep_history on internal.row_history is 'Commands read it; a trigger alone writes it.';
create trigger row_history_no_change before update or delete on internal.row_history
  for each row execute function internal.refuse_change();
create trigger row_history_no_truncate before truncate on internal.row_history
  for each statement execute function internal.refuse_change();
revoke all on internal.row_history from services;
grant select on internal.row_history to services;

-- Who changes something says so at the beginning of the transaction (`tellHistory` of the services). What comes without a word, a seed or a
-- migration, leaves no row for what it adds: the first change of such a row has it as it was.
create function internal.keep_history() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  told constant jsonb := nullif(current_setting('shop.change', true), '')::jsonb;
  ignored constant text[] := tg_argv[1]::text[];
  was jsonb;
  became jsonb;
  key text;
begin
  if tg_op = 'INSERT' and told is null then return null; end if;
  if tg_op <> 'INSERT' then was := to_jsonb(old) - ignored; end if;
  if tg_op <> 'DELETE' then became := to_jsonb(new) - ignored; end if;
  select string_agg(coalesce(was, became) ->> c.name, ':' order by c.place) into key
    from unnest(tg_argv[0]::text[]) with ordinality c (name, place);
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(w.key, w.value), '{}'), coalesce(jsonb_object_agg(w.key, became -> w.key), '{}') into was, became
      from jsonb_each(was) w where became -> w.key is distinct from w.value;
    if was = '{}' then return null; end if;
  end if;
  insert into internal.row_history (at, table_name, row_key, kind, before, after, actor_kind, actor_id, request_id, reason, change_id)
  values (date_trunc('milliseconds', internal.shop_now()), tg_table_name, key,
          case tg_op when 'INSERT' then 'added' when 'UPDATE' then 'changed' else 'removed' end,
          coalesce(was, '{}'), coalesce(became, '{}'), coalesce(told ->> 'actorKind', 'system'), told ->> 'actorId', told ->> 'requestId',
          coalesce(told ->> 'reason', ''), (told ->> 'changeId')::uuid);
  return null;
end
$$;
comment on function internal.keep_history is 'Writes the history of a row that people change.';

create function internal.watch_history(source text, ignored text[] default '{}') returns void
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
declare
  left_out constant text[] := ignored || '{version,updated_at}';
  keys text[];
  fields text;
begin
  select array_agg(a.attname order by k.place) into keys
    from pg_constraint c cross join unnest(c.conkey) with ordinality k (attnum, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
   where c.conrelid = format('shop.%I', source)::regclass and c.contype = 'p';
  select string_agg(format('%I', a.attname), ', ' order by a.attnum) into fields from pg_attribute a
   where a.attrelid = format('shop.%I', source)::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     and a.attname <> all (left_out);
  execute format('create trigger %I after insert or delete on shop.%I for each row execute function internal.keep_history(%L, %L)',
    source || '_history_rows', source, keys, left_out);
  execute format('create trigger %I after update of %s on shop.%I for each row execute function internal.keep_history(%L, %L)',
    source || '_history_fields', fields, source, keys, left_out);
end
$$;
comment on function internal.watch_history is 'Makes the triggers that keep the history of a table; a column that is added later needs them anew: unwatch, then watch.';

create function internal.unwatch_history(source text) returns void
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  execute format('drop trigger %I on shop.%I', source || '_history_rows', source);
  execute format('drop trigger %I on shop.%I', source || '_history_fields', source);
end
$$;
comment on function internal.unwatch_history is 'Takes the triggers of watch_history away, before a migration that writes many rows or adds a column.';

select internal.watch_history(t) from unnest(array[
  'products', 'variants', 'product_ingredients', 'product_constituents', 'product_additives', 'product_allergens', 'product_attributes',
  'product_categories', 'product_tags', 'product_relations', 'bundle_components', 'feeding_guides', 'feeding_guide_rows', 'brands', 'categories',
  'ingredients', 'attributes', 'attribute_options', 'tags', 'sections', 'customer_groups', 'customer_group_discounts',
  'customer_group_volume_discounts', 'price_lists', 'shipping_methods', 'payment_methods', 'shipping_payment_methods', 'settings', 'text_values',
  'blog_posts', 'blog_post_products', 'blog_categories', 'blog_authors', 'faq_questions', 'faq_types', 'landing_pages', 'static_pages',
  'static_page_versions', 'redirects', 'fairs', 'prizes', 'surveys', 'search_synonyms', 'search_word_forms', 'answer_templates',
  'printed_tags', 'images']) t;
select internal.watch_history('coupons', '{redeemed}');
select internal.watch_history('batches', '{on_hand,reserved}');

create function internal.row_as_of(source text, of_row text, as_of timestamptz) returns jsonb
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  shown jsonb;
  keys text;
  step record;
begin
  select string_agg(format('t.%I', a.attname), ', ' order by k.place) into keys
    from pg_constraint c cross join unnest(c.conkey) with ordinality k (attnum, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
   where c.conrelid = format('shop.%I', source)::regclass and c.contype = 'p';
  execute format('select to_jsonb(t) from shop.%I t where concat_ws('':'', %s) = $1', source, keys) into shown using of_row;
  for step in select h.kind, h.before from internal.row_history h
     where h.table_name = source and h.row_key = of_row and h.at > as_of order by h.id desc loop
    shown := case step.kind when 'added' then null when 'removed' then step.before else shown || step.before end;
  end loop;
  return shown;
end
$$;
comment on function internal.row_as_of is 'A row as it stood at a moment: later changes are taken back one by one.';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
