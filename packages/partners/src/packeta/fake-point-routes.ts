import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FakeReply, type FakeRequest, type FakeRoute, json, readJson, route } from '../fake/fake-http.ts'
import type { PacketaDesk } from './fake-desk.ts'
import { type FakePoint, toFeedRow, toWidgetPoint } from './fake-points.ts'

const SCRIPT = readFileSync(join(import.meta.dirname, 'fake-widget.js'), 'utf8')

/** The feeds, the widget and the check of a chosen point. */
export function pointRoutes(desk: PacketaDesk): FakeRoute[] {
  return [
    route('GET', '/v5/:apiKey/branch/json', (request) => sendFeed(desk, request, 'výdejní místo')),
    route('GET', '/v5/:apiKey/box/json', (request) => sendFeed(desk, request, 'box')),
    route('GET', '/v6/www/js/library.js', () => sendScript(desk)),
    route('POST', '/v6/pps/api/widget/v1/validate', (request) => validatePoint(desk, request)),
  ]
}

function sendFeed(
  { points, apiKey, faults }: PacketaDesk,
  { params, headers }: FakeRequest,
  type: FakePoint['type'],
): FakeReply {
  if (params.apiKey !== apiKey) return json({ error: 'Invalid API key' }, 401)
  const rows = [...points.values()].filter((point) => point.type === type).map(toFeedRow)
  const sent = rows.map((row, index) => (index < faults().oddPoints ? { ...row, latitude: 'unknown' } : row))
  const etag = `"${createHash('sha256').update(JSON.stringify(sent)).digest('hex')}"`
  return headers['if-none-match'] === etag ? { status: 304 } : json(sent, 200, { etag })
}

function sendScript({ points }: PacketaDesk): FakeReply {
  const data = JSON.stringify([...points.values()].map(toWidgetPoint))
  return {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cross-origin-resource-policy': 'cross-origin' },
    body: `globalThis.fakePacketaPoints = ${data}\n${SCRIPT}`,
  }
}

function validatePoint({ points, apiKey }: PacketaDesk, request: FakeRequest): FakeReply {
  const body = readJson(request) as {
    apiKey?: unknown
    point?: { id?: unknown }
    options?: { weight?: unknown; cashOnDelivery?: unknown }
  }
  if (body.apiKey !== apiKey) return json({ error: 'Unauthorized' }, 401)
  const point = points.get(String(body.point?.id))
  const code = point
    ? findFault(point, Number(body.options?.weight ?? 0), body.options?.cashOnDelivery === true)
    : 'NotFound'
  return json({ isValid: code === null, errors: code ? [{ code, description: code }] : [] })
}

function findFault(point: FakePoint, weightKg: number, isCod: boolean): string | null {
  if (point.status !== 'open') return 'PickupPointNotAvailable'
  if (weightKg > point.maxWeightKg) return 'WeightExceeded'
  return isCod && !point.cod ? 'CashOnDeliveryNotAllowed' : null
}
