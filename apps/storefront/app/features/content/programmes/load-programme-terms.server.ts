import { z } from 'zod'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { staleWhileRevalidate } from '#app/server/stale-while-revalidate.server.ts'

const Terms = z.object({
  code: z.string(),
  discount_percent: z.number(),
  earn_percent: z.number().nullable(),
  minimum_order: z.number(),
  free_shipping_from: z.number().nullable(),
  categories: z.array(z.object({ slug: z.string(), name: z.string(), percent: z.number() })),
  volumes: z.array(z.object({ from: z.number(), percent: z.number() })),
})
export type ProgrammeTerms = z.infer<typeof Terms>

const loadAll = staleWhileRevalidate(60_000, async () => {
  const { items } = await publicData.list(publicData.rpc('programme_terms', { storefront_id: storefrontId }))
  return z.array(Terms).parse(items)
})

/** What a programme promises, from the rows that its prices are counted by. */
export async function loadProgrammeTerms(code: 'velkoobchod' | 'chovatel' | 'trener'): Promise<ProgrammeTerms | null> {
  return (await loadAll()).find((terms) => terms.code === code) ?? null
}
