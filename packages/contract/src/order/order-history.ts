import { z } from 'zod'

/** What `shop.own_order_history` answers; one id more than a page says that it goes on. */
export const OwnOrderHistory = z.object({
  ids: z.array(z.number().int()),
  /** Orders that the search and the filters leave, on all pages. */
  matching: z.number().int(),
  all: z.number().int(),
  /** By what is searched for and filtered, but of every year. */
  years: z.array(z.object({ year: z.number().int(), orders: z.number().int(), spent: z.number().int() })),
})
export type OwnOrderHistory = z.infer<typeof OwnOrderHistory>
