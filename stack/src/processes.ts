import { takePort } from '@shop/database/take-port'

/** Every process of the shop and the doors it opens, with their numbers in development; everybody else takes free ones. */
const PROCESSES = {
  mail: { mail: 1080, smtp: 1025 },
  gopay: { gopay: 4101 },
  packeta: { packeta: 4102 },
  ppl: { ppl: 4103 },
  fio: { fio: 4104 },
  ares: { ares: 4105 },
  'tag-manager': { tagManager: 4106 },
  images: { images: 4003 },
  services: { services: 4002, servicesOps: 4022 },
  data: { data: 4001, dataAdmin: 4011 },
  worker: { worker: 4012 },
  storefront: { storefront: 3000 },
} as const

export type ProcessName = keyof typeof PROCESSES
type Doors<Name extends ProcessName> = keyof (typeof PROCESSES)[Name]
type DoorName = { [Name in ProcessName]: Doors<Name> }[ProcessName]
export type Ports = Record<DoorName, number>
export type Urls = Record<DoorName, string>

/** People type these, so they stay the same from day to day. */
export const DEVELOPMENT_PORTS = Object.assign({}, ...Object.values(PROCESSES)) as Ports

/** Ports of a shop that nobody shares. */
export async function takePorts(): Promise<Ports> {
  const names = Object.keys(DEVELOPMENT_PORTS) as DoorName[]
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await takePort()]))) as Ports
}

export function toUrls(ports: Ports): Urls {
  return Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, `http://localhost:${port}`])) as Urls
}
