-- migrate:up

alter table shop.credit_entries validate constraint credit_entries_kind_check;

-- What an entry came from, by the name its customer knows: an order by its number, a dog by its name.
create function internal.credit_subject(owner bigint, reference_type text, reference_id text) returns text
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select case reference_type
    when 'order' then (select o.number from shop.orders o where o.id::text = reference_id and o.customer_id = owner)
    when 'dog' then (select d.name from shop.dogs d where d.id::text = split_part(reference_id, ':', 1) and d.customer_id = owner)
    when 'review' then (select p.name from shop.reviews r join shop.products p on p.id = r.product_id where r.id::text = reference_id)
  end
$$;
comment on function internal.credit_subject is 'The order, dog or product an entry of the ledger of credits speaks of.';
revoke execute on function internal.credit_subject from public;

-- Balance, lots and every movement with its reason, in one answer: what is summed here is the ledger itself.
create function shop.own_credits() returns jsonb
  language sql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
  with me as (
    select c.id, c.storefront_id, internal.shop_now() as at from shop.customers c where c.id = internal.current_customer_id()
  ), ledger as (
    select e.*, sum(e.amount) over (order by e.created_at, e.id) as balance
      from shop.credit_entries e join me on me.id = e.customer_id
  ), told as (
    select l.*, b.reference_type as from_type, b.reference_id as from_id
      from ledger l
      -- What takes something back speaks of what it takes back.
      left join shop.credit_entries r on r.id = l.reverses_id
      cross join lateral (select case when l.reference_type = 'credit_entry' then r.reference_type else l.reference_type end as reference_type,
                                 case when l.reference_type = 'credit_entry' then r.reference_id else l.reference_id end as reference_id) b
     order by l.created_at desc, l.id desc limit 500
  )
  select jsonb_build_object(
    'usable', coalesce(sum(l.remaining) filter (where l.usable_from <= me.at and (l.expires_at is null or l.expires_at > me.at)), 0),
    'pending', coalesce(sum(l.remaining) filter (where l.usable_from > me.at), 0),
    'lots', coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'kind', l.kind, 'amount', l.amount, 'left', l.remaining,
        'usableFrom', case when l.usable_from > me.at then l.usable_from end, 'expiresAt', l.expires_at,
        'subject', internal.credit_subject(me.id, e.reference_type, e.reference_id))
      order by (l.usable_from > me.at), l.expires_at nulls last, l.id)
      filter (where l.remaining > 0 and (l.usable_from > me.at or l.expires_at is null or l.expires_at > me.at)), '[]'),
    'entries', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'kind', t.kind, 'amount', t.amount, 'at', t.created_at,
          'usableFrom', t.usable_from, 'expiresAt', case when t.lot_id is null then t.expires_at end, 'lotId', t.lot_id,
          'reversesId', t.reverses_id, 'note', t.note, 'balance', t.balance, 'source', t.from_type,
          'subject', internal.credit_subject(t.customer_id, t.from_type, t.from_id),
          'earned', case when t.kind = 'purchase' then (select s from shop.orders o cross join lateral jsonb_array_elements(o.price_trace) s
             where o.id::text = t.reference_id and s ->> 'code' = 'credits.earned' limit 1) end)
        order by t.created_at desc, t.id desc), '[]') from told t),
    'rules', (select jsonb_agg(jsonb_build_object('code', r.code, 'kind', r.kind, 'source', r.reference_type, 'title', r.title, 'sentence', r.sentence,
          'credits', amount.value, 'limit', most.value, 'days', days.value) order by r.position)
        from shop.credit_rules r
        left join shop.settings amount on amount.storefront_id = r.storefront_id and amount.key = r.amount_key
        left join shop.settings most on most.storefront_id = r.storefront_id and most.key = r.limit_key
        left join shop.settings days on days.storefront_id = r.storefront_id and days.key = r.days_key
       where r.storefront_id = (select m.storefront_id from me m)))
    from me left join shop.credit_lots l on l.customer_id = me.id left join shop.credit_entries e on e.id = l.id
   group by me.id, me.at
$$;
comment on function shop.own_credits is 'Credits of the customer who asks: balance, lots with their ends, every movement with its reason, and the rules.';
revoke execute on function shop.own_credits from public;
grant execute on function shop.own_credits to customer;

create or replace function internal.customer_credits(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object('usable', coalesce((select b.usable from shop.credit_balances b where b.customer_id = wanted), 0),
    'pending', coalesce((select b.pending from shop.credit_balances b where b.customer_id = wanted), 0),
    'entries', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount, 'at', e.created_at, 'note', e.note,
        'usableFrom', e.usable_from, 'expiresAt', case when e.lot_id is null then e.expires_at end) order by e.created_at desc, e.id desc), '[]')
      from (select * from shop.credit_entries q where q.customer_id = wanted order by q.created_at desc, q.id desc limit 8) e));
end;

insert into internal.truths (name, question, query) values
('birthday_once_a_year', 'Which dog had its birthday credited twice within a year?', $q$
  select e.customer_id, split_part(e.reference_id, ':', 1) as dog_id, e.created_at
    from shop.credit_entries e
   where e.kind = 'birthday' and e.amount > 0 and e.created_at >= $1
     and exists (select from shop.credit_entries b
       where b.customer_id = e.customer_id and b.kind = 'birthday' and b.id <> e.id
         and split_part(b.reference_id, ':', 1) = split_part(e.reference_id, ':', 1)
         and b.created_at between e.created_at - interval '329 days' and e.created_at)
$q$);

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
