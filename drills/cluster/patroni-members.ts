import type { Host } from '@shop/deploy/cluster/hosts'

interface Member {
  name: string
  role: string
  state: string
}

const ASK_MS = 2000

/** What the first node that answers knows of all; empty when none does. */
async function readMembers(nodes: readonly Host[]): Promise<Member[]> {
  for (const { address } of nodes) {
    try {
      const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(ASK_MS) })
      const { members } = (await response.json()) as { members?: Member[] }
      if (members) return members
    } catch {
      // Cut off, frozen or gone: another one is asked.
    }
  }
  return []
}

export async function readLeader(nodes: readonly Host[]): Promise<string | null> {
  const members = await readMembers(nodes)
  return members.find(({ role, state }) => role === 'leader' && state === 'running')?.name ?? null
}

/** What is told of a cluster that does not become whole: every member with its role and state, and who of etcd is ill. */
export async function describeCluster(nodes: readonly Host[]): Promise<string> {
  const members = await readMembers(nodes)
  const told = members.map(({ name, role, state }) => `${name} ${role} ${state}`)
  const healthy = await Promise.all(nodes.map(isHealthy))
  const ill = nodes.filter((_node, index) => !healthy[index]).map(({ name }) => `etcd of ${name} ill`)
  return [...told, ...ill].join(', ') || 'nobody answers'
}

/** A primary, everybody else streaming from it, one of them synchronously, and every member of etcd well. */
export async function isWhole(nodes: readonly Host[]): Promise<boolean> {
  const members = await readMembers(nodes)
  const standbys = members.filter(({ role }) => role !== 'leader')
  const isComplete =
    members.length === nodes.length &&
    standbys.length === nodes.length - 1 &&
    members.some(({ role, state }) => role === 'leader' && state === 'running') &&
    standbys.every(({ state }) => state === 'streaming') &&
    standbys.some(({ role }) => role === 'sync_standby')
  return isComplete && (await Promise.all(nodes.map(isHealthy))).every(Boolean)
}

async function isHealthy({ address }: Host): Promise<boolean> {
  try {
    const response = await fetch(`http://${address}:2379/health`, { signal: AbortSignal.timeout(ASK_MS) })
    return ((await response.json()) as { health: string }).health === 'true'
  } catch {
    return false
  }
}

/** Hands the role over in good order; resolves when Patroni has done it. */
export async function switchOver(nodes: readonly Host[], password: string): Promise<void> {
  const leader = await readLeader(nodes)
  const address = nodes.find(({ name }) => name === leader)?.address
  const response = await fetch(`http://${address}:8008/switchover`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`patroni:${password}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ leader }),
  })
  if (!response.ok) throw new Error(`The switchover was refused: ${response.status} ${await response.text()}`)
}
