import { PARTS } from '../parts.ts'
import type { Host, Hosts } from './hosts.ts'

/** Who counts something, and where. Parts of the shop listen on the address of their host. */
const OF_NODES = { patroni: 8008, etcd: 2379, postgres: 9187, node: 9100 } as const
/** The second data service of a host stands beside the table of parts: only a cluster has standbys to read from. */
const OF_APPS = { haproxy: 7000, 'public-data': 4041, host: 9100 } as const

/** The jobs of Prometheus as lines of YAML. */
export function toScrapeJobs({ nodes, apps, watch }: Hosts): string[] {
  return [
    ...Object.entries(OF_NODES).flatMap(([job, port]) => toJob(job, nodes, port)),
    ...Object.entries(OF_APPS).flatMap(([job, port]) => toJob(job, apps, port)),
    ...Object.entries(PARTS).flatMap(([job, { metricsPort }]) => toJob(job, apps, metricsPort)),
    ...toJob('prometheus', [watch], 9090),
  ]
}

function toJob(job: string, hosts: readonly Host[], port: number): string[] {
  return [
    `  - job_name: ${job}`,
    '    static_configs:',
    ...hosts.flatMap(({ name, address }) => [
      `      - targets: ["${address}:${port}"]`,
      `        labels: { host: ${name} }`,
    ]),
  ]
}
