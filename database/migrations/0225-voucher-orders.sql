-- migrate:up

-- A voucher is bought by an order of its own: one line without VAT, no goods, no parcel, no document of tax (decision 168).
-- locks: the wider check is not read over the rows there are; the next migration reads them.
alter table shop.order_lines
  drop constraint order_lines_kind_check,
  add constraint order_lines_kind_check check (kind in ('goods', 'gift', 'shipping', 'payment', 'voucher')) not valid;
alter table shop.order_lines
  add constraint order_lines_voucher check (kind <> 'voucher' or tax = 0 and vat_rate = 0 and amount = full_amount) not valid;

-- What comes by mail is carried by nobody.
-- locks: a dozen rows.
alter table shop.shipping_methods
  drop constraint shipping_methods_kind_check,
  add constraint shipping_methods_kind_check check (kind in ('pickup-point', 'box', 'address', 'personal-pickup', 'email')),
  drop constraint shipping_methods_carrier,
  add constraint shipping_methods_carrier check ((carrier is null) = (kind in ('personal-pickup', 'email')) and (carrier_code is null or carrier is not null)),
  add constraint shipping_methods_email check (kind <> 'email' or not is_active and not takes_cod and price = 0);

-- Taken back by whoever bought it, while nobody has spent it.
-- locks: vouchers are few, and nobody waits for their ledger.
alter table shop.voucher_entries
  drop constraint voucher_entries_kind_check,
  add constraint voucher_entries_kind_check check (kind in ('issue', 'spend', 'give_back', 'expiry', 'cancel'));

create table shop.voucher_orders (
  order_id bigint primary key references shop.orders on delete restrict,
  face bigint not null check (face > 0),
  giver text not null default '',
  recipient_name text not null default '',
  -- Null: it goes to whoever bought it.
  recipient_email text check (recipient_email = lower(recipient_email)),
  words text not null default '' check (char_length(words) <= 500),
  deliver_on date not null,
  created_at timestamptz not null,
  -- Null until it is paid.
  voucher_id bigint unique references shop.vouchers on delete restrict
);
comment on table shop.voucher_orders is 'Vouchers bought online: for how much, for whom, and the voucher that was issued once it was paid.';
alter table shop.voucher_orders enable row level security;

insert into internal.state_transitions (machine, from_state, to_state) values ('order', 'accepted', 'delivered'), ('order', 'delivered', 'cancelled');

update internal.truths set query = replace(query, $q$l.kind = 'goods'$q$, $q$l.kind in ('goods', 'voucher')$q$) where name = 'order_has_goods';
update internal.truths set query = replace(query, $q$where o.placed_at >= $1 and o.state in$q$, $q$where o.placed_at >= $1 and o.shipping_kind <> 'email' and o.state in$q$)
 where name = 'shipped_order_has_a_parcel_and_an_invoice';
update internal.truths set query = replace(query, $q$m.template = 'order-confirmation'$q$, $q$m.template in ('order-confirmation', 'voucher-ordered')$q$)
 where name = 'order_is_confirmed_by_mail';

insert into internal.truths (name, question, query) values
('bought_voucher_was_paid', 'Which voucher was issued without its money, paid and not issued, or given up and still good?', $q$
  select b.order_id, o.state, b.voucher_id, v.balance from shop.voucher_orders b
    join shop.orders o on o.id = b.order_id left join shop.vouchers v on v.id = b.voucher_id
   where o.placed_at >= $1
     and case when o.state in ('delivered', 'closed') then v.id is null or v.face <> b.face or b.face <> o.payable
              when o.state = 'cancelled' then v.balance > 0
              else v.id is not null end
  union all
  select o.id, o.state, null, null from shop.orders o
   where o.placed_at >= $1 and o.shipping_kind = 'email' and not exists (select from shop.voucher_orders b where b.order_id = o.id)
$q$);

-- Months say what was taken back, and each voucher which order it was bought by.
create or replace function shop.staff_voucher_report() returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  with moved as (
    select to_char(e.at at time zone 'Europe/Prague', 'YYYY-MM') as month,
           coalesce(sum(e.amount) filter (where e.kind = 'issue'), 0) as issued, coalesce(-sum(e.amount) filter (where e.kind = 'spend'), 0) as spent,
           coalesce(sum(e.amount) filter (where e.kind = 'give_back'), 0) as given_back, coalesce(-sum(e.amount) filter (where e.kind = 'expiry'), 0) as expired,
           coalesce(-sum(e.amount) filter (where e.kind = 'cancel'), 0) as cancelled, sum(e.amount) as change
      from shop.voucher_entries e group by 1
  ), owed as (
    select m.month, m.issued, m.spent, m.given_back, m.expired, m.cancelled, sum(m.change) over (order by m.month) as outstanding from moved m
  )
  select coalesce(jsonb_agg(to_jsonb(o) order by o.month desc), '[]') from owed o
$$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
