import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { loginUrl } from '@shop/database/logins'
import { takePort } from '@shop/database/take-port'
import { NO_PARTNERS } from '@shop/stack/partners'

export const SECRET = 'a secret of the drill, long enough for it'
const SERVICES = join(import.meta.dirname, '../../apps/services')

/** The worker as it runs in production, but that it may speak to machines on loopback. */
export async function startSender(databaseUrl: string): Promise<ChildProcess> {
  const port = await takePort()
  const worker = spawn(process.execPath, ['src/worker.ts'], {
    cwd: SERVICES,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SHOP_MODE: 'development',
      LOG_LEVEL: 'error',
      DATABASE_URL: loginUrl(databaseUrl, 'services'),
      STOREFRONT_URL: 'http://localhost:3000',
      AUTH_SECRET: SECRET,
      SMTP_URL: 'smtp://127.0.0.1:1',
      ...NO_PARTNERS,
      WORKER_PORT: String(port),
    },
  })
  while (!(await isReady(port))) {
    if (worker.exitCode !== null) throw new Error('The worker did not start.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return worker
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/ready`).then(
    (response) => response.ok,
    () => false,
  )
}
