import { z } from 'zod'
import { type Answer, mapAnswer } from '../http/answer.ts'
import { callHttp } from '../http/call-http.ts'
import { parseJsonReply } from '../http/parse-reply.ts'
import { fetchFeed, refuseStatus } from '../points/fetch-feed.ts'
import { readRows } from '../points/read-rows.ts'
import type { ListedPoint, PickupPoints, PointFeed, PointList, PointsRefusal } from '../ports/pickup-points.ts'
import { FeedPoint, PointFeedRows, toListedPoint } from './packeta-points-wire.ts'

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

interface PacketaPoints extends PickupPoints, PointFeed {
  /** Asks Packeta whether the point takes this parcel today. What to do when it cannot say is the shop's decision. */
  checkPoint(id: string, weightGrams: number, isCod: boolean): Promise<Answer<PointCheck, PointsRefusal>>
}

// Packeta asks for no more than one download a day.
const MAX_AGE_MS = 24 * 3_600_000

type Kind = 'branch' | 'box'

/** Of both lists, as they were read last. */
const Marks = z.object({ branch: z.string().nullable(), box: z.string().nullable() })
const NO_MARKS = { branch: null, box: null }

const Validation = z.object({
  isValid: z.boolean(),
  errors: z.array(z.object({ code: z.string() })).nullish(),
})

export function createPacketaPoints(options: PacketaPointsOptions): PacketaPoints {
  const now = options.now ?? (() => new Date())
  let kept: { at: number; byId: Map<string, ListedPoint> } | null = null

  async function readPoints(mark: string | null): Promise<Answer<PointList | null, PointsRefusal>> {
    const answer = await readBoth(options, toMarks(mark))
    if (!answer.ok || answer.value === null) return answer
    const { points } = answer.value
    kept = { at: now().getTime(), byId: new Map(points.map((point) => [point.id, point])) }
    return answer
  }

  async function listPoints(): Promise<Answer<ListedPoint[], PointsRefusal>> {
    return mapAnswer(await readPoints(null), (list) => [...(list?.points ?? [])])
  }

  return {
    network: 'zasilkovna',
    readPoints,
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

/** One list without the other would be half of the points: when only one has changed, the other is asked for all of it. */
async function readBoth(
  options: PacketaPointsOptions,
  marks: z.output<typeof Marks>,
): Promise<Answer<PointList | null, PointsRefusal>> {
  const first = await readFeed(options, 'branch', marks.branch)
  if (!first.ok) return first
  const boxes = await readFeed(options, 'box', first.value === null ? marks.box : null)
  if (!boxes.ok) return boxes
  if (first.value === null && boxes.value === null) return { ok: true, value: null }
  const branches = first.value === null ? await readFeed(options, 'branch', null) : first
  if (!branches.ok) return branches
  const mark = JSON.stringify({ branch: branches.value?.mark ?? null, box: boxes.value?.mark ?? null })
  return { ok: true, value: { points: [...(branches.value?.points ?? []), ...(boxes.value?.points ?? [])], mark } }
}

function toMarks(mark: string | null): z.output<typeof Marks> {
  const marks = mark === null ? null : parseJsonReply(Buffer.from(mark), Marks, false)
  return marks?.ok ? marks.value : NO_MARKS
}

async function readFeed(
  { feedUrl, apiKey, timeoutMs = 60_000 }: PacketaPointsOptions,
  kind: Kind,
  mark: string | null,
): Promise<Answer<PointList | null, PointsRefusal>> {
  const url = `${feedUrl}/v5/${encodeURIComponent(apiKey)}/${kind}/json?lang=cs`
  const text = await fetchFeed({ url, timeoutMs }, mark)
  if (!text.ok) return text
  if (text.value === null) return { ok: true, value: null }
  const feed = parseJsonReply(text.value.body, PointFeedRows, false)
  if (!feed.ok) return feed
  const readable = readRows(feed.value, (row) => FeedPoint.safeParse(row).data)
  if (!readable.ok) return readable
  const points = readable.value.filter((point) => point.displayFrontend).map((point) => toListedPoint(point, kind))
  return { ok: true, value: { points, mark: text.value.mark } }
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
