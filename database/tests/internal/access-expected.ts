import { GOODS_ACCESS } from './access-goods.ts'
import { INBOX_ACCESS } from './access-inbox.ts'
import type { AccessMatrix, Role } from './access-matrix.sql.ts'
import { PEOPLE_ACCESS } from './access-people.ts'

type Row = Partial<Record<Role, string>>
const WRITE = 'delete:all insert:all select:all update:all'

// Everybody reads everything.
const PUBLIC: Row = {
  ...{ anon: 'select:all', customer: 'select:all' },
  staff_support: 'select:all',
  staff_warehouse: 'select:all',
  staff_content: 'select:all',
  staff_accounting: 'select:all',
  staff_admin: 'select:all',
  services: WRITE,
}
// Whoever writes the shop's texts writes them too.
const SEARCH_WORDS: Row = { ...PUBLIC, staff_content: WRITE, staff_admin: WRITE }
// Visitors read what is shown, staff everything.
const SHOWN: Row = {
  anon: 'select:some',
  customer: 'select:some',
  staff_support: 'select:all',
  staff_warehouse: 'select:all',
  staff_content: 'select:all',
  staff_accounting: 'select:all',
  staff_admin: 'select:all',
  services: WRITE,
}
// Rows follow the product, post or method they belong to.
const FOLLOWS: Row = {
  anon: 'select:some',
  customer: 'select:some',
  staff_support: 'select:some',
  staff_warehouse: 'select:some',
  staff_content: 'select:some',
  staff_accounting: 'select:some',
  staff_admin: 'select:some',
  services: WRITE,
}
// Every member of staff, nobody else.
const STAFF: Row = {
  staff_support: 'select:all',
  staff_warehouse: 'select:all',
  staff_content: 'select:all',
  staff_accounting: 'select:all',
  staff_admin: 'select:all',
  services: WRITE,
}
// Only the services.
const CLOSED: Row = { services: WRITE }
// A customer their own rows, support and admins all.
const OWN: Row = { customer: 'select:own', staff_support: 'select:all', staff_admin: 'select:all', services: WRITE }
// Rows follow something of a customer.
const SOME = 'select:some'
const OWN_PARTS: Row = { customer: SOME, staff_support: SOME, staff_admin: SOME, services: WRITE }
// Views run with the rights of who asks, so the tables under them decide.
const OWN_VIEWS: Row = {
  customer: 'select:all',
  staff_support: 'select:all',
  staff_admin: 'select:all',
  services: WRITE,
}

// Rows follow an order, which its buyer and whoever works on it may see.
const OF_ORDERS: Row = { customer: SOME, staff_support: SOME, staff_warehouse: SOME, staff_admin: SOME }
// Only for whoever works on orders.
const WORK: Row = { staff_support: 'select:all', staff_warehouse: 'select:all', staff_admin: 'select:all' }
// Only for whoever answers for money.
const MONEY: Row = { staff_support: 'select:all', staff_accounting: 'select:all', staff_admin: 'select:all' }
// What was sold and paid for, without who it was for.
const OF_SALES: Row = { ...OF_ORDERS, staff_accounting: 'select:all' }
// Neither prices nor documents are for whoever packs.
const OF_MONEY: Row = { customer: SOME, staff_support: SOME, staff_accounting: 'select:all', staff_admin: SOME }
const APPEND = 'insert:all select:all'
const KEEP = 'insert:all select:all update:all'

