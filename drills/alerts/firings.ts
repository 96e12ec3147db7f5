/** What Prometheus has seen, a value each minute, and which labels the alert then carries beside its severity. */
interface Firing {
  seen: Record<string, string>
  atMinute: number
  labels?: Record<string, string>
}

const DAY = 24 * 60
/** Promtool begins at the first second of 1970; the shop's day begins at seven. */
const MORNING = 10 * 60

/** One bad hour for each alert; who adds an alert adds its hour here. */
export const FIRINGS: Record<string, Firing> = {
  NoPrimary: { seen: { 'patroni_primary{host="db1"}': '0x10' }, atMinute: 5 },
  TwoPrimaries: { seen: { 'patroni_primary{host="db1"}': '1x10', 'patroni_primary{host="db2"}': '1x10' }, atMinute: 5 },
  NoSynchronousStandby: { seen: { 'patroni_sync_standby{host="db1"}': '0x20' }, atMinute: 10 },
  NodeAway: {
    seen: { 'patroni_postgres_running{host="db1"}': '1x30', 'patroni_postgres_running{host="db2"}': '1x30' },
    atMinute: 20,
  },
  EtcdMemberAway: {
    seen: { 'etcd_server_has_leader{host="db1"}': '1x20', 'etcd_server_has_leader{host="db2"}': '1x20' },
    atMinute: 10,
  },
  PatroniPaused: { seen: { 'patroni_is_paused{host="db1"}': '1x100' }, atMinute: 90 },
  DiskFills: {
    seen: {
      'node_filesystem_avail_bytes{host="db1",mountpoint="/var/lib/cenich"}': '10x20',
      'node_filesystem_size_bytes{host="db1",mountpoint="/var/lib/cenich"}': '100x20',
    },
    atMinute: 10,
    labels: { host: 'db1', mountpoint: '/var/lib/cenich' },
  },
  LogNotArchived: { seen: { pg_stat_archiver_last_archive_age: '0+60x60' }, atMinute: 30 },
  BackupOld: { seen: { cenich_backup_seconds: `0x${2 * DAY}` }, atMinute: 2 * DAY },
  RestoreNotTried: { seen: { cenich_restore_check_seconds: `0x${10 * DAY}` }, atMinute: 10 * DAY },
  MediaBackupOld: { seen: { cenich_media_backup_seconds: `0x${4 * DAY}` }, atMinute: 4 * DAY },
  ShopAway: { seen: { 'up{job="storefront",host="app1"}': '0x10' }, atMinute: 5 },
  PartAway: {
    seen: { 'up{job="images",host="app1"}': '0x20', 'up{job="images",host="app2"}': '1x20' },
    atMinute: 15,
    labels: { job: 'images', host: 'app1' },
  },
  WorkerAway: { seen: { 'up{job="worker",host="app1"}': '0x10' }, atMinute: 5 },
  PagesFail: {
    seen: {
      'http_requests_total{job="storefront",kind="page",route="/",status="200"}': '0+90x20',
      'http_requests_total{job="storefront",kind="page",route="/",status="503"}': '0+10x20',
    },
    atMinute: 15,
  },
  CommandsFail: {
    seen: {
      'http_requests_total{job="services",method="POST",route="/cart/lines",status="200"}': '0+90x30',
      'http_requests_total{job="services",method="POST",route="/cart/lines",status="500"}': '0+10x30',
    },
    atMinute: 20,
    labels: { route: '/cart/lines' },
  },
  OrdersFail: {
    seen: { 'http_requests_total{job="services",method="POST",route="/orders",status="500"}': '0+1x20' },
    atMinute: 15,
  },
  NobodyOrders: {
    seen: {
      'http_requests_total{job="services",method="POST",route="/orders",status="201"}': `7x${MORNING + 60}`,
    },
    atMinute: MORNING,
  },
  CommandsSlow: { seen: slow('job="services",method="GET",route="/cart",status="2xx"'), atMinute: 25 },
  PagesSlow: { seen: slow('job="storefront",kind="page",route="/",status="2xx"'), atMinute: 25 },
  ReadsFail: {
    seen: { 'data_requests_total{status="200"}': '0+90x20', 'data_requests_total{status="503"}': '0+10x20' },
    atMinute: 15,
  },
  ConnectionsShort: { seen: { 'data_pool_waiting{host="app1"}': '3x20' }, atMinute: 10 },
  StatementLong: { seen: { 'pg_stat_activity_max_tx_duration{datname="shop"}': '0+60x60' }, atMinute: 45 },
  MemoryGrows: {
    seen: { 'process_resident_memory_bytes{job="data",host="app1"}': '3.6e8x30' },
    atMinute: 20,
    labels: { job: 'data', host: 'app1' },
  },
  JobsWait: { seen: { 'jobs_waiting_seconds{host="app1"}': '0+60x30' }, atMinute: 20 },
  JobsDead: { seen: { 'jobs_dead{host="app1"}': '1x20' }, atMinute: 10 },
  TruthBroken: {
    seen: { 'truth_violations{truth="stock_matches_movements"}': '0 0 2x10' },
    atMinute: 5,
    labels: { truth: 'stock_matches_movements' },
  },
  TruthsNotAsked: {
    seen: { 'job_seconds_count{exported_job="check-truths",outcome="done"}': `4x${4 * 60}` },
    atMinute: 3 * 60,
  },
  EdgeBehind: { seen: { 'edge_behind_seconds{host="app1"}': '0+60x20' }, atMinute: 10 },
  CertificateEnds: { seen: { 'cenich_certificate_ends_seconds{host="app1"}': `86400x${3 * 60}` }, atMinute: 2 * 60 },
}

