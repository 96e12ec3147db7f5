-- migrate:up

create table shop.credit_entries (
  id bigint generated always as identity primary key,
  customer_id bigint not null references shop.customers on delete restrict,
  kind text not null check (kind in
    ('welcome', 'dog_profile', 'purchase', 'review', 'referral', 'goodwill', 'spend', 'expiry', 'reversal', 'forfeit')),
  amount integer not null check (amount <> 0),
  -- A gain opens a lot; whatever takes credits away names the lot it takes them from, so the oldest can go first.
  lot_id bigint references shop.credit_entries on delete restrict,
  -- The entry this one takes back; both stay visible side by side.
  reverses_id bigint references shop.credit_entries on delete restrict,
  -- Usable from then on; in the far future while the order is neither paid nor delivered.
  usable_from timestamptz not null,
  expires_at timestamptz,
  -- What it came from, in the words of its own table: an order, a review, a dog.
  reference_type text,
  reference_id text,
  created_at timestamptz not null,
  constraint credit_entries_lots check ((amount > 0) = (lot_id is null)),
  -- One event earns or takes once, however often it is told.
  constraint credit_entries_once unique nulls not distinct (customer_id, kind, reference_type, reference_id, lot_id)
);
create index credit_entries_customer_id on shop.credit_entries (customer_id, created_at desc, id desc);
create index credit_entries_lot_id on shop.credit_entries (lot_id);
create index credit_entries_reverses_id on shop.credit_entries (reverses_id);
comment on table shop.credit_entries is 'Ledger of loyalty credits: gains open lots, spending consumes them. A balance is always a sum.';
create trigger credit_entries_no_delete before delete on shop.credit_entries
  for each row execute function internal.refuse_change();
create trigger credit_entries_no_change before update of customer_id, kind, amount, lot_id, reverses_id, reference_type,
  reference_id, created_at on shop.credit_entries
  for each row execute function internal.refuse_change();
create trigger credit_entries_no_truncate before truncate on shop.credit_entries
  for each statement execute function internal.refuse_change();
alter table shop.credit_entries enable row level security;
create policy own_credit_entries on shop.credit_entries for select to customer
  using (customer_id = internal.current_customer_id());
comment on policy own_credit_entries on shop.credit_entries is 'A customer sees their own ledger.';
create policy support_credit_entries on shop.credit_entries for select to staff_support, staff_admin using (true);
comment on policy support_credit_entries on shop.credit_entries is 'Support explains balances.';
grant select on shop.credit_entries to customer, staff_support, staff_admin;
revoke delete on shop.credit_entries from services;

create view shop.credit_lots with (security_invoker = true) as
  select l.id, l.customer_id, l.kind, l.amount, l.usable_from, l.expires_at, l.created_at,
         l.amount + coalesce((select sum(e.amount) from shop.credit_entries e where e.lot_id = l.id), 0)::integer as remaining
    from shop.credit_entries l
   where l.lot_id is null;
comment on view shop.credit_lots is 'What is left of each gain.';
grant select on shop.credit_lots to customer, staff_support, staff_admin;

create view shop.credit_balances with (security_invoker = true) as
  select customer_id,
         coalesce(sum(remaining) filter (where usable_from <= now() and (expires_at is null or expires_at > now())), 0)::integer
           as usable,
         coalesce(sum(remaining) filter (where usable_from > now()), 0)::integer as pending,
         min(expires_at) filter (where remaining > 0 and usable_from <= now() and expires_at > now()) as next_expiry
    from shop.credit_lots
   group by customer_id;
comment on view shop.credit_balances is 'Usable and pending credits and the next day some of them end.';
grant select on shop.credit_balances to customer, staff_support, staff_admin;

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'loyalty.welcome_credits', 'integer', '50', true, 'After the e-mail of a new account is confirmed, once.'),
  (1, 'loyalty.dog_profile_credits', 'integer', '30', true, 'For a complete profile of a dog.'),
  (1, 'loyalty.dog_profile_limit', 'integer', '3', true, 'For how many dogs of one customer.'),
  (1, 'loyalty.validity_months', 'integer', '12', true, 'How long credits hold.');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
