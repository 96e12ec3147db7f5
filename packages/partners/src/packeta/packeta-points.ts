import { z } from 'zod'
import { type Answer, malformed, mapAnswer, refused } from '../http/answer.ts'
import { callHttp } from '../http/call-http.ts'
import { parseJsonReply } from '../http/parse-reply.ts'
import type { ListedPoint, PickupPoints, PointsRefusal } from '../ports/pickup-points.ts'
import { FeedPoint, PointFeed, toListedPoint } from './packeta-points-wire.ts'

type PacketaPointsOptions = {
  /** `https://pickup-point.api.packeta.com`. */
  readonly feedUrl: string
  /** `https://widget.packeta.com`. */
  readonly widgetUrl: string
  readonly apiKey: string
  readonly timeoutMs?: number
  readonly now?: () => Date
}

type PointCheck = { readonly isValid: boolean; readonly reasons: readonly string[] }

export interface PacketaPoints extends PickupPoints {
  /** Asks Packeta whether the point takes this parcel today. What to do when it cannot say is the shop's decision. */
  checkPoint(id: string, weightGrams: number, isCod: boolean): Promise<Answer<PointCheck, PointsRefusal>>
}

// Packeta asks for no more than one download a day.
const MAX_AGE_MS = 24 * 3_600_000
const UNREADABLE_LIMIT = 0.05

const Validation = z.object({
  isValid: z.boolean(),
  errors: z.array(z.object({ code: z.string() })).nullish(),
})

export function createPacketaPoints(options: PacketaPointsOptions): PacketaPoints {
  const now = options.now ?? (() => new Date())
  let kept: { at: number; byId: Map<string, ListedPoint> } | null = null

  async function listPoints(): Promise<Answer<ListedPoint[], PointsRefusal>> {
    const branches = await readFeed(options, 'branch')
    if (!branches.ok) return branches
    const boxes = await readFeed(options, 'box')
    if (!boxes.ok) return boxes
    const points = [...branches.value, ...boxes.value]
    kept = { at: now().getTime(), byId: new Map(points.map((point) => [point.id, point])) }
    return { ok: true, value: points }
  }

  return {
    listPoints,
    async findPoint(id) {
      if (!kept || now().getTime() - kept.at >= MAX_AGE_MS) {
        const answer = await listPoints()
        if (!answer.ok) return answer
      }
      return { ok: true, value: kept?.byId.get(id) ?? null }
    },
    checkPoint: (id, weightGrams, isCod) => checkPoint(options, id, weightGrams, isCod),
  }
}

/** One odd point must not hide the others; a feed with many of them must not empty our list. */
async function readFeed(
  { feedUrl, apiKey, timeoutMs = 60_000 }: PacketaPointsOptions,
  kind: 'branch' | 'box',
): Promise<Answer<ListedPoint[], PointsRefusal>> {
  const url = `${feedUrl}/v5/${encodeURIComponent(apiKey)}/${kind}/json?lang=cs`
  const reply = await callHttp({ method: 'GET', url, timeoutMs, isChange: false })
  if (!reply.ok) return reply
  if (reply.value.status !== 200) return refuseStatus(reply.value.status)
  const feed = parseJsonReply(reply.value.body, PointFeed, false)
  if (!feed.ok) return feed
  const readable = feed.value.flatMap((row) => FeedPoint.safeParse(row).data ?? [])
  const unreadable = feed.value.length - readable.length
  if (feed.value.length === 0 || unreadable > feed.value.length * UNREADABLE_LIMIT) {
    return malformed(`${unreadable} of ${feed.value.length} points cannot be read`, false)
  }
  return {
    ok: true,
    value: readable.filter((point) => point.displayFrontend).map((point) => toListedPoint(point, kind)),
  }
}

async function checkPoint(
  { widgetUrl, apiKey, timeoutMs = 5000 }: PacketaPointsOptions,
  id: string,
  weightGrams: number,
  isCod: boolean,
): Promise<Answer<PointCheck, PointsRefusal>> {
  const reply = await callHttp({
    method: 'POST',
    url: `${widgetUrl}/v6/pps/api/widget/v1/validate`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      apiKey,
      point: { id },
      options: { country: 'cz', weight: weightGrams / 1000, cashOnDelivery: isCod },
    }),
    timeoutMs,
    isChange: false,
  })
  if (!reply.ok) return reply
  if (reply.value.status !== 200) return refuseStatus(reply.value.status)
  return mapAnswer(parseJsonReply(reply.value.body, Validation, false), ({ isValid, errors }) => ({
    isValid,
    reasons: (errors ?? []).map(({ code }) => code),
  }))
}

function refuseStatus(status: number) {
  return refused(status === 401 || status === 403 ? 'forbidden' : 'other', `http_${status}`)
}
