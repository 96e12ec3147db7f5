-- migrate:up

create table shop.credit_entries (
  id bigint generated always as identity primary key,
  customer_id bigint not null references shop.customers on delete restrict,
  kind text not null check (kind in
    ('welcome', 'dog_profile', 'purchase', 'review', 'survey', 'referral', 'goodwill', 'spend', 'expiry', 'reversal', 'forfeit')),
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

-- Credits end with the day that is printed, in Prague, whoever writes them: one rule for the ledger and for every rule that reads it.
create function internal.end_of_day(day date) returns timestamptz
  language sql stable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select ((day + 1)::timestamp at time zone 'Europe/Prague') - interval '1 millisecond'
$$;
comment on function internal.end_of_day is 'The last moment of a day in Prague.';

-- Months of the calendar on the wall: in UTC the night of the first belongs to the month before.
create function internal.credits_end(usable_from timestamptz, months integer) returns timestamptz
  language sql stable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select internal.end_of_day(((usable_from at time zone 'Europe/Prague')::date + make_interval(months => months))::date)
$$;
comment on function internal.credits_end is 'When credits end that can be spent from a moment on.';

create function internal.end_credits_with_their_day() returns trigger
  language plpgsql volatile
  set search_path = pg_catalog, pg_temp
as $$
begin
  new.expires_at := internal.end_of_day((new.expires_at at time zone 'Europe/Prague')::date);
  return new;
end
$$;
comment on function internal.end_credits_with_their_day is 'No lot ends in the middle of its last day.';
create trigger credit_entries_whole_days before insert or update of expires_at on shop.credit_entries
  for each row when (new.expires_at is not null) execute function internal.end_credits_with_their_day();

-- What was earned for goods that came back and is spent already: taken from credits to come, never from money.
create table internal.credit_debts (
  order_id bigint primary key references shop.orders on delete cascade,
  credits integer not null check (credits > 0),
  since timestamptz not null
);
comment on table internal.credit_debts is 'Credits an order has still to take back, because they were spent before its goods came back.';
alter table internal.credit_debts enable row level security;

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'loyalty.welcome_credits', 'integer', '50', true, 'After the e-mail of a new account is confirmed, once.'),
  (1, 'loyalty.dog_profile_credits', 'integer', '30', true, 'For a complete profile of a dog.'),
  (1, 'loyalty.dog_profile_limit', 'integer', '3', true, 'For how many dogs of one customer.'),
  (1, 'loyalty.validity_months', 'integer', '12', true, 'How long credits hold.'),
  (1, 'loyalty.credit_value', 'money', '100', true, 'What one credit is worth.'),
  (1, 'loyalty.maximum_spend_percent', 'percent', '30', true, 'The part of goods that credits may pay.'),
  (1, 'loyalty.minimum_spend_credits', 'integer', '20', true, 'Fewer than these cannot be spent at once.'),
  (1, 'loyalty.returned_minimum_days', 'integer', '30', true, 'Credits given back hold at least so long.'),
  (1, 'loyalty.credited_after_days', 'integer', '14', true, 'Credits of an order can be spent so many days after its delivery, once it is paid.'),
  (1, 'loyalty.attach_days', 'integer', '30', true, 'How long after delivery an order of a guest still earns when it is joined to an account.');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
