import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const OWN = /^\/(api\/ceny|velkoobchod\/cenik)/

interface PlantedLeak {
  url: string
  stop(): Promise<void>
}

/** The page server as it would be if prices of somebody's own forgot to say so: a shared cache may keep them. */
export async function plantLeak(storefront: string): Promise<PlantedLeak> {
  const behind = new URL(storefront)
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked
    const passed = request({ host: behind.hostname, port: behind.port, path: url, method, headers }, (got) => {
      const own = OWN.test(url) ? { 'cache-control': 'public, max-age=60, s-maxage=60' } : {}
      answer.writeHead(got.statusCode ?? 502, { ...got.headers, ...own })
      got.pipe(answer)
    })
    passed.on('error', () => answer.writeHead(502).end())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
