import { z } from 'zod'
import { type FakeHandler, type FakeReply, json, readJson, route } from '../fake/fake-http.ts'
import { type FakeServer, type Listening, startFakeServer } from '../fake/fake-server.ts'
import { CommonFaults } from '../fake/faults.ts'

const CloudflareFaults = CommonFaults.extend({
  tokenEnded: z.boolean().default(false),
  /** The bucket of purges is empty. */
  busy: z.boolean().default(false),
  /** Answers 200 and says in the body that it has not done it. */
  unsuccessful: z.boolean().default(false),
})
type CloudflareFaults = z.output<typeof CloudflareFaults>

type FakeCloudflareOptions = Listening & {
  readonly now?: () => Date
  readonly token?: string
  readonly zoneId?: string
}

interface FakeCloudflare extends FakeServer<CloudflareFaults> {
  readonly zoneUrl: string
  readonly token: string
  readonly purges: readonly (readonly string[])[]
  stop(): Promise<void>
}

const MOST_TAGS = 100

/** The purge by cache tags, as Cloudflare documents it. */
export async function startFakeCloudflare(options: FakeCloudflareOptions = {}): Promise<FakeCloudflare> {
  const { now = () => new Date(), token = 'cloudflare-development' } = options
  const { zoneId = '023e105f4ecef8ad9ca31a8372d0c353' } = options
  const purges: string[][] = []
  const purge =
    ({ faults }: { faults: () => CloudflareFaults }): FakeHandler =>
    (request) => {
      const { busy, tokenEnded, unsuccessful } = faults()
      if (busy) return failure(429, 1134, 'Unable to purge, rate limit reached')
      if (request.headers.authorization !== `Bearer ${token}` || tokenEnded)
        return failure(403, 10000, 'Authentication error')
      if (request.params.zone !== zoneId) return failure(404, 7003, 'Could not route to the zone')
      const { tags } = readJson(request)
      if (!Array.isArray(tags) || tags.length === 0 || tags.length > MOST_TAGS)
        return failure(400, 1107, 'Only 100 tags can be purged at once')
      if (unsuccessful) return failure(200, 1101, 'Unable to purge')
      purges.push(tags.map(String))
      return json({ success: true, errors: [], messages: [], result: { id: zoneId } })
    }
  const server = await startFakeServer({
    ...options,
    now,
    parseFaults: (input) => CloudflareFaults.parse(input),
    routes: (fake) => [route('POST', '/client/v4/zones/:zone/purge_cache', purge({ faults: () => fake.faults }))],
    adminRoutes: () => [route('GET', '/__fake/purges', () => json(purges))],
    forget() {
      purges.length = 0
    },
  })
  return Object.assign(server, {
    zoneUrl: `${server.url}/client/v4/zones/${zoneId}`,
    token,
    purges,
    stop: () => server.unplug(),
  })
}

function failure(status: number, code: number, message: string): FakeReply {
  return json({ success: false, errors: [{ code, message }], messages: [], result: null }, status)
}
