-- migrate:up

create table shop.recalls (
  id bigint generated always as identity primary key,
  batch_id bigint not null references shop.batches on delete restrict,
  -- What visitors of the product read; batches themselves are not theirs to read.
  product_id bigint not null references shop.products on delete restrict,
  batch_code text not null,
  best_before date,
  reason text not null,
  risk text not null,
  symptoms text not null,
  -- Feed that may harm is reported to the authority before the public (Reg. 178/2002, Art. 20).
  authority_told_on date not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  approved_by text,
  approved_at timestamptz,
  withdrawn_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint recalls_approval check ((approved_by is null) = (approved_at is null)),
  -- Mails cannot be taken back, so one person never sends them.
  constraint recalls_two_people check (approved_by <> proposed_by),
  constraint recalls_public_stays check (approved_at is null or withdrawn_at is null)
);
comment on table shop.recalls is 'Batches that are called back: one person proposes, another approves, and from then on it is public.';
create unique index recalls_batch_id on shop.recalls (batch_id) where withdrawn_at is null;
create index recalls_batch_id_all on shop.recalls (batch_id);
create index recalls_product_id on shop.recalls (product_id);
create trigger recalls_version before update on shop.recalls for each row when (old.* is distinct from new.*)
  execute function internal.touch_version();
create trigger recalls_no_delete before delete on shop.recalls for each row execute function internal.refuse_change();
alter table shop.recalls enable row level security;
create policy public_recalls on shop.recalls for select to shop_readers using (approved_at is not null);
comment on policy public_recalls on shop.recalls is 'Everybody reads what is called back, nobody what is only proposed.';
grant select (product_id, batch_code, best_before, reason, risk, approved_at) on shop.recalls to shop_readers;
revoke delete on shop.recalls from services;
select internal.watch_history('recalls');

insert into internal.page_sources (table_name, row_keys, keys)
values ('recalls', $q$select 'product:' || c.product_id from changed c$q$, '{}');
select internal.watch_page_source('recalls');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
