import type { CarrierFeed } from '@shop/contract/delivery/carrier-feeds'
import { ok } from '@shop/domain/result'
import { z } from 'zod'
import { selectFeeds, selectNetworks } from '#app/checkout/carrier-feeds.sql'
import type { Context } from '#app/http/context'

const Lost = z.object({ known: z.number(), read: z.number() })

/** Every network that a delivery sends to or whose list the shop could read, and how its list stands. */
export async function carrierFeeds({ db, deps }: Context) {
  const [states, networks] = [await selectFeeds(db), await selectNetworks(db)]
  const codes = new Set([...networks.map(({ network }) => network), ...deps.pointFeeds.map(({ network }) => network)])
  const feeds = [...codes].toSorted().map((network): CarrierFeed => {
    const state = states.find((one) => one.network === network)
    const used = networks.find((one) => one.network === network)
    return {
      network,
      deliveries: used?.deliveries ?? [],
      isConnected: deps.pointFeeds.some((feed) => feed.network === network),
      points: used?.points ?? 0,
      readAt: state?.readAt?.toISOString() ?? null,
      changedAt: state?.changedAt?.toISOString() ?? null,
      fault: (state?.fault ?? null) as CarrierFeed['fault'],
      lost: state?.fault === 'lost_points' ? (Lost.safeParse(state.faultDetails).data ?? null) : null,
      failingSince: state?.failingSince?.toISOString() ?? null,
    }
  })
  return ok({ feeds })
}
