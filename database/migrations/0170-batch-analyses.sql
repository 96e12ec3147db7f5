-- migrate:up

create table shop.batch_analyses (
  batch_id bigint primary key references shop.batches(id) on delete restrict,
  laboratory text not null check (btrim(laboratory) <> ''),
  protocol text not null default '',
  analysed_on date not null,
  -- Percent by the code of a constituent, as the laboratory measured them.
  figures jsonb not null check (jsonb_typeof(figures) = 'object' and figures <> '{}'),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
comment on table shop.batch_analyses is 'What a laboratory has measured in a batch; shown at the product while the batch is sold.';
alter table shop.batch_analyses enable row level security;
create policy staff_read_analyses on shop.batch_analyses for select to staff_support, staff_warehouse, staff_content, staff_admin using (true);
comment on policy staff_read_analyses on shop.batch_analyses is 'Who answers, packs or writes reads it; visitors by sold_batches.';
grant select on shop.batch_analyses to staff_support, staff_warehouse, staff_content, staff_admin;
create policy services_write_analyses on shop.batch_analyses for all to services using (true) with check (true);
comment on policy services_write_analyses on shop.batch_analyses is 'Commands of staff.';
create trigger batch_analyses_version before update on shop.batch_analyses
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
select internal.watch_history('batch_analyses');

create function shop.sold_batches(wanted bigint)
  returns table (variant_id bigint, code text, best_before date, laboratory text, protocol text, analysed_on date, figures jsonb)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  select distinct on (b.variant_id) b.variant_id, b.code, b.best_before, a.laboratory, a.protocol, a.analysed_on, a.figures
    from shop.variants v
    join shop.products p on p.id = v.product_id and p.status in ('active', 'sell_out')
    join shop.batches b on b.variant_id = v.id
    left join shop.batch_analyses a on a.batch_id = b.id
   where v.product_id = wanted and b.on_hand > b.reserved and b.blocked_reason is null
     and (b.best_before is null or b.best_before > (internal.shop_now() at time zone 'Europe/Prague')::date)
   order by b.variant_id, b.best_before nulls last, b.id;
end;
comment on function shop.sold_batches is 'Of each pack of a product the batch that is sent next: its best-before and what a laboratory measured in it.';
revoke execute on function shop.sold_batches from public;
grant execute on function shop.sold_batches to shop_readers;

-- A page names the batch that is sent next. Pieces come and go by the minute; another batch is named only when one was emptied, filled
-- again, blocked or let go, or when one has come.
insert into internal.page_sources (table_name, row_keys, keys) values
  ('batches', $q$select 'product:' || v.product_id from changed c join shop.variants v on v.id = c.variant_id
     where c.on_hand <= c.reserved or c.blocked_reason is not null$q$, '{}'),
  ('batch_analyses', $q$select 'product:' || v.product_id from changed c join shop.batches b on b.id = c.batch_id
     join shop.variants v on v.id = b.variant_id$q$, '{}');
select internal.watch_page_source('batches'), internal.watch_page_source('batch_analyses');
drop trigger batches_pages_added on shop.batches;
create trigger batches_pages_added after insert on shop.batches referencing new table as changed for each statement
  execute function internal.note_page_changes('select count(*) > 0, array_agg(key) filter (where key is not null) from (select distinct ''product:'' || v.product_id from changed c join shop.variants v on v.id = c.variant_id limit 51) touched (key)', '{}');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
