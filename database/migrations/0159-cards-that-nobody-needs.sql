-- migrate:up

-- Whoever ends a plan or pays it another way, an account that is deleted among them and a release that knows nothing of it: the leave to charge
-- its card ends in the same step.
create function internal.revoke_card_of_plan() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  update shop.plan_mandates m set revoked_at = internal.shop_now()
   where m.plan_id = new.id and m.state = 'active' and m.revoked_at is null
     and (new.state = 'ended' or (select w.kind from shop.payment_methods w where w.id = new.payment_method_id) <> 'online');
  return null;
end
$$;
comment on function internal.revoke_card_of_plan is 'A plan that has ended, or is paid another way, needs no card.';
create trigger revoke_card after update of state, payment_method_id on shop.plans
  for each row execute function internal.revoke_card_of_plan();

create function internal.revoke_late_card() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from shop.plans p join shop.payment_methods w on w.id = p.payment_method_id
              where p.id = new.plan_id and (p.state = 'ended' or w.kind <> 'online')) then
    new.revoked_at := coalesce(new.revoked_at, internal.shop_now());
  end if;
  return new;
end
$$;
comment on function internal.revoke_late_card is 'A card that was kept after its plan had no use for it any more.';
create trigger revoke_late before update of state on shop.plan_mandates
  for each row when (new.state = 'active' and old.state is distinct from 'active') execute function internal.revoke_late_card();

-- What was left behind between the last time and now.
update shop.plan_mandates m set revoked_at = internal.shop_now()
  from shop.plans p join shop.payment_methods w on w.id = p.payment_method_id
 where p.id = m.plan_id and m.state = 'active' and m.revoked_at is null and (p.state = 'ended' or w.kind <> 'online');

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
