import { nonBreaking } from '@shop/czech/non-breaking'
import { z } from 'zod'
import { publicData } from '#app/server/shop.server.ts'

const PublishedReview = z.object({
  id: z.number(),
  body: z.string(),
  author_name: z.string(),
  products: z.object({ slug: z.string(), name: z.string() }),
})

export interface ReportedReview {
  id: number
  text: string
  author: string
  productName: string
  slug: string
}

/** Null for what nobody can read on the site. */
export async function loadReportedReview(id: string): Promise<ReportedReview | null> {
  if (!/^\d{1,15}$/.test(id)) return null
  const query = publicData.from('reviews').select('id,body,author_name,products!inner(slug,name)').eq('id', Number(id))
  const { items } = await publicData.list(query)
  const [row] = items.map((item) => PublishedReview.parse(item))
  if (!row) return null
  const { slug, name } = row.products
  return { id: row.id, text: nonBreaking(row.body), author: row.author_name, productName: nonBreaking(name), slug }
}