/** Groups of tables with the same rights. A new table belongs into one of them, or gets a line of its own below. */
const GROUPS: [row: Row, relations: string[]][] = [
  [
    PUBLIC,
    [
      'shop.allergens',
      'shop.attribute_options',
      'shop.attributes',
      'shop.blog_authors',
      'shop.blog_categories',
      'shop.brands',
      'shop.breed_sizes',
      'shop.breeds',
      'shop.categories',
      'shop.constituents',
      'shop.fairs',
      'shop.ingredient_closure',
      'shop.ingredients',
      'shop.life_stages',
      'shop.measured_items',
      'shop.menus',
      'shop.prizes',
      'shop.product_cards',
      'shop.product_pages',
      'shop.product_ratings',
      'shop.proteins',
      'shop.recipe_changes',
      'shop.redirects',
      'shop.sections',
      'shop.static_pages',
      'shop.storefronts',
      'shop.surveys',
      'shop.tags',
      'shop.text_values',
      'shop.variant_offers',
      'shop.vat_rates',
    ],
  ],
  [
    SHOWN,
    [
      'shop.blog_posts',
      'shop.customer_groups',
      'shop.faq_questions',
      'shop.faq_types',
      'shop.home_banners',
      'shop.landing_pages',
      'shop.payment_methods',
      'shop.pickup_points',
      'shop.price_lists',
      'shop.prices',
      'shop.products',
      'shop.retailers',
      'shop.reviews',
      'shop.settings',
      'shop.shipping_methods',
      'shop.static_page_versions',
    ],
  ],
  [
    FOLLOWS,
    [
      'shop.blog_post_products',
      'shop.bundle_components',
      'shop.customer_group_discounts',
      'shop.customer_group_volume_discounts',
      'shop.feeding_guide_rows',
      'shop.feeding_guides',
      'shop.images',
      'shop.payment_method_groups',
      'shop.product_additives',
      'shop.product_allergens',
      'shop.product_attributes',
      'shop.product_categories',
      'shop.product_constituents',
      'shop.product_ingredients',
      'shop.product_relations',
      'shop.product_tags',
      'shop.review_photos',
      'shop.shipping_payment_methods',
      'shop.slug_history',
      'shop.stock',
      'shop.variants',
    ],
  ],
  [
    CLOSED,
    [
      'auth.accounts',
      'auth.jwks',
      'auth.passkeys',
      'auth.sessions',
      'auth.two_factors',
      'auth.users',
      'auth.verifications',
      'internal.address_places',
      'internal.address_streets',
      'internal.address_words',
      'internal.application_files',
      'internal.bank_cursors',
      'internal.bank_odd_rows',
      'internal.bank_pages',
      'internal.batch_failures',
      'internal.carrier_inbox',
      'internal.category_search',
      'internal.clock',
      'internal.credit_debts',
      'internal.document_series',
      'internal.feed_chunks',
      'internal.feed_runs',
      'internal.fair_entries',
      'internal.fair_pins',
      'internal.fair_tablets',
      'internal.grid_bitmaps',
      'internal.grid_changes',
      'internal.grid_products',
      'internal.grid_rows',
      'internal.idempotency_keys',
      'internal.delivery_days',
      'internal.ingredient_search',
      'internal.link_tokens',
      ...['internal.mail_refusals', 'internal.mails'],
      'internal.measured_orders',
      'internal.measured_refunds',
      'internal.parcel_announcements',
      'internal.parcel_labels',
      'internal.newsletter_events',
      'internal.newsletter_subscriptions',
      'internal.newsletter_tokens',
      'internal.payment_inbox',
      'internal.prize_spins',
      'internal.prize_stock',
      'internal.product_card_rows',
      'internal.product_search',
      'internal.product_texts',
      'internal.push_subscriptions',
      'internal.pushes',
      'internal.rate_limits',
      'internal.registrations',
      'internal.review_invitations',
      'internal.review_origins',
      'internal.review_pictures',
      'internal.review_reports',
      'internal.review_versions',
      'internal.review_votes',
      'internal.bought_together',
      'internal.breed_search',
      'internal.pairings',
      'internal.search_frequencies',
      'internal.search_words',
      'internal.sign_in_failures',
      'internal.staff_devices',
      ...['internal.staff_presence', 'internal.staff_push_subscriptions'],
      'internal.staff_reveals',
      'internal.staff_invitations',
      'internal.survey_invitations',
      'internal.variant_paces',
      'internal.ticket_files',
      'internal.upload_pictures',
      'internal.uploads',
      ...['internal.product_alerts', 'internal.puppy_plans'],
    ],
  ],
  [{ services: APPEND }, ['internal.order_revisions']],
  [CLOSED, ['internal.benches', 'internal.packings', 'internal.parcel_scans', 'internal.print_jobs']],
  [CLOSED, ['internal.missing_pages', 'internal.printers', 'internal.staff_views', 'internal.web_vitals']],
  [CLOSED, ['internal.edge_purges', 'internal.edges', 'internal.page_changes', 'internal.page_version']],
  [{ ...PUBLIC, services: APPEND }, ['shop.consent_wordings', 'shop.cookie_wordings']],
  // What somebody likes and has at home is not even the support's business.
  [{ customer: 'select:own', services: WRITE }, ['shop.bag_notes', 'shop.dog_tags', 'shop.favourites']],
  [OWN, ['shop.carts', 'shop.coupon_redemptions', 'shop.plans', 'shop.prepared_baskets']],
  [OWN_PARTS, ['shop.cart_lines', 'shop.dog_foods', 'shop.dog_weights', 'shop.prepared_basket_lines']],
  [OWN_PARTS, ['shop.plan_cycle_lines', 'shop.plan_lines']],
  [{ ...OWN_PARTS, services: KEEP }, ['shop.plan_cycles', 'shop.plan_mandates']],
  [{ ...OWN_PARTS, services: APPEND }, ['shop.plan_events']],
  [{ ...OF_SALES, services: APPEND }, ['shop.order_events', 'shop.order_lines']],
  [{ ...OF_MONEY, services: APPEND }, ['shop.document_lines', 'shop.documents']],
  [{ ...OF_ORDERS, services: APPEND }, ['shop.parcel_events']],
  [{ ...OF_MONEY, services: KEEP }, ['shop.payments', 'shop.refunds']],
  [{ ...OF_ORDERS, services: KEEP }, ['shop.parcels']],
  [{ ...OF_ORDERS, services: WRITE }, ['shop.parcel_lines']],
  [{ ...WORK, services: WRITE }, ['shop.batches', 'shop.printed_tags', 'shop.reservations']],
  [{ ...WORK, staff_accounting: 'select:all', services: WRITE }, ['shop.staff_tasks']],
  [{ ...MONEY, services: APPEND }, ['shop.payment_events']],
  [{ ...MONEY, services: WRITE }, ['shop.staff_cash', 'shop.staff_movements']],
  [{ ...MONEY, services: WRITE }, ['shop.staff_receivables', 'shop.staff_refunds']],
  [{ ...MONEY, services: KEEP }, ['shop.bank_movements']],
  [STAFF, ['shop.content_votes', 'shop.feed_problems', 'shop.landing_results', 'shop.page_views', 'shop.unknown_eans']],
  [SEARCH_WORDS, ['shop.answer_phrases', 'shop.search_absences', 'shop.search_synonyms', 'shop.search_word_forms']],
  [OWN_VIEWS, ['shop.credit_balances', 'shop.credit_lots', 'shop.current_consents']],
]

