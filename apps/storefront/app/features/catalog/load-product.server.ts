import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { catalogTexts } from '#app/texts/catalog.ts'
import { formatPrice, formatUnitPrice } from '#app/texts/format-price.ts'
import { nonBreaking } from '#app/texts/non-breaking.ts'

export interface ProductPage {
  name: string
  subtitle: string
  title: string
  description: string
  text: string
  composition: string
  protein: string | null
  category: { name: string; to: string } | null
  packs: { sku: string; name: string; price: string; unitPrice: string | null; isInStock: boolean }[]
}

interface VariantRow {
  sku: string
  name: string
  price: number
  unit: string | null
  unit_price: number | null
  in_stock: boolean
}

const COLUMNS = 'name,subtitle,seo_title,seo_description,short_description,composition_text,protein,categories,variants'

export async function loadProduct(slug: string): Promise<ProductPage | null> {
  const query = publicData.from('product_pages').select(COLUMNS)
  const row = await publicData.single(query.eq('storefront_id', storefrontId).eq('slug', slug))
  if (!row) return null
  const [category] = (row.categories ?? []) as unknown as { slug: string; name: string }[]
  return {
    name: nonBreaking(row.name ?? ''),
    subtitle: nonBreaking(row.subtitle ?? ''),
    title: row.seo_title || catalogTexts.title(row.name ?? ''),
    description: row.seo_description || (row.short_description ?? ''),
    text: nonBreaking(row.short_description ?? ''),
    composition: nonBreaking(row.composition_text ?? ''),
    protein: row.protein,
    category: category ? { name: nonBreaking(category.name), to: `/produkty/${category.slug}` } : null,
    packs: ((row.variants ?? []) as unknown as VariantRow[]).map(toPack),
  }
}

function toPack({ sku, name, price, unit_price: unitPrice, in_stock: isInStock }: VariantRow) {
  return {
    sku,
    name: nonBreaking(name),
    price: formatPrice(price),
    unitPrice: unitPrice === null ? null : formatUnitPrice(unitPrice),
    isInStock,
  }
}
