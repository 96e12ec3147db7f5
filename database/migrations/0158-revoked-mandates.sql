-- migrate:up

-- Whether a leave is to be voided was asked of its plan, for every leave there is, several times an hour. From now on the end of a
-- plan and another way of paying revoke it in the same step; what they have left behind until today is revoked here.
update shop.plan_mandates m set revoked_at = internal.shop_now()
  from shop.plans p join shop.payment_methods w on w.id = p.payment_method_id
 where p.id = m.plan_id and m.state = 'active' and m.revoked_at is null and (p.state = 'ended' or w.kind <> 'online');

-- locks: leaves are few and written once in the life of a plan
create index plan_mandates_revoked on shop.plan_mandates (id) where state = 'active' and revoked_at is not null;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
