import type { DemoProduct } from './demo-schemas.ts'
import type { DemoShop } from './read-demo.ts'

/** Prices that could not be explained to a customer or to an inspector are refused. */
export function* checkPrices(shop: DemoShop): Generator<string> {
  for (const product of shop.products) yield* checkVariantPrices(product)
  yield* checkBundlePrices(shop)
  const groups = shop.pricing.customerGroups
  if (groups.length === 0) yield 'there is no customer group'
  const categories = new Set(shop.categories.map((category) => category.slug))
  for (const slug of groups.flatMap((group) => group.categoryDiscounts.map((discount) => discount.categorySlug))) {
    if (!categories.has(slug)) yield `customer groups: category ${slug} does not exist`
  }
}

function* checkVariantPrices({ variants, vatRate, imageKeys }: DemoProduct): Generator<string> {
  for (const { sku, priceCzk, compareAtPriceCzk, wholesalePriceCzk, imageKey } of variants) {
    if (compareAtPriceCzk !== null && compareAtPriceCzk <= priceCzk)
      yield `${sku}: the struck price is not higher than the price`
    if (wholesalePriceCzk >= priceCzk / (1 + vatRate / 100))
      yield `${sku}: wholesale is not cheaper than retail without VAT`
    if (!imageKeys.includes(imageKey)) yield `${sku}: picture ${imageKey} is not in the gallery`
  }
}

function* checkBundlePrices({ products, bundles }: DemoShop): Generator<string> {
  const bySku = new Map(
    products.flatMap((product) => product.variants.map((variant) => [variant.sku, { product, variant }])),
  )
  for (const bundle of bundles) {
    let total = 0
    for (const { sku, productSlug, quantity, unitPriceCzk } of bundle.components) {
      const found = bySku.get(sku)
      if (!found) yield `${bundle.slug}: component ${sku} does not exist`
      else if (found.product.slug !== productSlug) yield `${bundle.slug}: ${sku} is not a variant of ${productSlug}`
      else if (found.variant.priceCzk !== unitPriceCzk)
        yield `${bundle.slug}: ${sku} costs ${found.variant.priceCzk}, not ${unitPriceCzk}`
      total += quantity * unitPriceCzk
    }
    if (total !== bundle.componentsTotalCzk)
      yield `${bundle.slug}: components cost ${total}, not ${bundle.componentsTotalCzk}`
    const discount = (100 * (total - bundle.priceCzk)) / total
    if (discount < 5 || discount > 20) yield `${bundle.slug}: discount ${discount.toFixed(1)} % is outside 5–20 %`
  }
}
