-- migrate:up

-- A parcel of a plan that is paid by transfer (decision 123): its notice asks for the money under the number its order will have.
alter table shop.plan_cycles add column order_number text;
comment on column shop.plan_cycles.order_number is 'Of the order this will become, once a notice has asked for its money.';
-- locks: plans are new, and only they have rows here.
create unique index plan_cycles_order_number on shop.plan_cycles (order_number) where order_number is not null;

-- Money that came before its order waits under its plan; whether its order is there by now is looked at with every statement.
alter table shop.bank_movements drop constraint bank_movements_match_check;
alter table shop.bank_movements add constraint bank_movements_match_check
  check (match in ('new', 'ignored', 'paid', 'underpaid', 'overpaid', 'surplus', 'for_staff', 'assigned', 'early')) not valid;
-- locks: none of the rows is in it yet, and one job writes the table, once a minute.
create index bank_movements_early on shop.bank_movements ((match_details ->> 'planId')) where match = 'early';

insert into internal.truths (name, question, query) values
('early_money_waits_for_a_parcel', 'Which money came before its order and waits for a parcel that will not come?', $q$
  select m.id as movement_id, p.id as plan_id, p.state from shop.bank_movements m
    left join shop.plans p on p.id = (m.match_details ->> 'planId')::bigint
   where m.match = 'early' and m.updated_at < now() - interval '1 hour' and $1 is not null
     and (p.id is null or p.state not in ('active', 'waiting_for_goods'))
$q$),
('early_money_reaches_its_order', 'Which order of a plan waits for money that is here?', $q$
  select m.id as movement_id, o.id as order_id from shop.bank_movements m
    join shop.plan_cycles c on c.plan_id = (m.match_details ->> 'planId')::bigint and c.state in ('ordered', 'payment_failed')
    join shop.orders o on o.id = c.order_id and o.state = 'awaiting_payment'
   where m.match = 'early' and o.placed_at < internal.shop_now() - interval '1 hour' and $1 is not null
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
