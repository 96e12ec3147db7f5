-- migrate:up

-- One request for the page of one customer. Each part is asked for only by a role that may read its columns.
create function internal.customer_credits(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object('usable', coalesce((select b.usable from shop.credit_balances b where b.customer_id = wanted), 0),
    'pending', coalesce((select b.pending from shop.credit_balances b where b.customer_id = wanted), 0),
    'entries', (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount, 'at', e.created_at,
        'usableFrom', e.usable_from, 'expiresAt', case when e.lot_id is null then e.expires_at end) order by e.created_at desc, e.id desc), '[]')
      from (select * from shop.credit_entries q where q.customer_id = wanted order by q.created_at desc, q.id desc limit 8) e));
end;
comment on function internal.customer_credits is 'Balance of somebody''s credits and the last of its entries.';

create function internal.customer_dogs(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'breed', d.breed, 'bornOn', d.born_on, 'ageMonths', d.age_months,
      'ageStatedOn', d.age_stated_on, 'lifeStage', d.life_stage, 'sex', d.sex, 'activity', d.activity,
      'allergies', (select coalesce(jsonb_agg(distinct lower(coalesce(a.name, w.code))), '[]')
        from unnest(d.allergies) w(code) left join shop.allergens a on a.code = w.code),
      'underTreatment', d.under_treatment,
      'grams', coalesce((select w.grams from shop.dog_weights w where w.dog_id = d.id order by w.measured_on desc, w.id desc limit 1), d.adult_weight_grams),
      'foods', (select coalesce(jsonb_agg(p.name order by f.energy_share_percent desc nulls last, p.name), '[]')
        from shop.dog_foods f join shop.products p on p.id = f.product_id where f.dog_id = d.id)) order by d.id), '[]')
    from shop.dogs d where d.customer_id = wanted;
end;
comment on function internal.customer_dogs is 'Dogs of a customer with what they eat.';

create function internal.customer_plans(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'state', p.state, 'pausedUntil', p.paused_until,
      'card', (select m.card_number from shop.plan_mandates m where m.plan_id = p.id and m.state = 'active'),
      'cycle', (select jsonb_build_object('cycleNo', c.cycle_no, 'state', c.state, 'processOn', c.process_on,
          'payable', coalesce(c.placed_payable, c.announced_payable)) from shop.plan_cycles c
        where c.plan_id = p.id and c.state in ('planned', 'announced', 'locked', 'ordered', 'payment_failed'))) order by p.state = 'ended', p.id desc), '[]')
    from shop.plans p where p.customer_id = wanted;
end;
comment on function internal.customer_plans is 'Regular deliveries of a customer, running ones first.';

create function internal.customer_orders(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'placedAt', o.placed_at, 'state', o.state, 'payable', o.payable,
      'group', o.customer_group,
      'goods', (select string_agg(concat_ws(' ', l.name, nullif(l.variant_name, '')) || case when l.pieces > 1 then ' ×' || l.pieces else '' end, ', ' order by l.position)
        from shop.order_lines l where l.order_id = o.id and l.kind = 'goods')) order by o.placed_at desc), '[]')
    from (select q.id, q.number, q.placed_at, q.state, q.payable, q.customer_group from shop.orders q
           where q.customer_id = wanted order by q.placed_at desc limit 10) o;
end;
comment on function internal.customer_orders is 'The last orders of a customer.';

create function internal.customer_consents(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object('topic', c.topic, 'granted', c.granted, 'at', c.given_at) order by c.topic), '[]')
    from shop.current_consents c where c.customer_id = wanted;
end;
comment on function internal.customer_consents is 'What somebody has agreed to, as it stands.';

-- What is found by the address or lies where staff do not read by themselves.
create function internal.customer_desk(wanted bigint) returns jsonb
  language plpgsql stable security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  c record;
