import { type EditedBlock, goodsOfBlocks, linksOfBlocks, unsafeLinks } from '@shop/domain/content/blocks'
import { selectGoodsBySlug } from '#app/content/articles/articles.sql'
import { leadsSomewhere } from '#app/content/leads-somewhere'
import type { Db } from '#app/store/database'

type Blocks = readonly EditedBlock[]

/** What blocks name and the shop does not have: a page, or goods. What stood there before is not asked again: goods end, and words about them stay. */
export async function wrongInBlocks(db: Db, blocks: Blocks, before: Blocks): Promise<'links' | 'products' | null> {
  const known = { links: linksOfBlocks(before), goods: goodsOfBlocks(before) }
  if (unsafeLinks(blocks).length > 0) return 'links'
  const links = linksOfBlocks(blocks).filter((path) => !known.links.includes(path))
  for (const path of links) if (!(await leadsSomewhere(db, path))) return 'links'
  const goods = goodsOfBlocks(blocks).filter((slug) => !known.goods.includes(slug))
  return (await selectGoodsBySlug(db, goods)).length === goods.length ? null : 'products'
}
