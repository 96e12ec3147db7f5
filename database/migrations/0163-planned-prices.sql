-- migrate:up

-- Prices begin by the clock of the shop, as carts do: a page, its cart and a feed change at the same moment, also where development moves it.
grant execute on function internal.shop_now() to shop_readers, staff_readers;

alter policy prices_of_own_lists on shop.prices
  using (valid_from <= (select internal.shop_now())
    and exists (select from shop.price_lists l where l.id = price_list_id)
    and exists (select from shop.variants v where v.id = variant_id));

-- Of two rows of one moment the later written one held: a planned regular price that was called off was never anybody's.
create or replace function shop.current_price(variant_id bigint, price_list_id bigint, at timestamptz default internal.shop_now())
  returns table (amount bigint, kind text, valid_from timestamptz, regular_amount bigint)
  language sql stable parallel safe rows 1
  set search_path = pg_catalog, pg_temp
as $$
  select p.amount, p.kind, p.valid_from,
         case when p.kind = 'regular' then p.amount else (
           select r.amount
             from shop.prices r
            where r.variant_id = current_price.variant_id and r.price_list_id = current_price.price_list_id
              and r.valid_from <= p.valid_from and r.kind = 'regular'
              and not exists (
                select from shop.prices later
                 where later.variant_id = r.variant_id and later.price_list_id = r.price_list_id
                   and later.valid_from = r.valid_from and later.id > r.id)
            order by r.valid_from desc, r.id desc
            limit 1
         ) end
    from shop.prices p
   where p.variant_id = current_price.variant_id and p.price_list_id = current_price.price_list_id and p.valid_from <= at
   order by p.valid_from desc, p.id desc
   limit 1
$$;

create or replace view shop.variant_offers with (security_invoker = true) as
select
  v.id as variant_id,
  v.storefront_id,
  v.product_id,
  l.id as price_list_id,
  l.code as price_list,
  l.is_public,
  l.includes_vat,
  p.amount as price,
  coalesce(p.regular_amount, p.amount) as regular_price,
  low.amount as lowest_price_30_days,
  coalesce(low.amount > p.amount, false) as on_sale,
  p.valid_from as price_valid_from,
  v.unit,
  round(p.amount / v.unit_quantity)::bigint as unit_price,
  coalesce(s.available, 0) as available_up_to_100,
  coalesce(s.available, 0) > 0 and v.status <> 'discontinued' as in_stock
from shop.variants v
join shop.price_lists l on l.storefront_id = v.storefront_id
cross join lateral shop.current_price(v.id, l.id, (select internal.shop_now())) p
left join lateral (
  select shop.lowest_price_before_discount(v.id, l.id, (select internal.shop_now())) as amount where p.kind = 'sale'
) low on true
left join lateral (
  select coalesce(
    (select min(coalesce(cs.available_up_to_100, 0) / c.quantity)
       from shop.bundle_components c
       left join shop.stock cs on cs.variant_id = c.component_variant_id
      where c.bundle_variant_id = v.id),
    (select own.available_up_to_100 from shop.stock own where own.variant_id = v.id)
  ) as available
) s on true;

-- As before, by the clock of the shop.
create or replace function internal.refresh_due_product_cards(since timestamptz) returns integer
  language plpgsql volatile security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  present constant timestamptz := internal.shop_now();
  noted_until timestamptz := (select least(due_until, present) from internal.page_version);
  ids bigint[];
  fresh bigint[];
begin
  select array_agg(distinct due.id), array_agg(distinct due.id) filter (where due.at > noted_until) into ids, fresh from (
    select v.product_id as id, p.valid_from as at
      from shop.price_lists l
      join shop.prices p on p.price_list_id = l.id and p.valid_from > since and p.valid_from <= present
      join shop.variants v on v.id = p.variant_id
     where l.is_public
    union all
    select id, published_at from shop.products where published_at > since and published_at <= present
  ) due;
  update internal.page_version set due_until = present;
  if ids is null then
    return 0;
  end if;
  perform internal.refresh_product_cards(internal.with_bundles(ids));
  if fresh is not null then
    perform internal.note_page_keys(array['catalog', 'missing'] || array(select 'product:' || id from unnest(internal.with_bundles(fresh)) id));
  end if;
  return cardinality(ids);
end
$$;

