// Read before the build is looked for: what may not start says so first.
import '#app/config.server.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { httpLimits, MOST_CONNECTIONS } from '@shop/runtime/http-limits'
import { tellRelease } from '@shop/runtime/release'
import { isStopping, stopOnSignal } from '@shop/runtime/shutdown'
import { isBlindToProxies } from '@shop/runtime/trusted-proxies'
import { measurePages } from './request-metrics.ts'

const folder = join(import.meta.dirname, '..', process.env.STOREFRONT_PROBES ? 'build/with-probes' : 'build/shop')
const { createApp, config, log, stopTracing } = (await import(
  pathToFileURL(join(folder, 'server/index.js')).href
)) as typeof import('./app.ts')

// A form with files may take its time on a slow line; a form of words has its own, shorter one.
const limits = httpLimits({ requestMs: 120_000 })
const { measure, createOpsServer } = measurePages()
const server = createServer(limits, measure(await createApp(join(folder, 'client'), isStopping)))
server.maxConnections = MOST_CONNECTIONS
tellRelease(server, config.RELEASE)
if (isBlindToProxies({ host: config.HOST, proxies: config.TRUSTED_PROXIES })) log.warn('proxies.only_loopback')

server.listen(config.PORT, config.HOST, () => {
  const { address, port } = server.address() as AddressInfo
  log.info({ url: `http://${address}:${port}` }, 'storefront.listening')
  log.flush()
})

const ops = config.OPS_PORT === undefined ? null : createOpsServer().listen(config.OPS_PORT, config.OPS_HOST)
if (ops) tellRelease(ops, config.RELEASE)

async function stop(): Promise<void> {
  ops?.close()
  // Requests under way are finished; connections that only wait for another are closed, also those that come to it later.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(sweep)
  // The pages are built with a copy of the runtime of their own, and it is that one that traces.
  await stopTracing()
}

stopOnSignal(log, stop, { drainSeconds: config.DRAIN_SECONDS })
