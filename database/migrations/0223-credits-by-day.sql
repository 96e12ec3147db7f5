-- migrate:up

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
grant execute on function internal.end_of_day, internal.credits_end to services;

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
update shop.credit_entries set expires_at = internal.end_of_day((expires_at at time zone 'Europe/Prague')::date)
 where expires_at is not null;
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
  (1, 'loyalty.attach_days', 'integer', '30', true, 'How long after delivery an order of a guest still earns when it is joined to an account.');

-- A rate begins at midnight here, not at one or two in the morning.
create or replace function shop.vat_percent(storefront_id bigint, vat_class text,
    on_day date default (now() at time zone 'Europe/Prague')::date) returns numeric
  language sql stable parallel safe
  set search_path = pg_catalog, pg_temp
as $$
  select r.percent
    from shop.vat_rates r
   where r.storefront_id = vat_percent.storefront_id and r.vat_class = vat_percent.vat_class and r.valid_from <= on_day
   order by r.valid_from desc
   limit 1
$$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
