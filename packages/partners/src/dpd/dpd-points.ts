import { parseWeekHours, type WeekHours } from '@shop/domain/calendar/opening-hours'
import { z } from 'zod'
import { parseJsonReply } from '../http/parse-reply.ts'
import { fetchFeed } from '../points/fetch-feed.ts'
import { readRows } from '../points/read-rows.ts'
import type { ListedPoint, PointFeed } from '../ports/pickup-points.ts'

type DpdOptions = {
  /** `https://pickup.dpd.cz`. */
  readonly url: string
  readonly timeoutMs?: number
  readonly maxBytes?: number
}

/** ISO 3166-1, as a number. */
const CZECHIA = 203
const KINDS: Readonly<Record<string, ListedPoint['kind']>> = { pickup_point: 'pickup-point', dpd_box: 'box' }

const Flag = z.union([z.number(), z.string()]).transform((flag) => String(flag) === '1')
const Time = z.string().nullish()
const Coordinate = z.coerce.number().refine((degrees) => degrees !== 0)

const Shop = z.object({
  id: z.string().min(1),
  company: z.string().min(1),
  street: z.string(),
  house_number: z.string().nullish(),
  city: z.string(),
  postcode: z.coerce.string(),
  pickup_network_type: z.string(),
  pickup_allowed: Flag,
  cardpayment_allowed: Flag,
  cod_allowed: Flag,
  latitude: Coordinate,
  longitude: Coordinate,
  hours: z
    .array(
      z.object({
        day: z.coerce.number().int(),
        ...{ openMorning: Time, closeMorning: Time, openAfternoon: Time, closeAfternoon: Time },
      }),
    )
    .nullish(),
})
type Shop = z.output<typeof Shop>

const Feed = z.object({
  status: z.literal('ok'),
  count: z.number().int(),
  hash: z.string().nullish(),
  data: z.object({ items: z.array(z.unknown()) }),
})

/** Points and boxes of DPD Pickup; see README. */
export function createDpdPoints({ url, ...limits }: DpdOptions): PointFeed {
  return {
    network: 'dpd',
    async readPoints(mark) {
      const text = await fetchFeed({ url: `${url}/api/getAll?country=${CZECHIA}`, ...limits }, null)
      if (!text.ok) return text
      if (text.value === null) return { ok: true, value: null }
      const feed = parseJsonReply(
        text.value.body,
        Feed.refine(({ count, data }) => count === data.items.length),
        false,
      )
      if (!feed.ok) return feed
      // It says itself whether the list is another one.
      const { hash = null, data } = feed.value
      if (hash !== null && hash === mark) return { ok: true, value: null }
      const shops = readRows(data.items, (item) => Shop.safeParse(item).data)
      if (!shops.ok) return shops
      return { ok: true, value: { points: shops.value.flatMap(toListedPoint), mark: hash } }
    },
  }
}

function toListedPoint(shop: Shop): ListedPoint[] {
  const kind = KINDS[shop.pickup_network_type]
  if (!kind || !shop.pickup_allowed) return []
  return [
    {
      id: shop.id,
      kind,
      country: 'CZ',
      maxWeightGrams: null,
      takesCod: shop.cod_allowed,
      status: 'open',
      name: shop.company,
      place: '',
      street: `${shop.street} ${shop.house_number ?? ''}`.trim(),
      city: shop.city,
      zip: shop.postcode.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2'),
      lat: shop.latitude,
      lng: shop.longitude,
      hours: toHours(shop),
      hoursText: '',
      takesCard: shop.cardpayment_allowed,
      isWheelchairAccessible: false,
    },
  ]
}

/** Days are counted from Monday, which is 1. */
function toHours({ hours }: Shop): WeekHours | null {
  const cells = Array.from({ length: 7 }, (_, index) => {
    const day = hours?.find((one) => one.day === index + 1)
    const ranges = [
      [day?.openMorning, day?.closeMorning],
      [day?.openAfternoon, day?.closeAfternoon],
    ]
    return ranges.flatMap(([from, to]) => (from && to ? `${from}–${to}` : [])).join(', ')
  })
  const week = parseWeekHours(cells)
  return week.ok && cells.some((cell) => cell !== '') ? week.value : null
}