-- A price from yesterday would change what was shown yesterday, whether or not another row followed. Only the loading of a past that the
-- shop never showed (seed, growth of a bench) is let through, and the services are not that.
create or replace function internal.refuse_price_in_past() returns trigger
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
begin
  if new.valid_from < internal.shop_now() and (current_user = 'services' or exists (
    select from shop.prices p
     where p.variant_id = new.variant_id and p.price_list_id = new.price_list_id and p.valid_from >= new.valid_from
  )) then
    raise exception 'a price cannot begin before one that already holds' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create table shop.price_proposals (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  price_list_id bigint not null references shop.price_lists on delete restrict,
  -- What each variant is to cost: variantId, amount in haléře, kind.
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) > 0),
  -- Empty: from the moment it is approved.
  valid_from timestamptz,
  reason text not null check (reason <> ''),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn')),
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  note text not null default '',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint price_proposals_decided check ((state = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint price_proposals_two_persons check (state <> 'approved' or decided_by <> proposed_by)
);
create index price_proposals_storefront_id on shop.price_proposals (storefront_id);
create index price_proposals_price_list_id on shop.price_proposals (price_list_id);
create index price_proposals_waiting on shop.price_proposals (proposed_at) where state = 'waiting';
comment on table shop.price_proposals is 'Prices that somebody who may not set them asks for; another person decides, and only then the ledger is written.';
create trigger price_proposals_version before update on shop.price_proposals
  for each row when (old.* is distinct from new.*) execute function internal.touch_version();
select internal.watch_history('price_proposals');
alter table shop.price_proposals enable row level security;
create policy staff_price_proposals on shop.price_proposals for select to staff_content, staff_admin using (true);
comment on policy staff_price_proposals on shop.price_proposals is 'Whoever proposes and whoever decides.';
grant select on shop.price_proposals to staff_content, staff_admin;

create table shop.price_proofs (
  id bigint generated always as identity primary key,
  price_id bigint not null references shop.prices on delete restrict,
  -- The lowest price of the thirty days before the discount, and the row that said it.
  reference bigint check (reference > 0),
  reference_price_id bigint references shop.prices on delete restrict,
  window_from timestamptz,
  -- Rows that held in those thirty days.
  window_price_ids bigint[] not null default '{}',
  percent integer not null check (percent between 0 and 100),
  verdict text not null check (verdict in ('fair', 'no_sale', 'no_discount', 'raised_before', 'too_new')),
  created_at timestamptz not null default now()
);
create index price_proofs_price_id on shop.price_proofs (price_id, id desc);
create index price_proofs_reference_price_id on shop.price_proofs (reference_price_id) where reference_price_id is not null;
comment on table shop.price_proofs is
  'Why a discount may, or may not, be called fair: the reference, the rows it was taken from. Append-only; the newest row of a price holds.';
create trigger price_proofs_no_change before update or delete on shop.price_proofs
  for each row execute function internal.refuse_change();
create trigger price_proofs_no_truncate before truncate on shop.price_proofs
  for each statement execute function internal.refuse_change();
alter table shop.price_proofs enable row level security;
create policy proofs_of_visible_prices on shop.price_proofs for select to shop_readers
  using (exists (select from shop.prices p where p.id = price_id));
comment on policy proofs_of_visible_prices on shop.price_proofs is 'Follows the price: what is only planned is for staff.';
create policy staff_proofs on shop.price_proofs for select to staff_readers using (true);
comment on policy staff_proofs on shop.price_proofs is 'Staff plan prices, so they see what speaks for them.';
grant select on shop.price_proofs to shop_readers;
revoke update, delete on shop.price_proofs from services;

insert into internal.page_sources (table_name, row_keys, keys) values
  ('price_proofs', $q$select 'product:' || v.product_id from changed c join shop.prices p on p.id = c.price_id
    join shop.variants v on v.id = p.variant_id join shop.price_lists l on l.id = p.price_list_id and l.is_public$q$, '{}');
select internal.watch_page_source('price_proofs');

create table internal.price_origins (
  price_id bigint primary key references shop.prices on delete restrict,
  -- Written at the moment of a price that was called off: what held before goes on.
  restores boolean not null default false,
  proposal_id bigint references shop.price_proposals on delete restrict,
  actor_id text,
  reason text not null,
  created_at timestamptz not null
);
create index price_origins_proposal_id on internal.price_origins (proposal_id) where proposal_id is not null;
comment on table internal.price_origins is 'Who wrote a row of the price ledger and why; rows of a seed have none. Append-only.';
create trigger price_origins_no_change before update or delete on internal.price_origins
  for each row execute function internal.refuse_change();
create trigger price_origins_no_truncate before truncate on internal.price_origins
  for each statement execute function internal.refuse_change();
alter table internal.price_origins enable row level security;
revoke update, delete on internal.price_origins from services;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
