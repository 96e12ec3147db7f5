import { formatFavourites, parseFavourites } from '@shop/domain/customer/favourites-cookie'
import { saveOwnFavourites } from '#app/customer/favourites'
import type { Context } from '#app/http/context'
import { isSecure } from '#app/http/cookie'

/** Signing in brings the hearts of this browser along, and gives it those of the account. */
export async function bringFavourites(context: Context, customerId: number): Promise<void> {
  const add = parseFavourites(context.headers.get('cookie'))
  const { productIds } = await saveOwnFavourites(context, customerId, { add, remove: [] })
  if (productIds.length > 0)
    context.cookies.push(formatFavourites(productIds, isSecure(context.deps.config.STOREFRONT_URL)))
}
