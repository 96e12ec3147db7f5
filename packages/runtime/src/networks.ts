import { isIPv6 } from 'node:net'

export interface Network {
  name: string
  /** How many times as much it may do as one household. */
  share: number
}

/**
 * Everything one address belongs to. An IPv6 line has more addresses than anybody could count and often more networks, too: a
 * household is given a /56 and a server a /48, so these are counted as well, each with room for several honest neighbours.
 */
export function networksOf(ip: string): Network[] {
  const groups = toGroups(ip)
  if (groups === null) return [{ name: ip.replace('::ffff:', ''), share: 1 }]
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  const hex = (...parts: number[]) => parts.map((part) => part.toString(16)).join(':')
  return [
    { name: hex(first, second, third, fourth), share: 1 },
    { name: `${hex(first, second, third, fourth & 0xff00)}/56`, share: 4 },
    { name: `${hex(first, second, third)}/48`, share: 16 },
  ]
}

/** One household or one server, for what is counted once only. */
export function network(ip: string): string {
  return networksOf(ip)[0]?.name ?? ip
}

/** The whole line or site, for what is counted for one subject only and must not be begun anew from the next network of the line. */
export function widestNetwork(ip: string): string {
  return networksOf(ip).at(-1)?.name ?? ip
}

/** The eight numbers of an IPv6 address; null for the others, also for those that only look like one. */
function toGroups(ip: string): number[] | null {
  if (!isIPv6(ip) || ip.toLowerCase().startsWith('::ffff:')) return null
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].map((group) => Number.parseInt(group, 16))
}
