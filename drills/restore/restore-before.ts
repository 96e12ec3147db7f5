import type { DrillCluster } from '../cluster/start-drill-cluster.ts'

const MACHINE = { name: 'new', address: '10.77.0.21' }
/** The far one: it must be enough when the near one has burned with everything else. */
export const REPOSITORY = '2'

export interface Restored {
  orders: number
  truths: number
  violations: number
  bytes: number
  restoreSeconds: number
  recoverySeconds: number
}

/** By the script that production runs every week, on a machine that has nothing but the packages and the files of a node. */
export async function restoreBefore(cluster: DrillCluster, moment: string): Promise<Restored> {
  const machine = await cluster.addMachine(MACHINE.name, MACHINE.address)
  const check = ['sh', '/opt/files/restore-check.sh', '/var/lib/cenich/restored', moment, REPOSITORY]
  // A truth that does not hold ends it with a fault; what it has found is said all the same, after the words of pgBackRest.
  const said = await machine.run('postgres', check).catch((error: { stdout?: string }) => error.stdout ?? '')
  const restored = JSON.parse(said.trim().split('\n').at(-1) ?? '') as Restored
  console.log(`restored on a new machine: ${JSON.stringify(restored)}`)
  return restored
}
