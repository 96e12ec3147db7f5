import type { BulkField, BulkValue } from '@shop/domain/bulk/bulk-field'
import { type Book, readYes } from '#app/bulk/held-goods'

/** Columns of the tables; lists and prices have rows of their own. */
const COLUMNS: Partial<Record<BulkField, string>> = {
  ...{
    ean: 'ean',
    packName: 'name',
    netWeightG: 'net_weight_g',
    grossWeightG: 'gross_weight_g',
    volumeMl: 'volume_ml',
  },
  ...{ widthMm: 'width_mm', heightMm: 'height_mm', depthMm: 'depth_mm', vatClass: 'vat_class', unit: 'unit' },
  ...{ unitQuantity: 'unit_quantity', multipack: 'is_multipack', packStatus: 'status' },
  ...{ productName: 'name', subtitle: 'subtitle', brand: 'brand_id', originCountry: 'origin_country' },
  ...{ storageText: 'storage_text', approvalNumber: 'approval_number', maker: 'maker', makerCountry: 'maker_country' },
  ...{ euPerson: 'eu_person', warnings: 'warnings', shortDescription: 'short_description', description: 'description' },
  ...{ seoTitle: 'seo_title', seoDescription: 'seo_description', heurekaCategory: 'heureka_category' },
  ...{ googleCategory: 'google_category', productStatus: 'status' },
}

export function toColumn(field: BulkField, value: BulkValue, book: Book): Record<string, unknown> {
  const column = COLUMNS[field]
  if (column === undefined) return {}
  if (field === 'multipack') return { [column]: readYes(value) }
  return { [column]: field === 'brand' ? (book.brands.get(String(value)) ?? null) : value }
}
