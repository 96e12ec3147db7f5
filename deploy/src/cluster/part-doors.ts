import { PARTS } from '../parts.ts'
import { type Host, PART_DOORS } from './hosts.ts'

interface Behind {
  /** As HAProxy calls it. */
  name: string
  port: number
  healthPort: number
}

const { storefront, admin, data, services, images } = PARTS

/** The second data service of a host stands beside the table of parts: only a cluster has standbys to read from. */
const BEHIND: Readonly<Record<keyof typeof PART_DOORS, Behind>> = {
  storefront: { name: 'storefront', port: storefront.port, healthPort: storefront.health.port },
  admin: { name: 'admin', port: admin.port, healthPort: admin.health.port },
  data: { name: 'data', port: data.port, healthPort: data.health.port },
  services: { name: 'services', port: services.port, healthPort: services.health.port },
  images: { name: 'images', port: images.port, healthPort: images.health.port },
  publicData: { name: 'public-data', port: 4031, healthPort: 4041 },
}

/** Ports of the doors, and who stands behind each: those that are ready; while nobody is, those that live. */
export function toPartDoors(apps: readonly Host[]): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(BEHIND).flatMap(([part, { name, port, healthPort }]) => {
      const check = healthPort === port ? 'check' : `check port ${healthPort}`
      const ready = apps.map((app) => `server ${app.name} ${app.address}:${port} ${check}`)
      const living = apps.map(
        (app) => `server ${app.name}-alive ${app.address}:${port} track ${name}-alive/${app.name} backup`,
      )
      return [
        [`${part}Door`, String(PART_DOORS[part as keyof typeof PART_DOORS])],
        [part, [...ready, ...living]],
        [`${part}Alive`, ready],
      ]
    }),
  )
}
