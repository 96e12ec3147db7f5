import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Keys of one browser, as its subscription gives them: base64url. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** Only tests give these; two messages must never share them. */
interface Randomness {
  salt: Buffer
  /** Private key of the sender, for this one message. */
  senderKey: Buffer
}

const RECORD_SIZE = 4096
const LAST_RECORD = 2

const AUTH_BYTES = 16

/** A point of the curve and sixteen bytes; with anything else there is nobody to encrypt for. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false
  try {
    const point = ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1', undefined, undefined, 'uncompressed')
    return point.length > 0
  } catch {
    // The library says by an error that this is no point.
    return false
  }
}

/** RFC 8291: what the push service carries can be read by that one browser only. */
export function encryptPush(payload: Buffer, { p256dh, auth }: PushKeys, given?: Randomness): Buffer {
  const sender = createECDH('prime256v1')
  if (given) sender.setPrivateKey(given.senderKey)
  else sender.generateKeys()
  const salt = given?.salt ?? randomBytes(16)
  const receiver = Buffer.from(p256dh, 'base64url')
  const senderPublic = sender.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, senderPublic])
  const secret = derive(sender.computeSecret(receiver), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const text = [cipher.update(payload), cipher.update(Buffer.from([LAST_RECORD])), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([header(salt, senderPublic), ...text])
}

function header(salt: Buffer, senderPublic: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.from([senderPublic.length]), senderPublic])
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
