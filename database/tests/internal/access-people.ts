import type { AccessMatrix } from './access-matrix.sql.ts'

const WRITE = 'delete:all insert:all select:all update:all'

/** Whom staff talk to and write bills for; who somebody is comes masked. */
export const PEOPLE_ACCESS: AccessMatrix = {
  // Where somebody lives is shown with an order or a customer, masked.
  'shop.addresses': { customer: 'select:own', services: WRITE },
  'shop.order_templates': { customer: 'select:own', services: WRITE },
  'shop.order_template_lines': { customer: 'select:some', services: WRITE },
  'internal.retailer_entries': { services: WRITE },
  'internal.puppy_purchases': { services: WRITE },
  // What a breeder writes is not even the support's business.
  'shop.litters': { customer: 'select:own', services: WRITE },
  'shop.puppies': { customer: 'select:some', services: WRITE },
  'shop.puppy_offers': { customer: 'select:some', services: WRITE },
  'shop.puppy_weights': { customer: 'select:some', services: WRITE },
  'internal.credit_decisions': { services: WRITE },
  'shop.credit_rules': {
    customer: 'select:all',
    staff_support: 'select:all',
    staff_admin: 'select:all',
    services: 'select:all',
  },
  'internal.counted_purchases': { services: WRITE },
  'internal.customer_places': { services: WRITE },
  'internal.run_outs': { services: WRITE },
  'shop.customer_levels': {
    customer: 'select:own',
    staff_support: 'select:all',
    staff_admin: 'select:all',
    services: WRITE,
  },
  'shop.loyalty_levels': {
    customer: 'select:all',
    staff_support: 'select:all',
    staff_admin: 'select:all',
    services: 'select:all',
  },
  'internal.referral_visits': { services: WRITE },
  'internal.referred_orders': { services: WRITE },
  'shop.referral_codes': { services: WRITE },
  'shop.referral_programmes': { services: 'select:all' },
  'shop.referrals': { services: WRITE },
  'shop.vouchers': { services: WRITE },
  'shop.voucher_gifts': { services: WRITE },
  'shop.voucher_orders': { services: WRITE },
  'shop.group_orders': { services: WRITE },
  'shop.group_goods': { services: WRITE },
  'shop.group_members': { services: WRITE },
  'shop.group_member_lines': { services: WRITE },
  'shop.voucher_entries': { services: 'insert:all select:all' },
  'shop.bought_packs': { customer: 'select:all', services: WRITE },
  'shop.dogs': { customer: 'select:own', staff_support: 'select:some', staff_admin: 'select:some', services: WRITE },
  'shop.customers': {
    customer: 'select:own',
    staff_support: 'select:all',
    staff_accounting: 'select:all',
    staff_admin: 'select:all',
    services: WRITE,
  },
  'shop.staff_customers': {
    staff_support: 'select:all',
    staff_accounting: 'select:all',
    staff_admin: 'select:all',
    services: WRITE,
  },
  'shop.staff_plans': { staff_support: 'select:all', staff_admin: 'select:all', services: WRITE },
  'internal.case_files': { services: WRITE },
  // Whoever decides; the declaration, which names somebody, stays with the services.
  'shop.cases': { staff_support: 'select:all', staff_admin: 'select:all', services: WRITE },
  'shop.staff_cases': { staff_support: 'select:all', staff_admin: 'select:all', services: WRITE },
  'shop.case_lines': { staff_support: 'select:some', staff_admin: 'select:some', services: WRITE },
  'shop.case_decisions': { staff_support: 'select:some', staff_admin: 'select:some', services: WRITE },
  'shop.case_events': { staff_support: 'select:some', staff_admin: 'select:some', services: WRITE },
}
