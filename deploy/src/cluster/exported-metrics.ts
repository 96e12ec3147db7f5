/** A metric and its labels. Of a histogram the alerts and dashboards ask for `_bucket`, `_count` and `_sum`. */
interface Exported {
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly labels: readonly string[]
}

export type Exports = Readonly<Record<string, Exported>>

const gauge = (...labels: string[]): Exported => ({ type: 'gauge', labels })
const counter = (...labels: string[]): Exported => ({ type: 'counter', labels })
const histogram = (...labels: string[]): Exported => ({ type: 'histogram', labels })

const PROCESS: Exports = {
  process_cpu_seconds: gauge(),
  process_resident_memory_bytes: gauge(),
  process_heap_bytes: gauge(),
  process_event_loop_utilization: gauge(),
  process_uptime_seconds: gauge(),
}

const STATEMENTS: Exports = {
  database_statement_seconds: histogram('outcome'),
  database_slow_statements_total: counter('statement'),
}

/**
 * What each part of the shop tells at `/metrics`. A test of each part compares it with what the running part really tells; alerts and
 * dashboards may ask for nothing else.
 */
export const OUR_METRICS = {
  storefront: {
    ...PROCESS,
    http_requests_total: counter('kind', 'route', 'status'),
    http_request_seconds: histogram('kind', 'route', 'status'),
    http_requests_running: gauge(),
  },
  admin: {
    ...PROCESS,
    http_requests_total: counter('kind', 'status'),
    http_request_seconds: histogram('kind', 'status'),
  },
  services: {
    ...PROCESS,
    ...STATEMENTS,
    http_requests_total: counter('method', 'route', 'status'),
    http_request_seconds: histogram('method', 'route', 'status'),
    jobs_dead: gauge(),
  },
  data: {
    ...PROCESS,
    ...STATEMENTS,
    data_requests_total: counter('method', 'kind', 'route', 'status'),
    data_request_seconds: histogram('method', 'kind', 'route', 'status'),
    data_schema_cache_loads_total: counter('outcome'),
    data_pool_connections: gauge(),
    data_pool_idle: gauge(),
    data_pool_waiting: gauge(),
  },
  worker: {
    ...PROCESS,
    ...STATEMENTS,
    job_seconds: histogram('job', 'outcome'),
    jobs_dead: gauge(),
    jobs_waiting_seconds: gauge(),
    truth_violations: counter('truth'),
    edge_behind_seconds: gauge(),
    edge_purge_seconds: histogram('edge', 'outcome'),
  },
  images: {
    ...PROCESS,
    http_requests_total: counter('route', 'status'),
    http_request_seconds: histogram('route', 'status'),
    images_made_seconds: histogram('format'),
    images_running: gauge(),
    images_waiting: gauge(),
  },
} as const satisfies Record<string, Exports>

/** Written by units of `deploy/cluster/systemd` for the exporter of the host. */
export const TOLD_BY_UNITS: Exports = {
  cenich_backup_seconds: gauge(),
  cenich_restore_check_seconds: gauge(),
  cenich_media_backup_seconds: gauge(),
  cenich_certificate_ends_seconds: gauge(),
}

/** What we ask of the engines: names as Patroni, etcd and the exporters of Debian 13 have them. */
const OF_ENGINES: Exports = {
  up: gauge(),
  patroni_primary: gauge('scope', 'name'),
  patroni_sync_standby: gauge('scope', 'name'),
  patroni_postgres_running: gauge('scope', 'name'),
  patroni_is_paused: gauge('scope', 'name'),
  etcd_server_has_leader: gauge(),
  node_filesystem_avail_bytes: gauge('device', 'fstype', 'mountpoint'),
  node_filesystem_size_bytes: gauge('device', 'fstype', 'mountpoint'),
  node_cpu_seconds_total: counter('cpu', 'mode'),
  node_memory_MemAvailable_bytes: gauge(),
  node_memory_MemTotal_bytes: gauge(),
  pg_stat_archiver_last_archive_age: gauge(),
  pg_stat_activity_max_tx_duration: gauge('datname', 'state'),
  pg_stat_activity_count: gauge('datname', 'state'),
  pg_stat_database_xact_commit: counter('datname'),
  pg_stat_database_xact_rollback: counter('datname'),
  pg_stat_database_deadlocks: counter('datname'),
  pg_replication_lag_seconds: gauge(),
}

/** Every series that may be asked for, and the labels it has. */
export function listSeries(): Map<string, Set<string>> {
  const series = new Map<string, Set<string>>()
  for (const exports of [...Object.values<Exports>(OUR_METRICS), TOLD_BY_UNITS, OF_ENGINES]) {
    for (const [name, { type, labels }] of Object.entries(exports)) {
      for (const [suffix, own] of type === 'histogram' ? OF_HISTOGRAM : [['', []] as const]) {
        const known = series.get(name + suffix) ?? new Set(OF_TARGETS)
        // Prometheus keeps `job` for whom it asks; a metric's own arrives under another name.
        for (const label of [...labels, ...own]) known.add(label === 'job' ? 'exported_job' : label)
        series.set(name + suffix, known)
      }
    }
  }
  return series
}

const OF_TARGETS = ['job', 'host', 'instance']
const OF_HISTOGRAM = [
  ['_bucket', ['le']],
  ['_count', []],
  ['_sum', []],
] as const
