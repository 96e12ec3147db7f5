import { takePort } from '@shop/database/take-port'
import { PARTNER_PORTS, type PartnerName } from './partners.ts'

/**
 * Our own processes and the doors they open, with their numbers in development; everybody else takes free ones. A partner's fake
 * is a process of one door; the table of partners has it.
 */
const PROCESSES = {
  mail: { mail: 1080, smtp: 1025 },
  'tag-manager': { tagManager: 4106 },
  images: { images: 4003, imagesOps: 4013 },
  services: { services: 4002, servicesOps: 4022 },
  data: { data: 4001, dataAdmin: 4011 },
  worker: { worker: 4012 },
  storefront: { storefront: 3000, storefrontOps: 3010 },
  admin: { admin: 3001, adminOps: 3011 },
} as const

type OwnName = keyof typeof PROCESSES
export type ProcessName = OwnName | PartnerName
type Doors<Name extends OwnName> = keyof (typeof PROCESSES)[Name]
type DoorName = { [Name in OwnName]: Doors<Name> }[OwnName] | PartnerName
export type Ports = Record<DoorName, number>
export type Urls = Record<DoorName, string>

/** People type these, so they stay the same from day to day. */
export const DEVELOPMENT_PORTS = Object.assign({}, PARTNER_PORTS, ...Object.values(PROCESSES)) as Ports

/** Ports of a shop that nobody shares. */
export async function takePorts(): Promise<Ports> {
  const names = Object.keys(DEVELOPMENT_PORTS) as DoorName[]
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await takePort()]))) as Ports
}

export function toUrls(ports: Ports): Urls {
  return Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, `http://localhost:${port}`])) as Urls
}
