import type { PageKey } from '@shop/domain/content/page-keys'
import { now } from './clock.server.ts'
import { publicPage, publicPageUntil } from './page-cache.server.ts'
import { publicData, storefrontId } from './shop.server.ts'
import { staleWhileRevalidate } from './stale-while-revalidate.server.ts'

/** When something planned appears, ends or takes effect next. */
export const nextContentChange = staleWhileRevalidate(30_000, () =>
  publicData.value(publicData.rpc('next_content_change', { storefront_id: storefrontId })),
)

/** Headers of a page with planned words: no copy of it outlives the next planned change. */
export async function contentPage(...keys: PageKey[]): Promise<Record<string, string>> {
  const next = await nextContentChange()
  return next ? publicPageUntil(new Date(next), now(), ...keys) : publicPage(...keys)
}
