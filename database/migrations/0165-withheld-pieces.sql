-- migrate:up

-- Pieces of blocked batches are not for sale: they lie in the house, and on_hand does not count them. What orders hold already cannot be taken
-- from them in silence; it is owed, and goes as soon as pieces get free. withheld + owed is always what the blocked batches hold.
alter table shop.stock add column withheld integer not null default 0, add column owed integer not null default 0;
alter table shop.stock add constraint stock_withheld_not_negative check (withheld >= 0 and owed >= 0) not valid;

create function internal.withhold_owed() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
declare
  taken constant integer := least(new.owed, new.on_hand - new.reserved);
begin
  new.on_hand := new.on_hand - taken;
  new.withheld := new.withheld + taken;
  new.owed := new.owed - taken;
  return new;
end
$$;
comment on function internal.withhold_owed is 'Takes free pieces of a blocked batch off the shelf before anybody is promised them.';
create trigger stock_owed before update on shop.stock for each row when (new.owed > 0 and new.on_hand > new.reserved)
  execute function internal.withhold_owed();

create function internal.withhold_blocked() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  more integer := 0;
begin
  if tg_op <> 'INSERT' and old.blocked_reason is not null then more := -old.on_hand; end if;
  if tg_op <> 'DELETE' and new.blocked_reason is not null then more := more + new.on_hand; end if;
  if more > 0 then
    update shop.stock s set owed = s.owed + more, updated_at = now() where s.variant_id = new.variant_id;
  elsif more < 0 then
    update shop.stock s
       set owed = s.owed - least(s.owed, -more), withheld = s.withheld - (-more - least(s.owed, -more)),
           on_hand = s.on_hand + (-more - least(s.owed, -more)), updated_at = now()
     where s.variant_id = old.variant_id;
  end if;
  return null;
end
$$;
comment on function internal.withhold_blocked is 'A batch that is blocked, freed or changed while it is blocked: its pieces leave what can be sold, or come back.';
create trigger batches_withheld after insert or delete or update of blocked_reason, on_hand on shop.batches
  for each row execute function internal.withhold_blocked();

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
