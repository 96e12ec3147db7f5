import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { httpLimits, MOST_CONNECTIONS } from '@shop/runtime/http-limits'
import { createProcessLog } from '@shop/runtime/process-log'
import { tellRelease } from '@shop/runtime/release'
import { isStopping, stopOnSignal } from '@shop/runtime/shutdown'
import { buildApp } from './app.ts'
import { openBuiltPages } from './built-pages.ts'
import { readConfig } from './config.ts'
import { measureOffice } from './request-metrics.ts'

const config = readConfig(process.env)
const log = createProcessLog('admin', config)
const { measure, createOpsServer } = measureOffice(log)

// A photo of what came back may take its time on a slow line.
const server = createServer(httpLimits({ requestMs: 120_000 }))
server.maxConnections = MOST_CONNECTIONS
tellRelease(server, config.RELEASE)
const pages =
  config.ADMIN_PAGES === 'vite' ? await (await import('./vite-pages.ts')).openVitePages(server) : await openBuiltPages()
server.on('request', measure(buildApp({ config, pages, log, isStopping })))
server.listen(config.PORT, config.HOST, () => {
  const { address, port } = server.address() as AddressInfo
  log.info({ url: `http://${address}:${port}` }, 'admin.listening')
})

const ops = config.OPS_PORT === undefined ? null : createOpsServer().listen(config.OPS_PORT, config.OPS_HOST)
if (ops) tellRelease(ops, config.RELEASE)

async function stop(): Promise<void> {
  ops?.close()
  // Requests under way are finished; connections that only wait for another are closed, also those that come to it later.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  await new Promise<void>((resolve) => server.close(() => resolve()))
  clearInterval(sweep)
}

stopOnSignal(log, stop, { drainSeconds: config.DRAIN_SECONDS })
