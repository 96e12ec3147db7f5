import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readVapid, type VapidClaims } from '../src/web-push/vapid.ts'
import type { PushTarget } from '../src/web-push/web-push.ts'

interface ReceivedPush {
  endpoint: string
  /** As the browser would read it after decrypting. */
  payload: unknown
  vapid: VapidClaims & { publicKey: string }
}

export interface FakePush {
  url: string
  received: ReceivedPush[]
  /** A browser that subscribes: its keys never leave this object. */
  subscribe(): PushTarget
  /** The browser ends the subscription; the service answers 410 from then on. */
  end(endpoint: string): void
  /** Answers with this status until it is null again. */
  failWith(status: number | null): void
  stop(): Promise<void>
}

interface Receiver {
  keys: ECDH
  auth: Buffer
  isEnded: boolean
}

/** A push service and the browsers behind it: checks who sends and decrypts what came. */
export async function startFakePush(): Promise<FakePush> {
  const receivers = new Map<string, Receiver>()
  const received: ReceivedPush[] = []
  let failure: number | null = null
  const server = createServer(async (request, response) => {
    const receiver = receivers.get(request.url ?? '')
    const vapid = readVapid(request.headers.authorization ?? '')
    const body = await readBody(request)
    if (failure !== null) response.statusCode = failure
    else if (!receiver || receiver.isEnded) response.statusCode = 410
    else if (!vapid || vapid.aud !== url) response.statusCode = 403
    else {
      received.push({
        endpoint: `${url}${request.url}`,
        payload: JSON.parse(decryptPush(body, receiver).toString()),
        vapid,
      })
      response.statusCode = 201
    }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    received,
    subscribe() {
      const path = `/push/${randomBytes(12).toString('hex')}`
      const keys = createECDH('prime256v1')
      const auth = randomBytes(16)
      const p256dh = keys.generateKeys().toString('base64url')
      receivers.set(path, { keys, auth, isEnded: false })
      return { endpoint: `${url}${path}`, p256dh, auth: auth.toString('base64url') }
    },
    end(endpoint) {
      const receiver = receivers.get(new URL(endpoint).pathname)
      if (receiver) receiver.isEnded = true
    },
    failWith(status) {
      failure = status
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

/** RFC 8291 from the other side. */
export function decryptPush(body: Buffer, { keys, auth }: Pick<Receiver, 'keys' | 'auth'>): Buffer {
  const salt = body.subarray(0, 16)
  const senderLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + senderLength)
  const record = body.subarray(21 + senderLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = hkdf(keys.computeSecret(sender), auth, info, 32)
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2))
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
