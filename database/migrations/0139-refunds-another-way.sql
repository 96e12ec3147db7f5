-- migrate:up

-- locks: a column without a value; nobody else changes refunds for longer than one row.
alter table shop.refunds add column replaces_id bigint references shop.refunds on delete restrict;
comment on column shop.refunds.replaces_id is 'The refund that the gateway refused and this transfer goes instead of; one for each.';
grant select (replaces_id) on shop.refunds to staff_support;

-- Of several tries of the same money only the last one waits for a person.
create or replace view shop.staff_refunds with (security_invoker = true) as
select r.id, r.order_id, o.number as order_number, person.customer_name, r.amount, r.way, r.state, r.purpose, r.requested_at,
       -- Section 1832 of the Civil Code.
       coalesce(first.requested_at, r.requested_at) + interval '14 days' as until,
       r.sent_at, r.settled_at, r.reason, o.number as variable_symbol,
       case when r.way = 'transfer' then internal.refund_account(r.id) end as send_to, r.replaces_id
  from shop.refunds r
  join shop.orders o on o.id = r.order_id
  left join shop.refunds first on first.id = r.replaces_id
  cross join lateral internal.order_person(r.order_id) person
 where r.state in ('requested', 'sent')
    or r.state = 'failed' and exists (select from shop.payments p where p.id = r.payment_id and p.state = 'refund_failed')
       and not exists (select from shop.refunds later where later.payment_id = r.payment_id and later.id > r.id);

insert into internal.truths (name, question, query) values
('refund_goes_one_way', 'Which money goes back to an account although the gateway has not refused it?', $q$
  select r.id as refund_id, r.replaces_id, old.state from shop.refunds r join shop.refunds old on old.id = r.replaces_id
   where r.requested_at >= $1 and r.state <> 'failed'
     and (old.state <> 'failed' or old.way <> 'gateway' or r.way <> 'transfer'
       or (old.payment_id, old.amount, old.for_goods) is distinct from (r.payment_id, r.amount, r.for_goods))
$q$),
('refund_to_an_account_had_two_people', 'Which money to another account did the same person turn and send?', $q$
  select r.id as refund_id, r.replaces_id from shop.refunds r
   where r.requested_at >= $1 and r.state = 'done' and r.replaces_id is not null and exists (
     select from shop.payment_events e where e.payment_id = r.payment_id and e.details ->> 'refundId' = r.id::text
        and e.event like 'refund_confirmed%' and e.actor_kind = r.actor_kind and e.actor_id = r.actor_id)
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
