import { Resolver } from 'node:dns/promises'
import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'
import { startSpan } from '@shop/runtime/tracing'
import { isPublicAddress } from './public-address.ts'

interface WebhookCall {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  timeoutMs: number
  /** Development: the receiver is on the same machine and speaks without a certificate. */
  isOpen: boolean
  /** Only tests give one. */
  resolve?: Resolve
}

type Resolve = (name: string) => Promise<string[]>

export interface WebhookAnswer {
  outcome: 'taken' | 'refused' | 'timeout' | 'unreachable' | 'broken_off' | 'forbidden_address'
  status: number | null
  /** The beginning of what was said, for whoever looks for the fault. */
  answer: string
}

const MOST_BYTES = 4096
const SHOWN = 300
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'])

/**
 * One request to an address that a stranger has chosen. It goes to the very address that was looked at, follows nothing, reads a piece of the answer
 * and ends in time; it never throws for what the other side does.
 */
export async function postWebhook(call: WebhookCall): Promise<WebhookAnswer> {
  const host = URL.parse(call.url)?.hostname ?? ''
  const attributes = { 'http.request.method': 'POST', 'server.address': host }
  const span = startSpan({ name: `POST ${host}`, kind: 'client', attributes })
  const answer = await send(call)
  span?.end({ isFailed: answer.outcome !== 'taken' })
  return answer
}

class ForbiddenAddress extends Error {}

function send({ url, headers, body, timeoutMs, isOpen, resolve = addressesOf }: WebhookCall): Promise<WebhookAnswer> {
  const target = URL.parse(url)
  // A number in place of a name is connected to without anybody being asked.
  const isForbidden = !isOpen && (target?.protocol !== 'https:' || /^[\d.]+$|^\[/.test(target.hostname))
  if (!target || isForbidden) return Promise.resolve({ outcome: 'forbidden_address', status: null, answer: '' })
  const bytes = Buffer.from(body)
  const options: RequestOptions = {
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': bytes.length, connection: 'close' },
    ...(isOpen ? {} : { lookup: publicOnly(resolve) }),
  }
  return new Promise((done) => {
    let status: number | null = null
    const begin = target.protocol === 'https:' ? requestSecure : requestPlain
    const asked = begin(target, options, (response) => {
      const code = response.statusCode ?? 0
      status = code
      void readAnswer(response).then((answer) => {
        clearTimeout(timer)
        done(toAnswer(code, answer))
      })
    })
    const timer = setTimeout(() => {
      // Whoever has said how it ends and goes on talking is not listened to.
      done(status === null ? { outcome: 'timeout', status, answer: '' } : toAnswer(status, ''))
      asked.destroy()
    }, timeoutMs)
    asked.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer)
      if (error instanceof ForbiddenAddress) done({ outcome: 'forbidden_address', status: null, answer: '' })
      else done({ outcome: describe(error), status: null, answer: '' })
    })
    asked.end(bytes)
  })
}

function toAnswer(status: number, answer: string): WebhookAnswer {
  return { outcome: status >= 200 && status < 300 ? 'taken' : 'refused', status, answer }
}

/** What the connection is made to is what was looked at here: a name that leads elsewhere the next moment changes nothing. */
function publicOnly(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    const found = (error: Error | null, addresses: string[] = []) => {
      const all = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
      const [first] = all
      if (error || !first) return callback(error ?? unknownName(), '', 0)
      if (options.all) return callback(null, all)
      callback(null, first.address, first.family)
    }
    resolve(hostname).then(
      (addresses) => {
        if (addresses.every(isPublicAddress)) found(null, addresses)
        else found(new ForbiddenAddress('The name leads inside.'))
      },
      () => found(unknownName()),
    )
  }
}

function unknownName(): Error {
  return Object.assign(new Error('Nobody knows the name.'), { code: 'ENOTFOUND' })
}

/** By the names' own servers and not by the system: its few threads would wait for whoever answers slowly, and its file of hosts is ours. */
async function addressesOf(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 1 })
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** A piece of it; how it ends does not matter, its status was said before. */
function readAnswer(response: IncomingMessage): Promise<string> {
  return new Promise((done) => {
    const pieces: Buffer[] = []
    let size = 0
    const finish = () => {
      done(toShown(Buffer.concat(pieces)))
      response.destroy()
    }
    response.on('data', (piece: Buffer) => {
      pieces.push(piece)
      size += piece.length
      if (size >= MOST_BYTES) finish()
    })
    response.on('end', finish)
    response.on('error', finish)
    response.on('close', finish)
  })
}

function toShown(bytes: Buffer): string {
  return bytes
    .subarray(0, MOST_BYTES)
    .toString('utf8')
    .replace(/[\s\p{Cc}\p{Cf}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, SHOWN)
}

function describe(error: NodeJS.ErrnoException): WebhookAnswer['outcome'] {
  return NOT_REACHED.has(String(error.code)) ? 'unreachable' : 'broken_off'
}
