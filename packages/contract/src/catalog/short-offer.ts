import { z } from 'zod'

/** A pack that keeps for a short while only, offered beside the usual one. */
export const ShortOffer = z.object({
  variant_id: z.number(),
  of_variant_id: z.number(),
  pack: z.string(),
  best_before: z.string(),
  price: z.number(),
  unit: z.string().nullable(),
  unit_price: z.number().nullable(),
  usual_price: z.number(),
  available: z.number(),
})
