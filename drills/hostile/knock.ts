import { Agent, request } from 'node:http'

/** What came back; without a status the other side hung up or said nothing. */
export interface Heard {
  status: number | null
  why?: string
}

interface Knock {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** So many bytes instead of a body of words. */
  bytes?: number
  /** In pieces, without saying how many. */
  isChunked?: boolean
  /** Cookies that the answer sets are kept here. */
  cookies?: Map<string, string>
}

const LONGEST_MS = 30_000
const PIECE = Buffer.alloc(256 * 1024, 'a')
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** One request as a stranger would send it, answered within half a minute or counted as hanging. */
export async function knock(wanted: Knock): Promise<Heard> {
  const heard = await send(wanted)
  // A kept connection may be closed just under a request: that is our fault, not the shop's.
  return heard.why === 'ECONNRESET' && wanted.bytes === undefined ? send(wanted) : heard
}

function send({ url, method = 'GET', headers = {}, body, bytes, isChunked, cookies }: Knock): Promise<Heard> {
  return new Promise((resolve) => {
    const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
    const length = isChunked ? {} : { 'content-length': String(bytes ?? Buffer.byteLength(body ?? '')) }
    const own = bytes === undefined ? { agent } : { agent: false as const }
    const outgoing = request(
      url,
      { ...own, method, headers: { ...headers, ...(cookie ? { cookie } : {}), ...(method === 'GET' ? {} : length) } },
      (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) keep(cookies, line)
        const settle = () => {
          clearTimeout(deadline)
          resolve({ status: answer.statusCode ?? null })
          if (bytes !== undefined) outgoing.destroy()
        }
        answer.resume().once('end', settle).once('error', settle)
      },
    )
    const deadline = setTimeout(() => {
      resolve({ status: null, why: 'no answer in time' })
      outgoing.destroy()
    }, LONGEST_MS)
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(deadline)
      resolve({ status: null, why: error.code ?? error.message })
    })
    if (bytes === undefined) outgoing.end(body)
    else writeBody(outgoing, bytes)
  })
}

function writeBody(outgoing: ReturnType<typeof request>, bytes: number): void {
  let left = bytes
  const write = () => {
    while (left > 0 && !outgoing.destroyed) {
      const piece = PIECE.subarray(0, Math.min(left, PIECE.length))
      left -= piece.length
      if (!outgoing.write(piece)) return void outgoing.once('drain', write)
    }
    if (!outgoing.destroyed) outgoing.end()
  }
  write()
}

function keep(cookies: Map<string, string> | undefined, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  cookies?.set(name, value)
}
