-- migrate:up

-- „Třetí pravidelné doručení: 60 kreditů, jednou za každé pravidelné doručení.“
alter table shop.credit_entries drop constraint credit_entries_kind_check;
alter table shop.credit_entries add constraint credit_entries_kind_check check (kind in
  ('welcome', 'dog_profile', 'purchase', 'review', 'survey', 'referral', 'goodwill', 'regular_delivery', 'spend', 'expiry', 'reversal',
   'forfeit')) not valid;

insert into shop.settings (storefront_id, key, type, value, is_public, note) values
  (1, 'loyalty.regular_delivery_credits', 'integer', '60', true, 'For the third parcel of a plan that came, once for a plan.');

insert into internal.truths (name, question, query) values
('third_delivery_earns_once', 'Which plan earned its credits too soon, twice or not at all?', $q$
  select p.id as plan_id, came.parcels, earned.times
    from (select c.plan_id from shop.plan_cycles c where c.state = 'delivered' and c.closed_at >= $1
          union
          select e.reference_id::bigint from shop.credit_entries e
           where e.kind = 'regular_delivery' and e.reference_type = 'plan' and e.created_at >= $1) young
    join shop.plans p on p.id = young.plan_id
    cross join lateral (
      select count(*) as parcels, (array_agg(o.credits_earned order by c.cycle_no desc))[1] as last_earned
        from shop.plan_cycles c join shop.orders o on o.id = c.order_id where c.plan_id = p.id and c.state = 'delivered') came
    cross join lateral (
      select count(*) as times from shop.credit_entries e
       where e.kind = 'regular_delivery' and e.reference_type = 'plan' and e.reference_id = p.id::text and e.amount > 0) earned
   where earned.times > 1 or earned.times = 1 and came.parcels < 3
      or earned.times = 0 and came.parcels >= 3 and came.last_earned > 0 and p.customer_id is not null
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