const SINGLE: AccessMatrix = {
  'internal.audit_log': { services: 'insert:all select:all' },
  'internal.document_files': { services: 'insert:all select:all' },
  'internal.page_sources': { services: 'select:all' },
  'internal.rules_version': { services: 'select:all' },
  'internal.state_transitions': { services: 'select:all' },
  'internal.truths': { services: 'select:all' },
  'shop.consents': { ...OWN, services: APPEND },
  'shop.cookie_consents': { staff_support: 'select:all', staff_admin: 'select:all', services: 'insert:all select:all' },
  'shop.credit_entries': { ...OWN, services: KEEP },
  'shop.staff_orders': { ...WORK, staff_accounting: 'select:all', services: WRITE },
  'shop.orders': {
    customer: 'select:own',
    staff_support: 'select:all',
    staff_warehouse: 'select:all',
    staff_accounting: 'select:all',
    staff_admin: 'select:all',
    services: 'insert:all select:all update:all',
  },
}

/** Who may do what with every table and view of shop, internal and auth; everything not named is refused. */
export const EXPECTED_ACCESS: AccessMatrix = {
  ...Object.fromEntries(GROUPS.flatMap(([row, relations]) => relations.map((relation) => [relation, row]))),
  ...SINGLE,
  ...GOODS_ACCESS,
  ...INBOX_ACCESS,
  ...PEOPLE_ACCESS,
}
