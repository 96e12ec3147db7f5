/**
 * Who may what. Nothing of it is read from grants, policies or the contract while the drill runs, and whatever is not here is a fault. The first version was
 * a list of what was granted on 2026-11-16, compared group by group with the roles in the notes to the mockups (part 2); it is changed by hand since. Where the
 * two differ it says what runs, with a remark. Letters: a visitor, c customer, s support, w warehouse, t content, m accounting, d admin, o owner; `-` nobody.
 * An owner reads as an admin.
 */
type Table = Record<string, string>

/** Tables and views of the data service. */
const RELATIONS: Table = {
  acswtmd: `
    allergens answer_phrases attribute_options attributes blog_authors blog_categories blog_post_products blog_posts brands breed_sizes
    breeds bundle_components categories consent_wordings constituents cookie_wordings customer_group_discounts
    customer_group_volume_discounts customer_groups fairs faq_questions faq_types feeding_guide_rows feeding_guides home_banners images
    ingredient_closure ingredients landing_pages life_stages measured_items payment_method_groups payment_methods pickup_points price_lists
    prices prizes product_additives product_allergens product_attributes product_cards product_categories product_constituents
    product_ingredients product_pages product_ratings product_relations product_tags products proteins retailers review_photos reviews
    redirects search_absences search_synonyms search_word_forms sections settings shipping_methods shipping_payment_methods slug_history
    static_page_versions static_pages storefronts surveys tags text_values variant_offers variants vat_rates`,
  csd: `
    cart_lines carts consents coupon_redemptions credit_balances credit_entries credit_lots current_consents dog_foods dog_weights
    dogs plan_cycle_lines plan_cycles plan_events plan_lines plan_mandates plans prepared_basket_lines prepared_baskets`,
  swtmd: `
    content_votes feed_problems landing_results landing_variant_results page_views stock unknown_eans`,
  c: `
    addresses bag_notes bought_packs favourites`,
  smd: `
    answer_templates bank_movements payment_events refunds staff_cash staff_customers staff_messages staff_movements
    staff_receivables staff_refunds`,
  swmd: `
    staff_orders staff_tasks ticket_messages tickets`,
  swd: `
    batches printed_tags reservations`,
  csmd: `
    customers document_lines documents payments`,
  cswmd: `
    order_events order_lines orders`,
  cswd: `
    parcel_events parcel_lines parcels`,
  sd: `
    applications cookie_consents staff_applications staff_inbox staff_plans`,
  td: `
    campaigns section_drafts segments`,
  std: `
    coupons staff_reviews`,
}

/**
 * Columns that fewer may read, or more, than the rest of their table: who somebody is, prices, secrets. Differs from the notes: notes on
 * articles are read by all of staff.
 */
