import { setTimeout as delay } from 'node:timers/promises'
import type { Machine } from '../cluster/machine.ts'
import type { DrillCluster } from '../cluster/start-drill-cluster.ts'
import { REPOSITORY } from './restore-before.ts'

const PLACE = '/var/lib/cenich/postgres'
const STOP_LIMIT_MS = 120_000
const WHOLE_LIMIT_MS = 300_000
const ASIDE = { port: '5419', sockets: '/tmp/cenich-restore' }

/** The whole cluster at a moment, by the steps of docs/operations/backup.md; returns how long the shop has to be closed for it. */
export async function rebuildCluster(cluster: DrillCluster, moment: string): Promise<number> {
  const began = Date.now()
  const [first, ...others] = cluster.hosts.nodes.map(({ name }) => cluster.node(name))
  if (!first) throw new Error('There is no node.')
  for (const node of [first, ...others]) await stopPatroni(node)
  await first.run('root', [
    'etcdctl',
    `--endpoints=${cluster.hosts.nodes[0]?.address}:2379`,
    'del',
    '--prefix',
    '/service/cenich/',
  ])
  await first.run('root', ['mv', PLACE, `${PLACE}-lost`])
  await first.run('postgres', ['KEEP=1', 'sh', '/opt/files/restore-check.sh', PLACE, moment, REPOSITORY])
  // What the restore has written there would end the recovery of every standby that is copied from it.
  const reset = [
    'psql',
    `--host=${ASIDE.sockets}`,
    `--port=${ASIDE.port}`,
    '--dbname=postgres',
    '--command=alter system reset all',
  ]
  await first.run('postgres', reset)
  await first.run('postgres', ['pg_ctl', `--pgdata=${PLACE}`, '--mode=fast', '--wait', 'stop'])
  await startPatroni(first)
  for (const node of others) {
    await node.run('root', ['rm', '-rf', PLACE])
    await startPatroni(node)
  }
  await cluster.whenWhole(WHOLE_LIMIT_MS)
  const seconds = (Date.now() - began) / 1000
  console.log(`three nodes stream from what was restored after ${seconds.toFixed(1)} s`)
  return seconds
}

async function stopPatroni(node: Machine): Promise<void> {
  await node.run('root', ['touch', '/run/hold-patroni'])
  for (const pid of node.find('patroni')) process.kill(pid, 'SIGTERM')
  const deadline = Date.now() + STOP_LIMIT_MS
  while (node.find('postgres').length > 0) {
    if (Date.now() > deadline) throw new Error('PostgreSQL does not end with its Patroni.')
    await delay(200)
  }
}

async function startPatroni(node: Machine): Promise<void> {
  await node.run('root', ['rm', '/run/hold-patroni'])
}
