-- migrate:up

-- A voucher is money that was paid ahead, for any goods of the shop: it is a means of payment, never a discount (decision 165).
create table shop.vouchers (
  id bigint generated always as identity primary key,
  storefront_id bigint not null references shop.storefronts on delete restrict,
  -- Whoever has the code has the money: it is found by its hash, and read again only with the key of the services.
  code_hash bytea not null unique check (octet_length(code_hash) = 32),
  code_sealed bytea not null,
  code_tail text not null check (code_tail ~ '^[2-9A-Z]{4}$'),
  face bigint not null check (face > 0),
  -- The sum of its entries, kept so that it can be held and compared by one statement.
  balance bigint not null default 0 constraint vouchers_balance_check check (balance >= 0),
  -- The last day it pays.
  expires_on date not null,
  origin text not null check (origin in ('staff', 'order')),
  -- What it was sold for, in the words of whoever sold it.
  reason text not null default '',
  issued_by text,
  -- Of the button: a second click issues nothing.
  issue_key text not null unique,
  issued_at timestamptz not null,
  blocked_at timestamptz,
  blocked_by text,
  block_reason text,
  updated_at timestamptz not null default now(),
  constraint vouchers_blocked check (num_nonnulls(blocked_at, blocked_by, block_reason) in (0, 3)),
  constraint vouchers_sold_by check ((origin = 'staff') = (issued_by is not null))
);
create index vouchers_storefront_id on shop.vouchers (storefront_id);
create index vouchers_issued_at on shop.vouchers (issued_at);
create index vouchers_ending on shop.vouchers (expires_on) where balance > 0;
comment on table shop.vouchers is 'Gift vouchers. Multi-purpose: sold without VAT, which comes with the goods they pay for.';
alter table shop.vouchers enable row level security;

-- Append-only: a mistake is mended by the next entry.
create table shop.voucher_entries (
  id bigint generated always as identity primary key,
  voucher_id bigint not null references shop.vouchers on delete restrict,
  kind text not null check (kind in ('issue', 'spend', 'give_back', 'expiry')),
  amount bigint not null check (amount <> 0),
  payment_id bigint unique references shop.payments on delete restrict,
  refund_id bigint unique references shop.refunds on delete restrict,
  at timestamptz not null,
  constraint voucher_entries_sign check ((kind in ('issue', 'give_back')) = (amount > 0)),
  constraint voucher_entries_spend check ((kind = 'spend') = (payment_id is not null)),
  constraint voucher_entries_give_back check ((kind = 'give_back') = (refund_id is not null))
);
create index voucher_entries_voucher_id on shop.voucher_entries (voucher_id, id);
create index voucher_entries_at on shop.voucher_entries (at);
create unique index voucher_entries_one_issue on shop.voucher_entries (voucher_id) where kind = 'issue';
comment on table shop.voucher_entries is 'What became of the money of a voucher; its sum is the balance.';
alter table shop.voucher_entries enable row level security;
revoke update, delete on shop.voucher_entries from services;

-- locks: one row at a time is written to carts, and the column is empty.
alter table shop.carts add column voucher_id bigint references shop.vouchers on delete set null;
-- locks: the column is new, so nothing is in the index and it is made at once.
create index carts_voucher_id on shop.carts (voucher_id) where voucher_id is not null;

-- What a document says of how its price was paid.
alter table shop.documents add column paid_by_voucher bigint not null default 0;

-- locks: the wider checks are not read over the rows there are.
alter table shop.payments
  drop constraint payments_kind_check,
  add constraint payments_kind_check check (kind in ('online', 'transfer', 'cod', 'invoice', 'voucher')) not valid;
alter table shop.refunds
  drop constraint refunds_way_check,
  add constraint refunds_way_check check (way in ('gateway', 'transfer', 'voucher')) not valid;

