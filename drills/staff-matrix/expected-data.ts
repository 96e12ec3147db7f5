import { spread, type Table } from './table.ts'

/**
 * Who may what. Nothing of it is read from grants, policies or the contract while the drill runs, and whatever is not here is a fault. The first version was
 * a list of what was granted on 2026-11-16, compared group by group with the roles in the notes to the mockups (part 2); it is changed by hand since. Where the
 * two differ it says what runs, with a remark. Letters: a visitor, c customer, s support, w warehouse, t content, m accounting, d admin, o owner; `-` nobody.
 * An owner reads as an admin.
 */

/** Tables and views of the data service. */
const RELATIONS: Table = {
  acswtmd: `
    allergens answer_phrases attribute_options attributes blog_authors blog_categories blog_post_products blog_posts brands breed_sizes
    breeds bundle_components categories collections consent_wordings constituents cookie_wordings customer_group_discounts
    customer_group_volume_discounts customer_groups fairs faq_questions faq_types feeding_guide_rows feeding_guides home_banners images
    ingredient_closure ingredients landing_pages life_stages measured_items menus payment_method_groups payment_methods pickup_points price_lists
    prices prizes product_additives product_allergens product_attributes product_cards product_categories product_constituents
    price_proofs product_ingredients product_pages product_ratings product_relations product_tags product_videos products proteins retailers review_photos reviews
    recipe_changes redirects search_absences search_synonyms search_word_forms sections settings shipping_methods shipping_payment_methods slug_history
    static_page_versions static_pages storefronts surveys tags text_values variant_offers variants vat_rates`,
  csd: `
    cart_lines carts consents coupon_redemptions credit_balances credit_entries credit_lots credit_rules current_consents customer_levels loyalty_levels dog_foods dog_weights
    dogs plan_cycle_lines plan_cycles plan_events plan_lines plan_mandates plans prepared_basket_lines prepared_baskets`,
  swtmd: `
    content_votes feed_problems landing_results landing_variant_results page_views stock unknown_eans`,
  c: `
    addresses bag_notes bought_packs dog_tags favourites litters order_template_lines order_templates puppies puppy_offers puppy_weights`,
  smd: `
    answer_templates bank_movements payment_events refunds staff_cash staff_customers staff_messages staff_movements
    staff_receivables staff_refunds`,
  swmd: `
    staff_orders staff_tasks stock_movements ticket_messages tickets`,
  swd: `
    batches printed_tags reservations`,
  csmd: `
    customers document_lines documents payments`,
  cswmd: `
    order_events order_lines orders`,
  cswd: `
    parcel_events parcel_lines parcels`,
  sd: `
    applications case_decisions case_events case_lines cases cookie_consents staff_applications staff_cases staff_inbox staff_plans`,
  td: `
    campaigns price_proposals section_drafts segments`,
  swtd: `
    batch_analyses`,
  '-': `
    group_goods group_member_lines group_members group_orders
    recalls referral_codes referral_programmes referrals voucher_entries voucher_gifts voucher_orders vouchers`,
  std: `
    coupons staff_reviews`,
}

/**
 * Columns that fewer may read, or more, than the rest of their table: who somebody is, prices, secrets. Differs from the notes: notes on
 * articles are read by all of staff.
 */
