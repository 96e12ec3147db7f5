import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stopOnSignal } from '@shop/runtime/shutdown'

const folder = join(import.meta.dirname, '..', process.env.STOREFRONT_PROBES ? 'build/with-probes' : 'build/shop')
const { createApp, config, log } = (await import(
  pathToFileURL(join(folder, 'server/index.js')).href
)) as typeof import('./app.ts')

let stopping = false
// Longer than a proxy waits, so that none sends a request into a connection that is just being closed.
const server = createServer({ keepAliveTimeout: 65_000 }, await createApp(join(folder, 'client'), () => stopping))

server.listen(config.PORT, config.HOST, () => {
  const { address, port } = server.address() as AddressInfo
  log.info({ url: `http://${address}:${port}` }, 'storefront.listening')
  log.flush()
})

stopOnSignal(log, async () => {
  stopping = true
  // Requests under way are finished; connections that only wait for another are closed, also those that come to it later.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(sweep)
})
