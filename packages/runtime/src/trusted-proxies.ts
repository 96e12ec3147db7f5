import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

const GROUPS = ['loopback', 'linklocal', 'uniquelocal']
const LOOPBACK = ['loopback', '127.0.0.1', '127.0.0.0/8', '::1', '::1/128']

/**
 * Addresses, networks or names of groups, divided by commas. Everybody else's word about who the client is counts for nothing, so a
 * list that trusts the whole world would let anybody choose their own address.
 */
export const TrustedProxies = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine((parts) => parts.length > 0, 'names no proxy')
  .refine((parts) => parts.every(isProxy), 'holds something that is neither an address nor a network')
  .refine((parts) => !parts.some(isEverybody), 'trusts everybody, so anybody could say they are somebody else')

function isProxy(part: string): boolean {
  if (GROUPS.includes(part)) return true
  const [address = '', bits, ...rest] = part.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** A network as wide as a whole continent is no list of proxies. */
function isEverybody(part: string): boolean {
  const [address = '', bits] = part.split('/')
  return bits !== undefined && Number(bits) < (isIP(address) === 4 ? 8 : 7)
}

/**
 * Listening to other machines while trusting nobody but this one: behind a proxy on another host all customers would share one
 * address, and with it one limit.
 */
export function isBlindToProxies({ host, proxies }: { host: string; proxies: string[] }): boolean {
  return !['localhost', '127.0.0.1', '::1'].includes(host) && proxies.every((proxy) => LOOPBACK.includes(proxy))
}

const NETWORKS: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

type FindCaller = (peer: string, forwardedFor: string | string[] | undefined) => string | null

/** Whether this address is one of the proxies. */
export function createTrust(proxies: string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const part of proxies.flatMap((proxy) => NETWORKS[proxy] ?? [proxy])) {
    const [address = '', bits] = part.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    trusted.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:/i, '')
    return isIP(plain) !== 0 && trusted.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
}

/** For whom a request is made: the last address no trusted proxy stands behind; null when a trusted one asks for itself. */
export function createCallerFinder(proxies: string[]): FindCaller {
  const isTrusted = createTrust(proxies)
  return (peer, forwardedFor) => {
    if (!isTrusted(peer)) return peer
    const named = [forwardedFor ?? []].flat().join(',').split(',')
    const addresses = named.map((address) => address.trim()).filter((address) => address !== '')
    return addresses.findLast((address) => !isTrusted(address)) ?? addresses[0] ?? null
  }
}