/** Every answer takes between one second and two and a half. */
function slow(labels: string): Record<string, string> {
  return {
    [`http_request_seconds_bucket{${labels},le="1"}`]: '0x30',
    [`http_request_seconds_bucket{${labels},le="2.5"}`]: '0+60x30',
    [`http_request_seconds_bucket{${labels},le="+Inf"}`]: '0+60x30',
  }
}

/** A good hour in the middle of a day: nobody is called. */
export const QUIET: Record<string, string> = {
  ...of('up{job="%",host="app1"}', ['storefront', 'services', 'data', 'public-data', 'images', 'worker'], '1'),
  ...of('up{job="patroni",host="%"}', ['db1', 'db2', 'db3'], '1'),
  ...of('patroni_postgres_running{host="%"}', ['db1', 'db2', 'db3'], '1'),
  ...of('etcd_server_has_leader{host="%"}', ['db1', 'db2', 'db3'], '1'),
  ...of('%', ['patroni_primary', 'patroni_sync_standby'], '1'),
  ...of(
    '%',
    ['patroni_is_paused', 'jobs_dead', 'jobs_waiting_seconds', 'edge_behind_seconds', 'data_pool_waiting'],
    '0',
  ),
  ...of('%', ['pg_stat_archiver_last_archive_age', 'pg_stat_activity_max_tx_duration{datname="shop"}'], '30'),
  ...of('node_filesystem_%_bytes{mountpoint="/var/lib/cenich"}', ['avail', 'size'], '100'),
  ...of('cenich_%_seconds', ['backup', 'restore_check', 'media_backup'], '36000'),
  cenich_certificate_ends_seconds: `5e6x${MORNING + 60}`,
  'truth_violations{truth="stock_matches_movements"}': `2x${MORNING + 60}`,
  'job_seconds_count{exported_job="check-truths",outcome="done"}': `0+1x${MORNING + 60}`,
  'process_resident_memory_bytes{job="data"}': `3e8x${MORNING + 60}`,
  'http_requests_total{job="services",method="POST",route="/orders",status="201"}': `0+1x${MORNING + 60}`,
  'http_requests_total{job="storefront",kind="page",route="/",status="200"}': `0+90x${MORNING + 60}`,
  'data_requests_total{status="200"}': `0+90x${MORNING + 60}`,
}
export const QUIET_AT_MINUTE = MORNING

function of(name: string, words: string[], value: string): Record<string, string> {
  return Object.fromEntries(words.map((word) => [name.replace('%', word), `${value}x${MORNING + 60}`]))
}
