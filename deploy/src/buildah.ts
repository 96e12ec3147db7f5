import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Where images are made. It lies in the checkout, so that nothing outside is touched and one folder can be thrown away. */
export const WORK = join(import.meta.dirname, '../../.local/image')

export function buildah(args: readonly string[]): string {
  const store = ['--root', join(WORK, 'store'), '--runroot', join(WORK, 'run'), '--storage-driver', 'vfs']
  return execFileSync('buildah', [...store, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim()
}
