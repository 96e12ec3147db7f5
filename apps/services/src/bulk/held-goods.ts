import { toLabelFacts } from '@shop/contract/staff/label-facts'
import type { StaffProduct, StaffVariant } from '@shop/contract/staff/staff-product'
import type { BulkField, BulkValue } from '@shop/domain/bulk/bulk-field'
import { isPrice } from '@shop/domain/bulk/bulk-field'
import { checkLabel } from '@shop/domain/catalog/label-guard'

/** A product as it is, and as it becomes row by row. */
export interface HeldProduct {
  product: StaffProduct
  tags: readonly string[]
}

/** Words of files and their rows. */
export interface Book {
  brands: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, number>
  tags: ReadonlySet<string>
}

export const PACK_KEYS = {
  ean: 'ean',
  packName: 'name',
  packStatus: 'status',
  netWeightG: 'netWeightG',
  grossWeightG: 'grossWeightG',
  volumeMl: 'volumeMl',
  widthMm: 'widthMm',
  heightMm: 'heightMm',
  depthMm: 'depthMm',
  vatClass: 'vatClass',
  unit: 'unit',
  unitQuantity: 'unitQuantity',
  multipack: 'isMultipack',
} as const
/** How a table says that a pack is several pieces sold as one. */
const YES = 'yes'
const NO = 'no'
const BASIC_KEYS = {
  productName: 'name',
  subtitle: 'subtitle',
  originCountry: 'originCountry',
  storageText: 'storageText',
  approvalNumber: 'approvalNumber',
  maker: 'maker',
  makerCountry: 'makerCountry',
  euPerson: 'euPerson',
  warnings: 'warnings',
} as const
const TEXT_KEYS = {
  shortDescription: 'shortDescription',
  description: 'description',
  seoTitle: 'seoTitle',
  seoDescription: 'seoDescription',
  heurekaCategory: 'heurekaCategory',
  googleCategory: 'googleCategory',
} as const

/** A cell that was emptied on purpose is neither, and the form refuses it. */
export function readYes(value: BulkValue): boolean | null {
  return value === null ? null : value === YES
}

const isIn = <Keys extends object>(field: string, keys: Keys): field is keyof Keys & string => field in keys

/** Which field of a form speaks of a key, so that its refusal can be shown beside the cell. */
export function fieldOfKey(key: string, of: 'pack' | 'product'): BulkField | null {
  const keys = of === 'pack' ? PACK_KEYS : { ...BASIC_KEYS, ...TEXT_KEYS }
  return (Object.entries(keys).find(([, one]) => one === key)?.[0] as BulkField | undefined) ?? null
}

export function heldValue(held: HeldProduct, variantId: number | null, field: BulkField, book: Book): BulkValue {
  const { product, tags } = held
  if (field === 'multipack') return packOf(held, variantId)?.isMultipack ? YES : NO
  if (isIn(field, PACK_KEYS)) return packOf(held, variantId)?.[PACK_KEYS[field]] ?? null
  if (isIn(field, BASIC_KEYS)) return product.basics[BASIC_KEYS[field]]
  if (isIn(field, TEXT_KEYS)) return product.texts[TEXT_KEYS[field]]
  if (field === 'brand') return nameOf(book.brands, product.basics.brandId) ?? ''
  if (field === 'categories') return product.basics.categoryIds.map((id) => nameOf(book.categories, id) ?? '')
  if (field === 'tags') return tags
  return field === 'productStatus' ? product.status : null
}

export function withValue(
  held: HeldProduct,
  variantId: number | null,
  { field, value, book }: { field: BulkField; value: BulkValue; book: Book },
): HeldProduct {
  const { product } = held
  const basics = (part: object) => ({ ...held, product: { ...product, basics: { ...product.basics, ...part } } })
  const pack = (part: object) => ({
    ...held,
    product: {
      ...product,
      variants: product.variants.map((one) => (one.variantId === variantId ? { ...one, ...part } : one)),
    },
  })
  if (field === 'price') return isPrice(value) ? pack({ price: value.amount }) : held
  if (field === 'multipack') return pack({ isMultipack: readYes(value) })
  if (isIn(field, PACK_KEYS)) return pack({ [PACK_KEYS[field]]: value })
  if (isIn(field, BASIC_KEYS)) return basics({ [BASIC_KEYS[field]]: value })
  if (isIn(field, TEXT_KEYS)) {
    return { ...held, product: { ...product, texts: { ...product.texts, [TEXT_KEYS[field]]: value } } }
  }
  if (field === 'brand') return basics({ brandId: value === '' ? null : (book.brands.get(String(value)) ?? null) })
  const list = Array.isArray(value) ? (value as string[]) : []
  if (field === 'categories') return basics({ categoryIds: list.flatMap((path) => book.categories.get(path) ?? []) })
  if (field === 'tags') return { ...held, tags: list }
  return { ...held, product: { ...product, status: value as StaffProduct['status'] } }
}

export function packOf({ product }: HeldProduct, variantId: number | null): StaffVariant | undefined {
  return product.variants.find((one) => one.variantId === variantId)
}

export function labelled(held: HeldProduct): HeldProduct {
  return { ...held, product: { ...held.product, label: checkLabel(toLabelFacts(held.product)) } }
}

function nameOf(named: ReadonlyMap<string, number>, id: number | null): string | undefined {
  return [...named].find(([, one]) => one === id)?.[0]
}
