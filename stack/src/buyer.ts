import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: what the API answers is judged by the drill, not by types.
  body: any
  ms: number
}

export interface Buyer {
  cookies: Map<string, string>
  send(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>
}

// Plain sockets that stay open: whoever measures must not be what is slow.
const agent = new Agent({ keepAlive: true, maxSockets: 600 })

let buyers = 0

/** A visitor over real HTTP, from a network of their own as the page server would say, who keeps cookies. */
export function newBuyer(url: string, cookies = new Map<string, string>()): Buyer {
  buyers += 1
  const ip = `10.${(buyers >> 16) & 255}.${(buyers >> 8) & 255}.${buyers & 255}`
  return {
    cookies,
    async send(method, path, body, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await send(new URL(path, url), method, body, {
        'x-forwarded-for': ip,
        ...(cookie ? { cookie } : {}),
        ...headers,
      })
      for (const line of answer.cookies) keep(cookies, line)
      return answer
    },
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (value === '') cookies.delete(name)
  else cookies.set(name, value)
}

const TRIES = 3
const CLOSED = ['ECONNRESET', 'EPIPE']

/** Not an answer of the shop: the connection had been kept, and was closed just when the request went out. Nobody has read it. */
class ClosedUnderRequest extends Error {}

async function send(...request: Parameters<typeof sendOnce>): Promise<Answer & { cookies: string[] }> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await sendOnce(...request)
    } catch (error) {
      if (!(error instanceof ClosedUnderRequest) || tried === TRIES) throw error
    }
  }
}

function sendOnce(
  url: URL,
  method: string,
  body: object | undefined,
  headers: Record<string, string>,
): Promise<Answer & { cookies: string[] }> {
  const payload = body ? JSON.stringify(body) : undefined
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const ms = performance.now() - began
          const text = Buffer.concat(chunks).toString()
          const cookies = response.headers['set-cookie'] ?? []
          // A file is not read by whoever asks like a browser's script.
          const body = response.headers['content-type']?.includes('json') ? JSON.parse(text) : null
          resolve({ status: response.statusCode ?? 0, body, ms, cookies })
        })
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) => {
      const isOurs = sent.reusedSocket && CLOSED.includes(error.code ?? '')
      reject(isOurs ? new ClosedUnderRequest(error.message, { cause: error }) : error)
    })
    sent.end(payload)
  })
}

/** Runs many at once, but no more than so many at a time. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const run = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index] as Item, index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, run))
  return results
}
