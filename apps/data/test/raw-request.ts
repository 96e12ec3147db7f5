import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface RawRequest {
  method: string
  /** Sent byte for byte: nothing is normalised or encoded again. */
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

const LIMIT_MS = 10_000

export function createRawClient(baseUrl: string) {
  const { hostname, port } = new URL(baseUrl)
  const agent = new Agent({ keepAlive: true })
  const send = ({ method, path, headers = {}, body }: RawRequest): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const sent = request({ hostname, port, method, path, headers: withLength(headers, body), agent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString('utf8'),
          })
        })
      })
      sent.setTimeout(LIMIT_MS, () => sent.destroy(new Error(`no answer in ${LIMIT_MS} ms`)))
      sent.on('error', reject)
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

export type RawClient = ReturnType<typeof createRawClient>

function withLength(headers: Record<string, string>, body: string | Buffer | undefined): Record<string, string> {
  return body === undefined ? headers : { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }
}
