import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'
import type { IngredientTree } from './to-parts.ts'

/** The whole tree has a few hundred nodes and changes rarely. */
export const loadIngredientTree = staleWhileRevalidate(300_000, async (): Promise<IngredientTree> => {
  const query = publicData.from('ingredients').select('id,parent_id,code,name').eq('storefront_id', storefrontId)
  const { items } = await publicData.list(query.order('id'))
  const codes = new Map(items.map(({ id, code }) => [id, code]))
  return new Map(
    items.map(({ code, name, parent_id: parent }) => [
      code,
      { name, parent: parent === null ? null : (codes.get(parent) ?? null) },
    ]),
  )
})
