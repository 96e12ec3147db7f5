import { staffPriceEndpoints as endpoints } from '@shop/contract/endpoints/staff-price-endpoints'
import type { FastifyInstance } from 'fastify'
import { bind } from '#app/http/bind'
import type { Deps } from '#app/http/deps'
import { callOffPrice } from '#app/price/call-off-price'
import { openPriceList } from '#app/price/open-price-list'
import { decidePriceProposal, priceProposals, proposePrices } from '#app/price/price-proposals'
import { previewPrices, schedulePrices } from '#app/price/schedule-prices'
import { priceLedger, staffPrices } from '#app/price/staff-prices'

export function addPriceRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.staffPrices, staffPrices)
  bind(app, deps, endpoints.priceLedger, priceLedger)
  bind(app, deps, endpoints.previewPrices, previewPrices)
  bind(app, deps, endpoints.schedulePrices, schedulePrices)
  bind(app, deps, endpoints.openPriceList, openPriceList)
  bind(app, deps, endpoints.callOffPrice, callOffPrice)
  bind(app, deps, endpoints.priceProposals, priceProposals)
  bind(app, deps, endpoints.proposePrices, proposePrices)
  bind(app, deps, endpoints.decidePriceProposal, decidePriceProposal)
}
