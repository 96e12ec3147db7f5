import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { crawlShop } from './crawl-shop.ts'

const head = (path: string, title: string, host: string) =>
  `<title>${title}</title><link rel="canonical" href="${host}${path}">`

/** A shop with one fault of every kind. */
const PAGES: Record<string, (host: string) => string> = {
  '/': (host) => `${head('/', 'Domů', host)}<a href="/a#tady">a</a><a href="/neni">b</a><a href="/a#nikde">c</a>`,
  '/a': (host) => `${head('/a', 'Stejný', host)}<p id="tady"></p><img src="/je.svg"><img src="/chybi.svg">`,
  '/b': (host) => `${head('/b', 'Stejný', host)}`,
  '/c': (host) => `${head('/c', 'Stejný', host)}<meta name="robots" content="noindex">`,
}

test('finds a dead link, a dead place, a missing picture and a title used twice', async () => {
  const server = createServer((request, response) => {
    const host = `http://${request.headers.host}`
    const path = request.url ?? ''
    if (path === '/sitemap.xml') return response.end(`<loc>${host}/mapa.xml</loc>`)
    if (path === '/mapa.xml') return response.end(['/a', '/b', '/c'].map((one) => `<loc>${host}${one}</loc>`).join(''))
    if (path === '/je.svg') return response.setHeader('Content-Type', 'image/svg+xml').end('<svg/>')
    const page = PAGES[path]
    response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html' }).end(page?.(host) ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { pages, broken, missing, duplicates } = await crawlShop(host)
  server.close()
  server.closeAllConnections()
  expect(pages).toBe(5)
  expect(broken).toEqual([
    `404 ${host}/neni (linked from ${host}/)`,
    `#nikde is not on ${host}/a (linked from ${host}/)`,
  ])
  expect(missing).toEqual([`404 ${host}/chybi.svg (on ${host}/a)`])
  expect(duplicates).toEqual([`„Stejný“: ${host}/a, ${host}/b`])
})
