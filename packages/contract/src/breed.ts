import { z } from 'zod'

const Grams = z.number().nullable()

/** A row of `shop.breeds` as the finder, the profile of a dog and the search read it. */
export const BreedRow = z.object({
  slug: z.string(),
  name: z.string(),
  other_names: z.array(z.string()),
  size: z.enum(['toy', 'small', 'medium', 'large', 'giant']).nullable(),
  dog_from_grams: Grams,
  dog_to_grams: Grams,
  bitch_from_grams: Grams,
  bitch_to_grams: Grams,
  portrait: z.string().nullable(),
})
export type BreedRow = z.infer<typeof BreedRow>
