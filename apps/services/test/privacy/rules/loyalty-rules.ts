import {
  goesWith,
  keep,
  leftOut,
  NAMELESS,
  type PersonalRules,
  soon,
  untouched,
  WHILE_ACCOUNT,
} from './personal-rule.ts'

/** The loyalty programme, beside its ledger. */
export const LOYALTY_RULES: PersonalRules = {
  'shop.referral_codes': {
    columns: ['customer_id'],
    export: 'referrals',
    deletion: NAMELESS,
    retention: WHILE_ACCOUNT,
  },
  'shop.referrals': {
    columns: ['order_id', 'code_id'],
    export: 'referrals',
    deletion: NAMELESS,
    retention: untouched('it says what became of a recommendation and names neither side'),
  },
  'internal.referral_visits': {
    columns: ['cart_id', 'code_id'],
    export: leftOut('goes with the cart, whose coupon is exported'),
    deletion: goesWith('shop.carts'),
    retention: goesWith('shop.carts'),
  },
  'shop.vouchers': {
    columns: ['reason', 'issued_by', 'blocked_by', 'block_reason'],
    harmless: ['code_hash', 'code_sealed'],
    export: leftOut('a voucher belongs to whoever holds it; what it paid stands with the order'),
    deletion: untouched('money we owe to whoever holds the code; it names no customer'),
    retention: untouched('a book of debts, kept with the accounts'),
  },
  'shop.voucher_gifts': {
    columns: ['giver', 'recipient_name', 'recipient_email', 'words'],
    export: leftOut('a gift for somebody else; what its giver wrote goes to them'),
    deletion: soon('voucherGifts'),
    retention: keep('90 days after it went', 'voucherGifts'),
  },
  'shop.voucher_entries': {
    columns: ['payment_id', 'refund_id'],
    export: leftOut('payments and refunds are exported with their order'),
    deletion: untouched('money of orders, kept as their documents are'),
    retention: untouched('a book of debts, kept with the accounts'),
  },
  'shop.customer_levels': {
    columns: ['customer_id'],
    export: 'levels',
    deletion: NAMELESS,
    retention: WHILE_ACCOUNT,
  },
  'internal.credit_decisions': {
    columns: ['customer_id', 'decided_by'],
    export: leftOut('staff only; what was given or taken and why is in credits'),
    deletion: NAMELESS,
    retention: WHILE_ACCOUNT,
  },
}
