import { startBuiltShop } from '@shop/stack/built-shop'
import type { Figure } from '@shop/stack/figure'
import { crawlShop } from './crawl-shop.ts'

const SHOWN = 60

/** Every page of the demo shop that a link leads to, as somebody without scripts and without an account sees it. */
export async function run(): Promise<Figure> {
  const shop = await startBuiltShop()
  try {
    const { pages, links, images, broken, missing, duplicates } = await crawlShop(shop.urls.storefront)
    for (const fault of [...broken, ...missing, ...duplicates].slice(0, SHOWN)) console.log(fault)
    return {
      question: 'crawl',
      figure: `${pages} pages, ${links} links, ${images} images: ${broken.length} broken links, ${missing.length} missing images, ${duplicates.length} duplicate titles`,
      goal: '0 broken links, 0 missing images, 0 duplicate titles',
      holds: pages > 100 && broken.length + missing.length + duplicates.length === 0,
    }
  } finally {
    await shop.stop()
  }
}
