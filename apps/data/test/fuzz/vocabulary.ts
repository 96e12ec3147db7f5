/** What requests are made of: real names, and texts chosen to break something. */
type Kind = 'int' | 'text' | 'json' | 'array' | 'range' | 'bool' | 'time' | 'vector'

const COLUMNS: Record<string, Record<string, Kind>> = {
  storefronts: { id: 'int', slug: 'text', name: 'text', currency: 'text', opened: 'time', settings: 'json' },
  storefront_profiles: { storefront_id: 'int', tagline: 'text' },
  categories: { id: 'int', name: 'text', parent_id: 'int' },
  products: {
    ...{
      id: 'int',
      storefront_id: 'int',
      sku: 'text',
      name: 'text',
      description: 'text',
      discount: 'int',
      tags: 'array',
    },
    ...{ attributes: 'json', available: 'range', featured: 'bool', search: 'vector', label: 'text' },
  },
  variants: { id: 'int', product_id: 'int', sku: 'text', title: 'text', price: 'int', stock: 'int' },
  product_categories: { product_id: 'int', category_id: 'int', position: 'int' },
  prices: { variant_id: 'int', currency: 'text', amount: 'int' },
  transfers: { id: 'int', from_storefront_id: 'int', to_storefront_id: 'int', quantity: 'int' },
  customers: { id: 'int', email: 'text', name: 'text', internal_note: 'text' },
  orders: { id: 'int', customer_id: 'int', total: 'int', placed_at: 'time' },
  reviews: { id: 'int', product_id: 'int', customer_id: 'int', rating: 'int', body: 'text', created_at: 'time' },
  drafts: { id: 'int', product_id: 'int', body: 'text' },
  vault: { id: 'int', content: 'text' },
  catalog: { id: 'int', storefront_id: 'int', code: 'text', name: 'text', featured: 'bool' },
  category_counts: { id: 'int', name: 'text', products: 'int' },
}

export const TABLES: Record<string, string[]> = Object.fromEntries(
  Object.entries(COLUMNS).map(([table, columns]) => [table, Object.keys(columns)]),
)

export function kindOf(table: string, column: string): Kind {
  return COLUMNS[table]?.[column] ?? 'text'
}

/** Tests that the database understands for a column of the kind. */
export const TESTS: Record<Kind, string[]> = {
  int: [
    'eq.1',
    'neq.2',
    'gt.1',
    'gte.0',
    'lt.100',
    'lte.3',
    'in.(1,2,3)',
    'not.in.(1)',
    'is.null',
    'isdistinct.1',
    'eq(any).{1,2}',
  ],
  text: [
    'eq.north',
    'like.*o*',
    'ilike.*S*',
    'not.ilike.*x*',
    'match.^[A-Z]',
    'in.(Mugs,"a,b")',
    'is.null',
    'like(any).{*a*,*o*}',
    'wfts(english).socks',
  ],
  json: ['cs.{"color":"blue"}', 'is.null', 'eq.{}', 'not.is.null'],
  array: ['cs.{gift}', 'cd.{gift,wool,winter}', 'ov.{wool}', 'eq.{}', 'not.cs.{steel}'],
  range: [
    'cs.[2024-06-10,2024-06-20)',
    'ov.[2024-01-01,2024-12-31)',
    'sl.[2025-01-01,2025-02-01)',
    'adj.[2024-07-01,2024-08-01)',
    'is.null',
  ],
  bool: ['is.true', 'is.false', 'is.unknown', 'eq.true', 'not.is.true'],
  time: ['gt.2024-01-01', 'lte.2030-01-01', 'is.null'],
  vector: ['fts(english).sock', 'plfts.mug', 'not.wfts(english).hat'],
}

export const TARGETS = [
  ...Object.keys(TABLES),
  ...['gift_products', 'top_category', 'parent_id', 'customer_id', 'products_storefront_id_fkey', 'secrets', 'notes'],
]

/** What can really be embedded. */
export const RELATED: Record<string, string[]> = {
  storefronts: ['products', 'storefront_profiles', 'gift_products', 'catalog', 'transfers!from_storefront_id'],
  products: ['storefronts', 'variants', 'categories', 'reviews', 'top_category', 'product_categories', 'drafts'],
  variants: ['products', 'prices', 'catalog'],
  categories: ['products', 'parent_id', 'categories', 'product_categories'],
  customers: ['orders', 'reviews'],
  orders: ['customers'],
  reviews: ['products', 'customers'],
  drafts: ['products'],
  catalog: ['storefronts', 'variants'],
}

/** Arguments that fit, by function. */
export const FUNCTIONS: Record<string, Record<string, string>[]> = {
  search_products: [{ term: 'mug' }, { term: 'o', max_discount: '10' }, { term: "x' or true --" }],
  add_tax: [{ amount: '100' }, { amount: '1', rate: '0.5' }, { amount: 'lots' }],
  all_tags: [{}],
  cheapest_variant: [{ product: '1' }, { product: '99' }],
  stock_report: [{}, { minimum: '5' }],
  restock: [{ variant: '1', quantity: '1' }],
  reserve: [
    { variant: '1', quantity: '1' },
    { variant: '2', quantity: '9' },
  ],
  echo: [{ any: 'thing' }],
  count_items: [{ items: '{a,b}' }],
  request_context: [{}],
  teapot: [{}],
  fail: ['plain', 'pt402', 'ptbad', 'pgrst', 'pgrst-bad', 'assert', 'privilege', 'none'].map((kind) => ({ kind })),
  twin: [{ arg: '1' }],
  staff_report: [{}],
  forbidden: [{}],
  current_customer: [{}],
  label: [{}],
}

export const OPERATORS = [
  ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'isdistinct', 'is', 'in'],
  ...[
    'cs',
    'cd',
    'ov',
    'sl',
    'sr',
    'nxr',
    'nxl',
    'adj',
    'fts',
    'plfts',
    'phfts',
    'wfts',
    'fts(english)',
    'like(any)',
    'eq(all)',
  ],
]

export const VALUES = [
  ...[
    '1',
    '2',
    '3',
    '0',
    '-1',
    '1.5',
    '9999999999',
    'null',
    'true',
    'unknown',
    '',
    'mug',
    '*o*',
    'Blue Mug',
    '2024-01-01',
  ],
  ...[
    '(1,2,3)',
    '("a,b",c)',
    '()',
    '{gift,winter}',
    '{}',
    '{"color":"blue"}',
    '[2024-01-01,2024-12-31)',
    '^S',
    'open',
    'plain',
    '[',
    '((',
  ],
]

export const HOSTILE = [
  ...[
    "'",
    '"',
    '\\',
    '\0',
    '%00',
    '%',
    '%zz',
    '%ff',
    '--',
    '/*',
    ';',
    ';drop table shop.products',
    '$1',
    '$$',
    "' or true --",
  ],
  ...[
    '"; reset role; --',
    '(select value from private.secrets)',
    'private.secrets',
    '"private"."secrets"',
    'pg_sleep(9)',
    '::text',
  ],
  ...[
    '(((((((((',
    ')))))',
    ',,,',
    '....',
    '!inner',
    '->>',
    '->',
    '*',
    '#',
    '?',
    '&',
    '=',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '\u{1F436}',
    'ž',
    '\u202e',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'a'.repeat(3000),
    '9'.repeat(400),
    'and(',
    'or(',
    'not.',
    'select',
    'order',
    'columns',
    'on_conflict',
  ],
]
