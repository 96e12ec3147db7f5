import { z } from 'zod'
import { type FakeReply, type FakeRequest, json, route } from '../src/fake/fake-http.ts'
import { type FakeServer, type Listening, startFakeServer } from '../src/fake/fake-server.ts'
import { CommonFaults } from '../src/fake/faults.ts'
import { type FakeEntry, selectEntries } from './fake-entries.ts'

const ContentfulFaults = CommonFaults.extend({
  /** The space has asked too often: 429 with the seconds until the next second begins. */
  rateLimited: z.boolean().default(false),
})
type ContentfulFaults = z.output<typeof ContentfulFaults>

export interface FakeContentful {
  readonly url: string
  readonly server: FakeServer<ContentfulFaults>
  stop(): Promise<void>
}

interface FakeSpace extends Listening {
  spaceId: string
  key: string
  entries: readonly FakeEntry[]
}

/** Speaks the delivery API over entries it is given: access by key, filters, order, pages, included links. */
export async function startFakeContentful({ spaceId, key, entries, ...listening }: FakeSpace): Promise<FakeContentful> {
  const server = await startFakeServer<ContentfulFaults>({
    ...listening,
    now: () => new Date(),
    parseFaults: (input) => ContentfulFaults.parse(input),
    adminRoutes: () => [],
    forget: () => {},
    routes: (fake) => [
      route('GET', '/spaces/:space/environments/:environment/entries', (request) => {
        if (fake.faults.rateLimited) return fault(429, 'RateLimitExceeded', { 'x-contentful-ratelimit-reset': '1' })
        if (!isAllowed(request, key)) return fault(401, 'AccessTokenInvalid')
        if (request.params.space !== spaceId) return fault(404, 'NotFound')
        return answer(entries, request.query)
      }),
    ],
  })
  return { url: server.url, server, stop: () => server.unplug() }
}

function isAllowed({ headers, query }: FakeRequest, key: string): boolean {
  return headers.authorization === `Bearer ${key}` || query.get('access_token') === key
}

function answer(entries: readonly FakeEntry[], query: URLSearchParams): FakeReply {
  const selected = selectEntries(entries, query)
  if (!selected) return fault(400, 'InvalidQuery')
  const { items, total, skip, limit, includes } = selected
  return json({ sys: { type: 'Array' }, total, skip, limit, items, includes: { Entry: includes } })
}

function fault(status: number, id: string, headers: Record<string, string> = {}): FakeReply {
  return json({ sys: { type: 'Error', id }, message: `${id}.`, requestId: 'fake' }, status, headers)
}
