import { createECDH, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/** Who sends: an uncompressed point and a private number on P-256, both base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

const HOURS_12 = 12 * 60 * 60

export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys().toString('base64url')
  // The number may begin with zeros, which the library leaves out.
  const number = pair.getPrivateKey()
  const privateKey = Buffer.concat([Buffer.alloc(32 - number.length), number]).toString('base64url')
  return { publicKey, privateKey }
}

/** RFC 8292: proves to the push service which shop is asking; good for one service and half a day. */
export function vapidHeader(
  keys: VapidKeys,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + HOURS_12, sub: subject }
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(text), { key: privateKeyOf(keys), dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

export interface VapidClaims {
  aud: string
  exp: number
  sub: string
}

/** What a push service does with the header; null when the signature is not of the key it names. */
export function readVapid(header: string): (VapidClaims & { publicKey: string }) | null {
  const [, head, body, signature, publicKey] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  if (!head || !body || !signature || !publicKey) return null
  const key = createPublicKey({ key: pointOf(publicKey), format: 'jwk' })
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isTrue ? { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as VapidClaims), publicKey } : null
}

function privateKeyOf({ publicKey, privateKey }: VapidKeys): KeyObject {
  return createPrivateKey({ key: { ...pointOf(publicKey), d: privateKey }, format: 'jwk' })
}

function pointOf(publicKey: string) {
  const point = Buffer.from(publicKey, 'base64url')
  return {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
