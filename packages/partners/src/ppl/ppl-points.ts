import { z } from 'zod'
import { type Answer, malformed, mapAnswer, refused } from '../http/answer.ts'
import { parseJsonReply } from '../http/parse-reply.ts'
import { readRows } from '../points/read-rows.ts'
import type { ListedPoint, PointFeed, PointsRefusal } from '../ports/pickup-points.ts'
import { callPpl, createPplApi, type PplAccess, type PplApi } from './ppl-api.ts'

const PAGE = 1000
/** Fifty thousand points are not a list of one country any more. */
const MOST_PAGES = 50
const KINDS: Readonly<Record<string, ListedPoint['kind']>> = {
  ParcelShop: 'pickup-point',
  ParcelBox: 'box',
  AlzaBox: 'box',
}

const AccessPoint = z.object({
  accessPointCode: z.string().min(1),
  accessPointType: z.string(),
  name: z.string().min(1),
  name2: z.string().nullish(),
  street: z.string(),
  city: z.string(),
  zipCode: z.string(),
  country: z.string().length(2),
  activeCardPayment: z.boolean().nullish(),
  activeCashPayment: z.boolean().nullish(),
  gps: z.object({ latitude: z.number(), longitude: z.number() }),
})

/** ParcelShops and boxes of PPL; see README. The interface gives pages and says nothing of changes, so it is always all of it. */
export function createPplPoints(access: PplAccess): PointFeed {
  const api = createPplApi({ timeoutMs: 60_000, ...access })
  return {
    network: 'ppl',
    async readPoints() {
      const items = await readPages(api)
      if (!items.ok) return items
      const rows = readRows(items.value, (item) => AccessPoint.safeParse(item).data)
      if (!rows.ok) return rows
      return { ok: true, value: { points: rows.value.flatMap(toListedPoint), mark: null } }
    },
  }
}

async function readPages(api: PplApi): Promise<Answer<unknown[], PointsRefusal>> {
  const items: unknown[] = []
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await readPage(api, page * PAGE)
    if (!answer.ok) return answer
    items.push(...answer.value)
    if (answer.value.length < PAGE) return { ok: true, value: items }
  }
  return malformed('the list does not end', false)
}

async function readPage(api: PplApi, offset: number): Promise<Answer<unknown[], PointsRefusal>> {
  const query = new URLSearchParams({ CountryCode: 'CZ', Limit: String(PAGE), Offset: String(offset) })
  const reply = await callPpl(api, { method: 'GET', path: `/accessPoint?${query}`, isChange: false })
  if (reply.ok) return mapAnswer(parseJsonReply(reply.value.body, z.array(z.unknown()), false), (items) => items)
  if (reply.code !== 'refused') return reply
  const { reason, partnerCode } = reply.details
  return refused(reason === 'forbidden' ? 'forbidden' : 'other', partnerCode)
}

function toListedPoint(point: z.output<typeof AccessPoint>): ListedPoint[] {
  const kind = KINDS[point.accessPointType]
  if (!kind) return []
  return [
    {
      id: point.accessPointCode,
      kind,
      country: point.country.toUpperCase(),
      maxWeightGrams: null,
      takesCod: point.activeCashPayment === true || point.activeCardPayment === true,
      status: 'open',
      name: point.name,
      place: point.name2 ?? '',
      street: point.street,
      city: point.city,
      zip: point.zipCode.replace(/^(\d{3})\s?(\d{2})$/, '$1 $2'),
      lat: point.gps.latitude,
      lng: point.gps.longitude,
      hours: null,
      hoursText: '',
      takesCard: point.activeCardPayment === true,
      isWheelchairAccessible: false,
    },
  ]
}
