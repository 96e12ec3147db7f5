import { formatFavourites, parseFavourites, withFavourite } from '@shop/domain/customer/favourites-cookie'
import { textOf } from '#app/forms/refuse-form.server.ts'
import { attempt } from '#app/server/attempt.server.ts'
import { IS_SECURE } from '#app/server/host-cookie.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import type { SignedInCustomer, Visit } from '#app/server/session.server.ts'

interface Changed {
  /** 200, or the status of the refusal. */
  status: number
  /** Tells the browser what has a heart now; absent when nothing changed. */
  cookie: string | null
}

/** A press of a heart: for a customer in the account, for a guest in the browser alone. */
export async function changeFavourite(request: Request, visit: Visit): Promise<Changed> {
  const values = await readForm(request)
  const productId = Number(textOf(values, 'productId'))
  if (!Number.isSafeInteger(productId) || productId <= 0) return { status: 400, cookie: null }
  const isWanted = textOf(values, 'intent') !== 'remove'
  const { customer } = await visit.session()
  if (!customer) {
    const ids = withFavourite(parseFavourites(request.headers.get('cookie')), productId, isWanted)
    return { status: 200, cookie: formatFavourites(ids, IS_SECURE) }
  }
  const change = isWanted ? { add: [productId] } : { remove: [productId] }
  const saved = await attempt(request, visit.services.saveFavourites(change))
  if (saved.ok) return { status: 200, cookie: formatFavourites(saved.value.productIds, IS_SECURE) }
  return { status: saved.code === 'too_many_items' ? 409 : 503, cookie: null }
}

/** Newest first. Without an account the browser is the only one who knows. */
export async function loadFavouriteIds(request: Request, customer: SignedInCustomer | null): Promise<number[]> {
  if (!customer) return parseFavourites(request.headers.get('cookie'))
  const { data } = customer
  const { items } = await data.list(
    data.from('favourites').select('product_id').order('added_at', { ascending: false }).order('product_id'),
  )
  return items.map(({ product_id }) => product_id)
}
