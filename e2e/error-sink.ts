import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface ErrorSink {
  /** Where the shop sends its errors. */
  dsn: string
  /** Where a test reads them. */
  url: string
  stop(): Promise<void>
}

/** Stands for the error-reporting service: keeps the envelopes that are really POSTed to it. */
export async function startErrorSink(): Promise<ErrorSink> {
  const envelopes: string[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'POST' && request.url?.startsWith('/api/1/envelope/')) {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      envelopes.push(Buffer.concat(chunks).toString('utf8'))
      response.end('{}')
    } else {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(envelopes))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://0123456789abcdef0123456789abcdef@127.0.0.1:${port}/1`,
    url: `http://127.0.0.1:${port}/`,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}
