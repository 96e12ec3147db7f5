/**
 * Names of what public pages show. A page kept by the edge carries them, a change of a row notes them (`internal.page_sources` says
 * which table has which), and the edge drops every page that carries one. A name that nobody notes would never be purged, so there
 * are no others than these; a test compares both sides.
 */
export const PAGE_KEYS = [
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

/** For how long a process that draws pages believes the version it has read; whoever purges waits that long after counting it up. */
export const PAGE_VERSION_MS = 100
