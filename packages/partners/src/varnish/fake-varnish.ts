import type { z } from 'zod'
import { type FakeRoute, json, route } from '../fake/fake-http.ts'
import { type FakeServer, type Listening, startFakeServer } from '../fake/fake-server.ts'
import { CommonFaults } from '../fake/faults.ts'

const VarnishFaults = CommonFaults
type VarnishFaults = z.output<typeof VarnishFaults>

type FakeVarnishOptions = Listening & { readonly now?: () => Date; readonly isForeign?: () => boolean }

export interface FakeVarnish extends FakeServer<VarnishFaults> {
  /** Keys of each purge, oldest first. */
  readonly purges: readonly (readonly string[])[]
  stop(): Promise<void>
}

/** Answers as `deploy/cluster/shop.vcl` does; it keeps no pages, only what it was told to forget. */
export async function startFakeVarnish(options: FakeVarnishOptions = {}): Promise<FakeVarnish> {
  const { now = () => new Date(), isForeign = () => false } = options
  const purges: string[][] = []
  const purge: FakeRoute = route('PURGE', '/', ({ headers }) => {
    if (isForeign()) return { status: 403, body: 'Forbidden' }
    const given = headers['xkey-purge']
    if (typeof given !== 'string' || given === '') return { status: 400, body: 'xkey-purge is missing' }
    const keys = given.split(' ')
    purges.push(keys)
    return { status: 200, headers: { 'x-purged': String(keys.length) } }
  })
  const server = await startFakeServer({
    ...options,
    now,
    parseFaults: (input) => VarnishFaults.parse(input),
    routes: () => [purge],
    adminRoutes: () => [route('GET', '/__fake/purges', () => json(purges))],
    forget() {
      purges.length = 0
    },
  })
  return Object.assign(server, { purges, stop: () => server.unplug() })
}
