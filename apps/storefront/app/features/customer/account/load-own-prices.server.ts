import type { ServicesClient } from '@shop/clients/services'
import { MOST_ASKED_PRICES, type OwnPrice } from '@shop/contract/wholesale/own-prices'

/** Ids apart by dots, as the page asks. What is no id asks for nothing. */
export async function loadOwnPrices(services: ServicesClient, asked: string): Promise<OwnPrice[]> {
  const ids = asked.split('.').filter((id) => /^[1-9]\d{0,14}$/.test(id))
  const variantIds = [...new Set(ids.map(Number))].slice(0, MOST_ASKED_PRICES)
  if (variantIds.length === 0) return []
  const answer = await services.ownPrices({ variantIds })
  return answer.ok ? answer.value.prices : []
}