-- An order that expired gave its part back to the voucher and gets it again when the rest comes late: nobody is asked for it in money.
create function internal.voucher_to_spend_again(wanted bigint) returns bigint
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(sum(r.amount), 0)::bigint from shop.refunds r join shop.orders o on o.id = r.order_id
   where r.order_id = wanted and o.state = 'expired' and r.way = 'voucher' and r.purpose = 'late_payment' and r.state = 'done';
end;
comment on function internal.voucher_to_spend_again is 'Haléře that an expired order gave back to vouchers and would take again.';

create or replace function internal.order_due(wanted bigint) returns bigint
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select case when o.state in ('awaiting_payment', 'expired')
                or exists (select from shop.payments p where p.order_id = o.id and p.state in ('awaiting_transfer', 'partly_paid', 'invoice_issued',
                  'overdue', 'created', 'unknown', 'method_chosen', 'authorized', 'awaiting_cod', 'cod_collected'))
              then o.payable - (select coalesce(sum(p.received - p.refunded), 0)::bigint from shop.payments p where p.order_id = o.id)
                   - (select coalesce(sum(r.for_goods - case when r.state = 'done' then 0 else r.amount end), 0)::bigint
                        from shop.refunds r where r.order_id = o.id and r.state <> 'failed')
                   - internal.voucher_to_spend_again(o.id)
              else 0 end
    from shop.orders o where o.id = wanted;
end;

-- What is waited for is told by the attempt that brings money, not by the voucher beside it.
create or replace function internal.order_money(wanted bigint, out payable bigint, out paid bigint, out payment_state text, out payment_due_on date)
  language plpgsql stable security definer cost 20000
  set search_path = pg_catalog, pg_temp
as $$
begin
  if internal.request_role() not in ('staff_support', 'staff_accounting', 'staff_admin') then
    return;
  end if;
  select o.payable into payable from shop.orders o where o.id = wanted;
  select coalesce(sum(p.received - p.refunded), 0), (array_agg(p.state order by p.kind = 'voucher', p.attempt desc))[1],
         (array_agg(p.due_on order by p.kind = 'voucher', p.attempt desc))[1]
    into paid, payment_state, payment_due_on
    from shop.payments p where p.order_id = wanted;
end
$$;

-- A voucher has paid from the first moment.
insert into internal.state_transitions (machine, from_state, to_state) values ('payment', 'new', 'paid');

insert into internal.truths (name, question, query) values
('voucher_is_its_entries', 'Which voucher has a balance other than its entries say, or entries that go below nought?', $q$
  select v.id, v.balance, sum(e.amount) as entries
    from shop.vouchers v left join (select e.*, sum(e.amount) over (partition by e.voucher_id order by e.id) as after from shop.voucher_entries e) e on e.voucher_id = v.id
   where v.updated_at >= $1
   group by v.id
  having v.balance <> coalesce(sum(e.amount), 0) or min(e.after) < 0 or v.face <> coalesce(sum(e.amount) filter (where e.kind = 'issue'), 0)
$q$),
('voucher_paid_what_its_order_says', 'Which order was paid by a voucher otherwise than the voucher says?', $q$
  select p.order_id, p.id, p.received, p.refunded, s.amount as spent, back.amount as given_back
    from shop.payments p
    left join shop.voucher_entries s on s.payment_id = p.id
    cross join lateral (
      select coalesce(sum(g.amount), 0) as amount from shop.refunds r join shop.voucher_entries g on g.refund_id = r.id and g.voucher_id = s.voucher_id where r.payment_id = p.id
    ) back
   where p.kind = 'voucher' and p.updated_at >= $1
     and (s.id is null or p.received <> -s.amount or p.refunded <> back.amount)
$q$);

update internal.truths
   set query = replace(query, 'else p.received <> bank.moved end', $q$when p.kind = 'voucher' then p.received <> p.amount else p.received <> bank.moved end$q$)
 where name = 'payment_counts_what_came';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
