import { isIPv6 } from 'node:net'
import { network } from '@shop/runtime/networks'

/** Enough to tell where a consent came from, too little to tell from whom. */
export function networkPrefix(ip: string): string {
  const whole = network(ip)
  if (isIPv6(ip) && whole.includes(':')) return `${whole.split(':').slice(0, 3).join(':')}::/48`
  return `${whole.split('.').slice(0, 3).join('.')}.0/24`
}
