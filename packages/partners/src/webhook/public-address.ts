import { BlockList, isIP } from 'node:net'

const closed = new BlockList()
const OURS_OR_NOBODYS = [
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'] as const),
  ...(['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'] as const),
  ...(['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'] as const),
]
for (const range of OURS_OR_NOBODYS) closed.addSubnet(range.split('/')[0] ?? '', Number(range.split('/')[1]), 'ipv4')

const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
// What carries an address of the other kind inside, tunnels, and what is for books.
const CLOSED6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const
const closed6 = new BlockList()
for (const range of CLOSED6) closed6.addSubnet(range.split('/')[0] ?? '', Number(range.split('/')[1]), 'ipv6')

/** Whether an address is somebody's in the public network, so that asking it opens no door of ours. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !closed.check(address, 'ipv4')
  return kind === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}
