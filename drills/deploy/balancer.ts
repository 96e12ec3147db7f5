import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { CLUSTER_SECRETS, type ClusterSecrets } from '@shop/deploy/cluster/cluster-secrets'
import { HOSTS, type Host, PART_DOORS } from '@shop/deploy/cluster/hosts'
import { renderCluster } from '@shop/deploy/cluster/render-cluster'
import { inDebianRoot } from '@shop/stack/debian-root'
import { stopChild } from '@shop/stack/stop-child'
import { openClusterRoot } from '../cluster/cluster-root.ts'

const INSIDE = '/srv/parts'
const PATIENCE_MS = 20_000
const SECRETS = Object.fromEntries(CLUSTER_SECRETS.map((name) => [name, 'drill'])) as ClusterSecrets

export function doorUrl(doors: string, part: keyof typeof PART_DOORS): string {
  return `http://${doors}:${PART_DOORS[part]}`
}

/** HAProxy with the file that production has, between the parts of these hosts. */
export async function startBalancer(apps: readonly Host[], doors: string): Promise<{ stop(): Promise<void> }> {
  const root = await openClusterRoot()
  const folder = await mkdtemp(join(tmpdir(), 'cenich-parts-'))
  const files = renderCluster({ ...HOSTS, apps, doors }, SECRETS)
  const text = files.find(({ path }) => path === '/etc/haproxy/parts.cfg')?.text ?? ''
  await writeFile(join(folder, 'parts.cfg'), text)
  const command = `mkdir -p /run/cenich-parts && exec haproxy -db -f ${INSIDE}/parts.cfg`
  const inside = { root, user: 'root', folders: { [folder]: INSIDE } }
  const [program, ...args] = inDebianRoot(inside, ['sh', '-c', command])
  const said = process.env.KEEP_DRILL_LOGS ? 'inherit' : 'ignore'
  const child = spawn(program, args, { stdio: ['ignore', said, said] })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  const stop = async () => {
    process.removeListener('exit', kill)
    await stopChild(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilOpen(doors, PART_DOORS.storefront)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function untilOpen(host: string, port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await isOpen(host, port))) {
    if (Date.now() > deadline) throw new Error('HAProxy did not open its doors.')
    await delay(100)
  }
}

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const end = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
  })
}