const COLUMNS: Table = {
  csmd: `
    order_lines.vat_rate order_lines.full_amount order_lines.volume_discount order_lines.coupon_discount order_lines.credits_discount
    order_lines.amount order_lines.base order_lines.tax order_lines.gross orders.customer_id orders.payment_method_id orders.basis
    orders.goods_list orders.goods_paid orders.total orders.rounding orders.payable orders.vat orders.coupon_id orders.coupon_code
    orders.credits_spent orders.credits_earned orders.price_trace refunds.id refunds.payment_id refunds.order_id refunds.amount refunds.way
    refunds.state refunds.purpose refunds.requested_at refunds.settled_at`,
  c: `
    carts.details coupon_redemptions.email customers.email customers.first_name customers.last_name customers.phone documents.customer
    dogs.chip_number dogs.vet_name dogs.vet_phone dogs.vet_email dogs.sensitive_digestion orders.cart_id orders.email orders.phone
    orders.billing orders.delivery orders.due_days orders.note orders.button_text orders.consents orders.keeps_details plans.email plans.details`,
  '-': `
    addresses.deleted_at applications.contact_name applications.email applications.phone applications.secret_hash tickets.name tickets.email
    tickets.phone carts.token_hash carts.merge carts.merged_at carts.merged_into_id carts.is_kept_apart
    carts.reminded_at carts.updated_at customers.user_id customers.email_hash customers.seen_at customers.idle_warned_at
    customers.reminded_at dogs.deleted_at plan_mandates.order_id plan_mandates.gateway_parent_id plan_mandates.warned_at
    plan_mandates.revoked_at prepared_baskets.token_hash bank_movements.counter_account bank_movements.counter_name bank_movements.message`,
  smd: `
    payments.payment_method_id payments.updated_at payments.gateway payments.gateway_id payments.gateway_url payments.gateway_state
    payments.gateway_sub_state payments.instrument payments.asked_at payments.check_at payments.checks payments.failure
    customers.deleted_at customers.invoice_limit customers.invoice_due_days tickets.order_number tickets.dog tickets.message staff_tasks.details staff_tasks.closed_by
    staff_tasks.note`,
  md: `
    refunds.account`,
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
    stock.variant_id stock.available_up_to_100`,
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

/** Endpoints of the services. As in the notes, support gives money back by line, and accounting says whose money came and what was sent. */
const ADDRESSES: Table = {
  acswtmdo: `
    DELETE /cart/coupon | DELETE /cart/lines/:lineId | DELETE /cart/saved/:lineId | DELETE /session | GET /applications/:secret | GET /cart
    | GET /cart/badge | GET /checkout | GET /checkout/pickup-points | GET /companies/:companyId | GET /consents/:token |
    GET /content/previews | GET /content/retailer-entry | GET /fair/sessions/:session | GET /fair/tickets/:ticket |
    GET /links/:action/:token | GET /newsletter/links/:token | GET /orders/:token | GET /orders/:token/detail |
    GET /orders/:token/documents/:documentId/:format | GET /orders/:token/payment | GET /orders/:token/plan | GET /orders/:token/tickets |
    GET /plan-settings/:token | GET /plans/:token | GET /prepared-baskets/:hash | GET /product-alerts/:token | GET /registrations/:key |
    GET /review-photos/:key | GET /reviews/by-secret/:secret | GET /session | GET /staff/invitations/by-token/:token | GET /surveys/:secret
    | GET /tags/:uid | GET /tickets/by-token/:token | GET /tickets/by-token/:token/files/:fileId | POST /applications |
    POST /cart/changes/acceptance | POST /cart/lines | POST /cart/lines/:lineId/saving | POST /cart/merge/undo |
    POST /cart/saved/:lineId/return | POST /checkout/start | POST /consents/:token | POST /content/retailer-entry | POST /content/votes |
    POST /cookie-choices | POST /ean-lookups | POST /fair/entries | POST /fair/sessions | POST /fair/tickets/:ticket/spin |
    POST /links/:action/:token | POST /links/:action/:token/renewal | POST /newsletter/links/:token/changes |
    POST /newsletter/links/:token/confirmation | POST /newsletter/links/:token/renewal | POST /newsletter/links/:token/unsubscription |
    POST /newsletter/subscriptions | POST /missing-pages | POST /orders | POST /orders/:token/cancellation | POST /orders/:token/cart |
    POST /orders/:token/mandate | POST /orders/:token/measurement | POST /orders/:token/payment/check | POST /orders/:token/payments |
    POST /orders/:token/plan | POST /page-views | POST /password/forgotten | POST /plans/:token/cycle | POST /plans/:token/end |
    POST /plans/:token/link | POST /plans/:token/reason | POST /plans/:token/settings | POST /prepared-baskets |
    POST /prepared-baskets/:hash/taking | POST /product-alerts | POST /product-alerts/:token/cancellation |
    POST /product-alerts/:token/confirmation | POST /registrations | POST /registrations/:key/resend | POST /reviews |
    POST /reviews/:id/appeal | POST /reviews/:id/reports | POST /reviews/:id/votes | POST /reviews/:id/withdrawal | POST /session | POST /session/link |
    POST /session/passkey | POST /session/passkey/options | POST /session/second-factor | POST /staff/invitations/by-token/:token |
    POST /web-vitals | POST /tickets | POST /tickets/by-token/:token/messages | PUT /cart/coupon | PUT /cart/lines/:lineId |
    PUT /cart/lines/:lineId/regular-delivery | PUT /checkout/details | PUT /checkout/payment | PUT /checkout/shipping |
    PUT /orders/:token/delivery | PUT /orders/:token/payment-method | PUT /plan-settings/:token | PUT /surveys/:secret/answers`,
  c: `
    DELETE /account/addresses/:id | DELETE /account/dogs/:id | DELETE /account/dogs/:id/weights/:weightId | DELETE /account/passkeys/:id |
    DELETE /account/sessions | DELETE /account/sessions/:id | DELETE /cart/credits | DELETE /customer/plans/:planId/card |
    GET /account/deletion | GET /account/export | GET /account/passkeys | GET /account/sessions | GET /customer/orders/:orderId |
    GET /customer/plans | GET /customer/tickets | GET /reviews/own | POST /account/addresses | POST /account/addresses/:id/restoration |
    POST /account/bags | POST /account/consents | POST /account/deletion | POST /account/dogs | POST /account/dogs/:id/restoration |
    POST /account/dogs/:id/weights | POST /account/email | POST /account/passkeys | POST /account/passkeys/options | POST /account/password
    | POST /account/sheets | POST /customer/plans/:planId/cycles/:cycleNo | POST /customer/plans/:planId/reason |
    POST /customer/plans/:planId/state | POST /push/subscription/end | POST /push/subscription/state | PUT /account/addresses/:id |
    PUT /account/dogs/:id | PUT /account/dogs/:id/foods | PUT /account/favourites | PUT /account/profile | PUT /cart/credits |
    PUT /customer/plans/:planId | PUT /customer/reorders/:orderId | PUT /push/subscription`,
  smdo: `
    GET /staff/documents/:documentId/:format | GET /staff/tickets/:number/files/:fileId | GET /staff/tickets/:number/templates |
    POST /staff/reveals | POST /staff/tickets/:number/answers |
    POST /staff/tickets/:number/changes`,
  mdo: `
    GET /staff/exports/:format | GET /staff/exports/:format/check | POST /staff/bank-movements/:movementId/order |
    POST /staff/orders/:orderId/cash | POST /staff/refunds/:refundId/confirmation`,
  swdo: `
    GET /staff/benches | GET /staff/benches/:benchId |
    POST /staff/benches/:benchId/scans | POST /staff/benches/:benchId/parcels/:parcelId/undo |
    POST /staff/benches/:benchId/parcels/:parcelId/closing | POST /staff/benches/:benchId/parcels/:parcelId/aside |
    POST /staff/benches/:benchId/parcels/:parcelId/prints | POST /staff/benches/:benchId/parcels/:parcelId/label |
    POST /staff/benches/:benchId/prints | POST /staff/benches/:benchId/printer |
    GET /staff/prints/:printId/file | POST /staff/prints/:printId/printed |
    GET /staff/packing-day | GET /staff/packing-day/manifest |
    POST /staff/packing-day/hand-over |
    GET /staff/parcels/:parcelId/label | POST /staff/orders/:orderId/packing | POST /staff/orders/:orderId/queue |
    POST /staff/orders/:orderId/resending | POST /staff/parcels/:parcelId/delivery | POST /staff/parcels/:parcelId/label |
    POST /staff/parcels/:parcelId/packing | POST /staff/parcels/:parcelId/return | POST /staff/parcels/hand-over`,
  sdo: `
    POST /staff/orders/:orderId/refunds | POST /staff/orders/:orderId/refunds/preview | POST /staff/applications/:number/changes | GET /staff/applications/:number/files/:fileId |
    POST /staff/orders/:orderId/approval | POST /staff/orders/:orderId/cancellation | POST /staff/orders/:orderId/cash-trust |
    POST /staff/orders/:orderId/hold | POST /staff/orders/:orderId/links/revocation | POST /staff/orders/:orderId/rejection |
    POST /staff/orders/:orderId/release | PUT /staff/applications/:number/decision | PUT /staff/orders/:orderId/delivery |
    GET /staff/orders/:orderId/mails | GET /staff/history | GET /staff/mails | GET /staff/mails/:mailId |
    POST /staff/mails/:mailId/resending | GET /staff/plans/:planId | POST /staff/plans/:planId/cycle |
    POST /staff/plans/:planId/sending | POST /staff/plans/:planId/state`,
  do: `
    POST /staff/pages/:slug/publication | POST /staff/jobs/:jobId/skipping | GET /staff/truths | GET /staff/truths/:name |
    POST /staff/truths/:name/repair | GET /staff/audit | GET /staff/settings/benches | POST /staff/settings/benches |
    PUT /staff/settings/benches/:benchId | POST /staff/settings/printers | PUT /staff/settings/printers/:printerId`,
  swtmdo: `
    GET /staff/passkeys | GET /staff/views | POST /staff/views | DELETE /staff/views/:viewId |
    GET /staff/jobs | POST /staff/jobs/:jobId/retry | GET /staff/second-factor | POST /staff/second-factor/recovery-codes |
    POST /staff/passkeys | POST /staff/passkeys/options | POST /staff/presence | POST /staff/second-factor |
    POST /staff/second-factor/confirmation | POST /staff/session/proof`,
  o: `
    DELETE /staff/invitations/:id | GET /staff/members | POST /staff/invitations | POST /staff/members/:id/disabling |
    POST /staff/members/:id/enabling | POST /staff/members/:id/second-factor-reset | PUT /staff/members/:id/place`,
  tdo: `
    POST /staff/preview-links | GET /staff/pages | GET /staff/pages/:slug | PUT /staff/pages/:slug/draft |
    GET /staff/articles | GET /staff/articles/:articleId | POST /staff/articles | PUT /staff/articles/:articleId |
    POST /staff/articles/:articleId/publication | POST /staff/articles/:articleId/withdrawal | PUT /staff/fairs/:key/pin | GET /staff/missing-pages | POST /staff/missing-pages/ignoring |
    POST /staff/redirects | DELETE /staff/redirects/:redirectId | GET /staff/feeds | GET /staff/visits`,
  swmdo: `
    POST /staff/tasks/:taskId/closing | POST /staff/tickets/:number/notes`,
  stdo: `
    PUT /staff/reviews/:id/decision`,
}

/** Asks for a second factor shown within ten minutes: money, documents with names, members, who somebody is. */
export const NEEDS_PROOF = split(
  `
    GET /staff/documents/:documentId/:format | GET /staff/exports/:format | GET /staff/exports/:format/check |
    POST /staff/bank-movements/:movementId/order | POST /staff/invitations |
    POST /staff/members/:id/disabling | POST /staff/members/:id/enabling | POST /staff/orders/:orderId/cash |
    POST /staff/members/:id/second-factor-reset | POST /staff/second-factor/recovery-codes |
    POST /staff/orders/:orderId/refunds | POST /staff/refunds/:refundId/confirmation | POST /staff/reveals | PUT /staff/members/:id/place |
    PUT /staff/orders/:orderId/delivery | POST /staff/plans/:planId/sending`,
  '|',
)

/** One factor sets up the second, and does nothing else. */
export const ONE_FACTOR = split(
  `
    GET /staff/passkeys | POST /staff/passkeys | POST /staff/passkeys/options | POST /staff/second-factor | GET /staff/second-factor |
    POST /staff/second-factor/confirmation | POST /staff/session/proof`,
  '|',
)

export const READS: Table = { ...spread(RELATIONS, ' '), ...spread(COLUMNS, ' ') }
export const ENDPOINTS: Table = spread(ADDRESSES, '|')

function spread(table: Table, by: string): Table {
  return Object.fromEntries(
    Object.entries(table).flatMap(([who, names]) => split(names, by).map((name) => [name, who])),
  )
}

function split(text: string, by: string): string[] {
  return text
    .replaceAll('\n', by === ' ' ? ' ' : '')
    .split(by)
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '')
}
