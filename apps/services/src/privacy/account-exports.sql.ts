/** What the account itself keeps. */
export const ACCOUNT_EXPORTS = {
  profile: `select c.email, c.first_name, c.last_name, c.phone, c.company_name, c.company_id, c.vat_id, c.created_at, c.updated_at,
      c.seen_at, g.name as customer_group, c.invoice_limit, c.invoice_due_days
    from who join shop.customers c on c.id = who.customer_id left join shop.customer_groups g on g.id = c.customer_group_id`,
  sign_in: `select u.email, u.name, u.email_verified, u.created_at, a.provider_id as way, a.password is not null as has_password
    from who join shop.customers c on c.id = who.customer_id join auth.users u on u.id = c.user_id
    left join auth.accounts a on a.user_id = u.id`,
  addresses: `select a.label, a.first_name, a.last_name, a.company, a.street, a.city, a.zip, a.country, a.phone, a.courier_note,
      a.is_default, a.created_at, a.updated_at, a.deleted_at
    from who join shop.addresses a on a.customer_id = who.customer_id order by a.id`,
  dogs: `select d.name, d.breed, d.born_on, d.age_months, d.age_stated_on, d.life_stage, d.sex, d.neutered, d.activity,
      d.condition, d.adult_weight_grams, d.ideal_weight_grams, d.motherhood, d.motherhood_week, d.puppies, d.under_treatment,
      d.allergies, d.note, d.sensitive_digestion, d.chip_number, d.vet_name, d.vet_phone, d.vet_email, d.created_at, d.deleted_at,
      coalesce((select jsonb_agg(jsonb_build_object('measured_on', w.measured_on, 'grams', w.grams) order by w.measured_on)
         from shop.dog_weights w where w.dog_id = d.id), '[]') as weights,
      coalesce((select jsonb_agg(jsonb_build_object('food', p.name, 'energy_share_percent', f.energy_share_percent,
            'treat_grams', f.treat_grams) order by p.name)
         from shop.dog_foods f join shop.products p on p.id = f.product_id where f.dog_id = d.id), '[]') as foods
    from who join shop.dogs d on d.customer_id = who.customer_id order by d.id`,
  favourites: `select p.name, f.added_at
    from who join shop.favourites f on f.customer_id = who.customer_id join shop.products p on p.id = f.product_id order by f.added_at, p.id`,
  bags: `select o.number as order_number, l.name, l.variant_name, n.piece, n.noted_on, n.left_percent, n.created_at
    from who join shop.bag_notes n on n.customer_id = who.customer_id
    join shop.orders o on o.id = n.order_id
    join shop.order_lines l on l.order_id = n.order_id and l.position = n.line_position order by n.id`,
  consents: `select c.topic, c.granted, c.given_at, c.source, w.wording
    from who join shop.consents c on c.customer_id = who.customer_id
    join shop.consent_wordings w on w.topic = c.topic and w.version = c.wording_version order by c.id`,
  referrals: `select q.code, k.created_at, (select jsonb_agg(jsonb_build_object('state', r.state, 'reason', r.reason, 'decided_at', r.decided_at) order by r.decided_at)
      from shop.referrals r where r.code_id = k.id) as outcomes
    from who join shop.referral_codes k on k.customer_id = who.customer_id join shop.coupons q on q.id = k.coupon_id order by k.id`,
  levels: `select l.level_code, l.reached_at, l.valid_to
    from who join shop.customer_levels l on l.customer_id = who.customer_id order by l.reached_at`,
  credits: `select e.kind, e.amount, e.usable_from, e.expires_at, e.reference_type, e.reference_id, e.note, e.created_at
    from who join shop.credit_entries e on e.customer_id = who.customer_id order by e.id`,
  carts: `select c.state, c.created_at, c.changed_at, c.coupon_code, c.details,
      (select jsonb_agg(jsonb_build_object('sku', v.sku, 'pieces', l.pieces, 'saved', l.is_saved))
         from shop.cart_lines l join shop.variants v on v.id = l.variant_id where l.cart_id = c.id) as lines
    from who join shop.carts c on c.customer_id = who.customer_id order by c.id`,
  plans: `select p.state, p.email, p.details, p.stock_policy, p.started_at, p.paused_until, p.ended_at, p.end_reason,
      (select jsonb_agg(jsonb_build_object('sku', v.sku, 'pieces', l.pieces, 'every_days', l.interval_days, 'due_on', l.due_on))
         from shop.plan_lines l join shop.variants v on v.id = l.variant_id where l.plan_id = p.id) as lines,
      (select jsonb_agg(jsonb_build_object('number', c.cycle_no, 'state', c.state, 'due_on', c.due_on, 'announced_at', c.announced_at,
          'announced_payable', c.announced_payable,
          'lines', (select jsonb_agg(jsonb_build_object('sku', v.sku, 'pieces', l.pieces)) from shop.plan_cycle_lines l
             join shop.variants v on v.id = l.variant_id where l.cycle_id = c.id)) order by c.cycle_no)
         from shop.plan_cycles c where c.plan_id = p.id) as cycles,
      (select jsonb_agg(jsonb_build_object('at', e.at, 'event', e.event) order by e.id) from shop.plan_events e
         where e.plan_id = p.id) as events,
      (select jsonb_agg(jsonb_build_object('state', m.state, 'consent', m.consent_text, 'consented_at', m.consented_at, 'card', m.card_number,
          'card_expires_on', m.card_expires_on, 'ended_at', m.ended_at)) from shop.plan_mandates m where m.plan_id = p.id) as card_consents
    from who join shop.plans p on p.customer_id = who.customer_id or p.customer_id is null and p.email = who.email order by p.id`,
  prepared_baskets: `select b.kind, b.title, b.note, b.prepared_by, b.created_at, b.expires_at,
      (select jsonb_agg(jsonb_build_object('sku', v.sku, 'pieces', l.pieces))
         from shop.prepared_basket_lines l join shop.variants v on v.id = l.variant_id where l.prepared_basket_id = b.id) as lines
    from who join shop.prepared_baskets b on b.customer_id = who.customer_id order by b.id`,
  sessions: `select s.created_at, s.updated_at, s.expires_at, s.user_agent, s.ip_address
    from who join shop.customers c on c.id = who.customer_id join auth.sessions s on s.user_id = c.user_id order by s.created_at`,
  passkeys: `select p.name, p.device_type, p.created_at
    from who join shop.customers c on c.id = who.customer_id join auth.passkeys p on p.user_id = c.user_id order by p.created_at`,
  links: `select l.purpose, l.email, l.created_at, l.expires_at, l.used_at
    from who join shop.customers c on c.id = who.customer_id
    join internal.link_tokens l on l.user_id = c.user_id or l.email = who.email order by l.id`,
  registrations: `select r.email, r.profile, r.created_at, r.sent_at, r.confirmed_at
    from who join internal.registrations r on r.email = who.email order by r.id`,
  push_subscriptions: `select p.topics, split_part(p.endpoint, '/', 3) as service, p.created_at, p.gone_at,
      (select jsonb_agg(jsonb_build_object('title', n.title, 'body', n.body, 'sent_at', n.sent_at) order by n.id)
         from internal.pushes n where n.subscription_id = p.id) as sent
    from who join internal.push_subscriptions p on p.customer_id = who.customer_id order by p.id`,
  // What opens something is kept apart from the text; addresses of pages in it are left out all the same.
  mails: `select m.template, m.recipient, m.status, m.created_at, m.sent_at,
      (select jsonb_object_agg(d.key, d.value) from jsonb_each(m.data) d where d.value::text not like '%://%') as text
    from who join internal.mails m on m.recipient = who.email order by m.id`,
  activity: `select a.at, a.action, a.object_type, a.object_id
    from who join internal.audit_log a on a.actor_kind = 'customer' and a.actor_id = who.customer_id::text
      or a.object_type = 'customer' and a.object_id = who.customer_id::text order by a.id`,
} as const
