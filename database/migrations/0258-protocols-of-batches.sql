-- migrate:up

-- What a laboratory wrote, as it came: a file is addressed by its bytes, so an address that was once handed out shows the same for good.
create table internal.batch_protocols (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  bytes bytea not null check (octet_length(bytes) between 5 and 5242880 and hash = encode(sha256(bytes), 'hex')),
  uploaded_at timestamptz not null
);
-- A PDF is compressed already.
alter table internal.batch_protocols alter column bytes set storage external;
comment on table internal.batch_protocols is 'Protocols of laboratories as PDF; an analysis of a batch names its own.';
alter table internal.batch_protocols enable row level security;
create policy services_keep_batch_protocols on internal.batch_protocols for all to services using (true) with check (true);
comment on policy services_keep_batch_protocols on internal.batch_protocols is 'Commands keep it once and hand it out.';
revoke update, delete on internal.batch_protocols from services;

select internal.unwatch_history('batch_analyses');
alter table shop.batch_analyses add column findings jsonb not null default '[]',
  add column protocol_hash text;
alter table shop.batch_analyses add constraint batch_analyses_findings_check check (jsonb_typeof(findings) = 'array') not valid;
alter table shop.batch_analyses add constraint batch_analyses_protocol_hash_fkey
  foreign key (protocol_hash) references internal.batch_protocols (hash) on delete restrict not valid;
select internal.watch_history('batch_analyses');
comment on column shop.batch_analyses.findings is 'Microbiology and oxidation of fat: name, value, unit and limit in the words of the laboratory.';
comment on column shop.batch_analyses.protocol_hash is 'The protocol as PDF; null while nobody has uploaded it.';
-- locks: the column is new, so nothing is in the index and it is made at once.
create index batch_analyses_protocol_hash on shop.batch_analyses (protocol_hash) where protocol_hash is not null;

-- As sold_batches, which the release before asks, with all that the laboratory found.
create function shop.analysed_batches(wanted bigint)
  returns table (variant_id bigint, code text, best_before date, laboratory text, protocol text, analysed_on date, figures jsonb,
                 findings jsonb, protocol_hash text)
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
begin atomic
  select distinct on (b.variant_id) b.variant_id, b.code, b.best_before, a.laboratory, a.protocol, a.analysed_on, a.figures,
         a.findings, a.protocol_hash
    from shop.variants v
    join shop.products p on p.id = v.product_id and p.status in ('active', 'sell_out') and p.published_at <= internal.shop_now()
    join shop.batches b on b.variant_id = v.id
    left join shop.settings s on s.storefront_id = p.storefront_id and s.key = 'shipment.minimum_days_left'
    left join shop.batch_analyses a on a.batch_id = coalesce(b.part_of, b.id)
   where v.product_id = wanted and b.on_hand > b.reserved and b.blocked_reason is null
     and (b.best_before is null or b.best_before >=
          (internal.shop_now() at time zone 'Europe/Prague')::date + coalesce((s.value #>> '{}')::integer, 0))
   order by b.variant_id, b.best_before nulls last, b.id;
end;
comment on function shop.analysed_batches is 'Of each pack of a product the batch that is sent next: its best-before and all that a laboratory found in it.';
revoke execute on function shop.analysed_batches from public;
grant execute on function shop.analysed_batches to shop_readers;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
