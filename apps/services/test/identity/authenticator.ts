import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { STOREFRONT_URL } from '../harness.ts'

/** A passkey made of code: signs challenges as a phone would. */
interface Authenticator {
  register(options: Record<string, unknown>, origin?: string): Record<string, unknown>
  signIn(options: Record<string, unknown>, origin?: string): Record<string, unknown>
}

const RP_ID_HASH = createHash('sha256').update(new URL(STOREFRONT_URL).hostname).digest()
const USER_PRESENT_AND_VERIFIED = 0x05
const WITH_CREDENTIAL = 0x40

export function createAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  return {
    register(options, origin = STOREFRONT_URL) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, toCoseKey(publicKey)])
      const authData = toAuthData(USER_PRESENT_AND_VERIFIED | WITH_CREDENTIAL, 0, credential)
      return toCredential(id, {
        clientDataJSON: toClientData('webauthn.create', options, origin),
        attestationObject: toAttestation(authData).toString('base64url'),
        transports: ['internal'],
      })
    },
    signIn(options, origin = STOREFRONT_URL) {
      counter += 1
      const authData = toAuthData(USER_PRESENT_AND_VERIFIED, counter, Buffer.alloc(0))
      const clientDataJSON = toClientData('webauthn.get', options, origin)
      const clientHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
      const signature = createSign('sha256').update(authData).update(clientHash).sign(privateKey)
      return toCredential(id, {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

function toCredential(id: Buffer, response: object): Record<string, unknown> {
  const name = id.toString('base64url')
  return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response }
}

function toClientData(type: string, { challenge }: Record<string, unknown>, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

function toAuthData(flags: number, counter: number, credential: Buffer): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags, 0)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([RP_ID_HASH, rest, credential])
}

// The few CBOR values WebAuthn needs, written out: maps of fixed keys and byte strings.
function toAttestation(authData: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(authData.length)
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x59]),
    length,
    authData,
  ])
}

function toCoseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}
