import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'

/** Public shelves by rule; read anew as soon as something public has changed. */
export const loadCollections = staleWhileRevalidate(60_000, async () => {
  const query = publicData.from('collections').select('slug,name,intro,rule').eq('storefront_id', storefrontId)
  const { items } = await publicData.list(query.order('name'))
  return items
})
