-- migrate:up

-- Triggers of the migration before write every change already, and the opening of an account that is changed first; whoever comes second to the
-- same account finds it open. So nobody waits for this.
insert into shop.stock_movements (at, variant_id, kind, pieces, balance, actor_kind)
select internal.shop_now(), s.variant_id, 'opening', s.on_hand + s.withheld, s.on_hand + s.withheld, 'system' from shop.stock s
 where s.on_hand + s.withheld <> 0 and not exists (select from shop.stock_movements m where m.variant_id = s.variant_id and m.batch_id is null)
on conflict do nothing;
insert into shop.stock_movements (at, variant_id, batch_id, kind, pieces, balance, actor_kind)
select internal.shop_now(), b.variant_id, b.id, 'opening', b.on_hand, b.on_hand, 'system' from shop.batches b
 where b.on_hand <> 0 and not exists (select from shop.stock_movements m where m.batch_id = b.id)
on conflict do nothing;

-- Batches that were blocked before the count knew of it.
update shop.stock s set owed = s.owed + b.pieces, updated_at = now()
  from (select variant_id, sum(on_hand)::integer as pieces from shop.batches where blocked_reason is not null group by variant_id) b
 where s.variant_id = b.variant_id and s.withheld + s.owed = 0;
alter table shop.stock validate constraint stock_withheld_not_negative;

insert into internal.truths (name, question, query) values
-- Each movement stands on the one before it and the last one says what lies there: so the sum of all is the stock, and nobody adds them all up.
('stock_is_sum_of_movements', 'Where do other pieces lie than the ledger of stock says?', $q$
  select s.variant_id, null::bigint as batch_id, s.on_hand + s.withheld as lies, coalesce(last.balance, 0) as written
    from shop.stock s
    left join lateral (select m.balance from shop.stock_movements m
      where m.variant_id = s.variant_id and m.batch_id is null order by m.id desc limit 1) last on true
   where s.on_hand + s.withheld <> coalesce(last.balance, 0) and $1 is not null
  union all
  select b.variant_id, b.id, b.on_hand, coalesce(last.balance, 0)
    from shop.batches b
    left join lateral (select m.balance from shop.stock_movements m where m.batch_id = b.id order by m.id desc limit 1) last on true
   where b.on_hand <> coalesce(last.balance, 0)
  union all
  select m.variant_id, m.batch_id, m.balance, coalesce(prior.balance, 0) + m.pieces
    from shop.stock_movements m
    left join lateral (select p.balance from shop.stock_movements p
      where p.variant_id = m.variant_id and p.batch_id is not distinct from m.batch_id and p.id < m.id order by p.id desc limit 1) prior on true
   where m.at >= $1 and m.balance <> coalesce(prior.balance, 0) + m.pieces
$q$),
('blocked_pieces_are_withheld', 'Of what are other pieces kept from sale than lie in blocked batches?', $q$
  select s.variant_id, s.withheld, s.owed, coalesce(b.pieces, 0) as blocked
    from shop.stock s
    left join (select variant_id, sum(on_hand) as pieces from shop.batches where blocked_reason is not null group by variant_id) b using (variant_id)
   where s.withheld + s.owed <> coalesce(b.pieces, 0) and $1 is not null
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
