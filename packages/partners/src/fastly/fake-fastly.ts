import { z } from 'zod'
import { type FakeHandler, json, readJson, route } from '../fake/fake-http.ts'
import { type FakeServer, type Listening, startFakeServer } from '../fake/fake-server.ts'
import { CommonFaults } from '../fake/faults.ts'

const FastlyFaults = CommonFaults.extend({
  /** The token is no longer known. */
  tokenEnded: z.boolean().default(false),
  /** So many calls in an hour are enough. */
  busy: z.boolean().default(false),
})
type FastlyFaults = z.output<typeof FastlyFaults>

interface FastlyPurge {
  keys: string[]
  isSoft: boolean
}

type FakeFastlyOptions = Listening & { readonly now?: () => Date; readonly token?: string; readonly serviceId?: string }

interface FakeFastly extends FakeServer<FastlyFaults> {
  readonly serviceUrl: string
  readonly token: string
  readonly purges: readonly FastlyPurge[]
  stop(): Promise<void>
}

const MOST_KEYS = 256

/** The batch purge by surrogate keys, in the body or in the header, as Fastly documents it. */
export async function startFakeFastly(options: FakeFastlyOptions = {}): Promise<FakeFastly> {
  const { now = () => new Date(), token = 'fastly-development', serviceId = 'SU1Z0isxPaozGVKXdv0eY' } = options
  const purges: FastlyPurge[] = []
  const purge =
    (fake: FakeServer<FastlyFaults>): FakeHandler =>
    (request) => {
      if (fake.faults.busy) return json({ msg: 'Too many requests' }, 429)
      if (request.headers['fastly-key'] !== token || fake.faults.tokenEnded)
        return json({ msg: 'Provided credentials are missing or invalid' }, 401)
      if (request.params.service !== serviceId) return json({ msg: 'Record not found' }, 404)
      const keys = readKeys(readJson(request).surrogate_keys, request.headers['surrogate-key'])
      if (keys.length === 0 || keys.length > MOST_KEYS) return json({ msg: 'Bad request' }, 400)
      purges.push({ keys, isSoft: request.headers['fastly-soft-purge'] === '1' })
      return json(Object.fromEntries(keys.map((key, index) => [key, `${purges.length}-1478542353-${index}`])))
    }
  const server = await startFakeServer({
    ...options,
    now,
    parseFaults: (input) => FastlyFaults.parse(input),
    routes: (fake) => [route('POST', '/service/:service/purge', purge(fake))],
    adminRoutes: () => [route('GET', '/__fake/purges', () => json(purges))],
    forget() {
      purges.length = 0
    },
  })
  return Object.assign(server, {
    serviceUrl: `${server.url}/service/${serviceId}`,
    token,
    purges,
    stop: () => server.unplug(),
  })
}

function readKeys(body: unknown, header: string | string[] | undefined): string[] {
  if (Array.isArray(body)) return body.map(String)
  return typeof header === 'string' ? header.split(' ').filter(Boolean) : []
}
