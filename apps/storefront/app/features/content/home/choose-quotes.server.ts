import { nonBreaking } from '@shop/czech/non-breaking'
import { z } from 'zod'
import { portraitOf } from '#app/features/catalog/product/reviews/portrait.ts'
import { homeTexts } from '#app/texts/content/home.ts'
import type { HomeReviews } from './home-page.ts'

const SHOWN = 3

export const PraisedReview = z.object({
  id: z.number(),
  rating: z.number(),
  body: z.string(),
  author_name: z.string(),
  dog_note: z.string(),
  is_sample: z.boolean(),
  name: z.string(),
  slug: z.string(),
})
export type PraisedReview = z.infer<typeof PraisedReview>

/** Three dogs with three faces, and nothing that one would rather not read at breakfast. */
export function chooseQuotes(praised: PraisedReview[]): HomeReviews['quotes'] {
  const fit = praised.filter(({ body }) => !homeTexts.notForBreakfast.test(body))
  const faces = new Map(
    fit.toReversed().flatMap((one) => {
      const face = portraitOf(one.dog_note)
      return face ? [[face.src, one] as const] : []
    }),
  )
  const first = fit.filter((one) => faces.get(portraitOf(one.dog_note)?.src ?? '') === one)
  return [...first, ...fit.filter((one) => !first.includes(one))].slice(0, SHOWN).map((row) => ({
    id: row.id,
    rating: row.rating,
    text: nonBreaking(row.body),
    author: row.author_name,
    dog: row.dog_note,
    isSample: row.is_sample,
    product: { name: nonBreaking(row.name), to: `/produkt/${row.slug}` },
  }))
}
