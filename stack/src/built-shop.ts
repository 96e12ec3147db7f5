import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startDemoDatabase } from './demo-database.ts'
import { type Stack, type StackOptions, startStack } from './start-stack.ts'

const APPS = join(import.meta.dirname, '../../apps')

/** The production build of the shop over a throw-away copy of the demo data: what a customer would get. */
export async function startBuiltShop({ isBuilt = false } = {}): Promise<Stack> {
  if (!isBuilt) await buildShop()
  return startOver('production')
}

/** Everything but the pages, and what a page server needs to know of it. */
export async function startBackend(): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const { urls, stop } = await startOver('none')
  return { env: { DATA_URL: urls.data, SERVICES_URL: urls.services, IMAGES_URL: urls.images }, stop }
}

async function startOver(storefront: StackOptions['storefront']): Promise<Stack> {
  const database = await startDemoDatabase()
  try {
    const stack = await startStack({ ...database, storefront })
    const stop = async () => {
      await stack.stop()
      await database.stop()
    }
    return { ...stack, stop }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** Builds the pages; with other variables it is another build, such as the one with probes that tests ask for. */
export async function buildShop(env: Record<string, string> = {}): Promise<void> {
  await Promise.all(['storefront', 'admin'].map((app) => build(join(APPS, app), env)))
}

async function build(cwd: string, env: Record<string, string>): Promise<void> {
  const child = spawn('pnpm', ['--silent', 'run', 'build'], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${cwd} could not be built.`)
}
