import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '@shop/database/cluster'
import { ensureDevDatabase } from '@shop/database/dev-database'
import { type Stack, type StackOptions, startStack } from './start-stack.ts'

const ROOT = join(import.meta.dirname, '..')

/** The production build of the shop over a throw-away copy of the demo data: what a customer would get. */
export async function startBuiltShop(): Promise<Stack> {
  await buildShop()
  return startOver('production')
}

/** Everything but the pages, and what a page server needs to know of it. */
export async function startBackend(): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const { urls, stop } = await startOver('none')
  return { env: { DATA_URL: urls.data, SERVICES_URL: urls.services, IMAGES_URL: urls.images }, stop }
}

async function startOver(storefront: StackOptions['storefront']): Promise<Stack> {
  const cluster = await startCluster({ dir: await mkdtemp(join(tmpdir(), 'cenich-bench-')), keep: false })
  try {
    process.env.DATABASE_URL = cluster.url('shop')
    const stack = await startStack({ ...(await ensureDevDatabase()), storefront })
    const stop = async () => {
      await stack.stop()
      await cluster.stop()
    }
    return { ...stack, stop }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

export async function buildShop(): Promise<void> {
  const child = spawn('pnpm', ['--silent', 'run', 'build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The shop could not be built.')
}
