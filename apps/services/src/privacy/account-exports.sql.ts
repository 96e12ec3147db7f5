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
         from shop.dog_foods f join shop.products p on p.id = f.product_id where f.dog_id = d.id), '[]') as foods,
      coalesce((select jsonb_agg(jsonb_build_object('code', t.uid, 'note', t.note, 'created_at', t.created_at, 'revoked_at', t.revoked_at)
            order by t.created_at) from shop.dog_tags t where t.dog_id = d.id), '[]') as tags
    from who join shop.dogs d on d.customer_id = who.customer_id order by d.id`,
  litters: `select l.name, l.breed, l.mother_name, l.mother_weight_grams, l.mated_on, l.born_on, l.packs, l.packs_asked_at, l.packs_sent_at, l.created_at,
      coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'sex', p.sex, 'ribbon', p.ribbon, 'died_on', p.died_on, 'card', p.uid,
            'card_expires_on', p.card_expires_on, 'taken_at', p.taken_at, 'reward', p.reward,
            'weights', (select jsonb_agg(jsonb_build_object('measured_on', w.measured_on, 'grams', w.grams) order by w.measured_on)
               from shop.puppy_weights w where w.puppy_id = p.id)) order by p.position)
         from shop.puppies p where p.litter_id = l.id), '[]') as puppies
    from who join shop.litters l on l.customer_id = who.customer_id order by l.id`,
  retailer_entry: `select e.state, e.fields, e.shows_supply, e.sent_at, e.answer_by, e.decided_at, e.reason, e.paused_at
    from who join internal.retailer_entries e on e.customer_id = who.customer_id`,
  group_orders: `select g.title, g.organiser, g.phone, g.place_name, g.street, g.city, g.zip, g.pickup_note, g.state, g.deadline_at, g.created_at, g.ended_at
    from who join shop.group_orders g on g.customer_id = who.customer_id order by g.id`,
  favourites: `select p.name, f.added_at
    from who join shop.favourites f on f.customer_id = who.customer_id join shop.products p on p.id = f.product_id order by f.added_at, p.id`,
  order_templates: `select t.name, t.created_at, t.used_at,
      (select jsonb_agg(jsonb_build_object('sku', v.sku, 'pieces', l.pieces) order by l.position)
         from shop.order_template_lines l join shop.variants v on v.id = l.variant_id where l.order_template_id = t.id) as lines
    from who join shop.order_templates t on t.customer_id = who.customer_id order by t.id`,
  api_keys: `select k.name, k.prefix, k.scopes, k.created_at, k.used_at, k.revoked_at
    from who join internal.api_keys k on k.customer_id = who.customer_id order by k.id`,
  company_places: `select coalesce(nullif(c.company_name, ''), '') as company, m.role, m.order_limit, m.month_limit, m.joined_at, m.ended_at,
      (select jsonb_agg(jsonb_build_object('order', o.number, 'placed_at', o.placed_at, 'over_limit', x.over_limit, 'decision', x.decision,
          'decided_at', x.decided_at, 'reason', x.reason) order by o.id)
         from internal.company_orders x join shop.orders o on o.id = x.order_id where x.member_id = m.id) as orders
    from who join internal.company_members m on m.customer_id = who.customer_id join shop.customers c on c.id = m.company_id order by m.id`,
  company_branches: `select b.name, b.street, b.city, b.zip, b.note, b.created_at, b.removed_at
    from who join internal.company_branches b on b.company_id = who.customer_id order by b.id`,
  company_invitations: `select i.role, i.created_at, i.sent_at, i.expires_at, i.accepted_at, i.revoked_at
    from who join internal.company_invitations i on i.email = who.email order by i.id`,
  webhooks: `select e.url, e.topics, e.state, e.created_at,
      (select jsonb_agg(jsonb_build_object('topic', v.topic, 'entity', v.entity, 'at', v.at, 'data', v.data, 'state', d.state,
          'answers', (select jsonb_agg(jsonb_build_object('at', t.at, 'outcome', t.outcome, 'status', t.status, 'answer', t.answer) order by t.id)
             from internal.webhook_tries t where t.delivery_id = d.id)) order by d.id)
         from internal.webhook_deliveries d join internal.webhook_events v on v.id = d.event_id where d.endpoint_id = e.id) as events
    from who join internal.webhook_endpoints e on e.customer_id = who.customer_id order by e.id`,
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
