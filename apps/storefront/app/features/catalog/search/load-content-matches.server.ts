import { nonBreaking } from '@shop/czech/non-breaking'
import { type ShopAddress, toShopAddress } from '#app/addresses/shop-address.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'

interface ContentMatch {
  to: ShopAddress
  label: string
}

/** Articles and answers for a query; the last word may be unfinished. */
export async function loadContentMatches(query: string, limit: number) {
  const { items } = await publicData.list(
    publicData.rpc('suggest_content', { q: query, max_each: limit, storefront_id: storefrontId }),
  )
  const ofKind = (kind: string): ContentMatch[] =>
    items
      .filter((item) => item.kind === kind)
      .map(({ path, title }) => ({ to: toShopAddress(path ?? '/'), label: nonBreaking(title ?? '') }))
  return { articles: ofKind('article'), questions: ofKind('question') }
}
