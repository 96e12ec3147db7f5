import { toSlug } from '@shop/domain/catalog/slug'
import type pg from 'pg'
import type { DemoBundle, DemoProduct, DemoVariant } from './demo-schemas.ts'
import type { DemoShop } from './read-demo.ts'
import { idOf, type Row, selectIds, syncRows } from './sync-rows.sql.ts'

/** The day the demo shop opened; novelties came later, so that „novinka“ is true in the data too. */
const OPENED_AT = '2026-01-05T05:00:00Z'
const NOVELTY_AT = '2026-10-12T04:00:00Z'

const KINDS: Record<string, string> = {
  granule: 'kibble',
  konzervy: 'can',
  kapsicky: 'pouch',
  pamlsky: 'treat',
  'doplnky-stravy': 'supplement',
  kosmetika: 'cosmetics',
  vybaveni: 'equipment',
  'vyhodne-balicky': 'box',
}

// The law asks for the price of a whole kilogram; the label may say 100 g in addition.
const UNITS = {
  kg: { unit: 'kg', parts: 1 },
  '100 g': { unit: 'kg', parts: 10 },
  l: { unit: 'l', parts: 1 },
  ks: { unit: 'piece', parts: 1 },
} as const

export function publishedAt(item: { tags: string[] }): string {
  return item.tags.includes('novinka') ? NOVELTY_AT : OPENED_AT
}

/** Loads products, bundles (products whose one variant explodes to components) and their variants. */
export async function loadProducts(client: pg.ClientBase, shop: DemoShop, storefrontId: number): Promise<void> {
  const brands = await selectIds(client, 'brands', 'slug', storefrontId)
  const common = (item: DemoProduct | DemoBundle): Row => ({
    storefront_id: storefrontId,
    slug: item.slug,
    name: item.name,
    subtitle: item.subtitle,
    brand_id: idOf(brands, toSlug(item.brand)),
    life_stage: item.lifeStage,
    breed_size: item.breedSize,
    description: item.description,
    benefits: item.benefits,
    status: 'active',
    published_at: publishedAt(item),
  })
  const rows = shop.products.map((product) => ({ ...common(product), ...productColumns(product, shop) }))
  await syncRows(client, 'products', rows, { key: ['storefront_id', 'slug'] })
  const bundles = shop.bundles.map((bundle) => ({ ...common(bundle), kind: 'bundle' }))
  await syncRows(client, 'products', bundles, { key: ['storefront_id', 'slug'] })

  const products = await selectIds(client, 'products', 'slug', storefrontId)
  const variants = [
    ...shop.products.flatMap((product) =>
      product.variants.map((variant, index) => ({
        ...variantColumns(variant, product),
        storefront_id: storefrontId,
        product_id: idOf(products, product.slug),
        position: index + 1,
      })),
    ),
    ...shop.bundles.map((bundle) => ({
      ...bundleVariantColumns(bundle),
      storefront_id: storefrontId,
      product_id: idOf(products, bundle.slug),
      position: 1,
    })),
  ]
  await syncRows(client, 'variants', variants, { key: ['storefront_id', 'sku'] })
  await loadComponents(client, shop, storefrontId)
}

function productColumns(product: DemoProduct, shop: DemoShop): Row {
  return {
    kind: KINDS[topCategory(product, shop)],
    protein: product.protein,
    grain_free: product.grainFree,
    monoprotein: product.monoprotein,
    short_description: product.shortDescription,
    feed_type: product.feedType,
    composition_text: product.composition,
    additives_text: product.additives,
    storage_text: product.storage,
    origin_country: product.originCountry,
    energy_kcal_per_100g: product.energyKcalPer100g,
    heureka_category: product.heurekaCategory,
    google_category: product.googleProductCategory,
    ...particulars(product),
  }
}

/** A sample establishment, and the shop as the maker of what bears its name. */
function particulars({ feedType, vatRate }: DemoProduct): Row {
  const isGoods = feedType === null && vatRate === 21
  return {
    approval_number: feedType ? 'CZ 70099901' : '',
    maker: isGoods ? 'Čenich s.r.o., Psí mez 12, 602 00 Brno, vyrobky@cenich.example' : '',
    maker_country: isGoods ? 'CZ' : '',
    warnings: isGoods ? 'Používejte jen pod dohledem. Poškozený výrobek vyřaďte. Uchovávejte mimo dosah dětí.' : '',
  }
}

function topCategory(product: DemoProduct, { categories }: DemoShop): string {
  const primary = categories.find((category) => category.slug === product.categorySlugs[0])
  return primary?.parentSlug ?? primary?.slug ?? ''
}

function variantColumns(variant: DemoVariant, product: DemoProduct): Row {
  const { unit, parts } = UNITS[variant.unit]
  return {
    sku: variant.sku,
    ean: variant.ean,
    name: variant.name,
    is_multipack: variant.isMultipack,
    is_default: variant.imageKey === product.imageKeys[0] && variant === firstWithPicture(product, variant.imageKey),
    net_weight_g: variant.netWeightGrams,
    gross_weight_g: variant.grossWeightGrams,
    volume_ml: variant.netVolumeMl,
    width_mm: variant.packageDimensionsMm.width,
    height_mm: variant.packageDimensionsMm.height,
    depth_mm: variant.packageDimensionsMm.depth,
    unit,
    unit_quantity: variant.unitQuantity / parts,
    vat_class: product.vatRate === 12 ? 'feed' : 'goods',
    ...toPacking(variant.grossWeightGrams),
  }
}

/** Large bags lie on a pallet as they are, five to a layer; the rest goes in cartons. */
function toPacking(grams: number): Row {
  const [pieces, cartons, layers] = grams >= 10_000 ? [1, 5, 12] : grams >= 1500 ? [4, 8, 8] : [24, 10, 6]
  return { pieces_per_carton: pieces, cartons_per_layer: cartons, layers_per_pallet: layers }
}

function firstWithPicture(product: DemoProduct, imageKey: string): DemoVariant | undefined {
  return product.variants.find((variant) => variant.imageKey === imageKey)
}

function bundleVariantColumns(bundle: DemoBundle): Row {
  return {
    sku: bundle.sku,
    ean: bundle.ean,
    name: 'Sada',
    is_multipack: false,
    is_default: true,
    net_weight_g: bundle.netWeightGrams,
    gross_weight_g: bundle.grossWeightGrams,
  }
}

async function loadComponents(client: pg.ClientBase, { bundles }: DemoShop, storefrontId: number): Promise<void> {
  const variants = await selectIds(client, 'variants', 'sku', storefrontId)
  const rows = bundles.flatMap((bundle) =>
    bundle.components.map((component, index) => ({
      bundle_variant_id: idOf(variants, bundle.sku),
      component_variant_id: idOf(variants, component.sku),
      quantity: component.quantity,
      position: index + 1,
    })),
  )
  await syncRows(client, 'bundle_components', rows, {
    key: ['bundle_variant_id', 'component_variant_id'],
    owner: { column: 'bundle_variant_id', ids: bundles.map((bundle) => idOf(variants, bundle.sku)) },
  })
}