const COLUMNS: Table = {
  csmd: `
    order_lines.break_pieces order_lines.vat_rate order_lines.full_amount order_lines.volume_discount order_lines.coupon_discount order_lines.credits_discount
    order_lines.amount order_lines.base order_lines.tax order_lines.gross orders.customer_id orders.payment_method_id orders.basis
    orders.goods_list orders.goods_paid orders.total orders.rounding orders.payable orders.vat orders.coupon_id orders.coupon_code
    orders.credits_spent orders.credits_earned orders.price_trace refunds.id refunds.payment_id refunds.order_id refunds.amount refunds.way
    refunds.state refunds.purpose refunds.requested_at refunds.settled_at`,
  c: `
    documents.paid_by_voucher carts.details coupon_redemptions.email orders.cheapest_shipping customers.email customers.first_name customers.last_name customers.phone documents.customer
    dogs.chip_number dogs.vet_name dogs.vet_phone dogs.vet_email dogs.sensitive_digestion orders.cart_id orders.email orders.phone
    orders.billing orders.delivery orders.due_days orders.note orders.button_text orders.consents orders.keeps_details plans.email plans.details`,
  '-': `
    addresses.deleted_at applications.contact_name applications.email applications.phone applications.secret_hash tickets.name tickets.email
    tickets.phone carts.token_hash carts.voucher_id puppies.dog_id puppies.reward_order_id puppies.taken_by carts.merge carts.merged_at carts.merged_into_id carts.is_kept_apart
    carts.reminded_at carts.updated_at customers.user_id customers.email_hash customers.seen_at customers.idle_warned_at
    customers.reminded_at dogs.deleted_at plan_mandates.order_id plan_mandates.gateway_parent_id plan_mandates.warned_at
    plan_mandates.revoked_at prepared_baskets.token_hash prepared_baskets.referral_code_id dogs.born_noted_at puppy_offers.token_hash bank_movements.counter_account bank_movements.counter_name bank_movements.message
    cases.form_key cases.name cases.email cases.phone cases.declaration cases.account cases.ticket_id cases.decided_by cases.return_way cases.return_shipment cases.return_code`,
  smd: `
    payments.payment_method_id payments.updated_at payments.gateway payments.gateway_id payments.gateway_url payments.gateway_state
    payments.gateway_sub_state payments.instrument payments.asked_at payments.check_at payments.checks payments.failure
    customers.deleted_at customers.invoice_limit customers.invoice_due_days tickets.order_number tickets.dog tickets.message staff_tasks.details staff_tasks.closed_by
    staff_tasks.note`,
  md: `
    refunds.account refunds.account_by refunds.case_id`,
  csd: `
    orders.pickup_point orders.parcels orders.terms_version_id orders.links_revoked_at orders.trimmed_at orders.cash_uncollected_at
    parcels.value parcels.cod_amount parcels.carrier_shipment_id parcels.issued_at parcels.check_at`,
  sd: `
    order_events.details plan_events.actor_kind plan_events.actor_id plan_events.details`,
  swd: `
    parcel_events.told_at parcel_events.from_state parcel_events.status_code parcel_events.actor_kind parcel_events.actor_id`,
  swmd: `
    order_events.actor_kind order_events.actor_id`,
  acswtmd: `
    stock.variant_id stock.available_up_to_100 recalls.approved_at recalls.batch_code recalls.best_before recalls.product_id recalls.reason recalls.risk`,
}

/** The words of search are edited by whoever writes texts; everything else is changed by commands. */
export const WRITES: Table = {
  answer_phrases: 'td',
  search_absences: 'td',
  search_synonyms: 'td',
  search_word_forms: 'td',
}

const EVERYBODY = 'acswtmd'
const STAFF = 'swtmd'

