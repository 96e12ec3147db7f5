import { z } from 'zod'
import { Id } from './text-fields.ts'

/** So many a page can still show and a cookie still carry. */
export const MOST_FAVOURITES = 60

const Ids = z.array(Id).max(MOST_FAVOURITES)

export const SaveFavourites = z.strictObject({ add: Ids.default([]), remove: Ids.default([]) })
export type SaveFavourites = z.infer<typeof SaveFavourites>

/** Products, the newest first. */
export const Favourites = z.object({ productIds: z.array(z.number()) })
