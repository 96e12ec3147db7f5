const FILES = `jsonb_agg(jsonb_build_object('name', u.name, 'type', u.media_type, 'sent_at', u.created_at))`

/** What was sent to the shop through its forms, under the address of the account. */
export const FORM_EXPORTS = {
  tickets: `select t.number, t.topic, t.name, t.email, t.phone, t.order_number, t.dog, t.message, t.state, t.created_at, t.answered_at,
      (select jsonb_agg(jsonb_build_object('from', m.kind, 'at', m.written_at, 'text', m.body) order by m.id)
         from shop.ticket_messages m where m.ticket_id = t.id and m.kind <> 'note') as messages,
      (select ${FILES} from internal.ticket_files f join internal.uploads u on u.id = f.upload_id where f.ticket_id = t.id) as files
    from who join shop.tickets t on t.email = who.email order by t.id`,
  applications: `select a.number, a.kind, a.state, a.subject, a.company_id, a.vat_id, a.contact_name, a.email, a.phone, a.answers, a.message,
      a.note, a.supplement, a.supplied_at, a.created_at, a.decided_at, a.invoice_limit, a.due_days, a.valid_to,
      (select ${FILES} from internal.application_files f join internal.uploads u on u.id = f.upload_id where f.application_id = a.id) as files
    from who join shop.applications a on a.email = who.email order by a.id`,
  surveys: `select s.type, i.email, i.created_at, i.finished_at, i.answers, i.credits
    from who join internal.survey_invitations i on i.customer_id = who.customer_id or i.email = who.email
    join shop.surveys s on s.id = i.survey_id order by i.id`,
  newsletter: `select s.email, s.state, s.topics, s.frequency, s.reason, s.created_at, s.confirmed_at, s.unsubscribed_at,
      (select jsonb_agg(jsonb_build_object('at', e.at, 'event', e.event, 'source', e.source, 'network', e.network) order by e.id)
         from internal.newsletter_events e where e.subscription_id = s.id) as events,
      (select jsonb_agg(jsonb_build_object('letter', c.subject, 'state', r.state, 'sent_at', r.sent_at, 'answer', r.answer) order by r.id)
         from internal.campaign_recipients r join shop.campaigns c on c.id = r.campaign_id where r.subscription_id = s.id) as letters
    from who join internal.newsletter_subscriptions s on s.email = who.email order by s.id`,
  productAlerts: `select v.sku, w.kind, w.email, w.seen_price, w.wished_price, w.created_at, w.confirmed_at, w.notified_at, w.cancelled_at
    from who join internal.product_alerts w on lower(w.email) = who.email join shop.variants v on v.id = w.variant_id order by w.id`,
  puppy_plans: `select p.email, p.dog_name, p.born_on, p.adult_band, p.agreed_at, p.next_step, p.next_on, p.ended_at, p.end_reason
    from who join internal.puppy_plans p on p.email = who.email order by p.id`,
  puppy_offers: `select p.name as puppy, o.email, o.sent_at, o.expires_at, o.revoked_at
    from who join shop.puppy_offers o on o.email = who.email join shop.puppies p on p.id = o.puppy_id order by o.id`,
  group_parts: `select g.title as group_order, m.email, m.first_name, m.last_name, m.state, m.agreed_payable, m.created_at, o.number as order_number,
      (select jsonb_agg(jsonb_build_object('sku', v.sku, 'pieces', l.pieces) order by v.sku)
         from shop.group_member_lines l join shop.variants v on v.id = l.variant_id where l.member_id = m.id) as lines
    from who join shop.group_members m on m.email = who.email join shop.group_orders g on g.id = m.group_id
    left join shop.orders o on o.id = m.order_id order by m.id`,
  fair_entries: `select f.title as fair, e.email, e.first_name, e.dog_name, e.dog_weight_grams, e.current_food, e.wants_newsletter,
      e.created_at, p.label as prize
    from who join internal.fair_entries e on e.email = who.email join shop.fairs f on f.id = e.fair_id
    left join internal.prize_spins s on s.entry_id = e.id left join shop.prizes p on p.id = s.prize_id order by e.id`,
  review_reports: `select p.name as product, r.reason, r.note, r.email, r.reported_at, r.decided_at, r.outcome
    from who join internal.review_reports r on r.email = who.email join shop.reviews v on v.id = r.review_id
    join shop.products p on p.id = v.product_id order by r.id`,
} as const
