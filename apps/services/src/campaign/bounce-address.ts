import { createHmac } from 'node:crypto'
import type { Config } from '#app/config'

type Keys = Pick<Config, 'AUTH_SECRET' | 'BOUNCE_HOST'>

const MAC_LENGTH = 16
const ADDRESS = /^odraz-(\d{1,15})-([0-9a-f]{16})$/

/** An address of one letter to one person (VERP): whatever comes back there is about that letter. Null without a host for it. */
export function bounceAddress({ AUTH_SECRET, BOUNCE_HOST }: Keys, recipientId: number): string | null {
  if (!BOUNCE_HOST) return null
  return `odraz-${recipientId}-${macOf(AUTH_SECRET, recipientId)}@${BOUNCE_HOST}`
}

/** Signed, so nobody silences a stranger's mailbox by counting. Null when we have not made it. */
export function readBounceAddress({ AUTH_SECRET, BOUNCE_HOST }: Keys, address: string): number | null {
  const [local = '', host = ''] = address.toLowerCase().split('@')
  const [, id = '', mac = ''] = ADDRESS.exec(local) ?? []
  const isOurs = id !== '' && host === BOUNCE_HOST && mac === macOf(AUTH_SECRET, Number(id))
  return isOurs ? Number(id) : null
}

function macOf(secret: string, recipientId: number): string {
  return createHmac('sha256', secret).update(`bounce\n${recipientId}`).digest('hex').slice(0, MAC_LENGTH)
}
