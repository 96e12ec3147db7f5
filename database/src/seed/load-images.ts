import type pg from 'pg'
import { readPictures } from './media.ts'
import type { DemoShop } from './read-demo.ts'
import { idOf, type Row, selectIds, syncRows } from './sync-rows.sql.ts'

// Wide scenes show no single pack, so their description is theirs alone.
const SCENES: Record<string, string> = {
  'scene-kibble': 'Granule zblízka',
  'scene-ingredients': 'Miska s granulemi, kolem dýně, mrkev, batáty, hrášek a ryby',
  'scene-hero': 'Pytel granulí, konzerva a miska Čenich',
}

export async function loadImages(
  client: pg.ClientBase,
  shop: DemoShop,
  storefrontId: number,
  dir: string,
): Promise<void> {
  const items = [...shop.products, ...shop.bundles]
  const pictures = await readPictures(
    items.flatMap((item) => item.imageKeys),
    dir,
  )
  const alts = describePictures(shop)
  const columns = (key: string, position: number): Row => {
    const { width, height, hash } = pictures.get(key) ?? { width: 0, height: 0, hash: '' }
    return { storefront_id: storefrontId, key, content_hash: hash, alt: alts.get(key) ?? '', width, height, position }
  }
  const products = await selectIds(client, 'products', 'slug', storefrontId)
  const gallery = items.flatMap((item) =>
    item.imageKeys.map((key, index) => ({ product_id: idOf(products, item.slug), ...columns(key, index + 1) })),
  )
  await syncRows(client, 'images', gallery, {
    key: ['product_id', 'position'],
    owner: { column: 'product_id', ids: [...products.values()] },
  })
  const variants = await selectIds(client, 'variants', 'sku', storefrontId)
  const packs = [
    ...shop.products.flatMap((product) => product.variants.map(({ sku, imageKey }) => ({ sku, imageKey }))),
    ...shop.bundles.map((bundle) => ({ sku: bundle.sku, imageKey: bundle.imageKeys[0] ?? '' })),
  ].map(({ sku, imageKey }) => ({ variant_id: idOf(variants, sku), ...columns(imageKey, 1) }))
  await syncRows(client, 'images', packs, {
    key: ['variant_id', 'position'],
    owner: { column: 'variant_id', ids: [...variants.values()] },
  })
}

/** A pack is called by its product and size wherever it appears, also inside a bundle's gallery. */
function describePictures({ products, bundles }: DemoShop): Map<string, string> {
  const alts = new Map(Object.entries(SCENES))
  for (const { name, variants } of products) {
    for (const [imageKey, packs] of Map.groupBy(variants, (variant) => variant.imageKey)) {
      alts.set(imageKey, packs.length > 1 ? name : `${name}, ${packs[0]?.name}`)
    }
  }
  for (const { name, imageKeys } of bundles) alts.set(imageKeys[0] ?? '', name)
  return alts
}
