import { ForeignMigrations, migrate } from './migrate.ts'

// Usage: DATABASE_DIRECT_URL=… pnpm --filter @shop/database migrate
// What a production install runs before its processes: nothing here needs a tool of development.
const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
if (!url) {
  console.error('Set DATABASE_DIRECT_URL to the server itself, as its administrator.')
  process.exit(1)
}

try {
  console.log((await migrate(url, console.error)).trim() || 'Every migration is applied.')
} catch (error) {
  // dbmate says by itself what is wrong; its command line holds the password.
  const { stderr } = error as { stderr?: string }
  if (!(error instanceof ForeignMigrations) && stderr === undefined) throw error
  console.error(stderr ?? (error as Error).message)
  process.exitCode = 1
}
