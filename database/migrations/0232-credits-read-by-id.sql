-- migrate:up

-- By the text of a number every movement read all orders there are: the page of whoever buys often never came.
create or replace function internal.credit_subject(owner bigint, reference_type text, reference_id text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
  -- A dog is named with the year it was given for.
  with spoken (id) as (
    select case when split_part(reference_id, ':', 1) ~ '^[0-9]{1,18}$' then split_part(reference_id, ':', 1)::bigint end
  )
  select case reference_type
    when 'order' then (select o.number from shop.orders o, spoken where o.id = spoken.id and o.customer_id = owner)
    when 'dog' then (select d.name from shop.dogs d, spoken where d.id = spoken.id and d.customer_id = owner)
    when 'review' then (select p.name from spoken join shop.reviews r on r.id = spoken.id join shop.products p on p.id = r.product_id)
  end
$function$;

create or replace function shop.own_credits()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
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
             where o.id = case when t.reference_id ~ '^[0-9]{1,18}$' then t.reference_id::bigint end and s ->> 'code' = 'credits.earned' limit 1) end)
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
$function$;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
