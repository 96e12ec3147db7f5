import type { DeletionTerms } from '@shop/contract/customer'

/** What the law or a possible dispute keeps: § 35 of the VAT act, limitation of claims, proof of consent. */
export const KEPT: DeletionTerms['kept'] = [
  { what: 'invoices', why: 'tax_law', years: 10 },
  { what: 'orders', why: 'claims', years: 4 },
  { what: 'complaints', why: 'claims', years: 4 },
  { what: 'applications', why: 'claims', years: 4 },
  { what: 'consents', why: 'evidence', years: 4 },
  { what: 'activity', why: 'evidence', years: 4 },
]

export const REMOVED: DeletionTerms['removed'] = [
  'profile',
  'addresses',
  'dogs',
  'credits',
  'reviews',
  'sessions',
  'passkeys',
  'messages',
  'subscriptions',
  'order_links',
]
