import type { ServicesClient } from '@shop/clients/services'
import { config } from '#app/config.server.ts'
import type { OfferedClass } from './class-offers.tsx'

export async function loadClassOffers(services: ServicesClient): Promise<OfferedClass[]> {
  const own = await services.classOffers({})
  const shopUrl = config.PUBLIC_URL.replace(/\/$/, '')
  return own.ok ? own.value.offers.map((offer) => ({ ...offer, link: `${shopUrl}/p/${offer.hash}` })) : []
}
