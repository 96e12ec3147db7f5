-- migrate:up

-- Staff who give money of an order back name the account themselves where it did not come from one: whoever typed it does not send it as well.
-- Refunds that were sent before this day had only the older rule.
update internal.truths
   set query = $q$
  select r.id as refund_id, r.replaces_id, r.case_id from shop.refunds r
   where r.requested_at >= $1 and r.state = 'done'
     and (r.replaces_id is not null or r.account is not null and (r.case_id is not null or r.requested_at >= '2026-11-19'))
     and exists (
       select from shop.payment_events e where e.payment_id = r.payment_id and e.details ->> 'refundId' = r.id::text
          and e.event like 'refund_confirmed%' and e.actor_kind = r.actor_kind and e.actor_id = r.actor_id)
$q$
 where name = 'refund_to_an_account_had_two_people';

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