/** Functions of the data service, with arguments they take. */
export const FUNCTIONS: Record<string, { who: string; args: object }> = {
  check_address: { who: EVERYBODY, args: { street: 'Údolní 12', city: 'Brno', zip: '60200' } },
  check_token: { who: `c${STAFF}`, args: {} },
  current_price: { who: EVERYBODY, args: { variant_id: 1, price_list_id: 1, at: '2026-11-16' } },
  find_answers: { who: EVERYBODY, args: { q: 'jak', storefront_id: 1, max_answers: 1 } },
  find_articles: { who: EVERYBODY, args: { q: 'jak', storefront_id: 1 } },
  // Granted to everybody and run by nobody here: it names a schema that callers may not use. The services ask it.
  find_pickup_points: { who: '-', args: { near: 'Brno', network: 'packeta', kind: 'box', max_rows: 1 } },
  find_retailers: { who: EVERYBODY, args: { near: 'Brno', latitude: 49, longitude: 16, storefront_id: 1 } },
  lowest_price_before_discount: { who: EVERYBODY, args: { variant_id: 1, price_list_id: 1, at: '2026-11-16' } },
  next_content_change: { who: EVERYBODY, args: { storefront_id: 1 } },
  own_credits: { who: 'c', args: {} },
  own_kennel: { who: 'c', args: {} },
  own_level: { who: 'c', args: {} },
  own_partner_statement: { who: 'c', args: {} },
  own_referrals: { who: 'c', args: {} },
  own_order_history: { who: 'c', args: { page_size: 1 } },
  page_version: { who: EVERYBODY, args: {} },
  praised_reviews: { who: EVERYBODY, args: { storefront_id: 1, most: 1 } },
  product_cards_by_slug: { who: EVERYBODY, args: { slugs: [], storefront_id: 1 } },
  product_companions: { who: EVERYBODY, args: { slug: 'x', storefront_id: 1 } },
  product_grid: { who: EVERYBODY, args: { filters: {}, sort: 'recommended', page_size: 1, skip: 0, storefront_id: 1 } },
  product_or_successor: { who: EVERYBODY, args: { slugs: [], storefront_id: 1 } },
  product_reviews: {
    who: EVERYBODY,
    args: { slug: 'x', filters: {}, sort: 'useful', page_size: 1, skip: 0, storefront_id: 1 },
  },
  product_row: { who: EVERYBODY, args: { filters: {}, sort: 'recommended', page_size: 1, storefront_id: 1 } },
  programme_terms: { who: EVERYBODY, args: { storefront_id: 1 } },
  rating_summary: { who: EVERYBODY, args: { storefront_id: 1 } },
  read_questions: { who: EVERYBODY, args: { storefront_id: 1 } },
  search: { who: EVERYBODY, args: { q: 'losos', storefront_id: 1 } },
  search_grid: {
    who: EVERYBODY,
    args: { q: 'losos', filters: {}, sort: 'recommended', page_size: 1, skip: 0, storefront_id: 1 },
  },
  shop_figures: { who: EVERYBODY, args: { storefront_id: 1 } },
  short_offers: { who: EVERYBODY, args: { wanted: 1 } },
  analysed_batches: { who: EVERYBODY, args: { wanted: 1 } },
  sold_batches: { who: EVERYBODY, args: { wanted: 1 } },
  staff_find: { who: STAFF, args: { q: 'losos' } },
  staff_counts: { who: STAFF, args: {} },
  staff_customer: { who: 'smd', args: { wanted: 1 } },
  staff_customers_found: { who: 'smd', args: { q: 'jana' } },
  staff_plan: { who: 'sd', args: { wanted: 1 } },
  staff_plan_demand: { who: 'sd', args: {} },
  staff_plan_troubles: { who: 'sd', args: {} },
  staff_application: { who: 'sd', args: { wanted: 'X1' } },
  staff_document_sums: { who: 'smd', args: { since: '2026-11-01', until: '2026-11-30' } },
  staff_money: { who: 'smd', args: {} },
  staff_vouchers: { who: 'smd', args: {} },
  staff_voucher_entries: { who: 'smd', args: { wanted: 1 } },
  staff_voucher_report: { who: 'md', args: {} },
  staff_movement_orders: { who: 'smd', args: { wanted: 1 } },
  staff_order: { who: 'swmd', args: { wanted: 1 } },
  staff_order_due: { who: 'smd', args: { wanted: '2611000001' } },
  staff_ticket: { who: 'smd', args: { wanted: 'X1' } },
  staff_orders_of: { who: 'smd', args: { customer: 1 } },
  staff_today: { who: STAFF, args: {} },
  suggest: { who: EVERYBODY, args: { q: 'losos', storefront_id: 1 } },
  suggest_address: { who: EVERYBODY, args: { q: 'Údolní', max_results: 1 } },
  landing_page: { who: EVERYBODY, args: { page_slug: 'stene-doma', visitor: 'x', storefront_id: 1 } },
  suggest_content: { who: EVERYBODY, args: { q: 'losos', storefront_id: 1, max_each: 1 } },
  vat_percent: { who: EVERYBODY, args: { storefront_id: 1, vat_class: 'feed', on_day: '2026-11-16' } },
}

export const READS: Table = { ...spread(RELATIONS, ' '), ...spread(COLUMNS, ' ') }
