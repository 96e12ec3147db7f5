import pg from 'pg'
import type { DrillCluster } from '../cluster/start-drill-cluster.ts'

const MACHINE = { name: 'new', address: '10.77.0.21', port: 5419 }
/** The far one: it must be enough when the near one has burned with everything else. */
const REPOSITORY = '2'

/** The new cluster, which has the logins of the lost one. */
export const RESTORED = {
  url: (login: string) => `postgres://${login}:${login}@${MACHINE.address}:${MACHINE.port}/shop?sslmode=disable`,
}

export interface Restored {
  orders: number
  lines: number
  violations: number
  bytes: number
  restoreSeconds: number
  recoverySeconds: number
}

/** By the script that production runs every week, on a machine that has nothing but the packages and the files of a node. */
export async function restoreBefore(cluster: DrillCluster, moment: string): Promise<Restored> {
  const machine = await cluster.addMachine(MACHINE.name, MACHINE.address)
  const env = ['KEEP=1', `LISTEN=${MACHINE.address}`, `PORT=${MACHINE.port}`]
  const check = ['sh', '/opt/files/restore-check.sh', '/var/lib/cenich/restored', moment, REPOSITORY]
  const said = await machine.run('postgres', [...env, ...check])
  const client = new pg.Client({ connectionString: RESTORED.url('postgres') })
  await client.connect()
  try {
    const { rows } = await client.query('select count(*)::int as lines from shop.order_lines')
    return { ...(JSON.parse(said.trim().split('\n').at(-1) ?? '{}') as Restored), lines: rows[0].lines }
  } finally {
    await client.end()
  }
}
