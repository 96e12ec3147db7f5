import type { Config } from '#app/config'
import { isSigned, sign } from '#app/http/signature'

type Keys = Pick<Config, 'STOREFRONT_URL' | 'AUTH_SECRET'>

/** Opens one member of one group for whoever holds the mailbox. Signed, not stored, and the same every time. */
function signMember(secret: string, hash: string, memberId: number): string {
  return `${memberId}.${sign(secret, 'group member', `${hash}.${memberId}`)}`
}

/** The member a token opens in this group, or null. */
export function readMember(secret: string, hash: string, token: string): number | null {
  const [id = '', signature = ''] = token.split('.')
  if (!/^\d{1,15}$/.test(id)) return null
  return isSigned(secret, 'group member', `${hash}.${id}`, signature) ? Number(id) : null
}

export function memberLink({ STOREFRONT_URL, AUTH_SECRET }: Keys, hash: string, memberId: number): string {
  return `${STOREFRONT_URL}/p/${hash}?clen=${signMember(AUTH_SECRET, hash, memberId)}`
}
