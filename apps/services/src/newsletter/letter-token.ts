import { createHmac, timingSafeEqual } from 'node:crypto'

const MAC_BYTES = 20
const ID_BYTES = 12

interface Recipient {
  subscriptionId: number
  campaignId: number
}

/** As long as the links of other newsletter mails, but signed instead of stored: a letter goes to hundreds of thousands. */
export function letterToken(secret: string, { subscriptionId, campaignId }: Recipient): string {
  const ids = Buffer.alloc(ID_BYTES)
  ids.writeBigUInt64BE(BigInt(subscriptionId))
  ids.writeUInt32BE(campaignId, 8)
  return Buffer.concat([ids, macOf(secret, ids)]).toString('base64url')
}

/** Null when it is not one of ours. */
export function readLetterToken(secret: string, token: string): Recipient | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + MAC_BYTES) return null
  const ids = bytes.subarray(0, ID_BYTES)
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), macOf(secret, ids))) return null
  return { subscriptionId: Number(ids.readBigUInt64BE()), campaignId: ids.readUInt32BE(8) }
}

function macOf(secret: string, ids: Buffer): Buffer {
  return createHmac('sha256', secret).update('letter\n').update(ids).digest().subarray(0, MAC_BYTES)
}
