import { parseConfig } from '@shop/runtime/config'
import { z } from 'zod'
import { ForeignMigrations, migrate } from './migrate.ts'

// Usage: DATABASE_DIRECT_URL=… pnpm --filter @shop/database migrate
// What a production install runs before its processes: nothing here needs a tool of development.
const Environment = z.object({ DATABASE_DIRECT_URL: z.string().optional(), DATABASE_URL: z.string().optional() })
const { DATABASE_DIRECT_URL, DATABASE_URL } = parseConfig(Environment, process.env)
const url = DATABASE_DIRECT_URL ?? DATABASE_URL
if (!url) {
  console.error('Set DATABASE_DIRECT_URL to the server itself, as its administrator.')
  process.exit(1)
}

try {
  console.log((await migrate(url, console.error)).trim() || 'Every migration is applied.')
} catch (error) {
  // dbmate says by itself what is wrong; its command line holds the password.
  const { stderr } = error as { stderr?: string }
  if (error instanceof ForeignMigrations && error.isAhead) {
    // The way back: the release before runs with the database of the one after it, and nothing is taken away.
    console.log('The database is that of a later release; there is nothing to do.')
  } else {
    if (!(error instanceof ForeignMigrations) && stderr === undefined) throw error
    console.error(stderr ?? (error as Error).message)
    process.exitCode = 1
  }
}
