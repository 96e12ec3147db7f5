/** What many rows of goods may be changed in at once: of a pack, of its product, or its price. */
export const BULK_FIELDS = {
  ean: { of: 'pack', reads: 'ean' },
  packName: { of: 'pack', reads: 'text' },
  netWeightG: { of: 'pack', reads: 'whole' },
  grossWeightG: { of: 'pack', reads: 'whole' },
  volumeMl: { of: 'pack', reads: 'whole' },
  widthMm: { of: 'pack', reads: 'whole' },
  heightMm: { of: 'pack', reads: 'whole' },
  depthMm: { of: 'pack', reads: 'whole' },
  vatClass: { of: 'pack', reads: 'word' },
  unit: { of: 'pack', reads: 'word' },
  unitQuantity: { of: 'pack', reads: 'number' },
  multipack: { of: 'pack', reads: 'word' },
  packStatus: { of: 'pack', reads: 'word' },
  productName: { of: 'product', reads: 'text' },
  subtitle: { of: 'product', reads: 'text' },
  brand: { of: 'product', reads: 'text' },
  originCountry: { of: 'product', reads: 'text' },
  storageText: { of: 'product', reads: 'text' },
  approvalNumber: { of: 'product', reads: 'text' },
  maker: { of: 'product', reads: 'text' },
  makerCountry: { of: 'product', reads: 'text' },
  euPerson: { of: 'product', reads: 'text' },
  warnings: { of: 'product', reads: 'text' },
  shortDescription: { of: 'product', reads: 'text' },
  description: { of: 'product', reads: 'text' },
  seoTitle: { of: 'product', reads: 'text' },
  seoDescription: { of: 'product', reads: 'text' },
  heurekaCategory: { of: 'product', reads: 'text' },
  googleCategory: { of: 'product', reads: 'text' },
  categories: { of: 'product', reads: 'list' },
  tags: { of: 'product', reads: 'list' },
  productStatus: { of: 'product', reads: 'word' },
  price: { of: 'price', reads: 'money' },
} as const satisfies Record<string, { of: 'pack' | 'product' | 'price'; reads: Reading }>

type Reading = 'text' | 'whole' | 'number' | 'money' | 'ean' | 'word' | 'list'
export type BulkField = keyof typeof BULK_FIELDS
export const BULK_FIELD_NAMES = Object.keys(BULK_FIELDS) as [BulkField, ...BulkField[]]

/** Columns of a file beside the fields: by what a pack is known, what a new product is, and the second kind of price. */
export const BULK_COLUMNS = [...BULK_FIELD_NAMES, 'sku', 'kind', 'salePrice'] as const
export type BulkColumn = (typeof BULK_COLUMNS)[number]

export type BulkPrice = { amount: number; kind: 'regular' | 'sale' }
export type BulkValue = string | number | null | readonly string[] | BulkPrice

export interface BulkChange {
  field: BulkField
  before: BulkValue
  after: BulkValue
}

export function readingOf(column: BulkColumn): Reading {
  if (column === 'sku') return 'text'
  if (column === 'kind') return 'word'
  return column === 'salePrice' ? 'money' : BULK_FIELDS[column].reads
}

/** Lists keep their order: the first category is the one of the breadcrumb. */
export function isSameValue(one: BulkValue, other: BulkValue): boolean {
  return JSON.stringify(toPlain(one)) === JSON.stringify(toPlain(other))
}

// The database gives the keys of an object in an order of its own.
function toPlain(value: BulkValue): unknown {
  return isPrice(value) ? [value.amount, value.kind] : value
}

export function isPrice(value: BulkValue): value is BulkPrice {
  return typeof value === 'object' && value !== null && 'amount' in value
}
