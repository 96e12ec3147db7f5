import { countDeliveryDays, type SentParcels } from '@shop/domain/shipment/delivery-days'
import { asCommand } from '#app/jobs/job'
import { loadShopRules, type ShopRules } from '#app/rules/shop-rules'
import { replaceDeliveryDays, selectSent } from '#app/shipment/delivery-days.sql'

const DAY_MS = 24 * 60 * 60 * 1000
/** Half a year: long enough for a quiet area, short enough for a carrier that has mended its ways. */
const HISTORY_MS = 180 * DAY_MS
/** What left this week may still come. Counting only what has come already would make every carrier look quick. */
const UNDER_WAY_MS = 7 * DAY_MS

/** What our own parcels have shown is what the shop promises; the calendar of the warehouse says which days count. */
export const countDeliveries = asCommand<'count-delivery-days'>(async (context) => {
  const { db, log, now } = context
  const rules = await loadShopRules(context)
  const since = new Date(now.getTime() - HISTORY_MS)
  const sent = await selectSent(db, since, new Date(now.getTime() - UNDER_WAY_MS))
  const places = Map.groupBy(sent, ({ methodId, area }) => `${methodId} ${area}`)
  const rows = [...places.values()].flatMap((parcels) => toRows(parcels, rules))
  await replaceDeliveryDays(db, rows)
  log.info({ places: places.size, rows: rows.length }, 'delivery_days.counted')
})

type Sent = SentParcels & { methodId: number; area: string | null }

function toRows(sent: readonly Sent[], { shipping, dispatch }: ShopRules) {
  const [{ methodId, area } = { methodId: null, area: null }] = sent
  const carrier = shipping.find(({ id }) => id === methodId)
  if (!carrier || area === null) return []
  return countDeliveryDays(sent, carrier, dispatch.closedOn).map(({ weekday, parcels, inTime, minDays, maxDays }) => ({
    shipping_method_id: carrier.id,
    area,
    weekday: weekday ?? 0,
    parcels,
    in_time: inTime,
    min_days: minDays,
    max_days: maxDays,
  }))
}