begin
  if internal.request_role() not in ('staff_support', 'staff_admin') then
    return null;
  end if;
  select q.email, q.user_id, q.storefront_id into c from shop.customers q where q.id = wanted;
  return jsonb_build_object(
    'threads', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'number', t.number, 'topic', t.topic, 'state', t.state,
        'at', coalesce(t.last_message_at, t.created_at)) order by t.id desc), '[]')
      from (select * from shop.tickets q where q.email = c.email order by q.id desc limit 8) t),
    'applications', (select coalesce(jsonb_agg(jsonb_build_object('number', a.number, 'kind', a.kind, 'state', a.state, 'createdAt', a.created_at,
        'validTo', a.valid_to) order by a.id desc), '[]')
      from (select * from shop.applications q where q.email = c.email and q.storefront_id = c.storefront_id order by q.id desc limit 5) a),
    'reviews', (select jsonb_build_object('count', count(*), 'rating', round(avg(r.rating), 1))
      from internal.review_origins o join shop.reviews r on r.id = o.review_id where o.customer_id = wanted and r.status <> 'withdrawn'),
    'devices', (select jsonb_build_object('count', count(*), 'lastUsedAt', max(s.updated_at)) from auth.sessions s
      where s.user_id = c.user_id and s.expires_at > now()),
    'push', (select count(*) from internal.push_subscriptions s where s.customer_id = wanted and s.gone_at is null),
    'looks', (select coalesce(jsonb_agg(jsonb_build_object('at', l.at, 'name', internal.staff_name(l.actor_id), 'reason', l.details ->> 'reason',
        'note', l.details ->> 'note') order by l.at desc), '[]')
      from (select q.at, q.actor_id, q.details from internal.audit_log q
             where q.object_type = 'customer' and q.object_id = wanted::text and q.action = 'person.revealed' order by q.at desc limit 5) l));
end
$$;
comment on function internal.customer_desk is 'Threads, applications, reviews and devices of a customer, and who has looked at who they are.';

create function shop.staff_customer(wanted bigint) returns jsonb
  language sql stable
  set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object('id', c.id, 'version', c.version, 'createdAt', c.created_at,
      'group', jsonb_build_object('code', g.code, 'name', g.name, 'priceList', l.name, 'discountPercent', g.discount_percent,
        'minimumOrder', g.minimum_order),
      'company', case when c.company_id is not null or c.company_name is not null
        then jsonb_build_object('name', c.company_name, 'companyId', c.company_id, 'vatId', c.vat_id) end,
      'invoiceLimit', coalesce(c.invoice_limit, g.invoice_limit), 'invoiceDueDays', c.invoice_due_days,
      'person', internal.customer_person(c.id), 'places', internal.customer_places(c.id), 'figures', internal.customer_figures(c.id),
      'orders', internal.customer_orders(c.id),
      'dogs', case when internal.request_role() <> 'staff_accounting' then internal.customer_dogs(c.id) end,
      'plans', case when internal.request_role() <> 'staff_accounting' then internal.customer_plans(c.id) end,
      'credits', case when internal.request_role() <> 'staff_accounting' then internal.customer_credits(c.id) end,
      'consents', case when internal.request_role() <> 'staff_accounting' then internal.customer_consents(c.id) end,
      'desk', internal.customer_desk(c.id))
    from shop.customers c
    left join shop.customer_groups g on g.id = coalesce(c.customer_group_id,
      (select d.id from shop.customer_groups d where d.storefront_id = c.storefront_id and d.is_default))
    left join shop.price_lists l on l.id = g.price_list_id
   where c.id = wanted and c.deleted_at is null;
end;
comment on function shop.staff_customer is 'Everything the page of one customer shows to the role that asks; null when there is no such customer.';

grant execute on function internal.customer_credits(bigint), internal.customer_dogs(bigint), internal.customer_plans(bigint),
  internal.customer_orders(bigint), internal.customer_consents(bigint), internal.customer_desk(bigint), shop.staff_customer(bigint)
  to staff_support, staff_accounting, staff_admin;

-- migrate:down
-- Forward only: a mistake is mended by the next migration.
