import { nonBreaking } from '@shop/czech/non-breaking'
import { type ShopAddress, toShopAddress } from '#app/addresses/shop-address.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'

export interface FoundAnswer {
  to: ShopAddress
  label: string
}

export interface FoundAnswers {
  answers: FoundAnswer[]
  /** The query is a question: answers stand before goods. */
  isAsked: boolean
  /** About a parcel on its way: whoever is signed in is shown their own. */
  isAboutOrder: boolean
}

export const NO_ANSWERS: FoundAnswers = { answers: [], isAsked: false, isAboutOrder: false }

export async function loadAnswers(query: string, limit: number): Promise<FoundAnswers> {
  const { items } = await publicData.list(
    publicData.rpc('find_answers', { q: query, max_answers: limit, storefront_id: storefrontId }),
  )
  return {
    answers: items.map(({ path, title }) => ({ to: toShopAddress(path ?? '/'), label: nonBreaking(title ?? '') })),
    isAsked: items.some(({ is_asked }) => is_asked),
    isAboutOrder: items.some(({ topic }) => topic === 'order'),
  }
}
