/**
 * Names of what public pages show. A page kept by the edge carries them, and the edge drops every page that carries one of a row that
 * has changed. There are no others than these: a name that nobody purges by would be a page that stays old.
 */
const PAGE_KEYS = [
  /** Every page carries it: the frame, the seller, the numbers and rules of the shop. */
  'shell',
  /** Lists of goods: which are in them, in which order, what their cards say. */
  'catalog',
  /** Every page that carries the key of one product: for changes of many at once. */
  'products',
  'reviews',
  'blog',
  'faq',
  /** Legal and other still pages. */
  'pages',
  'landing',
  'retailers',
  /** What search understands. */
  'search',
  'sitemap',
  /** Addresses that led nowhere: one of them may have been taken. */
  'missing',
] as const

export type PageKey = (typeof PAGE_KEYS)[number] | `product:${number}` | `section:${string}`
