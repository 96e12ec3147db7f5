-- migrate:up

-- How goods come back (decision 140).
-- locks: columns with a constant; nobody else changes cases for longer than one row.
alter table shop.cases
  add column return_way text not null default 'own' constraint cases_return_way_check check (return_way in ('own', 'packeta')),
  add column return_shipment text,
  add column return_code text,
  add constraint cases_return_code check ((return_code is null) = (return_shipment is null));
comment on column shop.cases.return_code is 'What the customer says at a point of the carrier; null until the carrier gave it.';

-- Money to an account that only a form knows of has two people as well, whether the gateway refused it first or it never came by one.
update internal.truths
   set query = $q$
  select r.id as refund_id, r.replaces_id, r.case_id from shop.refunds r
   where r.requested_at >= $1 and r.state = 'done' and (r.replaces_id is not null or r.case_id is not null and r.account is not null)
     and exists (
       select from shop.payment_events e where e.payment_id = r.payment_id and e.details ->> 'refundId' = r.id::text
          and e.event like 'refund_confirmed%' and e.actor_kind = r.actor_kind and e.actor_id = r.actor_id)
$q$
 where name = 'refund_to_an_account_had_two_people';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
