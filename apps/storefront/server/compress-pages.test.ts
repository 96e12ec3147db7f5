import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import express from 'express'
import { expect, test } from 'vitest'
import { compressPages } from './compress-pages.ts'

const PAGE = Array.from(
  { length: 3000 },
  (_, row) => `<li data-row="${(row * 7919) % 997}">Granule ${row % 37}</li>`,
).join('')

test('a page comes whole and smaller than the library alone would make it', async () => {
  const app = express()
  app.use(compressPages())
  app.get('/', (_request, response) => void response.type('html').send(PAGE))
  const server = createServer(app).listen(0)
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const asked = get({ port, headers: { 'accept-encoding': 'gzip, br' } })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const body = await buffer(answer)
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(body).toString()).toBe(PAGE)
    const usual = brotliCompressSync(PAGE, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    expect(body.length).toBeLessThan(usual.length)
  } finally {
    server.close()
  }
})
