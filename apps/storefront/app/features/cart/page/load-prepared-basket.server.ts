import type { ServicesClient } from '@shop/clients/services'
import { BasketHash, type PreparedBasketView } from '@shop/contract/cart'

/** Null for an address that is no basket, or no longer one. */
export async function loadPreparedBasket(services: ServicesClient, hash: string): Promise<PreparedBasketView | null> {
  if (!BasketHash.safeParse(hash).success) return null
  const answer = await services.preparedBasket({ hash })
  return answer.ok ? answer.value : null
}
