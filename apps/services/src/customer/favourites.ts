import { MOST_FAVOURITES, type SaveFavourites } from '@shop/contract/favourites'
import { ok, refuse } from '@shop/domain/result'
import { lockCustomer } from '#app/customer/customer.sql'
import { deleteFavourites, insertFavourites, selectFavourites } from '#app/customer/favourites.sql'
import type { Context } from '#app/http/context'
import { customer } from '#app/http/signed-in'

/** One more product is refused when the list is full. */
export async function saveFavourites(context: Context, change: SaveFavourites) {
  const { customerId } = customer(context)
  const saved = await saveOwnFavourites(context, customerId, change)
  const isFull = change.add.length === 1 && saved.left.length > 0
  return isFull ? refuse('too_many_items', { limit: MOST_FAVOURITES }) : ok({ productIds: saved.productIds })
}

/** As many as still fit; a list that comes along at sign-in loses its oldest ones. */
export async function saveOwnFavourites(
  { db, now }: Pick<Context, 'db' | 'now'>,
  customerId: number,
  { add, remove }: SaveFavourites,
) {
  await lockCustomer(db, customerId)
  const kept = (await selectFavourites(db, customerId)).filter((id) => !remove.includes(id))
  const wanted = add.filter((id) => !kept.includes(id))
  const room = Math.max(0, MOST_FAVOURITES - kept.length)
  if (remove.length > 0) await deleteFavourites(db, customerId, remove)
  if (wanted.length > 0 && room > 0) await insertFavourites(db, customerId, wanted.slice(0, room), now)
  return { productIds: await selectFavourites(db, customerId), left: wanted.slice(room) }
}
