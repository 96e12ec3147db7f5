import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

export const BRIDGE = 'cenich-drill'
const FOLDER = `/sys/class/net/${BRIDGE}`

/** The network of the drill, with an address of this host in it. Returns how it is taken away. */
export function openBridge(address: string): () => void {
  if (existsSync(FOLDER)) {
    if (cables().length > 0) throw new Error('Another drill has its cluster here; one at a time.')
    closeBridge()
  }
  execFileSync('ip', ['link', 'add', BRIDGE, 'type', 'bridge'])
  execFileSync('ip', ['address', 'add', `${address}/24`, 'dev', BRIDGE])
  execFileSync('ip', ['link', 'set', BRIDGE, 'up'])
  process.once('exit', closeBridge)
  return () => {
    process.removeListener('exit', closeBridge)
    closeBridge()
  }
}

function cables(): string[] {
  return readdirSync(`${FOLDER}/brif`)
}

function closeBridge(): void {
  // A cable outlives its machine for as long as the kernel remembers a connection of it.
  for (const cable of cables()) execFileSync('ip', ['link', 'delete', cable])
  execFileSync('ip', ['link', 'delete', BRIDGE])
}

export function setCable(name: string, state: 'up' | 'down'): void {
  execFileSync('ip', ['link', 'set', name, state])
}
