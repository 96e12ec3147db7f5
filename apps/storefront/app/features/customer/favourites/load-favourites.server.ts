import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { formatFavourites } from '@shop/domain/customer/favourites-cookie'
import { loadCards } from '#app/features/catalog/card/load-cards.server.ts'
import { loadHousehold } from '#app/features/customer/household/load-household.server.ts'
import { loadOrders } from '#app/features/customer/orders/load-order.server.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { now } from '#app/server/clock.server.ts'
import { IS_SECURE } from '#app/server/host-cookie.server.ts'
import type { SignedInCustomer } from '#app/server/session.server.ts'
import { publicData } from '#app/server/shop.server.ts'
import { loadFavouriteIds } from './favourites.server.ts'
import { rankBought } from './rank-bought.ts'

/** Orders of some two years: what nobody bought since is no habit. */
const ORDERS = 30

/** What has a heart, and what was bought before with the first to run out on top. */
export async function loadFavourites(request: Request, customer: SignedInCustomer | null) {
  const [ids, again] = await Promise.all([loadFavouriteIds(request, customer), customer ? loadAgain(customer) : []])
  return {
    ids,
    cards: await loadById(ids),
    again,
    /** Another device may have changed the list meanwhile. */
    cookie: formatFavourites(ids, IS_SECURE),
  }
}

async function loadById(ids: readonly number[]): Promise<CardView[]> {
  if (ids.length === 0) return []
  const { items } = await publicData.list(
    publicData
      .from('products')
      .select('id,slug')
      .in('id', [...ids]),
  )
  const slugs = ids.flatMap((id) => items.find((product) => product.id === id)?.slug ?? [])
  return loadCards(slugs)
}

async function loadAgain(customer: SignedInCustomer): Promise<CardView[]> {
  const [{ orders }, { supplies }] = await Promise.all([
    loadOrders(customer, ORDERS),
    loadHousehold(customer, toPragueTime(now()).date),
  ])
  return rankBought(orders, supplies)
}
